import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import type { CaseReport, Failure } from '../failures.ts';

/** Prints nothing, and leaves a `CaseReport`. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const cases = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => cases.filter((test) => test.result().state === state).length;
    // A file that does not load, or a hook that fails, leaves cases that never ran.
    const outside = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const failures = [
      ...cases.flatMap((test) => (test.result().errors ?? []).slice(0, 1).map((error) => failure(test, error))),
      ...outside.flatMap((part) => part.errors().map((error) => failure(part, error))),
      ...unhandled.map((error) => ({ name: 'outside of a test', message: error.stack ?? error.message })),
    ];
    const report: CaseReport = {
      passed: count('passed'),
      failed: failures.length,
      skipped: count('skipped'),
      failures,
    };
    writeFileSync(process.env['TEST_REPORT'] ?? '', JSON.stringify(report));
  }
}

function failure(part: TestCase | TestSuite | TestModule, error: SerializedError): Failure {
  const module = part.type === 'module' ? part : part.module;
  const file = relative(process.cwd(), module.moduleId);
  const line = (error.stacks as { file: string; line: number }[] | undefined)?.find(
    (frame) => frame.file === module.moduleId,
  )?.line;
  const title = part.type === 'module' ? '' : ` › ${part.fullName.replaceAll(' > ', ' › ')}`;
  const kind = error.name && error.name !== 'AssertionError' ? `${error.name}: ` : '';
  return {
    name: `${file}${line ? `:${line}` : ''}${title}`,
    message: `${kind}${error.message}\n${(error as { diff?: string }).diff ?? ''}`,
  };
}
