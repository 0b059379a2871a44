import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, needsInstall } from './install.mjs';
import { explain, Trouble } from '../../../build/trouble.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The first Node that runs TypeScript as it is, and the one that the tools ask for. */
const typescriptNode = 24;

/**
 * Installs what is missing and runs a command; sets the exit code of this process.
 *
 * @param {string[]} argv the command's name and its arguments
 */
export async function launch(argv) {
  try {
    const [command = '', ...args] = argv;
    const script = findScript(command);
    refusePath(root);
    if (needsInstall(root)) await install(root);
    process.exitCode = await run(findNode(root, { path: process.execPath, version: process.versions.node }), [
      script,
      ...args,
    ]);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

/**
 * Vite reads `#` and `?` in a path as in an address, and `*` as a pattern, and then looks for files that are not there.
 *
 * @param {string} path of the project folder
 */
function refusePath(path) {
  const character = /[#?*]/.exec(path)?.[0];
  if (character)
    throw new Trouble(`The build cannot work in ${path}: rename the folder that has "${character}" in its name.`);
}

/**
 * @param {string} command
 * @returns {string} the path of `scripts/<command>.ts`
 */
function findScript(command) {
  const commands = readdirSync(join(root, 'scripts'))
    .filter((file) => /^[a-z][a-z0-9-]*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length));
  if (commands.includes(command)) return join(root, 'scripts', `${command}.ts`);
  throw new Trouble(
    `${command ? `There is no command "${command}"` : 'A command is missing'}: choose one of ${commands.join(', ')}.`,
  );
}

/**
 * Chooses the Node that runs the scripts.
 *
 * @param {string} root the project folder
 * @param {{ path: string, version: string }} machine the Node that runs now
 * @returns {string} the carried Node, or the machine's where the carried one is missing or made for another system
 */
export function findNode(root, machine) {
  const carried = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(carried) && spawnSync(carried, ['--version']).status === 0) return carried;
  if (Number.parseInt(machine.version, 10) >= typescriptNode) return machine.path;
  throw new Trouble(
    `The Node ${typescriptNode} that the project carries could not be installed and the machine's is ${machine.version}: ` +
      `run "npm rebuild node --ignore-scripts=false", or install Node ${typescriptNode} from https://nodejs.org.`,
  );
}

/**
 * Runs a program in the project folder, hands signals on to it and waits for its end.
 *
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<number>} its exit code, 128 + the signal's number when a signal ended it
 */
function run(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: environment() });
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => child.kill(signal));
    }
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/** @returns {NodeJS.ProcessEnv} this environment with the project's own programs first in the path */
function environment() {
  const env = { ...process.env };
  // Windows calls it Path, and a second variable PATH beside it would be ignored.
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  env[name] = [join(root, 'node_modules', '.bin'), env[name]].filter(Boolean).join(delimiter);
  return env;
}
