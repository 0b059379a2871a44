import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file of the site. Its type follows from its name, by the table in hosting.ts. */
export type Artefact = {
  /** Where it lies, from the root of the site: `/ikon-192.png`, and `/produkter.html` for the page `/produkter`. */
  path: string;
  /**
   * The project's files whose change counts as a change of this one: the content it shows, and the code that exists to
   * show it. Folders end in a slash. What every page shares is left out: a new line in the footer does not make a
   * product's page newer.
   */
  inputs: string[];
  /** Makes its text or its bytes. Called only when they are wanted. */
  render: () => string | Uint8Array | Promise<string | Uint8Array>;
  /**
   * Set for what is expensive to make: the result is kept between builds and made again only when this text changes. So
   * the text must cover everything that the result depends on; '' where the path already does. For code, see `codeKey`
   * in sourceGraph.ts.
   */
  cacheKey?: string;
};

const beingMade = new Map<string, Promise<Buffer>>();

/** The text or bytes of an artefact, from the cache of the project in `root` where it keeps them. */
export async function produce(root: string, { path, render, cacheKey }: Artefact): Promise<string | Uint8Array> {
  if (cacheKey === undefined) return render();
  const hash = cacheKey && `.${createHash('sha256').update(cacheKey).digest('hex').slice(0, 16)}`;
  const file = join(root, 'node_modules/.cache/artefacts', path + hash);
  if (existsSync(file)) return readFile(file);
  // Two requests for the same picture share one making.
  const making = beingMade.get(file) ?? makeCached(file, render);
  beingMade.set(file, making);
  return making.finally(() => beingMade.delete(file));
}

async function makeCached(file: string, render: Artefact['render']): Promise<Buffer> {
  const bytes = Buffer.from((await render()) as Uint8Array);
  await mkdir(dirname(file), { recursive: true });
  // Another build may be making the same file: each writes its own and the last one stays.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}
