/** Builds the site: one browser bundle, one bundle that renders, then every page as a plain file. */
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build, type InlineConfig, type Manifest } from 'vite';
import type { Company } from '../src/content/schema.ts';
import type { MailSettings } from '../src/mail/send.ts';
import { Trouble } from './trouble.ts';
import { readHistory } from './gitHistory.ts';
import { makeIcons } from './icons.ts';
import { findVariants, makePictures } from './pictures.ts';
import { findSharePictures, makeSharePictures } from './sharePictures.ts';
import { sharedSheets, sheetAddress } from './styles.ts';

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };

const entry = 'src/browser.ts';
const font = 'src/fonts/schibsted-grotesk.woff2';

type Renderer = typeof import('./render.tsx');
type Assets = import('./render.tsx').Assets;

/**
 * Builds the whole site into `outDir` (emptied first).
 *
 * @param options.mail where the contact form sends its messages; null builds a form that can only fail politely
 * @throws Trouble with one line per problem when the content is not in order
 */
export async function buildSite({ outDir, mail }: { outDir: string; mail: MailSettings }): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  const out = resolve(root, outDir);
  const rendererDir = join(root, 'node_modules/.cache/renderer', `${process.pid}-${Date.now()}`);
  const shared: InlineConfig = { root, logLevel: 'warn', define: { __MAIL__: JSON.stringify(mail) } };

  try {
    await build({
      ...shared,
      publicDir: false,
      build: { ssr: 'build/render.tsx', outDir: rendererDir, emptyOutDir: true, target: 'node24', minify: false },
    });
    const renderer = (await import(pathToFileURL(join(rendererDir, 'render.js')).href)) as Renderer;
    const problems = [...renderer.checkContent(), ...missingFiles(join(root, 'public'), renderer.company)];
    if (problems.length > 0)
      throw new Trouble(
        `The content has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n  ${problems.join('\n  ')}`,
      );

    const sheets = sharedSheets(root, renderer.listPageKinds());
    await build({
      ...shared,
      build: {
        outDir: out,
        emptyOutDir: true,
        manifest: true,
        modulePreload: false,
        rolldownOptions: { input: [entry, font, ...new Set(sheets.values().map(sheetAddress))] },
      },
    });
    const assets = await readAssets(out, sheets);
    await writePages(renderer, root, out, assets);
    await compressFiles(out);
  } catch (error) {
    throw explained(error);
  } finally {
    await rm(rendererDir, { recursive: true, force: true });
  }
}

/** A file that cannot be parsed is the fault of whoever wrote it last, and a stack would not help them; the bundler's excerpt does. */
function explained(error: unknown): unknown {
  const faults = (error as { errors?: { message: string }[] }).errors;
  if (!Array.isArray(faults)) return error;
  const excerpts = faults.map(({ message }) => stripVTControlCharacters(message).trim());
  return new Trouble(`A file could not be read; correct it and build again.\n${excerpts.join('\n')}`);
}

/** Files of the company that are named in its content and not to be found below `folder`, as ”file: field: reason”. */
function missingFiles(folder: string, { logo, video }: Company): string[] {
  const named: Record<string, string | undefined> = { 'logo.src': logo.src };
  if (video?.provider === 'file') {
    named['video.captions'] = video.captions;
    video.sources.forEach(({ src }, index) => (named[`video.sources.${index}.src`] = src));
  }
  return Object.entries(named).flatMap(([field, address]) =>
    address && !existsSync(join(folder, address))
      ? [`src/content/company.json: ${field}: there is no file public${address}`]
      : [],
  );
}

/** Takes the style sheets, which the pages carry inline, and the addresses of script and font out of the browser bundle. */
async function readAssets(out: string, sheets: Map<string, string>): Promise<Assets> {
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
  const fileOf = (source: string) => {
    const file = Object.values(manifest).find(({ src }) => `/${src}`.endsWith(source))?.file;
    if (!file) throw new Error(`The browser bundle lacks ${source}.`);
    return file;
  };
  const files = [...sheets].map(([page, sheet]) => [page, join(out, fileOf(sheetAddress(sheet)))] as const);
  const assets = {
    styles: Object.fromEntries(
      await Promise.all(files.map(async ([page, file]) => [page, { text: (await readFile(file, 'utf8')).trim() }])),
    ),
    script: `/${fileOf(entry)}`,
    font: `/${fileOf(font)}`,
  };
  for (const file of [join(out, '.vite'), ...files.map(([, file]) => file)])
    await rm(file, { recursive: true, force: true });
  return assets;
}

async function writePages(renderer: Renderer, root: string, out: string, assets: Assets): Promise<void> {
  const files = [
    ...renderer.listPages().map(({ path, file }) => ({ file, text: () => renderer.renderPage(path, assets) })),
    ...renderer.listDrawings().map(({ path }) => ({ file: path.slice(1), text: () => renderer.renderDrawing(path) })),
    ...renderer
      .listReaderFiles(await readHistory(root), new Date())
      .map(({ file, text }) => ({ file, text: () => text })),
  ];
  // The addresses alone: the texts of a large catalogue would fill the memory.
  const pictures = new Set<string>();
  for (const { file, text } of files) {
    const target = join(out, file);
    const content = (await text()) ?? '';
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
    for (const address of [...findVariants(content).map((variant) => variant.address), ...findSharePictures(content)])
      pictures.add(address);
  }
  await makePictures(root, [...pictures], out);
  await makeSharePictures(root, [...pictures], out, async (path) => renderer.renderDrawing(path));
  await makeIcons(root, out);
}

/** Leaves a brotli and a gzip copy beside every text file, for hosts that serve precompressed files. */
async function compressFiles(out: string): Promise<void> {
  const files = glob('**/*.{html,js,css,svg,xml,txt,json,webmanifest}', { cwd: out });
  // As many as there are threads for it: more would only lie in memory.
  await Promise.all([worker(), worker(), worker(), worker()]);

  async function worker(): Promise<void> {
    for await (const file of files) {
      const bytes = await readFile(join(out, file));
      for (const [end, compress] of Object.entries(compressors))
        await writeFile(join(out, `${file}.${end}`), await compress(bytes));
    }
  }
}
