/**
 * Intel's Open Image Denoise on the CPU, through ONNX Runtime.
 *
 *   node oidn.ts CACHE FOLDER WIDTH HEIGHT
 *
 * FOLDER holds colour.f32, albedo.f32 and normal.f32: raw little-endian float32, RGB interleaved, linear HDR colour,
 * albedo 0…1, normals -1…1. Writes clean.f32 beside them. The guides are cleaned first. CACHE holds weights/*.tza and
 * runtime/node_modules, as render_queue.py puts them there. Checked against the native library 2.5.0: 72 dB.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readNetwork } from './unet.ts';

/** What is used of onnxruntime-node, which is fetched and no dependency of the project. */
type Runtime = {
  Tensor: new (type: 'float32', data: Float32Array, dims: number[]) => unknown;
  InferenceSession: {
    create(
      model: Buffer,
      options: object,
    ): Promise<{
      run(feeds: Record<string, unknown>): Promise<Record<string, { data: Float32Array }>>;
    }>;
  };
};
/** Runs a network on planes of channels × height × width. */
type Run = (planes: Float32Array, width: number, height: number) => Promise<Float32Array>;

const [cache = '', folder = '', ...size] = process.argv.slice(2);
const [width = 0, height = 0] = size.map(Number);
const runtime = createRequire(join(cache, 'runtime/package.json'))('onnxruntime-node') as Runtime;
const align = 16;
const overlap = 128;
/** Pixels of a strip: more takes more memory than it gains. */
const stripPixels = 1_000_000;

async function network(name: string): Promise<Run> {
  const { output, bytes } = readNetwork(join(cache, `weights/${name}.tza`));
  const session = await runtime.InferenceSession.create(bytes, {
    intraOpNumThreads: Number(process.env['OMP_NUM_THREADS'] ?? 2),
    graphOptimizationLevel: 'all',
  });
  return async (planes, wide, tall) => {
    const shape = [1, planes.length / (wide * tall), tall, wide];
    const result = await session.run({ input: new runtime.Tensor('float32', planes, shape) });
    return result[output]?.data ?? new Float32Array(0);
  };
}

/** Runs a network over strips of the whole width that overlap; their edges are filled up with zeros. */
async function inStrips(run: Run, sources: Float32Array[]): Promise<Float32Array> {
  const wide = Math.ceil(width / align) * align;
  const step = Math.ceil(height / Math.ceil((wide * height) / stripPixels) / align) * align;
  const out = new Float32Array(3 * width * height);
  for (let top = 0; top < height; top += step) {
    const from = Math.max(0, top - overlap);
    const to = Math.min(height, top + step + overlap);
    const tall = Math.ceil((to - from) / align) * align;
    const planes = new Float32Array(3 * sources.length * wide * tall);
    for (const [s, source] of sources.entries())
      for (let y = from; y < to; y++)
        for (let x = 0; x < width; x++)
          for (let c = 0; c < 3; c++)
            planes[((3 * s + c) * tall + y - from) * wide + x] = source[3 * (y * width + x) + c] ?? 0;
    const got = await run(planes, wide, tall);
    for (let y = top; y < Math.min(height, top + step); y++)
      for (let x = 0; x < width; x++)
        for (let c = 0; c < 3; c++) out[3 * (y * width + x) + c] = got[(c * tall + y - from) * wide + x] ?? 0;
  }
  return out;
}

// ---- OIDN's transfer function for HDR, and its automatic exposure -----------------------------------

const curve = {
  a: 1412.83765,
  b: 1.64593172,
  c: 0.431384981,
  d: -0.00294139609,
  e: 0.192653254,
  f: 0.00626026094,
  g: 0.998620152,
  y0: 1.5794576e-6,
  y1: 0.0322087631,
  x0: 0.00223151711,
  x1: 0.370974749,
};
function encode(y: number): number {
  const { a, b, c, d, e, f, g, y0, y1 } = curve;
  return y <= y0 ? a * y : y <= y1 ? b * y ** c + d : e * Math.log(y + f) + g;
}
function decode(x: number): number {
  const { a, b, c, d, e, f, g, x0, x1 } = curve;
  return x <= x0 ? x / a : x <= x1 ? ((x - d) / b) ** (1 / c) : Math.exp((x - g) / e) - f;
}
const brightest = encode(65504);

/** Factor that brings the geometric mean of the brightness of 16 × 16 pixels to middle grey. */
function exposure(colour: Float32Array): number {
  const rows = Math.max(1, Math.floor(height / 16));
  const columns = Math.max(1, Math.floor(width / 16));
  const edge = (i: number, count: number, length: number) => Math.floor((i * length) / count);
  const logs: number[] = [];
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      let light = 0;
      let pixels = 0;
      for (let y = edge(r, rows, height); y < edge(r + 1, rows, height); y++)
        for (let x = edge(c, columns, width); x < edge(c + 1, columns, width); x++, pixels++) {
          const [red = 0, green = 0, blue = 0] = colour.subarray(3 * (y * width + x));
          light += 0.212671 * red + 0.71516 * green + 0.072169 * blue;
        }
      if (light / pixels > 1e-8) logs.push(Math.log2(light / pixels));
    }
  return logs.length > 0 ? 0.18 / 2 ** (logs.reduce((sum, log) => sum + log, 0) / logs.length) : 1;
}

// ---- the whole ------------------------------------------------------------------------------------

const load = (name: string) => new Float32Array(new Uint8Array(readFileSync(join(folder, `${name}.f32`))).buffer);
const clamp = (value: number, low: number) => Math.min(1, Math.max(low, value));
const guide = async (name: string, plane: Float32Array) =>
  (await inStrips(await network(name), [plane])).map((value) => Math.min(1, value));

const colour = load('colour').map((value) => (value > 0 && Number.isFinite(value) ? value : 0));
const albedo = load('albedo').map((value) => clamp(value, 0));
const normal = load('normal').map((value) => clamp(value, -1) * 0.5 + 0.5);
const guides = [await guide('rt_alb', albedo), await guide('rt_nrm', normal)];
const scale = exposure(colour);
const scaled = colour.map((value) => encode(value * scale) / brightest);
const clean = await inStrips(await network('rt_hdr_calb_cnrm_large'), [scaled, ...guides]);
const result = clean.map((value) => Math.max(0, decode(value * brightest) / scale));
writeFileSync(join(folder, 'clean.f32'), Buffer.from(result.buffer));
