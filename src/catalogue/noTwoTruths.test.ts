/**
 * What the Swedish prose of a product says in figures and classes, its facts say too.
 *
 * Every figure with a unit, every class and every document number is taken out of the name, description, meta
 * description, features, alt texts and `additionalInfo` of each product and looked for among its typed facts. A fire
 * class belongs to a part: of a door in a partition with a higher class the text must not say that the door has it.
 * What cannot be found stands in one of the two lists below, or is wrong.
 */
import { describe, expect, test } from 'vitest';
import { parseFireClass } from './classes/fireClass.ts';
import { products } from './products.ts';
import { register, type Unit } from './register.ts';
import type { FactKey, Facts, Product } from './schema.ts';
import type { Element } from './vocabulary.ts';

/** Figures and classes of another product with which the text compares. They have to be that product's. */
const comparisons: { of: string; with: string; claims: string[] }[] = [
  { of: 'aluminium 3', with: 'aluminium 1', claims: ['20 mm'] },
  { of: 'aluminium 5', with: 'aluminium 1', claims: ['78 mm'] },
  { of: 'aluminium 6', with: 'aluminium 1', claims: ['62 mm'] },
  { of: 'aluminium 13', with: 'aluminium 12', claims: ['15 mm', 'EI30'] },
  { of: 'aluminium 15', with: 'aluminium 12', claims: ['RE 2100'] },
  { of: 'aluminium 16', with: 'aluminium 15', claims: ['37 mm', 'EI30'] },
  { of: 'steel 1', with: 'steel 8', claims: ['70 mm'] },
  { of: 'steel 12', with: 'steel 11', claims: ['EI30'] },
];

/** Figures that are not properties of a product. */
const noProperties: { of: string; why: string; claims: string[] }[] = [
  { of: 'aluminium 4', why: 'the range of a climate test', claims: ['-30 °C', '80 °C'] },
];

/** A claim in one spelling: ”2500 mm”, ”20–62 mm”, ”1400×2500 mm”, ”EI30”, ”S200”, ”RE 2100”, ”01561/16/R83NZP”. */
type Claim = string;
type Prose = Pick<Product, 'category' | 'id' | 'title' | 'facts'> & { texts: string[] };

// --- What the facts hold ---

const unitsOfFields: Record<string, string> = {
  width: 'mm',
  height: 'mm',
  area: 'm²',
  mass: 'kg',
  glass: 'mm',
  rw: 'dB',
  cycles: 'cykler',
  pascal: 'Pa',
  kilopascal: 'kN/m²',
};

/** All quantities of the facts: single figures, ranges and sizes. */
function figuresOf(facts: Facts): Set<Claim> {
  const found = new Set<Claim>();
  const collect = (value: unknown, unit: string) => {
    if (typeof value === 'number') found.add(`${value} ${unit}`);
    if (Array.isArray(value)) value.forEach((one) => collect(one, unit));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const { min, max, width, height } = value as Record<string, number | undefined>;
    if (min !== undefined && max !== undefined) found.add(`${min}–${max} ${unit}`);
    if (width && height) {
      found.add(`${width}×${height} mm`);
      // Texts often give the area of a size too, with one decimal or two.
      for (const decimals of [1, 2]) found.add(`${Number(((width * height) / 1e6).toFixed(decimals))} m²`);
    }
    for (const [field, inner] of Object.entries(value)) collect(inner, unitsOfFields[field] ?? unit);
  };
  for (const [key, fact] of Object.entries(facts)) {
    const { unit }: { unit: Unit } = register[key as FactKey];
    if (key === 'mass') facts.mass?.forEach((mass) => collect(mass, mass.of === 'pane' ? 'kg' : 'kg/m²'));
    // Its row has no unit of its own, because it says either a width or ”Ja”.
    else collect(fact, key === 'thermalBreak' ? 'mm' : unit);
  }
  const { rw = NaN, c = NaN, ctr = NaN } = facts.sound ?? {};
  collect([rw + c, rw + ctr], 'dB');
  for (const { classes } of facts.fire)
    collect(
      classes.map((name) => parseFireClass(name)?.minutes),
      'minuter',
    );
  return found;
}

