/** OIDN's networks: read from the archive of weights that Intel ships, written as models that ONNX Runtime takes. */
import { readFileSync } from 'node:fs';

type Tensor = { dims: number[]; data: Float32Array };
/** A network as ONNX, and the name of its output. */
export type Model = { output: string; bytes: Buffer };

/** The network in a .tza file: large or base, told apart by its layers. */
export function readNetwork(path: string): Model {
  return buildModel(readArchive(path));
}

// ---- tensor archive -------------------------------------------------------------------------------

function halfToFloat(half: number): number {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  if (exponent === 0) return sign * 2 ** -24 * fraction;
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  return sign * 2 ** (exponent - 15) * (1 + fraction / 1024);
}

function readArchive(path: string): Map<string, Tensor> {
  const bytes = readFileSync(path);
  if (bytes.readUInt16LE(0) !== 0x41d7 || bytes[2] !== 2)
    throw new Error(`${path}: the whole file: must be a tensor archive of version 2.`);
  let at = Number(bytes.readBigUInt64LE(4));
  const count = bytes.readUInt32LE(at);
  at += 4;
  const tensors = new Map<string, Tensor>();
  for (let i = 0; i < count; i++) {
    const length = bytes.readUInt16LE(at);
    const name = bytes.toString('utf8', at + 2, at + 2 + length);
    at += 2 + length;
    const rank = bytes.readUInt8(at);
    at += 1;
    const dims = Array.from({ length: rank }, (_, d) => bytes.readUInt32LE(at + 4 * d));
    at += 5 * rank; // sizes, then the layout: x or oihw
    const half = String.fromCharCode(bytes.readUInt8(at)) === 'h';
    const start = Number(bytes.readBigUInt64LE(at + 1));
    at += 9;
    const data = Float32Array.from({ length: dims.reduce((x, y) => x * y, 1) }, (_, k) =>
      half ? halfToFloat(bytes.readUInt16LE(start + 2 * k)) : bytes.readFloatLE(start + 4 * k),
    );
    tensors.set(name, { dims, data });
  }
  return tensors;
}

// ---- just enough protobuf -------------------------------------------------------------------------

type Field = [number, number | string | Uint8Array];

function varint(value: number): Buffer {
  const out: number[] = [];
  let rest = value;
  do {
    out.push((rest % 128) + (rest > 127 ? 128 : 0));
    rest = Math.floor(rest / 128);
  } while (rest);
  return Buffer.from(out);
}

/** Numbers are varints, everything else is bytes with their length. */
function message(fields: Field[]): Buffer {
  return Buffer.concat(
    fields.flatMap(([field, value]) => {
      if (typeof value === 'number') return [varint(field << 3), varint(value)];
      const bytes = typeof value === 'string' ? Buffer.from(value) : value;
      return [varint((field << 3) | 2), varint(bytes.length), bytes];
    }),
  );
}

const repeated = (field: number, values: (number | Uint8Array)[]) => values.map((value): Field => [field, value]);
const ints = (name: string, values: number[]) => message([[1, name], ...repeated(8, values), [20, 7]]);
// prettier-ignore
const text = (name: string, value: string) => message([[1, name], [4, value], [20, 3]]);
// prettier-ignore
const whole = (name: string, value: number) => message([[1, name], [3, value], [20, 2]]);
const tensor = (name: string, { dims, data }: Tensor) =>
  message([
    ...repeated(1, dims),
    [2, 1],
    [8, name],
    [9, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)],
  ]);

/** An input or output: floats of n × c × h × w. */
function port(name: string): Buffer {
  const shape = message(
    repeated(
      1,
      Array.from('nchw', (size) => message([[2, size]])),
    ),
  );
  // prettier-ignore
  const type = message([[1, 1], [2, shape]]);
  // prettier-ignore
  return message([[1, name], [2, message([[1, type]])]]);
}

// ---- the U-Net ------------------------------------------------------------------------------------

function buildModel(tensors: Map<string, Tensor>): Model {
  const nodes: Buffer[] = [];
  const node = (type: string, inputs: string[], output: string, attributes: Buffer[] = []) => {
    const from = inputs.map((input): Field => [1, input]);
    nodes.push(message([...from, [2, output], [4, type], ...repeated(5, attributes)]));
    return output;
  };
  const conv = (id: string, from: string) => {
    const shape = [ints('kernel_shape', [3, 3]), ints('pads', [1, 1, 1, 1])];
    return node('Relu', [node('Conv', [from, `${id}.weight`, `${id}.bias`], `${id}.sum`, shape)], id);
  };
  const pool = (id: string, from: string) =>
    node('MaxPool', [from], id, [ints('kernel_shape', [2, 2]), ints('strides', [2, 2])]);
  const upwards = [
    text('mode', 'nearest'),
    text('coordinate_transformation_mode', 'asymmetric'),
    text('nearest_mode', 'floor'),
  ];
  const join = (level: number, from: string, skip: string) =>
    node('Concat', [node('Resize', [from, '', 'scales'], `up${level}`, upwards), skip], `cat${level}`, [
      whole('axis', 1),
    ]);

  const large = tensors.has('enc_conv1a.weight');
  const skips = ['input'];
  let x = large ? 'input' : conv('enc_conv0', 'input');
  for (let level = 1; level <= 4; level++) {
    x = large ? conv(`enc_conv${level}b`, conv(`enc_conv${level}a`, x)) : conv(`enc_conv${level}`, x);
    x = pool(`pool${level}`, x);
    skips.push(x);
  }
  x = conv('enc_conv5b', conv('enc_conv5a', x));
  for (let level = 4; level >= 1; level--)
    x = conv(`dec_conv${level}b`, conv(`dec_conv${level}a`, join(level, x, skips[level - 1] ?? 'input')));
  x = conv(large ? 'dec_conv1c' : 'dec_conv0', x);

  const weights = [...tensors].map(([name, values]) => tensor(name, values));
  const scales = tensor('scales', { dims: [4], data: new Float32Array([1, 1, 2, 2]) });
  const graph = message([
    ...repeated(1, nodes),
    [2, 'oidn'],
    ...repeated(5, [scales, ...weights]),
    [11, port('input')],
    [12, port(x)],
  ]);
  // prettier-ignore
  return { output: x, bytes: message([[1, 8], [7, graph], [8, message([[2, 17]])]]) };
}
