/**
 * Nothing of what the maker's sources say is lost or changed in the data files: every row of their tables
 * (tests/fixtures/facts.json) is read as figures and compared with the typed facts.
 *
 * A row of the fixture that the site deliberately says otherwise has `correction`, the number of the remark that asked
 * for it, and what holds in its place; `corrected: null` where the row was struck out. A figure that the maker has
 * changed is changed here too, with the reason.
 */
import { describe, expect, test } from 'vitest';
import fixture from '../../tests/fixtures/facts.json';
import { products } from './products.ts';
import type { Facts, Quantity } from './schema.ts';
import type { Standing } from './vocabulary.ts';

type Row = { name: string; value: string; unit: string };
type Corrections<Of> = { correction?: string; corrected?: Partial<Of> | null };
type Source = { system: string; kind: string; fireClasses: string[] };
type SourceProduct = { id: number; parameters: (Row & Corrections<Row>)[] } & Source & Corrections<Source>;

const sources = Object.entries(fixture as Record<string, SourceProduct[]>).flatMap(([category, list]) =>
  list.map((source) => ({ label: `${category} ${source.id}`, category, source })),
);

/** The sources of the catalogue's products; a product that is removed takes its tests along. */
const known = sources.flatMap(({ label, category, source }) => {
  const product = products.find((one) => one.category === category && one.id === source.id);
  return product ? [{ label, source, product }] : [];
});

/** The row's statement, and what the facts hold about the same thing. */
type Reading = [said: (row: Row) => unknown, held: (facts: Facts) => unknown];

const number = (text: string) => Number(text.replaceAll(/[\s\u00a0]/g, '').replace(',', '.'));
const numbers = (text: string) => Array.from(text.matchAll(/\d+(?: \d{3})*(?:,\d+)?/g), ([digits]) => number(digits));
const listed = (text: string) => text.split(/, | och | eller /).filter(Boolean);

/** A value in the unit of the facts: ”2,5” in m is 2500 mm. */
const scaled = ({ unit }: Row, value: number) => (unit === 'm' ? value * 1000 : value);

/** ”78”, ”20–62”, ”21 eller 23”, ”minst 10”, ”högst 73”, ”från 1,7”. */
function quantity(row: Row): Quantity {
  const [first = NaN, second = NaN] = numbers(row.value).map((value) => scaled(row, value));
  if (row.value.includes(' eller ')) return { values: [first, second] };
  if (row.value.includes('–')) return { min: first, max: second };
  if (row.value.startsWith('högst ')) return { max: first };
  return /^(?:minst|från) /.test(row.value) ? { min: first } : { value: first };
}

/** A quantity without its conditions. */
const bare = (fact: object | undefined) =>
  Object.fromEntries(Object.entries(fact ?? {}).filter(([key]) => ['value', 'values', 'min', 'max'].includes(key)));

/** Sizes of a row: ”900 × 2000 eller 988 × 1500”. */
const sizes = (row: Row) =>
  row.value.split(' eller ').map((size) => {
    const [width, height] = numbers(size).map((value) => scaled(row, value));
    return { width, height };
  });

/** ”EI30”, ”E30 och EW60”; letters apart from minutes mean every pair: ”RE och REI för 30 och 45 minuter”. */
const classes = (text: string) =>
  text
    .split(';')
    .flatMap((part) => {
      const named = part.match(/\b[REWI]+ ?\d+/g);
      const letters = part.match(/\b[REWI]+\b/g) ?? [];
      return named ?? letters.flatMap((name) => numbers(part).map((minutes) => `${name}${minutes}`));
    })
    .map((name) => name.replace(' ', ''))
    .toSorted();

const some = (texts: string[]) => expect.arrayContaining(texts) as unknown;

/** A quantity of the facts, in the unit of its rows. */
const figure = (unit: string, key: keyof Facts): Reading => [
  (row) => ({ unit: row.unit === 'm' ? 'mm' : row.unit, ...quantity(row) }),
  (facts) => ({ unit, ...bare(facts[key] as Quantity) }),
];

