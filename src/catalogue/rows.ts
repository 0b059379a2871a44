/** A product's parameter table, derived from its facts: the same rows in the same order for every product of a kind. */
import { formatFireClass, parseFireClass } from './fireClass.ts';
import { propertyKeys, register, type Property, type PropertyKey, type Unit } from './register.ts';
import type { FactKey, Facts, Product, Quantity } from './schema.ts';
import { elementNames, type Kind, type Standing } from './vocabulary.ts';

/** One row of the table, in Swedish. `id` is the same for the same thing in every product, so that tables can be laid side by side. */
export type Row = {
  id: string;
  property: PropertyKey;
  name: string;
  value: string;
  unit: Unit;
  /** Left out where the facts do not state a value. */
  standing?: Standing;
  source?: string;
};

/** What the table says where a reader looks for a value that the facts do not state. */
export const askedInQuote = 'Anges i offerten';

/** A row before it has the property's own words: `of` is what it is about, `part` tells rows of one property apart. */
type Line = { of?: string; part?: string; value: string; unit?: Unit; standard?: string; known: Known; name?: string };
type Known = { standing?: Standing | undefined; source?: string | undefined };

/** The rows of a product in the register's order. Figures are as in its data file; nothing is rounded or added. */
export function rowsOf(product: Pick<Product, 'kind' | 'facts'>): Row[] {
  return propertyKeys.flatMap((key) => {
    const property: Property = register[key];
    const lines = linesOf(key, product);
    if (lines.length > 0) return lines.map((line) => rowOf(key, property, line));
    const isAsked = (property.askedBy?.includes(product.kind) ?? false) && (key !== 'classIndex' || insulates(product));
    return isAsked ? [{ id: key, property: key, name: property.name, value: askedInQuote, unit: '' as const }] : [];
  });
}

/** Only insulation (I) is measured in two ways, which the index tells. */
function insulates({ facts }: Pick<Product, 'facts'>): boolean {
  return facts.fire.some(({ element, classes }) => element === 'door' && classes.some((name) => name.includes('I')));
}

function rowOf(key: PropertyKey, property: Property, line: Line): Row {
  const { of, part, value, unit = property.unit, standard = property.standard, known, name = property.name } = line;
  const optional = known.standing === 'optional' ? ' (tillval)' : '';
  const guide = known.standing === 'guide' ? ', riktvärde' : '';
  const rule = standard ? ` (${unbroken(standard)})` : '';
  return {
    id: part ? `${key}.${part}` : key,
    property: key,
    name: `${name}${of ? `, ${of}` : ''}${guide}${optional}${rule}`,
    value,
    unit,
    standing: known.standing ?? 'stated',
    ...(known.source && { source: known.source }),
  };
}

type Printers = { [Key in FactKey]: (fact: NonNullable<Facts[Key]>, kind: Kind) => Line[] };

