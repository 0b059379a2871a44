import { expect, test } from 'vitest';
import { report, runSteps, type Step } from './steps.ts';
import { allSteps, chooseSteps } from './suite.ts';

const passed = (count = 1) => Promise.resolve({ passed: count, failed: 0 });

/** A step that the test ends. */
function controlled(step: Partial<Step> & { name: string }, started: string[]) {
  const { promise, resolve } = Promise.withResolvers<{ passed: number; failed: number }>();
  const run = () => (started.push(step.name), promise);
  return { step: { ...step, run } satisfies Step, end: () => resolve({ passed: 1, failed: 0 }) };
}

test('runs two at a time, and what uses the whole machine at last and alone', async () => {
  const started: string[] = [];
  const [alone, a, b, c] = [
    controlled({ name: 'alone', alone: true }, started),
    controlled({ name: 'a' }, started),
    controlled({ name: 'b' }, started),
    controlled({ name: 'c' }, started),
  ];
  const results = runSteps([alone.step, a.step, b.step, c.step], () => {});
  await expect.poll(() => started).toEqual(['a', 'b']);
  b.end();
  await expect.poll(() => started).toEqual(['a', 'b', 'c']);
  c.end();
  a.end();
  await expect.poll(() => started).toEqual(['a', 'b', 'c', 'alone']);
  alone.end();
  expect((await results).map(({ name }) => name)).toEqual(['alone', 'a', 'b', 'c']);
});

test('a failure stops nothing but what needs it', async () => {
  const steps: Step[] = [
    { name: 'build', run: () => Promise.reject(new Error('The content is broken.')) },
    { name: 'html', needs: ['build'], run: () => passed() },
    { name: 'browser', needs: ['html'], alone: true, run: () => passed() },
    { name: 'lint', run: () => passed() },
  ];
  const printed: string[] = [];
  const results = await runSteps(steps, (text) => printed.push(text));
  expect(results.map(({ name, passed: good, failed }) => [name, good, failed])).toEqual([
    ['build', 0, 1],
    ['html', 0, 1],
    ['browser', 0, 1],
    ['lint', 1, 0],
  ]);
  expect(printed.find((text) => text.includes('build'))).toMatch(
    /^✗ {2}build +0\.\d s {3}0 passed, 1 failed\n {3}The content is broken\.$/,
  );
  expect(printed.find((text) => text.includes('html'))).toContain('Not run, because "build" failed.');
});

test('a need outside of the chosen steps is taken as given', async () => {
  const results = await runSteps([{ name: 'html', needs: ['build'], run: () => passed(3) }], () => {});
  expect(results).toMatchObject([{ name: 'html', passed: 3, failed: 0 }]);
});

test('the last line is the sum, alone', () => {
  const lines: string[] = [];
  const results = [
    { name: 'unit', seconds: 1, passed: 40, failed: 0, skipped: 2 },
    { name: 'html', seconds: 1, passed: 9, failed: 1 },
  ];
  expect(report(results, (line) => lines.push(line))).toBe(1);
  expect(lines.at(-1)).toBe('49 passed, 1 failed');
  expect(lines.join('\n')).toContain('Failed: html.');
  expect(lines.join('\n')).toContain('2 skipped');
  expect(report(results.slice(0, 1), (line) => lines.push(line))).toBe(0);
  expect(lines.at(-1)).toBe('40 passed, 0 failed');
});

test('named steps bring what they need', () => {
  const names = (...chosen: string[]) => chooseSteps(allSteps(), chosen).map(({ name }) => name);
  expect(names('html')).toEqual(['build', 'html']);
  expect(names('unit', 'lint')).toEqual(['unit', 'lint']);
  expect(names()).toEqual([
    'build',
    'types',
    'unit',
    'lint',
    'styles',
    'format',
    'borders',
    'html',
    'owner',
    'hosts',
    'browser',
  ]);
  expect(() => names('nonsens')).toThrow(/^There is no test step "nonsens": choose from /);
});
