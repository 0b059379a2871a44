import { expect, test } from 'vitest';
import { stepFile, typed, word } from './step.ts';

test('values are written as the format has them', () => {
  const { add, lines } = stepFile();
  const first = add('IFCLABEL', 'EI 30');
  add('IFCX', null, undefined, true, 1, 0.1 + 0.2, { whole: 3 }, word('DOOR'), typed('IFCREAL', 2), [first]);
  expect(lines).toEqual(["#1=IFCLABEL('EI 30');", '#2=IFCX($,*,.T.,1.,0.3,3,.DOOR.,IFCREAL(2.),(#1));']);
});

test('a text cannot end before its end, and letters outside ASCII are written by their codes', () => {
  const { add, lines } = stepFile();
  add('IFCLABEL', "Lars' dörr \\ 🔥");
  expect(lines).toEqual([String.raw`#1=IFCLABEL('Lars'' d\X2\00F6\X0\rr \\ \X2\D83DDD25\X0\');`]);
});
