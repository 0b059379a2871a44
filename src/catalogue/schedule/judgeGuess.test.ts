import { expect, test } from 'vitest';
import { emptyRow } from './doorRow.ts';
import { judgeRow } from './judge.ts';
import { judge, listed, possibleOf } from './testProducts.ts';

test('”rökdörr” is offered as S200 until the requirement asks for smoke', () => {
  for (const row of [
    { requirement: 'EI 30 rökdörr' },
    { requirement: 'EI 30', note: 'rökdörr' },
    { requirement: 'EI 30', note: 'Typ: Rökdörr' },
  ])
    expect(possibleOf(row).guess).toEqual({
      text: 'EI\u00a030-S200',
      said: 'Brandgastät skrivs Sa eller S200.',
    });
  const { guess, possible } = possibleOf({ requirement: 'EI 30-S200', note: 'rökdörr' });
  expect(guess).toBeUndefined();
  expect(possible.length).toBeGreaterThan(0);
});

test.each([
  [{ note: 'självstängande Sm' }, 'EI\u00a060-S200C', '”självstängande” och ”Sm”'],
  [{ note: 'Självstängande' }, 'EI\u00a060-C', '”Självstängande”'],
  [{ note: 'Plan: 2; Självstängning: Ja' }, 'EI\u00a060-C', '”Självstängning”'],
  [{ note: 'dörr självst.' }, 'EI\u00a060-C', '”självst”'],
  [{ note: 'Ljud: Rw 35–40 dB' }, 'EI\u00a060, Rw\u00a040\u00a0dB', '”Rw 35–40 dB”'],
  [{ note: 'RC 2–3' }, 'EI\u00a060, RC\u00a03', '”RC 2–3”'],
  [{ note: 'trapphus, dörrstängare' }, 'EI\u00a060-C', '”dörrstängare”'],
  [{ note: 'brandgastät' }, 'EI\u00a060-S200', '”brandgastät”'],
  [{ note: 'S200C5' }, 'EI\u00a060-S200C5', '”S200C5”'],
  [{ note: 'krav C5, Sa' }, 'EI\u00a060-SaC5', '”C5” och ”Sa”'],
  [{ note: 'Ljud: 37 dB' }, 'EI\u00a060, Rw\u00a037\u00a0dB', '”37 dB”'],
  [{ note: 'Rw 40, RC 3' }, 'EI\u00a060, Rw\u00a040\u00a0dB, RC\u00a03', '”Rw 40” och ”RC 3”'],
  [{ note: 'SmC', requirement: 'EI 60-Sa' }, 'EI\u00a060-S200C', '”SmC”'],
  [{ note: 'C5', requirement: 'EI 60-C' }, 'EI\u00a060-C5', '”C5”'],
  [{ note: 'Sm', requirement: 'EI 60 självstängande' }, 'EI\u00a060-S200C', '”Sm”'],
  [{ fittings: 'Dörrstängare: Ja' }, 'EI\u00a060-C', 'I beslag eller anmärkning står ”Dörrstängare”'],
  [{ fittings: '1741 DÖRRSTÄNGARE/DÖRRAUTOMATIK: Ja' }, 'EI\u00a060-C', '”DÖRRSTÄNGARE”'],
  [{ fittings: 'ASSA 2002, dörrstängare', note: 'Sm' }, 'EI\u00a060-S200C', '”dörrstängare” och ”Sm”'],
] as const)(
  'what fittings or note require too is offered, and nothing fulfils the row before it is taken: %o',
  (row, text, words) => {
    const asks = { requirement: 'EI 60', ...row };
    expect(possibleOf(asks)).toMatchObject({ possible: [], guess: { text, said: expect.stringContaining(words) } });
    expect(judge('aluminium-2', asks)).toMatchObject({ requirement: { answer: 'unknown' }, guess: { text } });
    // Once it stands in the requirement, the note asks for nothing more.
    expect(possibleOf({ ...row, requirement: text }).guess).toBeUndefined();
  },
);

