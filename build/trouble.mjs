/**
 * A failure that is expected: the port is taken, a key is missing, no browser is to be had.
 *
 * Its message is one sentence (or, for a list of content faults, a sentence and the list) that names the cause and the
 * cure. It is printed without a stack trace, and the program ends with exit code 1.
 *
 * Plain JavaScript, because the launcher needs it before there is a Node that reads TypeScript.
 */
export class Trouble extends Error {
  /** @override */
  name = 'Trouble';
}

/** What helps when the file system refuses, by its code. @type {Record<string, string>} */
const cures = {
  EACCES: 'make the project folder yours',
  EPERM: 'make the project folder yours',
  EROFS: 'move the project to where it can be written',
  ENOSPC: 'make room on the disk',
  EEXIST: 'remove the file that is where a folder has to be',
  ENOTDIR: 'remove the file that is where a folder has to be',
};

/**
 * What to print when a command ends early: one sentence for trouble and for a file system that refuses; a fault in the
 * code with its stack.
 *
 * @param {unknown} error
 * @returns {unknown} for `console.error`
 */
export function explain(error) {
  if (error instanceof Trouble) return error.message;
  const { code = '', path = 'A file' } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  return code in cures ? `${path} cannot be used (${code}): ${cures[code]} and run the command again.` : error;
}
