import { expect, test } from 'vitest';
import { placeMarks } from './markPlace.ts';

test('a class stands outside its line, on the side where its point is', () => {
  const window = '500,500 500,300 700,300 700,500 500,500';
  expect(placeMarks([window], ['700,400', '500,400', '600,300'])).toEqual([
    { at: '700,400', side: 'right' },
    { at: '500,400', side: 'left' },
    { at: '600,300', side: 'up' },
  ]);
});

test('a class that would leave the picture, or cover another line, stands on the other side', () => {
  expect(placeMarks(['1150,600 1150,300 900,300 900,600'], ['1150,400'])).toEqual([{ at: '900,400', side: 'left' }]);
  const [mark] = placeMarks(['353,576 353,381 426,377 426,583', '510,590 510,311'], ['426,467']);
  expect(mark).toEqual({ at: '353,467', side: 'left' });
});
