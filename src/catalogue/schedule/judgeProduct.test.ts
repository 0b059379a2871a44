import { expect, test } from 'vitest';
import { emptyRow, type DoorRow } from './doorRow.ts';
import { judgeRow } from './judge.ts';
import { judge, possibleOf } from './testProducts.ts';

test('a row that asks for nothing or names no product gets no answer', () => {
  const nothing = { group: expect.objectContaining({ id: 'dorr' }), possible: [], unsized: 0, open: [], missing: '' };
  expect(judge('aluminium-2', {})).toEqual(nothing);
  expect(judge('', { requirement: 'EI 30' })).toEqual({ ...nothing, asks: true, best: 'no' });
});

test('a requirement is fulfilled, not fulfilled, or left open with a question', () => {
  expect(judge('aluminium-2', { requirement: 'EI 60' }).requirement).toMatchObject({ answer: 'yes' });
  expect(judge('aluminium-2', { requirement: 'EI 90' }).requirement).toMatchObject({
    answer: 'no',
    reason: expect.stringContaining('90\u00a0minuter krävs'),
  });
  expect(judge('aluminium-2', { requirement: 'EI1 60' }).requirement).toMatchObject({
    answer: 'unknown',
    question: expect.stringContaining('framgår inte'),
  });
  // A door has index 1 or 2, whichever it is.
  expect(judge('aluminium-2', { requirement: 'EI2 60' }).requirement).toEqual({
    answer: 'yes',
    reason: 'EI utan index räcker till EI2.',
  });
  expect(judge('aluminium-2', { requirement: 'EI2 60, ståldörr' }).requirement).toMatchObject({
    answer: 'no',
    reason: 'Är i aluminium.',
  });
});

test('a word that was not understood is named, and the answer stays open', () => {
  expect(judge('aluminium-2', { requirement: 'EI 60, snygg' }).requirement).toMatchObject({
    answer: 'unknown',
    reason: expect.stringContaining('snygg'),
  });
  expect(judge('aluminium-2', { requirement: '???' }).requirement?.answer).toBe('unknown');
});

test('what a requirement denies is neither required nor offered', () => {
  const plain = judge('aluminium-2', { requirement: 'EI 60' });
  for (const requirement of ['EI 60 ej självstängande', 'EI 60 utan dörrstängare', 'EI 60, ej C5'])
    expect(judge('aluminium-2', { requirement }).requirement).toEqual(plain.requirement);
  expect(judge('aluminium-2', { requirement: 'EI 60 ej självstängande' }).guess).toBeUndefined();
});

test('a class that is higher than required is called so', () => {
  const reason = (key: string, requirement: string) => judge(key, { requirement }).requirement?.reason;
  expect(reason('aluminium-5', 'EI 30')).toBe('Klassen är högre än kravet.');
  expect(reason('aluminium-5', 'EI 30-S200')).toBe('S200 är tillval. Klassen är högre än kravet.');
  expect(reason('aluminium-5', 'EI 120')).toBe('');
  expect(reason('aluminium-5', 'EW 120'), 'no longer').toBe('');
  expect(reason('aluminium-5', 'S200'), 'no class is asked for').toBe('S200 är tillval.');
});

test('a product of another material, or that opens another way, does not fulfil the requirement', () => {
  const answer = (key: string, requirement: string) => judge(key, { requirement }).requirement;
  expect(answer('aluminium-2', 'EI 60 ståldörr')).toMatchObject({ answer: 'no', reason: 'Är i aluminium.' });
  expect(answer('aluminium-2', 'EI 60 dörr i aluminium')).toMatchObject({ answer: 'yes' });
  expect(answer('steel-7', 'EI 30 slagdörr')).toMatchObject({ answer: 'no', reason: 'Är en skjutdörr.' });
  // How many leaves it has is a matter of its size.
  expect(answer('aluminium-2', 'EI 60 pardörr')).toEqual({ answer: 'yes', reason: '' });
  expect(judge('aluminium-2', { requirement: 'EI 60', note: 'Typ: Pardörr' }).requirement?.answer).toBe('yes');
  expect(judge('aluminium-2', { requirement: 'EI 60', note: 'Typ: Par' }).requirement?.answer).toBe('yes');
});

test('escape fittings are chosen with the door, so they leave the answer open', () => {
  const note = 'Utrymningsbeslag (SS-EN\u00a0179 och SS-EN\u00a01125) väljs med dörren och prövas inte här.';
  for (const row of [
    { requirement: 'EI 60, SS-EN 179' },
    { requirement: 'EI 60, EN 1125, nödutrymning' },
    { requirement: 'EI 60 utrymningsdörr' },
    { requirement: 'EI 60', note: 'Typ: Utrymningsdörr' },
  ])
    expect(judge('aluminium-2', row).requirement).toEqual({
      answer: 'unknown',
      reason: note,
      unstated: ['utrymningsbeslag'],
    });
  expect(judge('aluminium-2', { requirement: 'EI 60, snygg, SS-EN 179' }).requirement?.reason).toBe(
    `Tog inte med ”snygg”. ${note}`,
  );
  expect(judge('aluminium-2', { requirement: 'EI 90, SS-EN 179' }).requirement?.answer).toBe('no');
  expect(judgeRow({ ...emptyRow, requirement: 'EI 60 Sm, SS-EN 179' }, undefined).guess?.text).toBe(
    'EI\u00a060-S200, SS-EN 179',
  );
});

test.each<[Partial<DoorRow>, string]>([
  [{ requirement: 'EI 30, DnT,w 35' }, 'DnT,w 35'],
  [{ requirement: 'EI 30', note: 'DnT,w 52 dB; plan 2' }, 'DnT,w 52 dB'],
  [{ requirement: 'EI 30, ljudklass B' }, 'ljudklass B'],
  [{ requirement: 'EI 30', note: 'Ljudklass: C' }, 'Ljudklass: C'],
  [{ requirement: 'EI 30', fittings: 'DnTw 30' }, 'DnTw 30'],
])('sound in a measure that no product states is named as left open: %o', (row, name) => {
  expect(possibleOf(row)).toMatchObject({ possible: [], missing: name, best: 'unknown' });
  const { requirement } = judge('aluminium-2', row);
  expect(requirement).toMatchObject({
    answer: 'unknown',
    reason: expect.stringContaining(`${name.slice(1)} framgår inte.`),
  });
  expect(requirement?.question).toContain(`${name.slice(1)} framgår inte.`);
});
