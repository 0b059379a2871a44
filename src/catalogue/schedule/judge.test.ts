import { expect, test } from 'vitest';
import { claimsOf } from '../classes/claims.ts';
import { parseFireClasses } from '../classes/fireClass.ts';
import { elementGroups } from '../elementGroups.ts';
import { matchAll } from '../requirement/matchAll.ts';
import { productKeyOf } from '../productKey.ts';
import { sizesOf } from '../fit/fit.ts';
import { products } from '../products.ts';
import { readWanted } from '../requirement/wanted.ts';
import { emptyRow, type DoorRow } from './doorRow.ts';
import { nearestTo, withOnlyProducts } from './chooseProduct.ts';
import { judgeRow } from './judge.ts';
import type { ListedProduct } from './judged.ts';

const listed = products.map((product) => ({
  key: productKeyOf(product),
  title: product.title,
  claims: claimsOf(product),
  sizes: sizesOf(product),
}));
const find = (key: string | undefined) => listed.find((product) => product.key === key);
const judge = (key: string, row: Partial<DoorRow>) => judgeRow({ ...emptyRow, ...row }, find(key));
const possibleOf = (row: Partial<DoorRow>) => judgeRow({ ...emptyRow, ...row }, undefined, listed);

test('a row that asks for nothing, or names no product, gets no answer', () => {
  const nothing = { group: expect.objectContaining({ id: 'dorr' }), possible: [], unsized: 0, open: [], missing: '' };
  expect(judge('aluminium-2', {})).toEqual(nothing);
  expect(judge('', { requirement: 'EI 30' })).toEqual({ ...nothing, asks: true, best: 'no' });
});

