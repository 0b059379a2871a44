import { expect, test } from 'vitest';
import { noteText, readSide } from './note.ts';

const remark = (text: string, label = '') => ({ label, text });

test('a note says each remark with its heading', () => {
  expect(noteText([remark('Självlåsande'), remark('Hall', 'Rum')])).toBe('Självlåsande; Rum: Hall');
  expect(noteText([])).toBe('');
});

test.each([
  [[remark('Vänsterhängd')], 'V', ''],
  [[remark('Vänsterhängd', 'Typ')], 'V', ''],
  [[remark('Högerhängd, tröskel')], 'H', 'tröskel'],
  [[remark('Högerhängd, slät', 'Typ')], 'H', 'Typ: slät'],
  [[remark('Plan 2, vänsterhängd, lås')], 'V', 'Plan 2, lås'],
  [[remark('Hall', 'Rum'), remark('högerhängd')], 'H', 'Rum: Hall'],
  [[remark('Vänsterhängd dörr')], 'V', 'Vänsterhängd dörr'],
  [[remark('x', 'Högerhängd')], 'H', 'Högerhängd: x'],
  [[remark('vänsterhängd eller högerhängd')], undefined, 'vänsterhängd eller högerhängd'],
  [[remark('Hall')], undefined, 'Hall'],
])('the remarks %j name the side of the hinges: %s', (remarks, side, text) => {
  const { hanging, note } = readSide(remarks, undefined);
  expect([hanging, noteText(note)]).toEqual([side, text]);
});

test('a field of its own decides the side, and the note keeps one that contradicts it', () => {
  expect(readSide([remark('Vänsterhängd')], 'V')).toEqual({ hanging: 'V', note: [] });
  expect(readSide([remark('Vänsterhängd')], 'H')).toEqual({ hanging: 'H', note: [remark('Vänsterhängd')] });
});