/** Classes other than fire classes, and the numbers of documents. */
function namesOf({ smoke, selfClosing, burglary, air, water, wind, documents = [] }: Facts): Set<Claim> {
  const { min = 0, max = -1 } = burglary && 'min' in burglary ? burglary : {};
  return new Set([
    ...(smoke?.classes ?? []),
    ...(selfClosing?.class ? [selfClosing.class] : []),
    ...Array.from({ length: max - min + 1 }, (_, index) => `RC ${min + index}`),
    ...[air?.class, water?.class, wind && 'class' in wind ? wind.class : undefined].filter(
      (name) => name !== undefined,
    ),
    ...documents.flatMap((document) => document.number.split(' ')),
  ]);
}

const compact = (fireClass: string) => fireClass.replaceAll(/[\s\u00a0]/g, '');

/** Words for the parts of a product, and the parts of the facts that they may mean. */
const parts: [word: RegExp, elements: Element[]][] = [
  [/fasta? (?:glas|rut)/giu, ['fixed-glazing']],
  [/dörr/giu, ['door']],
  [/parti|glasvägg/giu, ['partition', 'adjoining-partition']],
  [/fönster/giu, ['window']],
  [/fasad/giu, ['facade']],
  [/(?<!\p{L})(?:glas)?tak/giu, ['roof']],
];

/** Whether a sentence is about what the product is combined with. */
const joining = /ihop|anslut|kombiner|adapter|samma|djup som/iu;

/** Whether the facts have a fire class for the part that the sentence mentions beside the class. */
function holdsFireClass(facts: Facts, name: string, sentence: string, index: number, end: number): boolean {
  const [, compound] = /^-(\p{L}+)/u.exec(sentence.slice(end)) ?? [];
  const words = parts.flatMap(([word, elements]) =>
    Array.from(sentence.matchAll(word), (match) => ({ at: match.index, elements })),
  );
  const before = words.filter(({ at }) => at < index).toSorted((a, b) => b.at - a.at);
  const after = words.filter(({ at }) => at >= index).toSorted((a, b) => a.at - b.at);
  const spokenOf =
    (compound && parts.find(([word]) => new RegExp(word.source, 'iu').test(compound))?.[1]) ||
    (before[0] ?? after[0])?.elements;
  const part = facts.fire.find(({ element }) => spokenOf?.includes(element)) ?? facts.fire[0];
  if (part?.classes.map(compact).includes(name)) return true;
  const joined = facts.joins?.flatMap(({ classes }) => classes.map(compact)) ?? [];
  return joining.test(sentence) && joined.includes(name);
}

// --- What the prose says ---

const systems = [...new Set(products.map(({ system }) => system))].toSorted((a, b) => b.length - a.length);

const figure = String.raw`[−-]?(?:\d{1,3}(?: \d{3})+|\d+)(?:,\d+)?`;
const units = [
  'mm',
  'm²',
  'm',
  'dB',
  'kg/m²',
  'kg',
  'kN/m²',
  String.raw`W/\(m²·K\)`,
  'Pa',
  '°C',
  '°',
  'års?',
  'minuters?',
];
const figures = new RegExp(
  String.raw`(?<![\p{L}\d,])(${figure}(?:(?: ?[–×/] ?|,? och |,? eller |, | till \+?| mot )${figure})*) ?` +
    String.raw`(${[...units, 'cykler', '%', 'st', '(?:standard|special)?kulörer'].join('|')})(?![\p{L}²/])`,
  'gu',
);
const fireClasses = /\b(R?E[IW]?) ?(\d{2,3})(?:–(\d{2,3}))?(?!\d)/gu;
const otherClasses = /\b(?:AE|RE) \d{3,4}\b|\bRC \d|(?<![\p{L}\d])(?:Sa|S200|C[0-5]|\d{1,2}A)(?![\p{L}\d])/gu;
const documentNumbers = /[\w.-]*\d\/\d[\w/]*|Z-\d+\.\d-\d+/gu;
const standardNames = /(?:SS-EN|EN|DIN|ISO) \d+(?:-\d+)*(?:\+A\d)?(?::\d{4})?(?: och -\d)?/gu;

