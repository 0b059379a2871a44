import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeFailures, type CaseReport } from './failures.ts';
import { folders } from './project.ts';
import { runTool } from './tool.ts';

let folder: string;

/** Below the project, so that the cases find what they import. */
beforeAll(async () => {
  await mkdir(folders.local, { recursive: true });
  folder = await mkdtemp(join(folders.local, 'failures-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs cases with a runner's own reporter. */
async function run(runner: 'vitest' | 'playwright', cases: string): Promise<CaseReport & { printed: string }> {
  const playwright = runner === 'playwright';
  const imports = playwright
    ? `import { expect, test } from '@playwright/test'; const { describe } = test;`
    : `import { describe, expect, test } from 'vitest';`;
  await writeFile(join(folder, `${runner}.case.ts`), `${imports}\n${cases}`);
  await writeFile(
    join(folder, `${runner}.config.ts`),
    `export default ${JSON.stringify(playwright ? { testMatch: '**/playwright.case.ts', outputDir: join(folder, 'results') } : { test: { include: ['vitest.case.ts'] } })};`,
  );
  const report = join(folder, 'report.json');
  const [tool, args] = playwright ? ['@playwright/test playwright', ['test']] : ['vitest', ['run', '--root', folder]];
  args.push('--config', join(folder, `${runner}.config.ts`));
  args.push(`--reporter=${join(import.meta.dirname, 'reporters', `${runner}.ts`)}`);
  const { output } = await runTool(tool, args, {
    env: { TEST_REPORT: report, NODE_ENV: undefined, VITEST: undefined },
  });
  return { ...(JSON.parse(await readFile(report, 'utf8')) as CaseReport), printed: output };
}

const cases = `
test('holds', () => expect(1).toBe(1));
test.skip('is skipped', () => {});
describe('a group', () => test('breaks', () => expect(['a', 'b'], 'the letters').toEqual(['a', 'c'])));
test('throws', () => { throw new TypeError('Nothing there.'); });
`;

test('the reporter of the unit tests tells counts, names and causes, and prints nothing', async () => {
  const { printed, failures, ...counts } = await run(
    'vitest',
    cases
      .replace('=> test.skip()', '({ skip }) => skip()')
      .replace('test.describe', '(await import("vitest")).describe'),
  );
  expect(printed.trim()).toBe('');
  expect(counts).toEqual({ passed: 1, failed: 2, skipped: 1 });
  expect(failures).toMatchObject([
    {
      name: expect.stringMatching(/vitest\.case\.ts:5 › a group › breaks$/),
      message: expect.stringMatching(/^the letters: expected .*"c".*"b"/s),
    },
    {
      name: expect.stringMatching(/vitest\.case\.ts:6 › throws$/),
      message: expect.stringMatching(/^TypeError: Nothing there\.\s*$/),
    },
  ]);
});

test('a file of unit tests that does not load is a failure', async () => {
  const { failures, passed, failed } = await run('vitest', `throw new Error('No content.');`);
  expect({ passed, failed }).toEqual({ passed: 0, failed: 1 });
  expect(failures[0]?.message).toContain('No content.');
});

// Two starts of Playwright: on a machine that does other things too they take half a minute.
test('the reporter of the browser tests does the same', { timeout: 120_000 }, async () => {
  const { printed, failures, ...counts } = await run('playwright', cases);
  expect(printed.trim()).toBe('');
  expect(counts).toEqual({ passed: 1, failed: 2, skipped: 1 });
  expect(failures).toMatchObject([
    {
      name: expect.stringMatching(/playwright\.case\.ts:5 › a group › breaks/),
      message: expect.stringMatching(/the letters.*"c".*"b"/s),
    },
    {
      name: expect.stringMatching(/playwright\.case\.ts:6 › throws/),
      message: expect.stringContaining('Nothing there.'),
    },
  ]);
  const broken = await run('playwright', `throw new Error('No content.');`);
  expect(broken.failed).toBeGreaterThan(0);
  expect(broken.failures[0]?.message).toContain('No content.');
});

test('a failure takes fifteen lines at most, and those with the same words stand together', () => {
  const long = Array.from({ length: 100 }, (_, index) => `line ${index} ${'x'.repeat(1000)}`).join('\n\n');
  const lines = describeFailures([{ name: 'long', message: `\u001B[31m${long}\u001B[39m` }]).split('\n');
  expect(lines).toHaveLength(15);
  expect([lines[0], lines[1]?.slice(0, 10), lines.at(-1)]).toEqual(['✗ long', '  line 0 x', '  … 87 more lines']);
  expect(lines[1]?.length).toBeLessThan(310);
  const same = [1, 2, 3].map((page) => ({ name: `page ${page}`, message: 'No title.' }));
  expect(describeFailures([...same, { name: 'other', message: 'Odd.' }])).toBe(
    '✗ page 1\n✗ page 2\n✗ page 3\n  No title.\n\n✗ other\n  Odd.',
  );
});
