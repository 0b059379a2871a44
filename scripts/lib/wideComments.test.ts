import { expect, test } from 'vitest';
import { wideLines } from './wideComments.ts';

const [wide, narrow] = ['word '.repeat(25), 'word '.repeat(20)];

test.each([
  ['a line', `const a = 1;\n// ${wide}`, [2]],
  ['a block, also without stars', `/* ${narrow}\n   ${wide}\n   ${narrow} */`, [2]],
  ['a comment in JSX', `<p>\n  {/* ${wide} */}\n</p>`, [2]],
  ['code, texts and narrow comments', `// ${narrow}\nconst text = '${wide}';\nconst glob = '**/*.ts'; // ${wide}`, []],
])('of %s the wide lines are found', (_, text, lines) => {
  expect(wideLines(text)).toEqual(lines);
});

test('Python has its own signs', () => {
  expect(wideLines(`"""${narrow}\n\n${wide}\n"""\n#: ${wide}\na = '${wide}'`, true)).toEqual([3, 5]);
});
