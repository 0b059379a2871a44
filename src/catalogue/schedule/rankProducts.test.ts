import { expect, test } from 'vitest';
import { parseFireClasses } from '../classes/fireClass.ts';
import { elementGroups } from '../elementGroups.ts';
import { matchAll } from '../requirement/matchAll.ts';
import { readWanted } from '../requirement/wanted.ts';
import type { DoorRow } from './doorRow.ts';
import { judge, listed, possibleOf } from './testProducts.ts';

test('the products that fulfil a row are those that the class reader names of that kind, if they have room', () => {
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

test('products that do not state the size are counted, and those that may fulfil the row are listed', () => {
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

test('what the products leave open is named', () => {
  const missing = (row: Partial<DoorRow>) => possibleOf(row).missing;
  expect(missing({ requirement: 'EI 120 Rw 45' })).toBe('Rw\u00a045');
  // Each states one of them.
  expect(missing({ requirement: 'EI2 60 S200C5' })).toBe('C5 eller S200');
  expect(missing({ requirement: 'EI 30' }), 'nothing is missing').toBe('');
});

test('only a requirement that is understood can be one that nothing fulfils', () => {
  expect(possibleOf({ requirement: 'EI2 60 C5 S200' })).toMatchObject({ asks: true, possible: [] });
  for (const requirement of ['', 'hej']) expect(possibleOf({ requirement }).asks).toBeUndefined();
});

test('a row without product that none fulfils is answered in one word: some may, or none does', () => {
  for (const [row, best] of [
    [{ requirement: 'EI 30' }, undefined],
    [{ requirement: 'EI 120 Rw 45' }, 'unknown'],
    [{ requirement: 'EI 240' }, 'no'],
    [{ requirement: 'A60' }, undefined],
    [{ requirement: 'EI 240', product: 'steel-1' }, undefined],
  ] as const)
    expect({ row, best: possibleOf(row).best }).toEqual({ row, best });
});

test('sliding doors are proposed where a row says so, and not where it says that its door has hinges', () => {
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

test('nothing is proposed for a requirement whose class was not understood', () => {
  for (const requirement of ['A60, 25 dB', 'EI 60 Sm', 'snygg, 25 dB', 'enligt handling, S200'])
    expect(possibleOf({ requirement }), `requirement ${requirement}`).toMatchObject({ possible: [], open: [] });
  expect(possibleOf({ requirement: 'A60, 25 dB' })).toMatchObject({
    guess: { text: 'EI\u00a060, Rw\u00a025\u00a0dB' },
  });
  expect(possibleOf({ requirement: 'A60, 25 dB' }).asks).toBeUndefined();
  expect(possibleOf({ requirement: 'S200, SS-EN 179' }).open.length).toBeGreaterThan(0);
  expect(possibleOf({ requirement: 'EI 60, snygg' }).open.length).toBeGreaterThan(0);
});

test('products sold as the kind of the row come first, those that the row names before them', () => {
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

test('where the row names products by a word of their titles, only those are proposed, unless none will do', () => {
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

test('a material in littera or note limits the products that are proposed', () => {
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

test('products with room only for a smaller leaf come after others whose size is open', () => {
  const { possible } = possibleOf({ requirement: 'EI 30', opening: { measure: 'frame', width: 2400, height: 3000 } });
  expect(possible.slice(-2).map(({ key }) => key)).toEqual(['aluminium-3', 'steel-7']);
});

test('of products that leave something open, those that answer most come first', () => {
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

test('a row that none fulfils names the nearest product and why, and hands its whole requirement to the class reader', () => {
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