const value = (text: string) => Number(text.replace('−', '-').replaceAll(' ', '').replace(',', '.'));

/** Every figure of a text in the units of the facts; parts of ranges and sizes also by themselves. */
function figuresIn(text: string): Claim[] {
  return Array.from(text.matchAll(figures)).flatMap(([, chain = '', written = '']) => {
    const unit = { m: 'mm', års: 'år', minuters: 'minuter' }[written] ?? (written.endsWith('kulörer') ? 'st' : written);
    const numbers = Array.from(
      chain.matchAll(new RegExp(figure, 'gu')),
      ([digits]) => Math.round(value(digits) * (written === 'm' ? 1000 : 1) * 1000) / 1000,
    );
    const together = /–| till /.test(chain) ? '–' : chain.includes('×') ? '×' : undefined;
    // A class holds for its own minutes, not for all in between.
    return together && !['°C', 'minuter'].includes(unit)
      ? [`${numbers.join(together)} ${unit}`]
      : numbers.map((one) => `${one} ${unit}`);
  });
}

/** Everything in a product's prose that its facts do not hold, each once. */
function unheld({ facts, texts }: Prose): Claim[] {
  const [held, names] = [figuresOf(facts), namesOf(facts)];
  const sentences = texts
    .map((text) => systems.reduce((rest, name) => rest.replaceAll(name, '…'), text.replaceAll('\u00a0', ' ')))
    .flatMap((text) => text.split(/(?<=[.;:]) /u));
  return [...new Set(sentences.flatMap((sentence) => unheldIn(sentence)))];

  function unheldIn(sentence: string): Claim[] {
    const asks = sentence.includes('anges i offerten');
    const numbers = Array.from(sentence.matchAll(documentNumbers), ([found]) => found).filter(
      (found) => !names.has(found),
    );
    const bare = sentence.replaceAll(standardNames, '').replaceAll(documentNumbers, '');
    const classes = Array.from(bare.matchAll(otherClasses), ([found]) => found).filter(
      (found) => !names.has(found) && !(asks && /^[SC]/.test(found)),
    );
    const optional =
      facts.smoke?.standing === 'optional' &&
      /\b(?:Sa|S200)\b/.test(bare) &&
      !/finns|utförande|tillval|anges/iu.test(bare)
        ? ['Sa or S200 as a matter of course, where it is an optional version']
        : [];
    const fire = Array.from(bare.replaceAll(/\b(?:AE|RE) \d{3,4}\b/gu, '').matchAll(fireClasses)).flatMap(
      ({ 0: found, 1: letters = '', 2: first = '', 3: last, index }) =>
        [first, last]
          .filter((minutes) => minutes !== undefined)
          .map((minutes) => letters + minutes)
          .filter((name) => !holdsFireClass(facts, name, bare, index, index + found.length)),
    );
    const withoutClasses = bare.replaceAll(otherClasses, '…').replaceAll(fireClasses, '…');
    return [
      ...numbers,
      ...classes,
      ...optional,
      ...fire,
      ...figuresIn(withoutClasses).filter((found) => !held.has(found)),
    ];
  }
}

function strings(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(strings) : [];
}

function proseOf(product: Product): Prose {
  const { title, description, metaDescription, features, image, built, additionalInfo } = product;
  const texts = [title, description, metaDescription, ...features, image.alt, built?.alt, additionalInfo];
  return { ...product, texts: texts.flatMap(strings) };
}

const nameOf = ({ category, id }: Pick<Product, 'category' | 'id'>) => `${category} ${id}`;
const named = (name: string) => products.find((product) => nameOf(product) === name);

// --- The test ---

describe('figures and classes in the prose are facts:', () => {
  test.each(products.map((product) => ({ name: nameOf(product), product })))('$name', ({ name, product }) => {
    const excused = [...comparisons, ...noProperties].filter(({ of }) => of === name).flatMap(({ claims }) => claims);
    expect(unheld(proseOf(product)).filter((claim) => !excused.includes(claim))).toEqual([]);
  });
});

