/** Builds the site: one bundle that renders, one for the browser, then every file of the registry. */
import { existsSync, globSync, statSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import type { Artefact } from './artefact.ts';
import type { MailSettings } from '../src/mail/provider.ts';
import { refuseMistakes } from './checkContent.ts';
import { readHistory } from './gitHistory.ts';
import { siteHeaders } from './headers.ts';
import { contentType, isCompressed } from './hosting.ts';
import { siteSettings, writeHosting } from './hosts/write.ts';
import { pageScripts } from './sourceGraph.ts';
import { sharedSheets, sheetAddress } from './styles.ts';
import { Trouble } from './trouble.mjs';

type Registry = typeof import('./registry.tsx');
type Assets = import('./registry.tsx').Assets;
type Make = (artefact: Artefact) => ReturnType<Registry['make']>;

const brotli = promisify(brotliCompress);

/**
 * Settings of brotli to try. Nobody can tell beforehand which packs a page best: a changed letter shifts the result by
 * up to eighty bytes, and without the choice some pages would exceed their limits (decision 9).
 */
const brotliSettings = [
  {},
  { [constants.BROTLI_PARAM_NDIRECT]: 2 },
  { [constants.BROTLI_PARAM_NDIRECT]: 15 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 16, [constants.BROTLI_PARAM_NPOSTFIX]: 2 },
];

/** The smallest result for a page or a script. Nobody waits for other texts, so for them the first settings will do. */
async function smallestBrotli(body: string | Uint8Array, type: string): Promise<Buffer> {
  const settings = /html|script/.test(type) ? brotliSettings : brotliSettings.slice(0, 1);
  const all = await Promise.all(settings.map((params) => brotli(body, { params })));
  return all.reduce((a, b) => (b.length < a.length ? b : a));
}

const gzipped = promisify(gzip);
const compressors = { br: smallestBrotli, gz: (body: string | Uint8Array) => gzipped(body) };

const entry = 'src/browser.ts';
const font = 'src/fonts/schibsted-grotesk.woff2';

/**
 * Builds the whole site beside `outDir`, and puts it in its place when it is complete.
 *
 * @param options.deploy where the settings of servers go; without it none are written
 * @param options.mail where the contact form sends its messages; null builds a form that can only fail politely
 * @param options.compress whether texts get compressed copies beside them, which take most of the time where the
 * pictures are made already
 * @returns the headers of every answer
 * @throws Trouble with one line per problem when the content is not in order
 */
export async function buildSite({
  outDir,
  deploy,
  mail,
  compress = true,
}: {
  outDir: string;
  deploy?: string;
  mail: MailSettings;
  compress?: boolean;
}): Promise<Record<string, string>> {
  const root = resolve(import.meta.dirname, '..');
  const out = resolve(root, outDir);
  const unfinished = `${out}.${process.pid}`;
  const registryDir = join(root, 'node_modules/.cache/registry', `${process.pid}-${Date.now()}`);
  const shared: InlineConfig = { root, logLevel: 'warn', define: { __MAIL__: JSON.stringify(mail) } };

  await refuseMistakes(root);
  try {
    await build({
      ...shared,
      publicDir: false,
      build: { ssr: 'build/registry.tsx', outDir: registryDir, emptyOutDir: true, target: 'node24', minify: false },
    });
    const registry = (await import(pathToFileURL(join(registryDir, 'registry.js')).href)) as Registry;
    const { assets, styles, files } = await bundle(root, shared, registry.listPageKinds());
    const history = readHistory(root);
    const artefacts = [
      ...files,
      ...publicFiles(root),
      ...registry.listArtefacts({ root, assets, readHistory: () => history, now: new Date() }),
    ];
    const headers = siteHeaders({ styles, mail, video: registry.company.video });
    const make = (artefact: Artefact) => registry.make(root, artefact);
    const paths = await writeArtefacts({ artefacts, make, folder: unfinished, before: out, compress });
    for (const [path, text] of Object.entries(siteSettings(headers, paths))) await writeFile(unfinished + path, text);
    if (deploy) await writeHosting({ site: out, deploy, headers });
    await replace(out, unfinished);
    return headers;
  } catch (error) {
    throw explained(error);
  } finally {
    for (const folder of [registryDir, unfinished]) await rm(folder, { recursive: true, force: true });
  }
}

/** What the browser loads: its files, their addresses, and the style sheets, which the pages carry inline. */
async function bundle(
  root: string,
  shared: InlineConfig,
  kinds: string[],
): Promise<{ assets: Assets; styles: string[]; files: Artefact[] }> {
  const sheets = sharedSheets(root, kinds);
  const input = [entry, ...new Set(sheets.values().map(sheetAddress))];
  const { output } = (await build({
    ...shared,
    publicDir: false,
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput;
  const find = (what: string, isIt: (file: (typeof output)[number]) => boolean) => {
    const file = output.find(isIt);
    if (!file) throw new Error(`The browser's bundle lacks ${what}.`);
    return file;
  };
  const named = (name: string) => find(name, (file) => file.type === 'asset' && file.names.includes(name));
  const script = find(entry, (file) => file.type === 'chunk' && file.isEntry && file.name === basename(entry, '.ts'));
  const textOf = (page: string) =>
    contentOf(named(`${sheets.get(page)}.css`))
      .toString()
      .trim();
  const scripts = pageScripts(root, kinds);
  return {
    assets: {
      script: `/${script.fileName}`,
      font: `/${named(basename(font)).fileName}`,
      kinds: Object.fromEntries(
        kinds.map((kind) => [kind, { styles: { text: textOf(kind) }, scripts: scripts.get(kind) ?? [] }]),
      ),
    },
    styles: kinds.map(textOf),
    files: output
      .filter(({ fileName }) => !fileName.endsWith('.css'))
      .map((file) => ({ path: `/${file.fileName}`, inputs: [], render: () => contentOf(file) })),
  };
}

const contentOf = (file: Rolldown.RolldownOutput['output'][number]) =>
  file.type === 'chunk' ? file.code : file.source;

function publicFiles(root: string): Artefact[] {
  const folder = join(root, 'public');
  return globSync('**/{*,.well-known/*}', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => ({ path: `/${file}`, inputs: [`public/${file}`], render: () => readFile(join(folder, file)) }));
}

/**
 * Writes artefacts, and whatever they name, below `folder`.
 *
 * Unless `compress` is false, each text gets a brotli and a gzip copy for hosts that serve precompressed files. A text
 * that has not changed since the build in `before` takes over that build's copies. Returns the paths of all artefacts.
 */
async function writeArtefacts({
  artefacts,
  make,
  folder,
  before,
  compress,
}: {
  artefacts: Artefact[];
  make: Make;
  folder: string;
  before: string;
  compress: boolean;
}): Promise<string[]> {
  const known = new Set<string>();
  const queue: Artefact[] = [];
  const add = (artefact: Artefact) => {
    if (known.has(artefact.path)) return false;
    known.add(artefact.path);
    queue.push(artefact);
    return true;
  };
  for (const artefact of artefacts)
    if (!add(artefact))
      throw new Error(
        `Two files of the site have the path ${artefact.path}: give one another name, in public/ or in build/registry.tsx.`,
      );
  // One for each thread that compresses: more would only take memory.
  const workers = [worker(), worker(), worker(), worker()];
  await Promise.all(workers).catch(async (error: unknown) => {
    // The caller removes the folder, so all workers must have stopped.
    queue.length = 0;
    await Promise.allSettled(workers);
    throw error;
  });
  return [...known];

  async function worker(): Promise<void> {
    for (let artefact = queue.shift(); artefact; artefact = queue.shift()) {
      const { body, names } = await make(artefact);
      names.forEach(add);
      await writeWithCopies(artefact.path, body, { folder, before, compress });
    }
  }
}

async function writeWithCopies(
  path: string,
  body: string | Uint8Array,
  { folder, before, compress }: { folder: string; before: string; compress: boolean },
): Promise<void> {
  const type = contentType(path);
  if (!type)
    throw new Error(`${path} is of a kind without a type: add its ending to contentTypes in build/hosting.ts.`);
  const [file, old] = [join(folder, path), join(before, path)];
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
  if (!compress || isCompressed(type)) return;
  const isAsBefore = existsSync(old) && (await readFile(old)).equals(Buffer.from(body));
  for (const [end, pack] of Object.entries(compressors))
    if (isAsBefore && existsSync(`${old}.${end}`)) await copyFile(`${old}.${end}`, `${file}.${end}`);
    else await writeFile(`${file}.${end}`, await pack(body, type));
}

/** Swaps a finished folder in for another at once: nobody is ever served half a site. */
async function replace(folder: string, finished: string): Promise<void> {
  const old = `${finished}.old`;
  await mkdir(dirname(folder), { recursive: true });
  if (existsSync(folder)) await rename(folder, old);
  await rename(finished, folder);
  await rm(old, { recursive: true, force: true });
}

/** The stack of a file that cannot be parsed does not help whoever wrote it; the bundler's excerpt does. */
function explained(error: unknown): unknown {
  const faults = (error as { errors?: { message: string }[] }).errors;
  if (!Array.isArray(faults)) return error;
  const excerpts = faults.map(({ message }) => stripVTControlCharacters(message).trim());
  return new Trouble(`A file could not be read; correct it and build again.\n${excerpts.join('\n')}`);
}
