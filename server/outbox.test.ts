import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createOutbox } from './outbox.ts';

test('messages of one moment sort in the order in which they came', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const store = createOutbox(folder);
  const sent = ['första', 'andra', 'tredje', 'fjärde', 'femte', 'sjätte', 'sjunde', 'åttonde'];
  for (const text of sent) await store(Buffer.from(text), new Date('2026-11-21T12:00:00Z'));
  const files = (await readdir(folder)).toSorted();
  expect(await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).toEqual(sent);
  await rm(folder, { recursive: true });
});
