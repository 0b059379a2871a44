import type { Result } from './steps.ts';

/**
 * Prints the summary: the failed steps, the skipped cases and, alone on the last line, `N passed, N failed`.
 *
 * @returns the exit code
 */
export function report(results: Result[], print: (line: string) => void = console.log): 0 | 1 {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + (result[key] ?? 0), 0);
  const broken = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  print('');
  if (broken.length > 0) print(`Failed: ${broken.join(', ')}. What they said stands above.`);
  if (sum('skipped') > 0) print(`${sum('skipped')} skipped`);
  print(`${sum('passed')} passed, ${sum('failed')} failed`);
  return broken.length > 0 ? 1 : 0;
}
