/** What is wrong with a value, in words for whoever wrote it: zod's own are for programmers. */
import type { z, ZodType } from 'zod';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

/** A value that keeps its schema, or everything that is wrong with it as ”field: must …”. */
export function readBy<T>(schema: ZodType<T>, value: unknown): { data: T } | { mistakes: string[] } {
  const result = schema.safeParse(value, { error: reasonFor });
  if (result.success) return { data: result.data };
  return { mistakes: result.error.issues.flatMap(flatten).map(({ path, message }) => `${fieldOf(path)}: ${message}`) };
}

/** Where a mistake is: ”facts.fire, entry 2, element”. Editors count from one. */
function fieldOf(path: readonly PropertyKey[]): string {
  const words = path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step)));
  return (
    words.reduce(
      (text, word) => (text ? `${text}${word.startsWith('entry ') || / \d+$/.test(text) ? ', ' : '.'}${word}` : word),
      '',
    ) || 'the whole file'
  );
}

const kinds: Record<string, string> = {
  string: 'a text in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'fields in { }',
};

function reasonFor(issue: RawIssue): string | undefined {
  const seen = issue.input === undefined ? 'is missing' : `is ${shorten(JSON.stringify(issue.input))}`;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}, and ${seen}`;
    case 'invalid_value':
      return `must be ${oneOf(issue.values)}, and ${seen}`;
    case 'invalid_union':
      return Array.isArray(issue['options']) ? `must be ${oneOf(issue['options'])}` : undefined;
    case 'too_small':
      return `must ${counted(issue.origin, issue.exact ? 'exactly' : 'at least', issue.minimum)}`;
    case 'too_big':
      return `must ${counted(issue.origin, issue.exact ? 'exactly' : 'at most', issue.maximum)}`;
    case 'invalid_format':
      if (issue.format === 'starts_with') return `must begin with ”${issue.prefix}”, and ${seen}`;
      return issue.format === 'url' ? `must be a web address such as https://www.example.se, and ${seen}` : undefined;
    default:
      return undefined;
  }
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`;
}

function counted(origin: string, bound: string, count: number | bigint): string {
  if (origin === 'string') return `have ${bound} ${count} characters`;
  return origin === 'array' ? `have ${bound} ${count} entries` : `be ${bound} ${count}`;
}

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/**
 * One mistake for each unknown field, and of a value that has several forms those of the form that it is closest to.
 */
function flatten(issue: Issue): { path: PropertyKey[]; message: string }[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], message: 'must not be here: there is no such field' }));
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ path, message }];
  const forms = issue.errors.map((errors) => errors.flatMap(flatten));
  const [closest = []] = forms.toSorted((a, b) => a.length - b.length);
  return closest.map((mistake) => ({ ...mistake, path: [...path, ...mistake.path] }));
}
