import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../scripts/lib/project.ts';

/**
 * Puts a table between the marks `<!-- name -->` and `<!-- /name -->` of docs/performance.md.
 *
 * @param how ends the sentence "Measured 2026-11-21 with …", without its full stop
 * @param heading the names of the columns, with ` | ` between them
 * @param rows lines of Markdown, from `row`
 */
export async function writeTable(name: string, how: string, heading: string, rows: string[]): Promise<void> {
  const file = join(root, 'docs/performance.md');
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = (await readFile(file, 'utf8')).split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/performance.md has no section between ${start} and ${end}.`);
  const today = new Date().toISOString().slice(0, 10);
  const lines = [
    `Measured ${today} with ${how}.`,
    '',
    row([heading]),
    row(heading.split('|').map(() => '---')),
    ...rows,
  ];
  await writeFile(file, `${before}${start}\n${lines.join('\n')}\n${end}${after}`);
}

/** A line of a table in Markdown. */
export function row(cells: (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The middle one of several measured numbers. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
