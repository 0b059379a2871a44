import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './project.ts';

/** The result of a program. */
export type Finished = {
  /** Exit code; 128 and more when a signal or the time limit ended it. */
  code: number;
  /** Standard output and standard error in the order of their arrival. */
  output: string;
};

const running = new Set<ChildProcess>();
let isListening = false;

/**
 * Runs a tool of an installed package on this very Node, without a shell, in the project folder.
 *
 * @param tool the package, and after a space the program where its name differs: `typescript tsc`
 * @param options.env added to this environment
 * @param options.limit time limit in seconds
 */
export function runTool(
  tool: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; limit?: number } = {},
): Promise<Finished> {
  return runProgram(process.execPath, [findTool(tool), ...args], options);
}

/** Runs any program as `runTool` does. A program that cannot be started ends with code 127. */
export function runProgram(
  program: string,
  args: string[],
  { env = {}, limit = 600 }: { env?: NodeJS.ProcessEnv; limit?: number } = {},
): Promise<Finished> {
  endWithThisProcess();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const timer = setTimeout(() => {
      output += `\nEnded after ${limit} s.`;
      child.kill('SIGTERM');
      // A program that ignores the signal would hold up everything after it.
      setTimeout(() => child.kill('SIGKILL'), 5000).unref();
    }, limit * 1000);
    running.add(child);
    const finish = (code: number) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.on('close', (code, signal) => finish(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

function findTool(tool: string): string {
  const [name = '', program = name] = tool.split(' ');
  const manifest = createRequire(join(root, 'package.json')).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[program];
  if (!file) throw new Error(`The package ${name} has no program ${program}.`);
  return join(dirname(manifest), file);
}

/** Ends all running programs together with this process, so that an interrupted test run leaves no browser behind. */
function endWithThisProcess(): void {
  if (isListening) return;
  isListening = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      for (const child of running) child.kill(signal);
      process.exit(128 + constants.signals[signal]);
    });
  }
}
