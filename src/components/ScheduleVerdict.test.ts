import { expect, test } from 'vitest';
import { elementGroups } from '../catalogue/elementGroups.ts';
import type { ListedProduct } from '../catalogue/schedule/judge.ts';
import { fulfillingWords } from './ScheduleVerdict.tsx';

const some = (count: number) => Array.from({ length: count }, () => ({}) as ListedProduct);
const wordsFor = (id: string, open: number) =>
  fulfillingWords({ group: elementGroups.find((group) => group.id === id), open: some(open), asks: true });

test('what is possible agrees with what it is of, one or several', () => {
  expect(elementGroups.map(({ id }) => wordsFor(id, 1).split(',')[0])).toEqual([
    '1 dörr är möjlig',
    '1 fönster är möjligt',
    '1 parti är möjligt',
    '1 fasad är möjlig',
    '1 tak är möjligt',
  ]);
  expect(wordsFor('fonster', 2)).toBe('2 fönster är möjliga, men något framgår inte');
});
