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
 * Runs all steps, two at a time, and prints one line for each as it ends; a failed one is followed by its output.
 *
 * Nothing stops the others: a step whose needs failed is a failure of its own and not run.
 *
 * @param print gets one or several whole lines at a time
 */
export async function runSteps(steps: Step[], print: (text: string) => void = console.log): Promise<Result[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const results = new Map<string, Result>();

  const end = (step: Step, result: Result) => {
    results.set(step.name, result);
    print(describe(result));
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const step of Array.from(waiting)) {
      const needs = (step.needs ?? []).filter((name) => steps.some((other) => other.name === name));
      if (!needs.every((name) => results.has(name))) continue;
      const broken = needs.find((name) => results.get(name)?.failed);
      if (!broken && !isFree(step, [...running.keys()], waiting)) continue;
      waiting.splice(waiting.indexOf(step), 1);
      if (broken) {
        end(step, {
          name: step.name,
          seconds: 0,
          passed: 0,
          failed: 1,
          output: `Not run, because "${broken}" failed.`,
        });
        continue;
      }
      if (step.alone) print(`…  ${step.name}`);
      running.set(
        step,
        time(step).then((result) => (running.delete(step), end(step, result))),
      );
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0 && !waiting.some((step) => (step.needs ?? []).every((name) => results.has(name)))) {
      throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    }
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}

function isFree(step: Step, running: Step[], waiting: Step[]): boolean {
  if (running.some(({ alone }) => alone) || running.length >= 2) return false;
  return !step.alone || (running.length === 0 && waiting.every(({ alone }) => alone));
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
