import { assert, constantFrom, json, nat, pre, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { jsonFault } from './jsonFault.ts';

test.each([
  ['{\n  "id": 13\n  "title": "Dörr"\n}', 'line 3, column 3: must be ”,” or ”}”, and is ”"”'],
  ['{ "a": 1, }', 'line 1, column 11: must be the name of a field in straight quotation marks, and is ”}”'],
  ['{ ”a”: 1 }', 'line 1, column 3: must be the name of a field in straight quotation marks, and is ”””'],
  ['[1,\n  2,\n]', 'line 3, column 1: must be a value, and is ”]”'],
  ['{ "a": sant }', 'line 1, column 8: must be a value, and is ”sant”'],
  ['{ "a": "b\n" }', 'line 1, column 8: must be a text that ends with " on its line'],
  ['{ "a": "film\\ny\\å" }', 'line 1, column 16: must be \\\\ where a backslash is meant'],
  ['{ "a": 1,5 }', 'line 1, column 10: must be the name of a field in straight quotation marks, and is ”5”'],
  ['{ "a": 01 }', 'line 1, column 8: must be a number such as 12 or 1.5, and is ”01”'],
  ['{ "a": 1 // Bredd\n}', 'line 1, column 10: must be ”,” or ”}”, and is ”/”'],
  ['{ "a": { "b": 1 }', 'line 1, column 18: must be ”,” or ”}”, and is the end of the file'],
  ['{}\n}', 'line 2, column 1: must be the end of the file, and is ”}”'],
  ['', 'line 1, column 1: must be a value, and is the end of the file'],
])('%s', (text, fault) => {
  expect(jsonFault(text)).toBe(fault);
});

test('a field that stands twice is told, where JSON.parse would take the last', () => {
  expect(jsonFault('{ "a": 1, "b": { "a": 2 }, "a": 3 }')).toBe(
    'line 1, column 28: must be a field that is not there yet, and is a second "a"',
  );
});

/** Any value that JSON.parse accepts, with distinct names. */
const parses = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('finds a fault exactly where JSON.parse does', () => {
  const edits = constantFrom('', ',', '"', '}', ']', '0', '.', 'e', '-', '\\', '\n', ' ', 'å');
  const texts = json().chain((text) =>
    tuple(nat(text.length), nat(2), edits).map(([at, cut, put]) => ({
      text,
      spoilt: text.slice(0, at) + put + text.slice(at + cut),
    })),
  );
  assert(
    property(texts, ({ text, spoilt }) => {
      expect(jsonFault(text)).toBeUndefined();
      // Only this reader refuses a field that is there twice.
      const fault = jsonFault(spoilt);
      pre(!fault?.includes('is a second'));
      expect(fault === undefined).toBe(parses(spoilt));
    }),
    { numRuns: 3000 },
  );
});
