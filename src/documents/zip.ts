import { strToU8, zipSync } from 'fflate';

/** The earliest day that an archive can hold: the same files are the same archive, whenever it is made. */
const mtime = new Date(1980, 0, 1);

/** A zip archive of files by their names. */
export function toZip(files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(files).map(([name, body]) => [name, typeof body === 'string' ? strToU8(body) : body]);
  return zipSync(Object.fromEntries(parts) as Record<string, Uint8Array>, { mtime, level: 9 });
}