const printers: Printers = {
  fire: (parts) =>
    parts.map((part) => ({
      ...(parts.length > 1 && { of: elementNames[part.element] }),
      part: part.element,
      value: (part.upTo ? 'upp till ' : '') + joined(part.classes.map(printClass), part.either ? 'eller' : 'och'),
      ...(part.edition && { standard: `EN 13501-2:${part.edition}` }),
      known: part,
    })),
  smoke: (smoke) => [
    smoke.classes
      ? { value: joined(smoke.classes, 'eller'), known: smoke }
      : {
          value: `Provad enligt ${joined((smoke.tests ?? []).map(unbroken), 'och')}; klass Sa eller S200 anges i offerten`,
          known: smoke,
        },
  ],
  selfClosing: (fact) => [
    {
      value: fact.class
        ? `${fact.class}${fact.cycles ? ` (${thousands(fact.cycles)}\u00a0cykler)` : ''}`
        : 'Självstängande; klass C0–C5 anges i offerten',
      known: fact,
    },
  ],
  sound: ({ rw, upTo, c, ctr, glass, ...known }) => {
    const of = glass ? `med ${glass}\u00a0mm brandglas` : undefined;
    return [
      { ...(of && { of }), value: (upTo ? 'upp till ' : '') + rw, known },
      ...(c !== undefined && ctr !== undefined
        ? [{ name: 'Rw + C / Rw + Ctr', ...(of && { of }), part: 'spectrum', value: `${rw + c} / ${rw + ctr}`, known }]
        : []),
    ];
  },
  burglary: ({ min, max, ...known }) => [
    { value: min === max ? `RC\u00a0${min}` : `RC\u00a0${min}–RC\u00a0${max}`, known },
  ],
  air: performance,
  water: performance,
  wind: (fact) =>
    'kilopascal' in fact ? [{ value: decimal(fact.kilopascal), unit: 'kN/m²', known: fact }] : performance(fact),
  uFrame: from,
  uWhole: (fact, kind) =>
    from(fact).map((line) => ({ ...line, name: `U-värde, ${kind === 'window' ? 'Uw' : 'Ucw/Uw'}` })),
  doorLimit: (limits) => limits.flatMap(sizes),
  sashLimit: (limits) => limits.flatMap(sizes),
  paneLimit: (limits) => alternatives(limits),
  elementLimit: (limits) => limits.flatMap(sizes),
  mass: (masses) =>
    masses.map((mass) => ({
      of:
        { pane: 'största glasrutan', sash: 'glas i största bågen', area: 'per kvadratmeter' }[mass.of] +
        (mass.glass ? ` (${print(mass.glass)}\u00a0mm glas)` : ''),
      part: mass.of,
      value: (mass.standing === 'derived' ? 'cirka ' : '') + print(mass),
      unit: mass.of === 'pane' ? 'kg' : 'kg/m²',
      known: mass,
    })),
  infill: (fact, kind) => [
    {
      name: fact.unit
        ? 'Isolerruta, tjocklek'
        : kind === 'facade' || kind === 'roof'
          ? 'Fyllningstjocklek'
          : 'Glastjocklek',
      value: print(fact),
      known: fact,
    },
  ],
  frameDepth: plain,
  leafDepth: (fact, kind) => plain(fact).map((line) => ({ ...line, ...(kind === 'window' && { name: 'Bågdjup' }) })),
  profileDepth: plain,
  mullionDepth: plain,
  transomDepth: plain,
  faceWidth: from,
  capWidth: plain,
  jointWidth: plain,
  thermalBreak: ({ value, ...known }) => [
    value ? { of: 'isolersteg', value: decimal(value), unit: 'mm', known } : { value: 'Ja', known },
  ],
  profileLength: plain,
  pitch: (pitches) =>
    pitches.map((pitch) => ({
      ...(pitch.place && { of: pitch.place === 'indoors' ? 'inomhus' : 'utomhus', part: pitch.place }),
      value: print(pitch),
      known: pitch,
    })),
  operation: ({ text, ...known }) => [{ value: text, known }],
  wall: ({ text, ...known }) => [{ value: text, known }],
  material: statement,
  finish: statement,
  colours: (fact) => [
    { of: fact.of === 'standard' ? 'standard' : 'special', part: fact.of, value: print(fact), known: fact },
  ],
  joins: (joins) => [
    {
      value: joins
        .map(({ classes, adapter }) => joined(classes.map(printClass), 'och') + (adapter ? ' med adapterprofil' : ''))
        .join('; '),
      known: {},
    },
  ],
  standards: (groups) =>
    groups.map(({ for: scope, standards, ...known }) => ({
      of: scopeNames[scope],
      part: scope,
      value: joined(standards.map(unbroken), 'och'),
      known,
    })),
  documents: (documents) =>
    Array.from(Map.groupBy(documents, nameOf), ([name, same], index) => ({
      name,
      part: `${same[0]?.kind ?? ''}.${index}`,
      value: joined(same.map(printDocument), 'och'),
      known: same[0] ?? {},
    })),
  warranty: plain,
};

const scopeNames: Record<NonNullable<Facts['standards']>[number]['for'], string> = {
  'external-door': 'ytterdörr',
  window: 'fönster',
  facade: 'fasad',
  'insulating-unit': 'isolerruta',
  fittings: 'utrymningsbeslag',
  'powered-door': 'motordriven dörr',
  'finger-protection': 'klämskydd på gångjärnssidan',
  'fall-protection': 'fallskydd',
  profile: 'profil med bruten köldbrygga',
};

const documentNames: Record<NonNullable<Facts['documents']>[number]['kind'], string> = {
  assessment: 'Nationell teknisk bedömning',
  classification: 'Klassificering',
  report: 'Rapport',
  'fire-spread-report': 'Rapport om brandspridning',
  'test-report': 'Provningsrapport',
  approval: 'Godkännande',
};

type Document = NonNullable<Facts['documents']>[number];

function nameOf({ kind, issuer, country }: Document): string {
  const who = [issuer, country].filter(Boolean).join(', ');
  return documentNames[kind] + (who ? ` (${who})` : '');
}

function printDocument({ number, scope, annexes, scopeOpen }: Document): string {
  const about = scopeOpen ? '; omfattningen anges i offerten' : scope ? `; omfattar ${scope}` : '';
  return number + (annexes ? ' med bilagor' : '') + about;
}