type Fire = Facts['fire'][number];
/** Classes of a part. The row's unit is the standard of the class, followed by a comma and that of the test. */
const fire = (find: (part: Fire, index: number) => boolean): Reading => [
  ({ value, unit }) => {
    const [standard, ...tests] = listed(unit);
    const upTo = value.startsWith('upp till');
    return { classes: classes(value), upTo, either: value.includes(' eller '), standard, tests: some(tests) };
  },
  (facts) => {
    const {
      classes: names,
      edition,
      tests = [],
      upTo = false,
      either = false,
    } = facts.fire.find(find) ?? { classes: [] };
    const standard = `EN 13501-2${edition ? `:${edition}` : ''}`;
    return { classes: classes(names.join()), upTo, either, standard, tests };
  },
];

type Limits = 'doorLimit' | 'sashLimit' | 'paneLimit' | 'elementLimit';
type Limit = NonNullable<Facts[Limits]>[number];
const always = () => true;
/** One measure of a limit, in mm, m² or kg. */
const measure = (
  of: 'width' | 'height' | 'area' | 'mass',
  key: Limits,
  find: (limit: Limit) => boolean = always,
): Reading => [
  (row) => scaled(row, number(row.value)),
  (facts) => (facts[key] as Limit[] | undefined)?.find(find)?.[of],
];
/** Width and height of limits. */
const size = (key: Limits, find: (limit: Limit) => boolean = always): Reading => [
  sizes,
  (facts) => (facts[key] as Limit[] | undefined)?.filter(find).map(({ width, height }) => ({ width, height })),
];
const slides = (leaves: number, escape: boolean) =>
  size('doorLimit', ({ when }) => when?.leaves === leaves && when.escape === escape);

