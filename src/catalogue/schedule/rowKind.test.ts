import { expect, test } from 'vitest';
import { withOnlyProducts } from './chooseProduct.ts';
import { emptyRow, type DoorRow } from './doorRow.ts';
import { judgeRow } from './judge.ts';
import { find, judge, listed, possibleOf } from './testProducts.ts';

test('a row is a door unless its words or its product say another kind', () => {
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

test('a class for bearing loads, or a word for a roof, means glazing in a roof', () => {
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

test('glazing in a window is no door, but a door with a window is one', () => {
  for (const row of [{ requirement: 'EI 30 i fönster' }, { requirement: 'EI 30', note: 'EI 30 i fönster' }])
    expect(possibleOf(row).group?.id).toBe('fonster');
  for (const note of ['dörr med fönster', 'bredvid fönster', 'i glasparti'])
    expect(possibleOf({ requirement: 'EI 30', note }).group?.id).toBe('dorr');
});

test('the type of a row decides its kind before any other word', () => {
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

test('a door that replaces or imitates wood is not one of wood', () => {
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

test('a type that is not understood is asked about instead of any product being proposed', () => {
  expect(possibleOf({ requirement: 'EI 30', note: 'Plan: 2; Typ: Skärmvägg' })).toMatchObject({
    possible: [],
    best: 'unknown',
    strange: 'Framgår inte: ”Skärmvägg” lästes inte som slag',
  });
  expect(judge('aluminium-5', { requirement: 'EI 30', note: 'Typ: Skärmvägg' }).requirement?.answer).toBe('yes');
});

test.each(
  `YD1,YD,D1,A1,A,T-12,Enkel,Par,Pardörr,Glasad,Stål,Ståldörr,Branddörr,Innerdörr,Tamburdörr,Dubbeldörr,Massiv,Slät,Trä,Laminat,Entré,Standard,Design Line,Glasparti,Fönster,Vänsterhängd,Se ritning,Invändig,Massiv ek,Brand,Profil,Spegel,Vänster,Tvåflyglig,Sidoljus`.split(
    ',',
  ),
)('a usual type is not asked about: %s', (type) => {
  expect(possibleOf({ requirement: 'EI 30', note: `Typ: ${type}` })).not.toHaveProperty('strange');
});