function linesOf(key: PropertyKey, { kind, facts }: Pick<Product, 'kind' | 'facts'>): Line[] {
  if (key === 'fireTest') return testLines(facts);
  if (!(key in printers)) return [];
  const fact = facts[key as FactKey];
  // The register's keys pair printers with their facts; TypeScript cannot follow that pairing through an index.
  return fact === undefined ? [] : (printers[key as FactKey] as (fact: unknown, kind: Kind) => Line[])(fact, kind);
}

/** The standards of the fire tests, where the facts name them with the classes. */
function testLines({ fire }: Facts): Line[] {
  const tested = fire.filter(({ tests }) => tests);
  return tested.map((part) => ({
    ...(fire.length > 1 && { of: elementNames[part.element] }),
    part: part.element,
    value: joined((part.tests ?? []).map(unbroken), 'och'),
    known: part,
  }));
}

type Limit = NonNullable<Facts['doorLimit'] | Facts['sashLimit'] | Facts['paneLimit'] | Facts['elementLimit']>[number];

/** One row for the size and one each for area and mass. */
function sizes(limit: Limit): Line[] {
  const { width, height, area, mass, when, of } = limit;
  const what = { leaf: 'dörrblad', opening: 'öppning', door: '', sash: '', pane: '', element: '' }[of];
  const conditions = [
    what,
    when?.leaves && (when.leaves === 1 ? 'enkeldörr' : 'pardörr'),
    when?.lock && (when.lock === 'bimetal' ? 'med bimetallspärr' : 'enpunktslås'),
    when?.escape !== undefined && (when.escape ? 'med utrymningsfunktion' : 'utan utrymningsfunktion'),
  ].filter(Boolean);
  const part = [of, when?.leaves, when?.lock, when?.escape === undefined ? '' : `escape-${when.escape}`]
    .filter(Boolean)
    .join('-');
  const line = (measure: string, value: string, id: string, unit: Unit = 'mm'): Line => ({
    of: [...conditions, measure].join(', '),
    part: `${part}.${id}`,
    value,
    unit,
    known: limit,
  });
  return [
    ...(width && height ? [line('bredd × höjd', `${width} × ${height}`, 'size')] : []),
    ...(width && !height ? [line('bredd', String(width), 'width')] : []),
    ...(height && !width ? [line('höjd', String(height), 'height')] : []),
    ...(area ? [line('yta', decimal(area), 'area', 'm²')] : []),
    ...(mass ? [line('vikt', decimal(mass), 'mass', 'kg')] : []),
  ];
}

/** Sizes of which one or the other holds stand in one row. */
function alternatives(limits: Limit[]): Line[] {
  const lines = limits.flatMap(sizes);
  const [first] = lines;
  if (limits.length < 2 || !first) return lines;
  return [{ ...first, value: lines.map(({ value }) => value).join(' eller ') }];
}

function performance(fact: { class: string; pascal?: number | undefined; standard: string } & Known): Line[] {
  return [
    {
      value: `${unbroken(fact.class)}${fact.pascal ? ` (${fact.pascal}\u00a0Pa)` : ''}`,
      standard: fact.standard,
      known: fact,
    },
  ];
}

function statement({ text, standards, ...known }: NonNullable<Facts['material']>): Line[] {
  return [{ value: text + (standards ? ` (${standards.map(unbroken).join(', ')})` : ''), known }];
}

function plain(fact: Quantity & Known): Line[] {
  return [{ value: print(fact), known: fact }];
}

/** A lower limit reads ”från” here: the figure is what the best version reaches. */
function from(fact: Quantity & Known): Line[] {
  return [{ value: 'min' in fact && fact.max === undefined ? `från ${decimal(fact.min)}` : print(fact), known: fact }];
}

/** A quantity in Swedish without its unit: ”78”, ”20–62”, ”21 eller 23”, ”minst 10”, ”högst 73”. */
export function print(quantity: Quantity): string {
  if ('value' in quantity) return decimal(quantity.value);
  if ('values' in quantity) return joined(quantity.values.map(decimal), 'eller');
  if (!('min' in quantity)) return `högst ${decimal(quantity.max)}`;
  return quantity.max === undefined
    ? `minst ${decimal(quantity.min)}`
    : `${decimal(quantity.min)}–${decimal(quantity.max)}`;
}

/** A number with a decimal comma. */
export function decimal(value: number): string {
  return String(value).replace('.', ',');
}

/** ”200 000” with a no-break space. */
function thousands(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00a0');
}

/** A name that must not break in two, such as ”EN 1634-1”. */
function unbroken(name: string): string {
  return name.replaceAll(' ', '\u00a0');
}

/** ”a”, ”a och b”, ”a, b och c”. */
function joined(parts: readonly string[], word: 'och' | 'eller'): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}

/** A class of a data file as it is printed. */
function printClass(text: string): string {
  const fireClass = parseFireClass(text);
  return fireClass ? formatFireClass(fireClass) : unbroken(text);
}