const performance = (key: 'air' | 'water' | 'wind'): Reading => [
  ({ value, unit }) => {
    const [, name, pascal] = /^([^(]+?)(?: \((\d+) Pa\))?$/.exec(value) ?? [];
    return { class: name, standard: unit, ...(pascal && { pascal: Number(pascal) }) };
  },
  (facts) => facts[key],
];

type Documents = NonNullable<Facts['documents']>;
/** Numbers of documents, with the words after them. */
const documents = (kind: Documents[number]['kind']): Reading => [
  ({ value }) => value,
  ({ documents: all = [] }) => {
    const same = all.filter((document) => document.kind === kind);
    const open = same.length > 0 && same.every(({ scopeOpen }) => scopeOpen);
    return (
      same.map(({ number: name, annexes }) => name + (annexes ? ' med bilagor' : '')).join(' och ') +
      (open ? ' (omfattningen anges i offerten)' : '')
    );
  },
];

const standards = (scope: NonNullable<Facts['standards']>[number]['for']): Reading => [
  ({ value }) => listed(value),
  (facts) => facts.standards?.find((group) => group.for === scope)?.standards,
];

const sound: Reading = [
  ({ name, value }) => ({
    rw: numbers(value)[0],
    upTo: value.startsWith('upp till '),
    glass: /\((\d+) mm/.exec(name)?.[1],
  }),
  (facts) => ({ rw: facts.sound?.rw, upTo: facts.sound?.upTo ?? false, glass: facts.sound?.glass?.toString() }),
];
const spectrum: Reading = [
  ({ value }) => numbers(value),
  ({ sound: { rw, c, ctr } = { rw: NaN } }) => [rw + (c ?? NaN), rw + (ctr ?? NaN)],
];

const colours = (of: 'standard' | 'special'): Reading => [
  (row) => ({ of, ...quantity(row) }),
  (facts) => ({ of: facts.colours?.of, ...bare(facts.colours) }),
];
const pitch = (place?: 'indoors' | 'outdoors'): Reading => [
  (row) => ({ unit: row.unit, ...quantity(row) }),
  (facts) => ({ unit: '°', ...bare(facts.pitch?.find((one) => one.place === place)) }),
];
const words = (key: 'finish' | 'wall' | 'operation'): Reading => [
  ({ value }) => expect.stringContaining(value) as unknown,
  (facts) => facts[key]?.text.replaceAll('\u00a0', ' '),
];

/** How to read each row of the old tables. */
const readings: Record<string, Reading> = {
  Brandklass: fire((_, index) => index === 0),
  'Brandklass, dörrar': fire(({ element }) => element === 'door'),
  'Brandklass, dörr': fire(({ element }) => element === 'door'),
  'Brandklass, glaspartier': fire(({ element }) => element === 'partition'),
  'Brandklass, anslutande glasparti': fire(({ element }) => element === 'adjoining-partition'),
  'Brandklass, öppningsbart fönster': fire(({ element }) => element === 'window'),
  'Brandklass, fast glas': fire(({ element }) => element === 'fixed-glazing'),
  Provningsstandarder: [({ value }) => listed(value), (facts) => facts.fire[0]?.tests],
  Röktäthetsklass: [
    ({ value }) => [value.match(/Sa|S200/g), value.includes('(tillval)') ? 'optional' : 'stated'],
    ({ smoke }) => [smoke?.classes, smoke?.standing ?? ('stated' satisfies Standing)],
  ],
  'Cykelklass, självstängning': [
    ({ value, unit }) => {
      const [standard, ...tests] = listed(unit);
      return { class: value.slice(0, 2), cycles: numbers(value)[1], standard, tests: some(tests) };
    },
    ({ selfClosing: { class: name, cycles, tests = [] } = {} }) => ({
      class: name,
      cycles,
      standard: 'EN 13501-2',
      tests,
    }),
  ],
  'Vägt reduktionstal Rw': sound,
  'Vägt reduktionstal Rw (17 mm brandglas)': sound,
  'Rw + C / Rw + Ctr': spectrum,
  'Rw + C / Rw + Ctr (17 mm brandglas)': spectrum,
  Inbrottsklass: [
    ({ value }) => ({ min: numbers(value)[0], max: numbers(value)[1] }),
    ({ burglary }) => bare(burglary),
  ],
  Lufttäthetsklass: performance('air'),
  Vattentäthetsklass: performance('water'),
  Regntäthetsklass: performance('water'),
  Vindlastklass: performance('wind'),
  Vindlast: [({ value }) => expect.objectContaining({ kilopascal: number(value) }) as unknown, (facts) => facts.wind],
  'U-värde profil, Uf': figure('W/(m²·K)', 'uFrame'),
  'U-värde fasad eller fönster, Ucw/Uw': figure('W/(m²·K)', 'uWhole'),
  'Största dörrblad (bredd × höjd)': size('doorLimit', ({ of }) => of === 'leaf'),
  'Största öppning, enkeldörr': size('doorLimit', ({ when }) => when?.leaves === 1),
  'Största öppning, pardörr': size('doorLimit', ({ when }) => when?.leaves === 2),
  'Enkel skjutdörr, utan utrymningsfunktion': slides(1, false),
  'Dubbel skjutdörr, utan utrymningsfunktion': slides(2, false),
  'Enkel skjutdörr, med utrymningsfunktion': slides(1, true),
  'Dubbel skjutdörr, med utrymningsfunktion': slides(2, true),
  'Största dörrhöjd': measure('height', 'doorLimit', ({ when }) => !when),
  'Största dörrhöjd, enpunktslås': measure('height', 'doorLimit', ({ when }) => when?.lock === 'single-point'),
  'Största dörrhöjd, med bimetallspärr': measure('height', 'doorLimit', ({ when }) =>
    Boolean(when?.lock?.startsWith('bimetal')),
  ),
  'Största konstruktionshöjd': measure('height', 'elementLimit'),
  'Största bredd': measure('width', 'elementLimit'),
  'Största höjd': measure('height', 'elementLimit'),
  'Största yta': measure('area', 'elementLimit'),
  'Största fönsterstorlek': size('sashLimit'),
  'Största bågvikt': measure('mass', 'sashLimit'),
  'Största bågvikt, beslag': measure('mass', 'sashLimit'),
  'Största glasbredd': measure('width', 'paneLimit'),
  'Största glashöjd': measure('height', 'paneLimit'),
  'Största glasyta': measure('area', 'paneLimit'),
  'Största glasruta': size('paneLimit'),
  'Vikt, riktvärde': [
    (row) => ({ of: 'area', standing: 'guide', ...quantity(row) }),
    ({ mass: [first] = [] }) => ({ of: first?.of, standing: first?.standing, ...bare(first) }),
  ],
  'Isolerruta, tjocklek': [
    (row) => ({ unit: true, ...quantity(row) }),
    ({ infill }) => ({ unit: infill?.unit, ...bare(infill) }),
  ],
  Glastjocklek: figure('mm', 'infill'),
  Fyllningstjocklek: figure('mm', 'infill'),
  Karmdjup: figure('mm', 'frameDepth'),
  Dörrbladsdjup: figure('mm', 'leafDepth'),
  Bågdjup: figure('mm', 'leafDepth'),
  Profildjup: figure('mm', 'profileDepth'),
  Byggdjup: figure('mm', 'profileDepth'),
  Postdjup: figure('mm', 'mullionDepth'),
  Tvärpostdjup: figure('mm', 'transomDepth'),
  Profilbredd: figure('mm', 'faceWidth'),
  'Profilbredd, post och tvärpost': figure('mm', 'faceWidth'),
  'Synlig profilbredd': figure('mm', 'faceWidth'),
  'Minsta synliga profilbredd': [(row) => ({ min: number(row.value) }), (facts) => bare(facts.faceWidth)],
  'Täcklist, bredd': figure('mm', 'capWidth'),
  Fogbredd: figure('mm', 'jointWidth'),
  'Bruten köldbrygga': [({ value }) => value === 'Ja', ({ thermalBreak }) => Boolean(thermalBreak)],
  'Bruten köldbrygga, bredd': figure('mm', 'thermalBreak'),
  'Största profillängd': figure('mm', 'profileLength'),
  Taklutning: pitch(),
  'Taklutning, utomhus': pitch('outdoors'),
  'Taklutning, inomhus': pitch('indoors'),
  Öppningssätt: words('operation'),
  'Anslutande vägg': words('wall'),
  Ytbehandling: words('finish'),
  Material: [
    ({ value, unit }) => [value, listed(unit)],
    ({ material }) => [material?.text.replaceAll('\u00a0', ' '), material?.standards ?? []],
  ],
  Standardkulörer: colours('standard'),
  Specialkulörer: colours('special'),
  'Isolerruta, produktstandard': standards('insulating-unit'),
  'Produktstandarder för ytterdörr': standards('external-door'),
  'Polsk nationell teknisk bedömning': documents('assessment'),
  'Bedömningens omfattning': [
    ({ value }) => value.toLowerCase(),
    (facts) => facts.documents?.find(({ kind }) => kind === 'assessment')?.scope,
  ],
  'ITB-rapport': documents('report'),
  'ITB-rapport, brandspridning': documents('fire-spread-report'),
  'ITB-klassificering': documents('classification'),
  Provningsrapporter: documents('test-report'),
  Garanti: figure('år', 'warranty'),
};

function readingOf(row: Row): Reading {
  const reading = readings[plain(row).name];
  if (!reading) throw new Error(`No reading is written for ”${row.name}”.`);
  return reading;
}

const plain = (row: Row): Row => ({
  name: row.name.replaceAll('\u00a0', ' '),
  value: row.value.replaceAll('\u00a0', ' '),
  unit: row.unit.replaceAll('\u00a0', ' '),
});

test('all rows are read, and each in one way', () => {
  const rows = sources.flatMap(({ source }) => source.parameters);
  expect(rows).toHaveLength(287);
  expect([...new Set(rows.map((row) => plain(row).name))].toSorted()).toEqual(Object.keys(readings).toSorted());
});

describe.each(known)('$label has the facts of its source:', ({ source, product }) => {
  const { facts } = product;

  test('kind, system, and the classes that it is sold as', () => {
    const { kind, system, fireClasses } = { ...source, ...source.corrected };
    expect({
      kind: product.kind,
      system: product.system,
      fireClasses: classes(facts.fire[0]?.classes.join() ?? ''),
    }).toEqual({ kind: kind === 'combination' ? 'door' : kind, system, fireClasses: fireClasses.toSorted() });
  });

  const rows = source.parameters.filter(({ corrected }) => corrected !== null);
  test.each(rows)('$name', ({ corrected, ...row }) => {
    const [said, held] = readingOf(row);
    expect(held(facts)).toEqual(said(plain({ ...row, ...corrected })));
  });

  const corrections = source.parameters.filter(({ correction }) => correction);
  test.each(corrections)('$name is corrected ($correction)', (row) => {
    const [said, held] = readingOf(row);
    expect(held(facts)).not.toEqual(said(plain(row)));
  });
});
