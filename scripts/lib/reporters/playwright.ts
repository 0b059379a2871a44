import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import type { CaseReport, Failure } from '../failures.ts';

/** Prints nothing, and leaves a `CaseReport`. */
export default class implements Reporter {
  #all: Suite | undefined;
  #outside: Failure[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    this.#all = suite;
  }

  onError(error: TestError): void {
    const { file = '', line = 0 } = error.location ?? {};
    this.#outside.push({
      name: file ? `${relative(process.cwd(), file)}:${line}` : 'outside of a test',
      message: text(error),
    });
  }

  onEnd(): void {
    const cases = this.#all?.allTests() ?? [];
    const count = (...outcomes: string[]) => cases.filter((test) => outcomes.includes(test.outcome())).length;
    const failures = [...cases.filter((test) => test.outcome() === 'unexpected').map(failure), ...this.#outside];
    const report: CaseReport = {
      passed: count('expected', 'flaky'),
      failed: failures.length,
      skipped: count('skipped'),
      failures,
    };
    writeFileSync(process.env['TEST_REPORT'] ?? '', JSON.stringify(report));
  }
}

function failure(test: TestCase): Failure {
  const result = test.results.at(-1);
  const [, browser, , ...titles] = test.titlePath();
  const { file, line } = result?.error?.location ?? test.location;
  return {
    name: `${relative(process.cwd(), file)}:${line} › ${titles.join(' › ')} (${browser})`,
    message: result?.error ? text(result.error) : `The test ended as "${result?.status}".`,
  };
}

/** The log of the calls says in many lines what was waited for, which stands above it. */
function text({ message, value }: TestError): string {
  return (message ?? value ?? '').replace(/\n\s*Call log:[\s\S]*/, '');
}
