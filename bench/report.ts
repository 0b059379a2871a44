import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './project.ts';

/** Puts `text` between the marks `<!-- name -->` and `<!-- /name -->` of docs/performance.md. */
export async function writeSection(name: string, text: string): Promise<void> {
  const file = join(root, 'docs/performance.md');
  const report = await readFile(file, 'utf8');
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = report.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/performance.md has no section between ${start} and ${end}.`);
  await writeFile(file, `${before}${start}\n${text}\n${end}${after}`);
}
