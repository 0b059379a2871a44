import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A running host. */
export type RunningHost = {
  /** Scheme, host and port, without a slash at the end. */
  url: string;
  /** The process that was started; undefined when it is this one. */
  pid?: number;
  close: () => Promise<void>;
};

/**
 * The path of an installed program; undefined when there is none. Servers are often installed outside an ordinary
 * user's PATH.
 */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => isProgram(path));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs a server on a free port of this machine, in a folder of its own that goes when it ends.
 *
 * @param prepare gets the port and the folder, and says what to run
 * @throws Error with what the program said when it does not answer within 30 s
 */
export async function runServer(
  prepare: (port: number, folder: string) => Promise<{ command: string[]; env?: NodeJS.ProcessEnv }>,
): Promise<RunningHost> {
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  const port = await freePort();
  const { command, env } = await prepare(port, folder);
  const [program = '', ...args] = command;
  // A process group of its own, so that whatever it starts ends with it.
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // It has exited already.
    }
  };
  const endWithThisProcess = () => signal('SIGKILL');
  process.on('exit', endWithThisProcess);
  const close = async () => {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'close') : Promise.resolve();
    signal('SIGTERM');
    await Promise.race([ended, setTimeout(5000, undefined, { ref: false })]);
    signal('SIGKILL');
    process.off('exit', endWithThisProcess);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  child.on('error', (error) => (output += error.message));
  const url = `http://127.0.0.1:${port}`;
  for (let wait = 0; wait < 300 && child.exitCode === null; wait += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return { url, ...(child.pid && { pid: child.pid }), close };
    await setTimeout(100);
  }
  await close();
  throw new Error(`${program} does not answer:\n${output}`);
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
