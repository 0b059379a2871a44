/** The files in public/ that the company's file names: logo, icon, film. */
import { existsSync, globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { companyFile } from '../src/content/dataFiles.ts';
import { drawnIcon } from '../src/seo/icons.ts';
import { companySchema, type Company, type Video } from '../src/content/schema.ts';

/** What the site itself asks for in public/. */
const ownFiles = [drawnIcon, '/speculation-rules.json'];

const { logo: logoSchema, video: videoSchema, videoFacts: videoFactsSchema } = companySchema.shape;

/**
 * Problems with the files that the company's file names, as ”file: field: must …”.
 *
 * @param company what stands in its file, whether or not the rest of it is in order
 */
export async function companyFilesProblems(root: string, company: unknown): Promise<string[]> {
  const { logo, video, videoFacts } = (company ?? {}) as Record<string, unknown>;
  const film = videoSchema.safeParse(video).data;
  const checks = [
    logoProblem(root, logoSchema.safeParse(logo).data),
    faviconProblem(root),
    ...(film ? filmProblems(root, film, videoFactsSchema.safeParse(videoFacts).data) : []),
  ];
  return (await Promise.all(checks)).flat();
}

/**
 * Addresses of files in public/ that the site never mentions and publishes all the same. HTML and text files at its
 * root are left out: other services ask for them as proof of ownership.
 */
export function unnamedFiles(root: string, { logo, video }: Company): string[] {
  const film = video?.provider === 'file' ? [...video.sources.map(({ src }) => src), video.captions] : [];
  const named = new Set([...ownFiles, logo.src, ...film]);
  return globSync('**/*', { cwd: join(root, 'public') })
    .filter((file) => statSync(join(root, 'public', file)).isFile())
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => !named.has(file) && !/^\/[^/]+\.(?:html|txt)$/.test(file));
}

const missing = (root: string, address: string) =>
  existsSync(join(root, 'public', address)) ? [] : [`must be a file that is there, and public${address} is not`];

async function logoProblem(root: string, logo: Company['logo'] | undefined): Promise<string[]> {
  if (!logo) return [];
  const say = (problems: string[]) => problems.map((problem) => `${companyFile}: logo.${problem}`);
  const gone = missing(root, logo.src);
  if (gone.length > 0) return say(gone.map((problem) => `src: ${problem}`));
  const size = await sizeOf(join(root, 'public', logo.src));
  if (!size) return say([`src: must be a picture that can be read, and public${logo.src} is damaged or none`]);
  const width = Math.round((logo.height * size.width) / size.height);
  if (Math.abs(width - logo.width) <= 1) return [];
  return say([`width: must be ${width} where the height is ${logo.height}, or public${logo.src} is distorted`]);
}

async function faviconProblem(root: string): Promise<string[]> {
  if (await sizeOf(join(root, 'public', drawnIcon))) return [];
  return [`public${drawnIcon}: the whole file: must be an SVG that can be read, because all icons are made from it`];
}

function filmProblems(root: string, film: Video, facts: Company['videoFacts'] | undefined): Promise<string[]>[] {
  if (film.provider !== 'file') return [];
  const say = (field: string, problems: string[]) => problems.map((problem) => `${companyFile}: ${field}: ${problem}`);
  const source = async ({ src, type }: (typeof film.sources)[number], index: number) => {
    const field = `video.sources, entry ${index + 1}, src`;
    const gone = missing(root, src);
    if (gone.length > 0 || !type.startsWith('video/mp4')) return say(field, gone);
    const seconds = mp4Seconds(await readFile(join(root, 'public', src)));
    if (seconds === undefined) return say(field, [`must be an MP4 film, and public${src} is damaged or none`]);
    if (!facts || seconds === 0 || Math.abs(seconds - facts.seconds) <= 1) return [];
    return say('videoFacts.seconds', [
      `must be ${Math.round(seconds)}, the length of public${src}, and is ${facts.seconds}; see whether videoFacts.description still fits the film`,
    ]);
  };
  const captions = async () => (film.captions ? say('video.captions', missing(root, film.captions)) : []);
  return [...film.sources.map(source), captions()];
}

async function sizeOf(file: string): Promise<{ width: number; height: number } | undefined> {
  // The header of a damaged picture may be intact: only decoding all of it tells.
  const picture = sharp(file);
  return picture.stats().then(
    () => picture.metadata(),
    () => undefined,
  );
}

/**
 * The length of a film in seconds, from the header of its MP4 file: 0 where it does not say, undefined where there is
 * no header.
 */
function mp4Seconds(bytes: Buffer): number | undefined {
  const header = bytes.indexOf('mvhd') + 4;
  if (header < 4 || header + 32 > bytes.length) return undefined;
  // Version 1 has 64 bits for each time.
  const isLong = bytes[header] === 1;
  const scale = bytes.readUInt32BE(header + (isLong ? 20 : 12));
  const duration = isLong ? Number(bytes.readBigUInt64BE(header + 24)) : bytes.readUInt32BE(header + 16);
  return scale > 0 ? duration / scale : 0;
}
