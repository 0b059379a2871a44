/** What a step found. */
export type Outcome = {
  /** Test cases that passed; a check without cases counts as one. */
  passed: number;
  failed: number;
  skipped?: number;
  /** A few words for the step's line, such as why something was skipped. */
  note?: string;
  /** What to show when something failed. */
  output?: string;
};

/** One part of the tests. */
export type Step = {
  name: string;
  /** Names of steps that have to pass first. */
  needs?: string[];
  /** Uses the whole machine: runs when nothing else does. */
  alone?: boolean;
  /** A rejection counts as one failure, with the error's message as output. */
  run: () => Promise<Outcome>;
};

/** A step that has been run, or could not be. */
export type Result = Outcome & { name: string; seconds: number };

/**
 * Runs all steps, two at a time, and prints one line for each as it ends; a failed one is followed by its output. What
 * uses the whole machine comes last, one after the other.
 *
 * Nothing stops the others: a step whose needs failed is a failure of its own and not run. Needs outside of the list
 * are taken as given.
 *
 * @param steps each behind those that it needs
 * @param print gets one or several whole lines at a time
 */
export async function runSteps(steps: Step[], print: (text: string) => void = console.log): Promise<Result[]> {
  const results = new Map<string, Promise<Result>>();
  const twoAtATime = atMost(2);
  const run = async (step: Step): Promise<Result> => {
    const needed = await Promise.all((step.needs ?? []).map((name) => results.get(name)));
    const broken = needed.find((result) => result?.failed)?.name;
    const notRun = {
      name: step.name,
      seconds: 0,
      passed: 0,
      failed: 1,
      output: `Not run, because "${broken}" failed.`,
    };
    if (step.alone && !broken) print(`…  ${step.name}`);
    const result = broken ? notRun : await (step.alone ? time(step) : twoAtATime(() => time(step)));
    print(describe(result));
    return result;
  };
  for (const step of steps.filter(({ alone }) => !alone)) results.set(step.name, run(step));
  for (const step of steps.filter(({ alone }) => alone)) {
    await Promise.all(results.values());
    results.set(step.name, run(step));
  }
  return Promise.all(steps.flatMap(({ name }) => results.get(name) ?? []));
}

/** Runs at most `count` at a time; the others wait in order. */
function atMost(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;
  return async <Of>(run: () => Promise<Of>): Promise<Of> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

async function time(step: Step): Promise<Result> {
  const start = performance.now();
  let outcome: Outcome;
  try {
    outcome = await step.run();
  } catch (error) {
    outcome = { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
  }
  return { name: step.name, seconds: (performance.now() - start) / 1000, ...outcome };
}

function describe({ name, seconds, passed, failed, skipped, note, output }: Result): string {
  const counts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`, note]
    .filter(Boolean)
    .join(', ');
  const line = `${failed ? '✗' : '✓'}  ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s   ${counts}`;
  return failed && output ? `${line}\n${output.trimEnd().replace(/^(?=.)/gm, '   ')}` : line;
}

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