test('a door whose prose tells of one leaf and of two says so in its data', () => {
  const either = /enkel- och pardörr|enkeldörr och pardörr|ett eller två dörrblad/i;
  const silent = products.filter(
    (product) => product.kind === 'door' && !product.leaves && proseOf(product).texts.some((text) => either.test(text)),
  );
  expect(silent.map(nameOf)).toEqual([]);
});

test('a document covers the same wherever it is named, or what it covers is left open', () => {
  const documents = products.flatMap(({ facts }) => facts.documents ?? []).filter(({ scopeOpen }) => !scopeOpen);
  const scopes = Map.groupBy(documents, (document) => document.number);
  const several = [...scopes].filter(([, same]) => new Set(same.map(({ scope }) => scope)).size > 1);
  expect(several.map(([name]) => name)).toEqual([]);
});

describe('an exception', () => {
  const shipped = [...comparisons, ...noProperties].filter(({ of }) => named(of));

  test.each(shipped)('of $of is needed', ({ of, claims }) => {
    const product = named(of);
    expect(product && unheld(proseOf(product))).toEqual(expect.arrayContaining(claims));
  });

  test.each(comparisons.filter((one) => named(one.with)))('of $of is a fact of $with', ({ with: other, claims }) => {
    const product = named(other);
    const facts = product ? [...figuresOf(product.facts), ...namesOf(product.facts)] : [];
    const classes = product?.facts.fire[0]?.classes.map(compact) ?? [];
    expect([...facts, ...classes]).toEqual(expect.arrayContaining(claims));
  });
});

describe('a wrong claim is found:', () => {
  const door: Facts = {
    fire: [
      { element: 'door', classes: ['EI 30'] },
      { element: 'adjoining-partition', classes: ['EI 60', 'EI 90'], either: true },
    ],
    smoke: { classes: ['Sa', 'S200'], standing: 'optional' },
    sound: { rw: 37, c: -2, ctr: -5 },
    doorLimit: [{ of: 'door', width: 1200, height: 2500 }],
    infill: { min: 20, max: 62 },
    colours: { min: 10, of: 'standard' },
  };
  const claims = (text: string) => unheld({ category: 'steel', id: 1, title: '', facts: door, texts: [text] });

  test.each([
    ['Dörren är klassad EI 60', ['EI60']],
    ['EI 90-dörr för glaspartier i EI 60', ['EI90']],
    ['Glaspartier i EI 30', ['EI30']],
    ['Djupet är 63 mm, eller 0,063 m', ['63 mm']],
    ['Glas 20–61 mm', ['20–61 mm']],
    ['Högst 1200 × 2100 mm', ['1200×2100 mm']],
    ['Rw 38 dB, Rw + Ctr 32 dB', ['38 dB']],
    ['Motståndsklass RC 2 och självstängning C5', ['RC 2', 'C5']],
    ['Brandgastät i klass Sa', ['Sa or S200 as a matter of course, where it is an optional version']],
    ['Minst 12 standardkulörer och 10 års garanti', ['12 st', '10 år']],
    ['Bedömning ITB-KOT-2017/0351', ['ITB-KOT-2017/0351']],
  ])('%s', (text, found) => expect(claims(text)).toEqual(found));

  test.each([
    'EI 30-dörr i glaspartier av Janisol C4 i EI 60 eller EI 90',
    'Dörren förblir EI 30: bara partiet runt om har EI 60',
    'Finns brandgastät, klass Sa eller S200',
    'Självstängningens klass, C0–C5, anges i offerten',
    'Högst 1,2 m bred och 2,5 m hög, 1200 × 2500 mm eller 3,0 m²',
    'Glas från 20 till 62 mm, Rw 37 dB, Rw + C 35 dB, minst 10 standardkulörer',
    'Provad enligt EN 1634-1 i 30 minuter',
  ])('but not in ”%s”', (text) => expect(claims(text)).toEqual([]));
});
