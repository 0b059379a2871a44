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
