import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The file of a picture in the cache of the project in `root`, made if it is not there yet.
 *
 * @param address of the picture, which says all about it: nothing else tells old from new
 * @param make writes the picture to the file that it is given
 */
export async function cachedPicture(
  root: string,
  address: string,
  make: (file: string) => Promise<void>,
): Promise<string> {
  const file = join(root, 'node_modules/.cache/pictures', address);
  if (existsSync(file)) return file;
  await mkdir(dirname(file), { recursive: true });
  // Another build may be making the same file: each writes its own and the last one stays.
  const unfinished = `${file}.${process.pid}`;
  await make(unfinished);
  await rename(unfinished, file);
  return file;
}
