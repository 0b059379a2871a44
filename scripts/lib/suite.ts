import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { browserImports, readImports, upwardImports } from './borders.ts';
import { findBrowser } from './browsers/findBrowser.ts';
import { engines } from './browsers/engines.ts';
import { describeFailures, type CaseReport } from './failures.ts';
import { folders } from './project.ts';
import type { Outcome, Step } from './steps.ts';
import { runProgram, runTool, type Finished } from './tool.ts';
import { wideComments } from './wideComments.ts';
import { Trouble } from '../../build/trouble.mjs';

/** The steps that need neither a build nor a browser. */
export function fastSteps(): Step[] {
  return [
    { name: 'types', run: async () => check(await runTool('typescript tsc', ['--noEmit', '--pretty', 'false'])) },
    { name: 'unit', run: () => vitest('unit') },
    { name: 'lint', run: async () => check(await runTool('oxlint', ['--deny-warnings'])) },
    { name: 'styles', run: async () => check(await runTool('stylelint', ['src/**/*.css'])) },
    { name: 'format', run: checkFormat },
    { name: 'borders', run: async () => checkBorders() },
  ];
}

/** All steps, in the best order to start them. The site under test always has the embedded mailbox. */
export function allSteps(): Step[] {
  return [
    { name: 'build', run: build },
    ...fastSteps(),
    { name: 'html', needs: ['build'], run: () => vitest('html') },
    // After the build, which has made the pictures that the copies need.
    { name: 'owner', needs: ['build'], run: () => vitest('owner') },
    { name: 'hosts', needs: ['build'], run: testHosts },
    // The browser tests use both cores by themselves, and they measure times.
    { name: 'browser', needs: ['build'], alone: true, run: () => playwright('browser') },
  ];
}

/**
 * @param names of steps; none means all
 * @returns the named steps and those that they need
 * @throws {Trouble} when a name is unknown
 */
export function chooseSteps(steps: Step[], names: string[]): Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown)
    throw new Trouble(`There is no test step "${unknown}": choose from ${steps.map(({ name }) => name).join(', ')}.`);
  if (names.length === 0) return steps;
  const needed = new Set(names.flatMap((name) => [name, ...(steps.find((step) => step.name === name)?.needs ?? [])]));
  return steps.filter(({ name }) => needed.has(name));
}

/** A check without cases of its own. */
function check({ code, output }: Finished): Outcome {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

/** The formatter leaves comments as they are, so their width is checked beside it. */
async function checkFormat(): Promise<Outcome> {
  const formatted = check(await runTool('oxfmt', ['--check']));
  const wide = wideComments().map((place) => `${place}: wrap this comment.`);
  if (wide.length === 0) return formatted;
  return { passed: 0, failed: formatted.failed + 1, output: [formatted.output ?? [], ...wide].flat().join('\n') };
}

function checkBorders(): Outcome {
  const imports = readImports();
  const crossings = [...upwardImports(imports), ...browserImports(imports)];
  return { passed: crossings.length === 0 ? 1 : 0, failed: crossings.length, output: crossings.join('\n') };
}

async function build(): Promise<Outcome> {
  return check(await runProgram(process.execPath, [join(import.meta.dirname, 'build-local.ts')]));
}

async function vitest(project: string, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return runCases(
    project,
    'vitest',
    ['run', `--project=${project}`, '--allowOnly=false', `--reporter=${reporter('vitest')}`],
    env,
  );
}

/** The hosts that are not installed are skipped, and named. */
async function testHosts(): Promise<Outcome> {
  const { hosts } = await import('./hosts.ts');
  const missing = hosts.flatMap(({ name, lacks }) => (lacks === undefined ? [] : `${name} lacks ${lacks}`));
  return { ...(await vitest('hosts')), ...(missing.length > 0 && { note: missing.join('; ') }) };
}

/** A walk through every screen on each installed host, apart from the local server, which `npm test` covers. */
export async function walkSteps(): Promise<Step[]> {
  const { hosts } = await import('./hosts.ts');
  return hosts
    .filter(({ name, lacks }) => name !== 'local' && lacks === undefined)
    .map(({ name }) => ({
      name: `on ${name}`,
      needs: ['build', 'hosts'],
      alone: true,
      run: () => playwright(`walk-${name}`, ['console.spec.ts'], { SITE_HOST: name }),
    }));
}

/** The visitor's stories in the engines that are not Chromium's; one that is not installed is skipped, and named. */
export function engineSteps(): Step[] {
  return engines.map(({ name, lacks }) => ({
    name,
    needs: ['build'],
    alone: true,
    run: async () =>
      lacks ? { passed: 0, failed: 0, skipped: 1, note: `lacks ${lacks}` } : vitest('browsers', { ENGINE: name }),
  }));
}

async function playwright(report: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return runCases(
    report,
    '@playwright/test playwright',
    ['test', ...args, '--forbid-only', `--reporter=${reporter('playwright')}`],
    // Playwright sets FORCE_COLOR for its workers, and Node warns when NO_COLOR stands beside it.
    {
      ...env,
      CHROME_PATH: await findBrowser(),
      WHOLE_CHROME_PATH: await findBrowser('whole'),
      FORCE_COLOR: '0',
      NO_COLOR: undefined,
    },
  );
}

function reporter(runner: string): string {
  return join(import.meta.dirname, 'reporters', `${runner}.ts`);
}

/** Runs test cases and counts them; a runner that ends badly has at least one failure, whatever its report says. */
async function runCases(name: string, tool: string, args: string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const file = join(folders.local, `${name}.json`);
  await mkdir(folders.local, { recursive: true });
  // A report of an earlier run must not be taken for this one's.
  await rm(file, { force: true });
  const { code, output } = await runTool(tool, args, { env: { ...env, TEST_REPORT: file }, limit: 1800 });
  let report: CaseReport;
  try {
    report = JSON.parse(await readFile(file, 'utf8')) as CaseReport;
  } catch {
    return { passed: 0, failed: 1, output: `${lastLines(output)}\nThere is no report of the test cases.` };
  }
  const { passed, failed, skipped, failures } = report;
  if (failed > 0) return { passed, failed, skipped, output: describeFailures(failures) };
  if (passed === 0) return { passed, failed: 1, skipped, output: `${lastLines(output)}\nNo test case was run.` };
  return { passed, failed: code === 0 ? 0 : 1, skipped, output: lastLines(output) };
}

function lastLines(output: string): string {
  return output.trimEnd().split('\n').slice(-40).join('\n');
}
