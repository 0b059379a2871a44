import { stripVTControlCharacters } from 'node:util';

/** A test case that failed, or a file of tests that could not be run. */
export type Failure = { name: string; message: string };

/** What a test runner's reporter writes for the summary, as JSON, to the file that TEST_REPORT names. */
export type CaseReport = { passed: number; failed: number; skipped: number; failures: Failure[] };

const linesEach = 15;
const lineLength = 300;

/**
 * The failures alone: their names and the gist of what went wrong, at most 15 lines each. Cases that fail with the same
 * words are named together: a fault in the frame of all pages is one fault.
 */
export function describeFailures(failures: Failure[]): string {
  const groups = Map.groupBy(failures, ({ message }) => shorten(stripVTControlCharacters(message)));
  return [...groups]
    .map(([message, group]) => [...group.map(({ name }) => `✗ ${name}`), message.replace(/^(?=.)/gm, '  ')].join('\n'))
    .join('\n\n');
}

/** Without empty lines, and without what goes beyond the limits; the case's name is one of its lines. */
function shorten(message: string): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const kept =
    lines.length < linesEach
      ? lines
      : [...lines.slice(0, linesEach - 2), `… ${lines.length - linesEach + 2} more lines`];
  return kept.map((line) => (line.length > lineLength ? `${line.slice(0, lineLength)}…` : line)).join('\n');
}
