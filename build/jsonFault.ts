/**
 * The first fault in the text of a JSON file as ”line 3, column 7: must be …, and is …”; undefined where there is none.
 * `JSON.parse` reports some faults without their place, and accepts two fields of the same name.
 */
export function jsonFault(text: string): string | undefined {
  let at = 0;

  const blank = () => void take(/[ \t\r\n]*/y);
  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    at += found?.length ?? 0;
    return found;
  }
  function must(pattern: RegExp, wanted: string): string {
    blank();
    const found = take(pattern);
    if (found === undefined) throw new Fault(at, `must be ${wanted}, and is ${describe(text, at)}`);
    return found;
  }

  function value(): void {
    const start = must(/[{[]|true|false|null|"|-?\d/y, 'a value');
    if (start === '{') object();
    else if (start === '[') list(']', value);
    else if (start === '"' || /\d/.test(start)) {
      at -= start.length;
      if (start === '"') string('a text');
      else must(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\d.eE])/y, 'a number such as 12 or 1.5');
    }
  }

  function string(wanted: string): string {
    const start = at;
    const found = must(/"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|[\u007f-\u009f])*/uy, wanted);
    if (text[at] === '\\') throw new Fault(at, 'must be \\\\ where a backslash is meant');
    if (!take(/"/y)) throw new Fault(start, 'must be a text that ends with " on its line');
    return `${found}"`;
  }

  function object(): void {
    const names = new Set<string>();
    list('}', () => {
      blank();
      const start = at;
      const name = string('the name of a field in straight quotation marks');
      if (names.has(name)) throw new Fault(start, `must be a field that is not there yet, and is a second ${name}`);
      names.add(name);
      must(/:/y, '”:”');
      value();
    });
  }

  function list(end: '}' | ']', entry: () => void): void {
    const close = end === '}' ? /\}/y : /\]/y;
    blank();
    if (take(close)) return;
    do entry();
    while (must(end === '}' ? /[,}]/y : /[,\]]/y, `”,” or ”${end}”`) === ',');
  }

  try {
    value();
    blank();
    if (at < text.length) throw new Fault(at, `must be the end of the file, and is ${describe(text, at)}`);
    return undefined;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const lines = text.slice(0, error.at).split('\n');
    return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}: ${error.message}`;
  }
}

class Fault extends Error {
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

/** The word or the character at a place. */
function describe(text: string, at: number): string {
  const [word] = /^(?:[\p{L}\d_]{1,20}|.)/u.exec(text.slice(at, at + 40)) ?? [];
  return word ? `”${word}”` : at < text.length ? 'the end of the line' : 'the end of the file';
}
