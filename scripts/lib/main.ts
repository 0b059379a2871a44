import { explain } from '../../build/trouble.mjs';

/** Runs a script's body. A failure is printed as `explain` words it, and sets exit code 1. */
export async function main(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

/**
 * Runs `close` at Ctrl-C (or SIGTERM, SIGHUP) and ends with exit code 0.
 *
 * Ctrl-C often arrives twice, once from the terminal and once handed on by the launcher: the second is ignored.
 */
export function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  const end = async () => {
    if (closing) return;
    closing = true;
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());
}