test('a note requires nothing more where it denies it, names a room, or repeats the requirement', () => {
  for (const note of [
    'ej självstängande',
    'Utan dörrstängare',
    'Självstängande: Nej',
    'förberedd för dörrstängare',
    'Rum C5',
    'Trapphus C',
    'Rum: C5',
    'DnT,w 52 dB',
    'mot EI 60-vägg',
    'Sal 200',
  ])
    expect(possibleOf({ requirement: 'EI 60', note }), `note ${note}`).not.toHaveProperty('guess');
  for (const fittings of ['Dörrstängare: Nej', '1741 DÖRRSTÄNGARE/DÖRRAUTOMATIK: NEJ', 'ASSA 2002'])
    expect(possibleOf({ requirement: 'EI 60', fittings })).not.toHaveProperty('guess');
  expect(
    possibleOf({ requirement: 'EI 60-S200C5, Rw 40', note: 'självstängande C3, Sm, brandgastät, 35 dB' }),
  ).not.toHaveProperty('guess');
  expect(possibleOf({ requirement: 'Utan krav', note: 'självstängande' })).not.toHaveProperty('guess');
});

test('an older class is recognized, and the class that may be meant is offered', () => {
  const guess = (requirement: string) => judgeRow({ ...emptyRow, requirement }, undefined).guess;
  expect(guess('A60')).toEqual({
    text: 'EI\u00a060',
    said: 'A60 är en äldre beteckning, inte en klass enligt EN\u00a013501-2.',
  });
  expect(guess('B 30')).toEqual({
    text: 'EI\u00a030',
    said: 'B30 är en äldre beteckning, inte en klass enligt EN\u00a013501-2.',
  });
  expect(guess('60 minuter, snygg')).toEqual({ text: 'EI\u00a060', said: 'Hoppar över ”snygg”.' });
  expect(guess('EI 60 Sm, snygg')).toEqual({
    text: 'EI\u00a060-S200, snygg',
    said: 'Sm heter numera S200.',
  });
  for (const requirement of ['', 'EI 60', 'snygg']) expect(guess(requirement)).toBeUndefined();
});

test('requirements in fittings and note are offered, U-values too', () => {
  const guess = (requirement: string, note: string) =>
    judgeRow({ ...emptyRow, requirement, note }, undefined, listed).guess?.text.replaceAll('\u00a0', ' ');
  expect(guess('E 30', 'RC2, U 1,2')).toBe('E 30, RC 2, U 1,2 W/(m²·K)');
  expect(guess('E 30', 'U-värde 1,2')).toBe('E 30, U 1,2 W/(m²·K)');
  expect(guess('E 30, Ud 1,4', 'Ud 1,0')).toBe('E 30, Ud 1,0 W/(m²·K)');
  // What is required is as strict.
  expect(guess('E 30, U 1,2', 'U 1,2')).toBeUndefined();
});

test('a letter that looks like an I is offered as one, but nothing that leads no further', () => {
  const guess = (requirement: string, note = '') => possibleOf({ requirement, note }).guess;
  expect(guess('El30-C Sm, 40 dB, RC3')).toEqual({
    text: 'EI\u00a030-S200C, Rw\u00a040\u00a0dB, RC\u00a03',
    said: '”El30” lästes som EI\u00a030. Sm heter numera S200.',
  });
  expect(guess('El30', 'Självstängande')?.text).toBe('EI\u00a030-C');
  for (const requirement of ['E1 30', 'E|30']) expect(guess(requirement)?.text).toBe('EI\u00a030');
  // Until it is taken nothing is a yes.
  expect(judge('aluminium-2', { requirement: 'El30' }).requirement?.answer).toBe('unknown');
  for (const requirement of ['EI 75, Sm', 'Sm, snygg']) expect(guess(requirement)).toBeUndefined();
  expect(guess('EI 30, Sm, snygg')?.text).toBe('EI\u00a030-S200, snygg');
});
