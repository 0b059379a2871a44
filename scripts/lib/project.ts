import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Trouble } from '../../build/trouble.mjs';

/** The project folder, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** Where things lie, as absolute paths. `local` and `outbox` are ignored by git. */
export const folders = {
  /** What is published. Never holds a build that points to the embedded mailbox. */
  dist: join(root, 'dist'),
  /** Settings of the servers that publish `dist`, and the package of the tool that sends it to Cloudflare. */
  deploy: join(root, 'deploy'),
  /** Logs and reports. */
  local: join(root, '.local'),
  /** The site that `npm start` serves: what is built for a test changes nothing in it. */
  startSite: join(root, '.local', 'start'),
  /** The site as the tests and benches build it. */
  localSite: join(root, '.local', 'site'),
  /** Settings of the servers that are tested with `localSite`. */
  localDeploy: join(root, '.local', 'deploy'),
  /** Messages that the embedded mailbox has accepted. */
  outbox: join(root, 'outbox'),
};

/**
 * Reads `.env` into `process.env`; what is set already stays. Does nothing without the file.
 *
 * @throws {Trouble} when the file is there and cannot be read
 */
export function loadEnv(file = join(root, '.env')): void {
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new Trouble(
      `.env cannot be read (${(error as NodeJS.ErrnoException).code}): make it a plain file that you may read, or remove it.`,
    );
  }
}

/**
 * The port to serve on.
 *
 * @param fallback used when `PORT` is not set
 * @throws {Trouble} when `PORT` is no port number
 */
export function readPort(fallback: number, env: NodeJS.ProcessEnv = process.env): number {
  const text = env['PORT']?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Trouble(
    `PORT is "${text}" and should be a number from 1 to 65535: correct it, or unset it for port ${fallback}.`,
  );
}
