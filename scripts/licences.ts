/** `npm run licences`: writes docs/licences.md from the lock files. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeLicences, readLocks } from './lib/licences.ts';
import { main } from './lib/main.ts';
import { root } from './lib/project.ts';

await main(async () => {
  await writeFile(join(root, 'docs/licences.md'), describeLicences(readLocks()));
  console.log('The licences are in docs/licences.md.');
});
