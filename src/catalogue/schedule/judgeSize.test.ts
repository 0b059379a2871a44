import { expect, test } from 'vitest';
import type { DoorRow } from './doorRow.ts';
import { judge, listed, possibleOf } from './testProducts.ts';

test('a double door is judged by the limits of double doors', () => {
  const single = { measure: 'frame', width: 1350, height: 2500 } as const;
  expect(judge('steel-2', { opening: single }).size?.reason).toContain('(enkeldörr)');
  for (const row of [
    { note: 'pardörr' },
    { note: 'par' },
    { note: 'Rum: Hall; par; RF' },
    { mark: 'Pardörr D1' },
    { requirement: 'EI 30 pardörr' },
    { note: 'Typ: Pardörr' },
    { note: 'Plan: 2; Typ: Par' },
    { note: 'dubbeldörr' },
  ])
    expect(judge('steel-2', { opening: single, ...row }).size?.reason).toContain('(pardörr)');
  for (const note of ['glasparti bredvid', 'ett par handtag', 'enkeldörr mot pardörr'])
    expect(judge('steel-2', { opening: single, note }).size?.reason).toContain('(enkeldörr)');
});

test('two leaves are read in any wording, and named where the limit does not name them', () => {
  const opening = { measure: 'frame', width: 1350, height: 2500 } as const;
  for (const note of ['2-blad', 'tvåbladig dörr', 'Antal blad: 2', 'Blad: 2 st'])
    expect(judge('steel-2', { opening, note }).size?.reason, `note ${note}`).toContain('(pardörr)');
  for (const note of ['2 bladgångjärn', 'Blad: 2100', '12 blad'])
    expect(judge('steel-2', { opening, note }).size?.reason, `note ${note}`).toContain('(enkeldörr)');
  expect(judge('aluminium-3', { opening, note: 'pardörr' }).size).toMatchObject({
    answer: 'yes',
    reason: expect.stringMatching(/ Prövat som pardörr\.$/),
  });
  // They say nothing of hinges: a sliding door may have two as well.
  for (const note of ['två dörrblad', 'tvåbladig skjutdörr', 'dubbel skjutdörr'])
    expect(judge('steel-7', { opening, requirement: 'EI 30', note }), `note ${note}`).toMatchObject({
      requirement: { answer: 'yes' },
      size: { reason: expect.stringContaining('dubbel skjutdörr') },
    });
});

test('one leaf is read in any wording, and a size that fits only another number of leaves says which', () => {
  const opening = { measure: 'frame', width: 1400, height: 2100 } as const;
  const size = (row: Partial<DoorRow>) => judge('steel-7', { opening, ...row }).size;
  for (const row of [
    { note: 'enkel skjutdörr i utrymningsväg' },
    { requirement: 'EI 30 enkel skjutdörr', note: 'utrymningsväg' },
    { note: 'Skjutdörr i utrymningsväg, 1-blad' },
    { note: 'Enbladig skjutdörr; Utrymning' },
    { note: 'Skjutdörr; Antal blad: 1; Utrymning' },
  ])
    expect(size(row), `${JSON.stringify(row)}`).toMatchObject({
      answer: 'unknown',
      reason: expect.stringContaining('1250\u00a0mm (enkel skjutdörr, med utrymningsfunktion)'),
    });
  expect(judge('steel-7', { requirement: 'EI 30, enkel skjutdörr' }).requirement).toMatchObject({ answer: 'yes' });
  expect(size({ note: 'skjutdörr i utrymningsväg' })).toMatchObject({ answer: 'yes', as: ', som dubbel' });
  // Said, or the same with one as with two, it needs no words.
  expect(size({ note: 'dubbel skjutdörr i utrymningsväg' })?.as).toBeUndefined();
  expect(size({ opening: { ...opening, width: 1200 }, note: 'utrymning' })?.as).toBeUndefined();
  expect(judge('steel-2', { opening: { ...opening, width: 2000 } }).size).toMatchObject({
    answer: 'yes',
    as: ', som pardörr',
  });
  // One of two leaves is no single door.
  expect(judge('steel-2', { opening: { ...opening, width: 2000 }, note: 'pardörr, ett blad 1200' }).size).toMatchObject(
    { answer: 'yes', reason: expect.stringContaining('(pardörr)') },
  );
});

test('a size that an escape function makes too large is left open unless the row denies the function', () => {
  const opening = { measure: 'frame', width: 2600, height: 2100 } as const;
  const size = (row: Partial<DoorRow>) => judge('steel-7', { requirement: 'EI30', opening, ...row }).size;
  // The limit is of the opening within the frame, which may be small enough.
  const tooWide =
    'Gränsen är angiven för öppning, inte för karmen. Som öppning: nej, bredden 2600\u00a0mm är större än 2400\u00a0mm (dubbel skjutdörr, med utrymningsfunktion).';
  for (const row of [
    { note: 'Skjutdörr i utrymningsväg' },
    { mark: 'Nödutgång 1' },
    { requirement: 'EI 30, utrymningsdörr' },
    { fittings: 'Panikregel' },
    { fittings: 'SS-EN 1125' },
    { note: 'Utrymningsväg: Ja' },
  ])
    expect(size(row), `${JSON.stringify(row)}`).toMatchObject({ answer: 'unknown', reason: tooWide });
  for (const row of [{}, { note: 'mot utrymningsväg' }])
    expect(size(row), `${JSON.stringify(row)}`).toMatchObject({
      answer: 'unknown',
      reason: `Ja utan utrymningsfunktion. ${tooWide}`,
      question: expect.stringContaining('2600\u00a0×\u00a02100'),
    });
  for (const note of ['utan utrymningsfunktion', 'ej utrymning', 'inte i utrymningsväg', 'Utrymning: Nej'])
    expect(size({ note })?.answer, `note ${note}`).toBe('yes');
  const small = { measure: 'frame', width: 2300, height: 2100 } as const;
  expect(size({ opening: small })).toMatchObject({
    answer: 'yes',
    reason: expect.stringContaining('med utrymningsfunktion'),
  });
  for (const note of ['Skjutdörr', 'Skjutdörr i utrymningsväg'])
    expect(possibleOf({ requirement: 'EI30', opening, note })).toMatchObject({
      possible: [{ key: 'steel-7' }],
      unsized: 1,
    });
});

test('no product has room for an opening of twenty metres', () => {
  const opening = { measure: 'frame', width: 20_000, height: 20_000 } as const;
  expect(listed.map(({ key }) => judge(key, { opening }).size?.answer)).not.toContain('yes');
});

test('a frame larger than the largest leaf or sash is left open, not refused', () => {
  const inner = listed.filter(
    ({ sizes }) => sizes.limits.length > 0 && sizes.limits.every(({ of }) => of === 'leaf' || of === 'sash'),
  );
  const opening = { measure: 'frame', width: 9000, height: 9000 } as const;
  const answers = inner.map(({ key }) => judge(key, { opening }).size?.answer);
  expect(answers).toEqual(inner.map(() => 'unknown'));
});
