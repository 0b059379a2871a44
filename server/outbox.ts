import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Stores a message and gives its path. */
export type Outbox = (mail: Buffer, date: Date) => Promise<string>;

/**
 * A folder of `.eml` files whose names sort by time.
 *
 * A file is there completely or not at all: it is written under a hidden name, flushed to the disk and then renamed.
 *
 * @param folder made when the first message arrives
 */
export function createOutbox(folder: string): Outbox {
  let latest = 0;
  return async (mail, date) => {
    // Two messages of one millisecond still sort in the order of their arrival.
    latest = Math.max(date.getTime(), latest + 1);
    const time = new Date(latest).toISOString().replace(/[-:.]/g, '');
    // Another server may write into the same folder.
    const name = `${time}-${randomBytes(3).toString('hex')}.eml`;
    const path = join(folder, name);
    const draft = join(folder, `.${name}.part`);
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(draft, mail, { flag: 'wx', flush: true });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return path;
  };
}