test('a requirement is fulfilled, not fulfilled, or not stated with a question', () => {
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

test('what was not understood is said, and never fulfilled', () => {
  expect(judge('aluminium-2', { requirement: 'EI 60, snygg' }).requirement).toMatchObject({
    answer: 'unknown',
    reason: expect.stringContaining('snygg'),
  });
  expect(judge('aluminium-2', { requirement: '???' }).requirement?.answer).toBe('unknown');
});

test('a smoke door is offered to be read as S200, wherever the row says it, and no more once smoke is asked for', () => {
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
  'what fittings or a note require besides is asked for, and nothing fulfils the row before: %o',
  (row, text, words) => {
    const asks = { requirement: 'EI 60', ...row };
    expect(possibleOf(asks)).toMatchObject({ possible: [], guess: { text, said: expect.stringContaining(words) } });
    expect(judge('aluminium-2', asks)).toMatchObject({ requirement: { answer: 'unknown' }, guess: { text } });
    // Once it stands in the requirement, the note asks for nothing more.
    expect(possibleOf({ ...row, requirement: text }).guess).toBeUndefined();
  },
);

test('a note requires nothing besides where it denies it, names a room, or says what is asked for', () => {
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

test('a door of two leaves is held against what a product says of two', () => {
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

test('two leaves are read in whatever words they are written, and said where the limit does not say it', () => {
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

test('one leaf is read in whatever words it is written, and a size that fits another number of leaves alone says which', () => {
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

test('what a requirement denies is neither required nor proposed', () => {
  const plain = judge('aluminium-2', { requirement: 'EI 60' });
  for (const requirement of ['EI 60 ej självstängande', 'EI 60 utan dörrstängare', 'EI 60, ej C5'])
    expect(judge('aluminium-2', { requirement }).requirement).toEqual(plain.requirement);
  expect(judge('aluminium-2', { requirement: 'EI 60 ej självstängande' }).guess).toBeUndefined();
});

test('a size that an escape function makes too large is no yes where the row asks for one, nor where it does not say', () => {
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

test('what slides is proposed where a row says so, and not where it says that its door has hinges', () => {
  const kinds = (row: Partial<DoorRow>) =>
    new Set(possibleOf({ requirement: 'EI 30', ...row }).possible.map(({ sizes: { kind } }) => kind));
  expect(kinds({})).toContain('sliding-door');
  // Last, also where others do not state their size: most doors have hinges.
  const opening = { measure: 'module' as const, width: 1800, height: 2100 };
  const { possible, unsized } = possibleOf({ requirement: 'EI 30-C', opening });
  expect(unsized).toBeGreaterThan(0);
  expect(possible.map(({ sizes: { kind } }) => kind === 'sliding-door').indexOf(true)).toBe(possible.length - 1);
  for (const row of [{ note: 'skjutdörr' }, { mark: 'Skjutdörr 5' }, { note: 'pardörr, skjutdörr' }]) {
    expect([...kinds(row)], `row ${JSON.stringify(row)}`).toEqual(['sliding-door']);
    expect(possibleOf(row).slides).toBe(true);
  }
  for (const note of ['pardörr', 'par', 'enkeldörr', 'slagdörr', 'stål tvådelad', 'slagdörr mot skjutdörr']) {
    expect(kinds({ note }).size, `note ${note}`).toBeGreaterThan(0);
    expect(kinds({ note }), `note ${note}`).not.toContain('sliding-door');
    expect(possibleOf({ note }).slides).toBeUndefined();
  }
  // A sliding door beside it is none in it; a partition with one stays a partition.
  expect(kinds({ note: 'bredvid skjutdörr' })).toContain('sliding-door');
  expect(possibleOf({ mark: 'GP1', requirement: 'EI 30', note: 'Glasparti med skjutdörr' }).group?.id).toBe(
    'glasparti',
  );
  // What a product is chosen for is held against it too.
  expect(judge('steel-2', { requirement: 'EI 30', note: 'skjutdörr' }).requirement?.answer).toBe('no');
});

test('a class that is higher than what is asked for is said to be higher', () => {
  const reason = (key: string, requirement: string) => judge(key, { requirement }).requirement?.reason;
  expect(reason('aluminium-5', 'EI 30')).toBe('Klassen är högre än kravet.');
  expect(reason('aluminium-5', 'EI 30-S200')).toBe('S200 är tillval. Klassen är högre än kravet.');
  expect(reason('aluminium-5', 'EI 120')).toBe('');
  expect(reason('aluminium-5', 'EW 120'), 'no longer').toBe('');
  expect(reason('aluminium-5', 'S200'), 'no class is asked for').toBe('S200 är tillval.');
});

test('no product says yes to an opening of twenty metres', () => {
  const opening = { measure: 'frame', width: 20_000, height: 20_000 } as const;
  expect(listed.map(({ key }) => judge(key, { opening }).size?.answer)).not.toContain('yes');
});

test('a frame that is larger than what a leaf or a sash may be is not refused for that', () => {
  const inner = listed.filter(
    ({ sizes }) => sizes.limits.length > 0 && sizes.limits.every(({ of }) => of === 'leaf' || of === 'sash'),
  );
  const opening = { measure: 'frame', width: 9000, height: 9000 } as const;
  const answers = inner.map(({ key }) => judge(key, { opening }).size?.answer);
  expect(answers).toEqual(inner.map(() => 'unknown'));
});

test('where a product does not fulfil its row, the nearest of its kind that does is named', () => {
  const nearest = (row: DoorRow, product: ListedProduct) =>
    nearestTo(row, product, judgeRow(row, product), listed, judgeRow);
  const instead = (key: string, row: Partial<DoorRow>) =>
    listed.filter((product) => product.key === key).map((one) => nearest({ ...emptyRow, ...row }, one)?.key)[0];
  expect(instead('aluminium-1', { requirement: 'EI 30' })).toBeUndefined();
  expect(instead('aluminium-1', { requirement: 'EI 60' })).toBe('aluminium-2');
  expect(instead('aluminium-1', { requirement: 'EI 90' })).toBe('aluminium-4');
  expect(instead('steel-3', { requirement: 'EI 60' })).toMatch(/^steel-/);
  // Of its largest size nothing is stated, which the row then says.
  const opening = { measure: 'module', width: 9, height: 21 } as const;
  expect(instead('aluminium-3', { requirement: 'EI 90', opening })).toBe('aluminium-4');
  // None fulfils it, so none is named: neither what nobody has, nor what is not known.
  expect(instead('aluminium-1', { requirement: 'EI 240' })).toBeUndefined();
  expect(instead('aluminium-1', { requirement: 'EI 60, snygg' })).toBeUndefined();
  for (const product of listed)
    for (const requirement of ['EI 30', 'EI 60', 'EW 60', 'EI 90-S200', 'REI 60', 'EI 30, Rw 40']) {
      const row = { ...emptyRow, requirement };
      const other = nearest(row, product);
      if (!other) continue;
      expect(judgeRow(row, product).requirement?.answer).toBe('no');
      expect(judgeRow(row, other).requirement?.answer).toBe('yes');
      expect(other.sizes.kind).toBe(product.sizes.kind);
    }
});

test('the products that fulfil a row are told, as many as the class reader names of their kind, with room for the opening', () => {
  const possible = (row: Partial<DoorRow>) => possibleOf(row).possible.map(({ key }) => key);
  const yes = (requirement: string, kind: string) =>
    matchAll(
      parseFireClasses(requirement),
      listed.map(({ claims }) => claims),
      elementGroups.find(({ id }) => id === kind)?.elements,
    ).yes.map(({ key }) => key);
  for (const requirement of ['E 30', 'EI 30', 'EI 60-S200, Rw 37', 'EI 120', 'EI 240', 'REI 30'])
    for (const [product, kind] of [
      ['', requirement.startsWith('R') ? 'glastak' : 'dorr'],
      ['Branddörr', 'dorr'],
      ['Brandglasparti', 'glasparti'],
      ['Glasvägg', 'glasparti'],
      ['Fönster', 'fonster'],
      ['glasad fasad', 'fasad'],
      ['Glastak', 'glastak'],
    ] as const)
      expect(possible({ requirement, product }).toSorted(), `${requirement}, ${product}`).toEqual(
        yes(requirement, kind).toSorted(),
      );
  // What lasts no longer than needed comes first, and of equals what fulfils it by itself before what has to be ordered
  // with it.
  expect(possible({ requirement: 'EI 60-S200, Rw 37' }).slice(0, 3)).toEqual([
    'aluminium-2',
    'aluminium-7',
    'aluminium-8',
  ]);
  expect(possible({ requirement: 'EI 90-S200' })[0]).toBe('aluminium-8');
  expect(possible({ requirement: 'EI 30, 40 dB' })).toEqual(['steel-1', 'aluminium-5']);
  for (const requirement of ['', 'hej', 'EI 60, snygg']) expect(possible({ requirement })).toEqual([]);
  expect(possible({ requirement: 'REI 60', product: 'dörr' })).toEqual([]);
  for (const words of [{ product: 'Skjutdörr' }, { note: 'Plan: 2; Typ: Skjutdörr' }])
    expect(possible({ requirement: 'EI 30', ...words })).toEqual(['steel-7']);
  for (const words of [{ product: 'Ståldörr' }, { note: 'Typ: Dörr i stål' }, { requirement: 'EI 30, ståldörr' }])
    expect(possible({ requirement: 'EI 30', ...words }).toSorted()).toEqual(
      yes('EI 30', 'dorr')
        .filter((key) => key.startsWith('steel'))
        .toSorted(),
    );
  const opening = { measure: 'frame', width: 9000, height: 9000 } as const;
  for (const key of possible({ requirement: 'EI 30', opening }))
    expect(judge(key, { opening }).size?.answer).not.toBe('no');
});

test('of those that fulfil a row it is told how many do not state the size, and which others may fulfil it', () => {
  const opening = { measure: 'frame', width: 1600, height: 3100 } as const;
  const { possible, unsized } = possibleOf({ requirement: 'EI 30', opening });
  const answers = possible.map(({ key }) => judge(key, { opening }).size?.answer);
  expect(answers.filter((answer) => answer === 'unknown')).toHaveLength(unsized);
  expect(unsized).toBeGreaterThan(0);
  const row = { requirement: 'EI2 60-C5' };
  const { open } = possibleOf(row);
  expect(open.map(({ key }) => judge(key, row).requirement?.answer)).toEqual(open.map(() => 'unknown'));
  expect(open.length).toBeGreaterThan(0);
  // What says no to the opening is none of them.
  const largest = { measure: 'frame', width: 9000, height: 9000 } as const;
  for (const { key } of possibleOf({ ...row, opening: largest }).open)
    expect(judge(key, { opening: largest }).size?.answer).not.toBe('no');
});

test('what none of the products that may fulfil a row states is told', () => {
  const missing = (row: Partial<DoorRow>) => possibleOf(row).missing;
  expect(missing({ requirement: 'EI 120 Rw 45' })).toBe('Rw\u00a045');
  // Each states one of them.
  expect(missing({ requirement: 'EI2 60 S200C5' })).toBe('C5 eller S200');
  expect(missing({ requirement: 'EI 30' }), 'nothing is missing').toBe('');
});

test('a product of another material or another way to open does not fulfil what is required of those', () => {
  const answer = (key: string, requirement: string) => judge(key, { requirement }).requirement;
  expect(answer('aluminium-2', 'EI 60 ståldörr')).toMatchObject({ answer: 'no', reason: 'Är i aluminium.' });
  expect(answer('aluminium-2', 'EI 60 dörr i aluminium')).toMatchObject({ answer: 'yes' });
  expect(answer('steel-7', 'EI 30 slagdörr')).toMatchObject({ answer: 'no', reason: 'Är en skjutdörr.' });
  // How many leaves it has is a matter of its size.
  expect(answer('aluminium-2', 'EI 60 pardörr')).toEqual({ answer: 'yes', reason: '' });
  expect(judge('aluminium-2', { requirement: 'EI 60', note: 'Typ: Pardörr' }).requirement?.answer).toBe('yes');
  expect(judge('aluminium-2', { requirement: 'EI 60', note: 'Typ: Par' }).requirement?.answer).toBe('yes');
});

test('escape fittings are said to be chosen with the door, and leave open what they leave open', () => {
  const note = 'Utrymningsbeslag (SS-EN\u00a0179 och SS-EN\u00a01125) väljs med dörren och prövas inte här.';
  for (const row of [
    { requirement: 'EI 60, SS-EN 179' },
    { requirement: 'EI 60, EN 1125, nödutrymning' },
    { requirement: 'EI 60 utrymningsdörr' },
    { requirement: 'EI 60', note: 'Typ: Utrymningsdörr' },
  ])
    expect(judge('aluminium-2', row).requirement).toEqual({ answer: 'unknown', reason: note });
  expect(judge('aluminium-2', { requirement: 'EI 60, snygg, SS-EN 179' }).requirement?.reason).toBe(
    `Tog inte med ”snygg”. ${note}`,
  );
  expect(judge('aluminium-2', { requirement: 'EI 90, SS-EN 179' }).requirement?.answer).toBe('no');
  expect(judgeRow({ ...emptyRow, requirement: 'EI 60 Sm, SS-EN 179' }, undefined).guess?.text).toBe(
    'EI\u00a060-S200, SS-EN 179',
  );
});

test('a row that requires something understood may have none that fulfils it, and another asks for nothing', () => {
  expect(possibleOf({ requirement: 'EI2 60 C5 S200' })).toMatchObject({ asks: true, possible: [] });
  for (const requirement of ['', 'hej']) expect(possibleOf({ requirement }).asks).toBeUndefined();
});

test('a row without product is answered in one word where none fulfils it: some may, or none does', () => {
  for (const [row, best] of [
    [{ requirement: 'EI 30' }, undefined],
    [{ requirement: 'EI 120 Rw 45' }, 'unknown'],
    [{ requirement: 'EI 240' }, 'no'],
    [{ requirement: 'A60' }, undefined],
    [{ requirement: 'EI 240', product: 'steel-1' }, undefined],
  ] as const)
    expect({ row, best: possibleOf(row).best }).toEqual({ row, best });
});

test('a row is a door, unless its words or its product say another kind', () => {
  const group = (row: Partial<DoorRow>) => judgeRow({ ...emptyRow, ...row }, find(row.product), listed).group?.id;
  expect(group({})).toBe('dorr');
  expect(group({ requirement: 'EI 30 fönster' })).toBe('fonster');
  expect(group({ note: 'Rum: Hall; Typ: Glasparti' })).toBe('glasparti');
  expect(group({ note: 'Glasparti vid entrén' })).toBe('glasparti');
  for (const text of ['Dörrparti', 'glasdörrparti', 'Entréparti'])
    for (const row of [{ requirement: `EI 30 ${text}` }, { note: text }, { note: `Typ: ${text}` }, { mark: text }])
      expect(group(row)).toBe('dorr');
  expect(group({ note: 'Brandfönster' })).toBe('fonster');
  // Its word is worth more than a littera that is a window's in other lists.
  for (const note of ['fasad', 'Glasfasad', 'Fasadparti']) expect(group({ mark: 'F01', note })).toBe('fasad');
  for (const note of ['Fasaddörr', 'Dörr i fasad']) expect(group({ note })).toBe('dorr');
  for (const mark of ['GP1', 'FP 2', 'P-103', 'IP1']) expect(group({ mark })).toBe('glasparti');
  for (const mark of ['F1', 'BF 12']) expect(group({ mark })).toBe('fonster');
  for (const mark of ['D1', 'FD1', '101', 'Plan 2', 'F', '']) expect(group({ mark })).toBe('dorr');
  expect(group({ mark: 'F1', requirement: 'EI 30 dörr' })).toBe('dorr');
  expect(group({ mark: 'GP1', note: 'Typ: Dörr' })).toBe('dorr');
  for (const note of ['Sidoparti 300 mm', 'Vid glasparti', 'Pardörr', 'Hiss']) expect(group({ note })).toBe('dorr');
  expect(group({ product: 'Dörr i glasparti' }), 'a door, wherever it stands').toBe('dorr');
  // Where it stands is not what it is.
  expect(group({ note: 'Placering: Fasad; Undertak' })).toBe('dorr');
  expect(group({ product: 'steel-10' })).toBe('fasad');
  expect(group({ product: 'steel-9', requirement: 'EI 30 dörr' }), 'a roof has no door').toBe('glastak');
  // The name of a kind is no class that was not understood.
  expect(judge('aluminium-1', { requirement: 'EI 30, dörr' }).requirement).toEqual({ answer: 'yes', reason: '' });
});

test('what carries loads, or is named so, is glazing in a roof', () => {
  const carrying = listed
    .flatMap(({ claims }) => claims.parts)
    .filter(({ classes }) => classes.some(({ letters }) => letters.startsWith('R')));
  expect(new Set(carrying.map(({ element }) => element))).toEqual(new Set(['roof']));
  const roof = (row: Partial<DoorRow>) => possibleOf({ requirement: 'REI 30', ...row });
  for (const row of [
    {},
    { requirement: 'REW 30' },
    { note: 'Glastak' },
    { requirement: 'EI 30', note: 'Glastak' },
    { requirement: 'EI 30', note: 'Taklanternin över hall' },
    { requirement: 'EI 30', note: 'Lanternin' },
    { requirement: 'EI 30', note: 'Typ: Takfönster' },
    { requirement: 'EI 30', note: 'Takfönster' },
    { requirement: 'EI 30', note: 'Typ: Lanternin' },
    { requirement: 'REI 30', note: 'Atrium' },
    { requirement: 'EI 30', mark: 'TL1' },
    { requirement: 'EI 30', mark: 'GT 2' },
  ]) {
    const { group, possible } = roof(row);
    expect(group?.id, `${JSON.stringify(row)}`).toBe('glastak');
    expect(possible.length, `${JSON.stringify(row)}`).toBeGreaterThan(0);
  }
  for (const row of [
    { product: 'dörr' },
    { note: 'Typ: Dörr' },
    { note: 'dörr' },
    { mark: 'D105' },
    { mark: 'YD 1' },
    { requirement: 'EI 30', note: 'Dörr under lanternin' },
    { requirement: 'EI 30', note: 'Takhöjd: 2700' },
  ])
    expect(roof(row).group?.id, `${JSON.stringify(row)}`).toBe('dorr');
});

test('nothing is proposed, nor chosen, for a requirement of which the class was not understood', () => {
  for (const requirement of ['A60, 25 dB', 'EI 60 Sm', 'snygg, 25 dB', 'enligt handling, S200'])
    expect(possibleOf({ requirement }), `requirement ${requirement}`).toMatchObject({ possible: [], open: [] });
  expect(possibleOf({ requirement: 'A60, 25 dB' })).toMatchObject({
    guess: { text: 'EI\u00a060, Rw\u00a025\u00a0dB' },
  });
  expect(possibleOf({ requirement: 'A60, 25 dB' }).asks).toBeUndefined();
  expect(possibleOf({ requirement: 'S200, SS-EN 179' }).open.length).toBeGreaterThan(0);
  expect(possibleOf({ requirement: 'EI 60, snygg' }).open.length).toBeGreaterThan(0);
});

test('what is sold as what the row is of is proposed first, and before it what the row names', () => {
  const first = (row: Partial<DoorRow>) => {
    const { possible, open } = possibleOf({ requirement: 'EI60', ...row });
    return [...possible, ...open][0]?.key;
  };
  for (const width of [1200, 4200]) {
    const opening = { measure: 'frame', width, height: 2800 } as const;
    expect(first({ note: 'Glasparti', opening })).toBe('aluminium-11');
    expect(first({ note: 'Glasparti stumfogat', opening })).toBe('aluminium-11');
  }
  expect(first({ note: 'Stumfogade glaspartier', requirement: 'EI 30' })).toBe('aluminium-10');
  expect(first({ requirement: 'EI 30', note: 'klämfri dörr' })).toBe('steel-2');
  expect(first({ requirement: 'EI 30', product: 'Janisol 2' })).toMatch(/^steel/);
});

test('where the row names products by a word of their titles, those alone are proposed, unless none of them may do', () => {
  const keys = (row: Partial<DoorRow>) => {
    const { possible, unsized, open } = possibleOf({ requirement: 'EI 60', ...row });
    return { possible: possible.map(({ key }) => key), unsized, open: open.map(({ key }) => key) };
  };
  const opening = { measure: 'frame', width: 3000, height: 2800 } as const;
  for (const row of [
    { note: 'stumfogat glasparti' },
    { note: 'Glasparti; stumfogade glas', opening },
    { requirement: 'EI 60 glasparti', product: 'stumfogat parti' },
  ])
    expect(keys(row), `${JSON.stringify(row)}`).toMatchObject({ possible: ['aluminium-11'], open: [] });
  expect(keys({ requirement: 'EI 60-S200C5', note: 'Janisol' })).toEqual({
    possible: [],
    unsized: 0,
    open: ['steel-5'],
  });
  // The words for kinds, classes and other things name none, nor does what says no.
  for (const note of ['Glasparti', 'glaspartier', 'kombinationslås', 'Design: enligt ritning'])
    expect(keys({ note }).possible.length, `note ${note}`).toBeGreaterThan(2);
  expect(keys({ requirement: 'EI 120', note: 'klämfri' }).possible).toEqual(['aluminium-5']);
});

test('a material that littera or note name is that of the products that are proposed', () => {
  const materials = (row: Partial<DoorRow>) => {
    const { possible, open } = possibleOf({ requirement: 'EI 30', ...row });
    return [...new Set([...possible, ...open].map(({ key }) => key.split('-')[0]))].toSorted();
  };
  for (const note of ['stål', 'pardörr stål', '2 st ståldörrar', 'Rum: Hall; Material: Stål', 'Stålparti'])
    expect(materials({ note }), `”${note}”`).toEqual(['steel']);
  for (const note of ['aluminium', 'alu', 'alum.', 'dörr i aluminium'])
    expect(materials({ note }), `”${note}”`).toEqual(['aluminium']);
  expect(materials({ mark: 'Ståldörr 1' })).toEqual(['steel']);
  for (const note of ['', 'stålregelvägg', 'handtag i rostfritt stål', 'rostfri', 'stål eller aluminium'])
    expect(materials({ note }), `”${note}”`).toEqual(['aluminium', 'steel']);
  expect(possibleOf({ requirement: 'EI 30', note: 'stålparti' }).group?.id).toBe('glasparti');
  expect(possibleOf({ requirement: 'EI 30', note: 'dörr vid stålparti' }).group?.id).toBe('dorr');
  // A product that was chosen all the same is judged by what is required of it.
  expect(judge('aluminium-1', { requirement: 'EI 30', note: 'handtag: stål' }).requirement?.answer).toBe('yes');
});

test('a door is not judged by the glass that stands beside it', () => {
  const row = { requirement: 'EI 60' };
  expect(judge('steel-8', row).requirement?.answer).toBe('no');
  expect(judge('steel-8', { ...row, note: 'Typ: Parti' }).requirement?.answer).toBe('yes');
  // Nor is the glass judged by how large the door may be.
  const opening = { measure: 'frame', width: 3200, height: 2800 } as const;
  expect(judge('steel-8', { ...row, note: 'Typ: Parti', opening }).size?.reason).toBe(
    'Största bredd och höjd framgår inte.',
  );
  expect(judge('steel-8', { ...row, opening }).size?.reason).toContain('dörrbredd');
});

test('an older class is said to be one, with the class that may be meant', () => {
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

test('a product is chosen where it is the only one that fulfils a row, and none was named', () => {
  const only = (row: Partial<DoorRow>) => withOnlyProducts([{ ...emptyRow, ...row }], listed, judgeRow)[0]?.product;
  expect(only({ requirement: 'EI 30, RC 3' })).toBe('steel-1');
  expect(only({ requirement: 'REI 60', product: 'Glastak' })).toBe('steel-9');
  expect(only({ requirement: 'REI 60', product: 'Fabrikat X' })).toBe('Fabrikat X');
  expect(only({ requirement: 'EI 30, RC 3', product: 'aluminium-1' })).toBe('aluminium-1');
  expect(only({ requirement: 'EI 120' }), 'the only door').toBe('aluminium-5');
  expect(only({ requirement: 'EI 120', product: 'Fabrikat X ståldörr' })).toBe('Fabrikat X ståldörr');
  expect(only({ requirement: 'EI 30' })).toBe('');
  expect(only({ requirement: 'EI 240' })).toBe('');
  expect(only({})).toBe('');
});

test('none is chosen by itself that lasts longer than needed, or of which it is not known whether it has room', () => {
  const only = (row: Partial<DoorRow>) => withOnlyProducts([{ ...emptyRow, ...row }], listed, judgeRow)[0]?.product;
  const row = { requirement: 'EI 60, Rw 40', note: 'Branddörr' };
  expect(possibleOf(row).possible).toMatchObject([{ key: 'aluminium-5' }]);
  expect(only(row)).toBe('');
  expect(only({ ...row, opening: { measure: 'frame', width: 900, height: 2100 } })).toBe('');
  expect(judge('aluminium-5', row).requirement).toMatchObject({
    answer: 'yes',
    reason: expect.stringContaining('Klassen är högre än kravet.'),
    isHigher: true,
  });
  const opening = { measure: 'frame', width: 900, height: 2100 } as const;
  const unsized = { requirement: 'EI 120', opening };
  expect(possibleOf(unsized)).toMatchObject({ possible: [{ key: 'aluminium-5' }], unsized: 1 });
  expect(only(unsized)).toBe('');
});

test('every requirement in fittings and note is proposed, a U-value too', () => {
  const guess = (requirement: string, note: string) =>
    judgeRow({ ...emptyRow, requirement, note }, undefined, listed).guess?.text.replaceAll('\u00a0', ' ');
  expect(guess('E 30', 'RC2, U 1,2')).toBe('E 30, RC 2, U 1,2 W/(m²·K)');
  expect(guess('E 30', 'U-värde 1,2')).toBe('E 30, U 1,2 W/(m²·K)');
  expect(guess('E 30, Ud 1,4', 'Ud 1,0')).toBe('E 30, Ud 1,0 W/(m²·K)');
  // What is required is as strict.
  expect(guess('E 30, U 1,2', 'U 1,2')).toBeUndefined();
});

test('what would hold only a smaller leaf is offered behind whatever else is open in size', () => {
  const { possible } = possibleOf({ requirement: 'EI 30', opening: { measure: 'frame', width: 2400, height: 3000 } });
  expect(possible.slice(-2).map(({ key }) => key)).toEqual(['aluminium-3', 'steel-7']);
});

test.each<Partial<DoorRow>>([
  { requirement: '-' },
  { requirement: '–, 35 dB' },
  { requirement: 'ej brand' },
  { requirement: 'Ingen brandklass' },
  { requirement: 'Utan brandkrav' },
  { requirement: 'inget krav på brandmotstånd' },
  { requirement: 'Brandklass: nej, Rw 40' },
  { requirement: 'ej branddörr' },
  { requirement: 'oklassad' },
  { requirement: 'Ej aktuellt' },
  { requirement: '35 dB', note: 'utan brandkrav' },
  { note: 'Plan 2; ej brand', fittings: 'Dörrstängare' },
])('for a row that says that no fire class is required nothing is looked for: %o', (row) => {
  expect(possibleOf(row)).toMatchObject({ noFire: 'said', possible: [], open: [] });
  expect(possibleOf(row)).not.toHaveProperty('asks');
  expect(possibleOf(row)).not.toHaveProperty('guess');
});

test.each(['25 dB', 'Rw 35', 'RC 3', 'U 1,2', 'E0', 'enligt handling', 'ståldörr'])(
  'where no fire class was read it is asked for, and no product is looked for: %s',
  (requirement) => {
    expect(possibleOf({ requirement })).toMatchObject({ noFire: 'unread', possible: [], open: [] });
  },
);

test('a class that stands beside a denial of fire is read, and a product that was chosen is answered', () => {
  for (const requirement of ['EI 30, ej brandgastät', 'EI 30 i brandcellsgräns', 'S200', 'EI 30 utan brandtätning'])
    expect(possibleOf({ requirement })).not.toHaveProperty('noFire');
  expect(possibleOf({ requirement: 'EI 30', note: 'ej brand' })).not.toHaveProperty('noFire');
  expect(judge('aluminium-2', { requirement: '–' }).requirement).toEqual({
    answer: 'yes',
    reason: 'Ingen brandklass krävs.',
  });
});

test.each<[Partial<DoorRow>, string]>([
  [{ requirement: 'EI 30, DnT,w 35' }, 'DnT,w 35'],
  [{ requirement: 'EI 30', note: 'DnT,w 52 dB; plan 2' }, 'DnT,w 52 dB'],
  [{ requirement: 'EI 30, ljudklass B' }, 'ljudklass B'],
  [{ requirement: 'EI 30', note: 'Ljudklass: C' }, 'Ljudklass: C'],
  [{ requirement: 'EI 30', fittings: 'DnTw 30' }, 'DnTw 30'],
])('sound that no product states is named among what is not stated: %o', (row, name) => {
  expect(possibleOf(row)).toMatchObject({ possible: [], missing: name, best: 'unknown' });
  const { requirement } = judge('aluminium-2', row);
  expect(requirement).toMatchObject({
    answer: 'unknown',
    reason: expect.stringContaining(`${name.slice(1)} framgår inte.`),
  });
  expect(requirement?.question).toContain(`${name.slice(1)} framgår inte.`);
});

test('what is of a window is no door, and a door with a window is one', () => {
  for (const row of [{ requirement: 'EI 30 i fönster' }, { requirement: 'EI 30', note: 'EI 30 i fönster' }])
    expect(possibleOf(row).group?.id).toBe('fonster');
  for (const note of ['dörr med fönster', 'bredvid fönster', 'i glasparti'])
    expect(possibleOf({ requirement: 'EI 30', note }).group?.id).toBe('dorr');
});

test('of products that do not state all, those that answer most stand first, as in the class reader', () => {
  const requirement = "EI30C5 Sa R'w 35";
  const { open } = possibleOf({ requirement });
  const { unknown } = matchAll(
    parseFireClasses(requirement),
    listed.map(({ claims }) => claims),
    ['door'],
  );
  const distances = open.map(({ key }) => unknown.find((match) => match.key === key)?.distance ?? NaN);
  // What slides comes last in any case.
  expect(distances.slice(0, -1)).toEqual(distances.slice(0, -1).toSorted((a, b) => a - b));
  expect(open[0]?.key).not.toBe(listed[0]?.key);
});

test('a row that nobody fulfils names who comes nearest and why, and asks the class reader for all that it asks for itself', () => {
  const opening = { measure: 'frame', width: 2400, height: 2400 } as const;
  const { nearest, whole } = possibleOf({ requirement: 'EI60', note: 'skjutdörr stål', opening });
  expect(nearest?.product.claims.slides).toBe(true);
  expect(nearest?.reason).toBe('60\u00a0minuter krävs, 30 uppfylls.');
  expect(whole).toBe('EI60, skjutdörr i stål, karmyttermått 2400 × 2400 mm');
  // What stands in the requirement is not said again.
  expect(possibleOf({ requirement: 'EI60 skjutdörr i stål' }).whole).toBe('EI60 skjutdörr i stål');
  // The answer of the reader to that text, on which the row leads to it.
  const { unknown, ...asked } = parseFireClasses(whole ?? '');
  const {
    no,
    yes,
    unknown: open,
  } = matchAll(
    asked,
    listed.map(({ claims }) => claims),
    ['door'],
    readWanted(unknown),
  );
  expect([...yes, ...open]).toEqual([]);
  expect(no[0]?.key).toBe(nearest?.product.key);
  // Of a size that is too large for all the size decides.
  const tooLarge = possibleOf({
    requirement: 'EI 60',
    note: 'Skjutdörr',
    opening: { measure: 'module', width: 20000, height: 20000 },
  });
  expect(tooLarge.whole).toBe('EI 60, skjutdörr, modul 200 × 200M');
  // Where some fulfil it, or may, nobody is named.
  for (const requirement of ['EI 60', 'EI1 60']) expect(possibleOf({ requirement })).not.toHaveProperty('nearest');
});

test('the kind that its type names is worth more than any other word of the row', () => {
  const kindOf = (row: Partial<DoorRow>) => {
    const { group, strange } = possibleOf({ requirement: 'EI 30', ...row });
    return strange ?? group?.id;
  };
  const type = 'Typ: Brandfönster alu';
  for (const note of ['Fasad mot granne', 'Glasparti intill', 'Rökdörr', 'Rullport'])
    for (const row of [{ note: `${note}; ${type}` }, { note: `${type}; ${note}` }, { note: type, fittings: note }])
      expect({ row, kind: kindOf(row) }).toEqual({ row, kind: 'fonster' });
  expect(kindOf({ note: 'Fasad mot granne; Typ: Branddörr' })).toBe('dorr');
  expect(kindOf({ note: 'Fasad mot granne; Typ: A12' }), 'a type that names none').toBe('fasad');
  expect(kindOf({ note: 'Fasad mot granne; Typ: Rulljalusi' })).toContain('Rulljalusi');
});

test('an I that was written as a letter like it is offered as one, and nothing is offered that leads no further', () => {
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

test.each<Partial<DoorRow>>([
  { note: 'Rulljalusi' },
  { note: 'Plan: 2; Typ: Rulljalusi' },
  { note: 'Slag: Rulljalusi' },
  { requirement: 'Rulljalusi EI 60' },
  { product: 'Rulljalusi' },
])('no product is proposed for a kind that is none of them: %o', (row) => {
  const asked = { requirement: 'EI 60', ...row };
  const judged = possibleOf(asked);
  expect(judged).toMatchObject({ possible: [], open: [], best: 'no' });
  expect(judged.strange).toBe('Slaget ”Rulljalusi” finns inte bland produkterna: inga föreslås');
  expect(judged).not.toHaveProperty('nearest');
  expect(judged).not.toHaveProperty('guess');
  expect(withOnlyProducts([{ ...emptyRow, ...asked }], listed, judgeRow)[0]?.product).toBe(row.product ?? '');
  expect(judge('aluminium-5', { note: 'Rulljalusi', ...asked }).requirement?.answer, 'one that was chosen').toBe('no');
});

test.each<[Partial<DoorRow>, string]>([
  [{ note: 'Typ: Trädörr massiv' }, 'Trädörr'],
  [{ note: 'Typ: Massivträ' }, 'Massivträ'],
  [{ note: 'Laminatdörr' }, 'Laminatdörr'],
  [{ requirement: 'EI 30, träparti' }, 'träparti'],
])('no product is proposed for a door of wood: %o', (row, word) => {
  expect(possibleOf({ requirement: 'EI 30', ...row })).toMatchObject({
    possible: [],
    open: [],
    best: 'no',
    strange: `Slaget ”${word}” finns inte bland produkterna: inga föreslås`,
  });
});

test('what only looks like wood is no door of it', () => {
  for (const note of ['Typ: Ståldörr; Ersätter laminatdörr', 'Typ: Ståldörr; Yta: träimitation', 'Typ: Dörr; ekfaner'])
    expect(possibleOf({ requirement: 'EI 30', note })).not.toHaveProperty('strange');
});

test('a sliding gate is a sliding door', () => {
  for (const row of [{ note: 'Skjutport' }, { note: 'Typ: Skjutport' }, { requirement: 'Skjutport EI 30' }]) {
    const { possible } = possibleOf({ requirement: 'EI 30', ...row });
    expect(possible.length).toBeGreaterThan(0);
    expect(possible.every(({ claims }) => claims.slides)).toBe(true);
  }
});

test('a type that is not understood is asked about, and no product is proposed', () => {
  expect(possibleOf({ requirement: 'EI 30', note: 'Plan: 2; Typ: Vikvägg' })).toMatchObject({
    possible: [],
    best: 'unknown',
    strange: 'Framgår inte: ”Vikvägg” lästes inte som slag',
  });
  expect(judge('aluminium-5', { requirement: 'EI 30', note: 'Typ: Vikvägg' }).requirement?.answer).toBe('yes');
});

test.each(
  `YD1,YD,D1,A1,A,T-12,Enkel,Par,Pardörr,Glasad,Stål,Ståldörr,Branddörr,Innerdörr,Tamburdörr,Dubbeldörr,Massiv,Slät,Trä,Laminat,Entré,Standard,Design Line,Glasparti,Fönster,Vänsterhängd,Se ritning,Invändig,Massiv ek,Brand,Profil,Spegel,Vänster,Tvåflyglig,Sidoljus`.split(
    ',',
  ),
)('a usual type is none that is not understood: %s', (type) => {
  expect(possibleOf({ requirement: 'EI 30', note: `Typ: ${type}` })).not.toHaveProperty('strange');
});
