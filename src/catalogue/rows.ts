/** A product's parameter table, derived from its facts: the same rows in the same order for every product of a kind. */
import { groupClasses, mostSingle } from './classLine.ts';
import { formatFireClass, insulates, parseFireClass } from './classes/fireClass.ts';
import { conditionsOf, limitNames, type Limit } from './fit/limitWords.ts';
import { decimal, joined, thousands } from './phrasing.ts';
import { propertyKeys, register, type Property, type PropertyKey, type Unit } from './register.ts';
import type { FactKey, Facts, Product, Quantity } from './schema.ts';
import { askedInQuote, documentNames, elementNames, scopeNames, type Kind, type Standing } from './vocabulary.ts';

/**
 * One row of the table, in Swedish. `id` is the same for the same thing in every product, so that tables can be laid
 * side by side.
 */
export type Row = {
  id: string;
  property: PropertyKey;
  name: string;
  /** What the name adds to that of its property: ”dörr”, ”dörr, tillval”; else ''. */
  about: string;
  value: string;
  unit: Unit;
  /** `asked` where the facts state no value, so that the table leaves it to the quote. */
  standing: Standing | 'asked';
  /** The facts state the property, but not its class, which is left to the quote. */
  classAsked?: true;
  source?: string;
};

/** The word before the source of a value: it was calculated from the source, or the source states it. */
export const sourceWord = (standing: Row['standing']): string => (standing === 'derived' ? 'Beräknat' : 'Källa');

/** Kinds that keep the weather out. */
const isOutside = (kind: Kind) => kind === 'facade' || kind === 'roof';

/** A row before it has the words of its property. */
type Line = {
  /** What it is about: ”dörr”. */
  of?: string;
  /** Tells rows of one property apart. */
  part?: string;
  /** Replaces the name of the property. */
  name?: string;
  value: string;
  unit?: Unit;
  standard?: string;
  /** How the value is known; `asked` where the facts do not state it. */
  known: Known | 'asked';
  classAsked?: true;
};
type Known = { standing?: Standing | undefined; source?: string | undefined };

/** The rows of a product in the order of the register. Figures are those of its data file, never rounded. */
export function rowsOf(product: Pick<Product, 'kind' | 'facts'>): Row[] {
  return propertyKeys.flatMap((key) => {
    const property: Property = register[key];
    const lines = linesOf(key, product);
    const isAsked = (property.askedBy?.includes(product.kind) ?? false) && (key !== 'classIndex' || hasIndex(product));
    return (lines.length === 0 && isAsked ? [asked] : lines).map((line) => rowOf(key, property, line));
  });
}

/** What a table says where its readers look for a value that the facts do not state. */
const asked: Line = { value: askedInQuote, unit: '', known: 'asked' };

const limitKeys: PropertyKey[] = ['doorLimit', 'sashLimit', 'paneLimit', 'elementLimit'];

/** The rows that state a largest size, area or mass; none where the facts state none. */
export function limitRowsOf(product: Pick<Product, 'kind' | 'facts'>): Row[] {
  return rowsOf(product).filter(({ property, standing }) => limitKeys.includes(property) && standing !== 'asked');
}

/** Only insulation (I) has an index, which tells in which of two ways it was measured. */
function hasIndex({ facts }: Pick<Product, 'facts'>): boolean {
  return facts.fire.some(({ element, classes }) => element === 'door' && classes.some(insulates));
}

function rowOf(key: PropertyKey, property: Property, line: Line): Row {
  const { of, part, value, unit = property.unit, standard = property.standard, name = property.name } = line;
  const known: Known = line.known === 'asked' ? {} : line.known;
  const standing = line.known === 'asked' ? 'asked' : (known.standing ?? 'stated');
  const rule = standard ? ` (${unbroken(standard)})` : '';
  const about = [of, standing === 'optional' && 'tillval', standing === 'guide' && 'riktvärde'].filter(Boolean);
  return {
    id: part ? `${key}.${part}` : key,
    property: key,
    name: [name, ...about].join(', ') + rule,
    about: (about.join(', ') + (standard === property.standard ? '' : rule)).trim(),
    value,
    unit,
    standing,
    ...(line.classAsked && { classAsked: true }),
    ...(known.source && { source: known.source }),
  };
}

type Printers = { [Key in FactKey]: (fact: NonNullable<Facts[Key]>, kind: Kind) => Line[] };

const printers: Printers = {
  fire: (parts) =>
    parts.map((part) => ({
      ...(parts.length > 1 && { of: elementNames[part.element] }),
      part: part.element,
      value: (part.upTo ? 'upp till ' : '') + printClasses(part.classes, part.either ? 'eller' : 'och'),
      ...(part.edition && { standard: `EN 13501-2:${part.edition}` }),
      known: part,
    })),
  smoke: (smoke) => [
    smoke.classes
      ? { value: joined(smoke.classes, smoke.standing === 'optional' ? 'eller' : 'och'), known: smoke }
      : {
          value: `Provad enligt ${joined((smoke.tests ?? []).map(unbroken), 'och')}; klass Sa eller S200 anges i offerten`,
          classAsked: true,
          known: smoke,
        },
  ],
  selfClosing: (fact) => [
    {
      value: fact.class
        ? fact.class +
          inBrackets(fact.cycles && `${thousands(fact.cycles)}\u00a0cykler`, ...(fact.tests ?? []).map(unbroken))
        : 'Självstängande; klass C0–C5 anges i offerten',
      ...(!fact.class && { classAsked: true }),
      known: fact,
    },
  ],
  sound: ({ rw, upTo, c, ctr, glass, byGlass: _, ...known }) => {
    const of = glass ? `med ${glass}\u00a0mm brandglas` : undefined;
    return [
      { ...(of && { of }), value: (upTo ? 'upp till ' : '') + rw, known },
      ...(c !== undefined && ctr !== undefined
        ? [
            {
              name: 'Rw + C / Rw + Ctr',
              ...(of && { of }),
              part: 'spectrum',
              value: `${rw + c}\u00a0/\u00a0${rw + ctr}`,
              known,
            },
          ]
        : []),
    ];
  },
  burglary: (fact) => [
    {
      value:
        'min' in fact
          ? [...new Set([fact.min, fact.max])].map((rc) => `RC\u00a0${rc}`).join('–')
          : 'Klass anges i offerten',
      ...(!('min' in fact) && { classAsked: true }),
      known: fact,
    },
  ],
  air: performance,
  water: (fact, kind) =>
    performance(fact).map((line) => ({ ...line, ...(isOutside(kind) && { name: 'Vattentäthetsklass' }) })),
  wind: (fact) =>
    'kilopascal' in fact
      ? [{ name: 'Vindlast', value: decimal(fact.kilopascal), unit: 'kN/m²', standard: fact.standard, known: fact }]
      : performance(fact),
  uFrame: from,
  uWhole: (fact, kind) =>
    from(fact).map((line) => ({ ...line, name: `U-värde, ${kind === 'window' ? 'Uw' : 'Ucw/Uw'}` })),
  doorLimit: (limits, kind) => [
    ...limits.flatMap((limit) => sizes(limit, kind)),
    ...(limits.every(({ width, area }) => !width && !area)
      ? [{ ...asked, name: 'Största dörrbredd', part: 'width' }]
      : []),
  ],
  sashLimit: (limits, kind) => limits.flatMap((limit) => sizes(limit, kind)),
  paneLimit: (limits, kind) => alternatives(limits.flatMap((limit) => sizes(limit, kind))),
  elementLimit: (limits, kind) => limits.flatMap((limit) => sizes(limit, kind)),
  mass: (masses) =>
    masses.map((mass) => ({
      name:
        { pane: 'Vikt, största glasrutan', sash: 'Vikt, båge i full storlek', area: 'Vikt' }[mass.of] +
        inBrackets(mass.glass && `${print(mass.glass)}\u00a0mm glas`),
      part: mass.of,
      value: (mass.standing === 'derived' ? 'cirka ' : '') + print(mass),
      unit: mass.of === 'pane' ? 'kg' : 'kg/m²',
      known: mass,
    })),
  infill: (fact, kind) => [
    {
      name: fact.unit ? 'Isolerruta, tjocklek' : isOutside(kind) ? 'Fyllningstjocklek' : 'Glastjocklek',
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
        .map(({ classes, adapter }) => printClasses(classes, 'och') + (adapter ? ' med adapterprofil' : ''))
        .join('; '),
      known: {},
    },
  ],
  standards: (groups) =>
    groups.map(({ for: scope, standards, ...known }) => ({
      name: scopeNames[scope],
      part: scope,
      value: joined(standards.map(unbroken), scope === 'fittings' ? 'eller' : 'och'),
      known,
    })),
  documents: (documents) =>
    Array.from(Map.groupBy(documents, nameOf), ([name, same], index) => ({
      name,
      part: `${same[0]?.kind ?? ''}.${index}`,
      value: joined(
        Array.from(
          Map.groupBy(same, aboutOf),
          ([about, documents]) => joined(documents.map(printDocument), 'och') + inBrackets(about),
        ),
        'och',
      ),
      known: same[0] ?? {},
    })),
  warranty: plain,
};

type Document = NonNullable<Facts['documents']>[number];

function nameOf({ kind, issuer, country }: Document): string {
  const who = [issuer, country].filter(Boolean).join(', ');
  return documentNames[kind] + (who ? ` (${who})` : '');
}

function printDocument({ number, annexes }: Document): string {
  return number + (annexes ? ' med bilagor' : '');
}

/** What a document covers. */
function aboutOf({ scope, scopeOpen }: Document): string | undefined {
  return scopeOpen ? 'omfattningen anges i offerten' : scope;
}

function linesOf(key: PropertyKey, { kind, facts }: Pick<Product, 'kind' | 'facts'>): Line[] {
  if (key === 'fireTest') return testLines(facts);
  if (!(key in printers)) return [];
  const fact = facts[key as FactKey];
  // Each key has the printer of its own fact, but TypeScript cannot follow that through an index.
  return fact === undefined ? [] : (printers[key as FactKey] as (fact: unknown, kind: Kind) => Line[])(fact, kind);
}

/** The standards of the fire tests that the facts name with the classes. */
function testLines({ fire }: Facts): Line[] {
  const tested = fire.filter(({ tests }) => tests);
  return tested.map((part) => ({
    ...(fire.length > 1 && { of: elementNames[part.element] }),
    part: part.element,
    value: joined((part.tests ?? []).map(unbroken), 'och'),
    known: part,
  }));
}

/** One row for the size and one each for area and mass. */
function sizes(limit: Limit, kind: Kind): Line[] {
  const { width, height, area, mass, when, of } = limit;
  const conditions = conditionsOf(limit, kind);
  const part = [of, when?.leaves, when?.lock, when?.escape === undefined ? '' : `escape-${when.escape}`]
    .filter(Boolean)
    .join('-');
  // A pane can be set either way: the sources do not say which of its sizes is the height.
  const order = of === 'pane' ? '' : ' (bredd × höjd)';
  const [size, stem] = limitNames(limit, kind);
  // The whole of a sliding door includes the light above it.
  const tall = of === 'element' && kind === 'sliding-door' ? 'höjd med överljus' : `${stem}höjd`;
  const line = (name: string, value: string, id: string, unit: Unit = 'mm'): Line => ({
    name: [`Största ${name}`, ...conditions].join(', '),
    part: `${part}.${id}`,
    value,
    unit,
    known: limit,
  });
  return [
    ...(width && height ? [line(size + order, `${width}\u00a0×\u00a0${height}`, 'size')] : []),
    ...(width && !height ? [line(`${stem}bredd`, String(width), 'width')] : []),
    ...(height && !width ? [line(tall, String(height), 'height')] : []),
    ...(area ? [line(`${stem}yta`, decimal(area), 'area', 'm²')] : []),
    ...(mass ? [line(`${stem}vikt`, decimal(mass), 'mass', 'kg')] : []),
  ];
}

/** Sizes that are alternatives of each other stand in one row. */
function alternatives(lines: Line[]): Line[] {
  return Array.from(Map.groupBy(lines, ({ part }) => part).values()).flatMap((same) =>
    same.slice(0, 1).map((line) => ({ ...line, value: same.map(({ value }) => value).join(' eller ') })),
  );
}

function performance(fact: { class: string; pascal?: number | undefined; standard: string } & Known): Line[] {
  const value = unbroken(fact.class) + inBrackets(fact.pascal && `${fact.pascal}\u00a0Pa`);
  return [{ value, standard: fact.standard, known: fact }];
}

function statement({ text, standards, ...known }: NonNullable<Facts['material']>): Line[] {
  return [{ value: text + inBrackets(...(standards ?? []).map(unbroken)), known }];
}

function plain(fact: Quantity & Known): Line[] {
  return [{ value: print(fact), known: fact }];
}

/** Prints a lower limit as ”från”: it is what the best version reaches. */
function from(fact: Quantity & Known): Line[] {
  return [{ value: 'min' in fact && fact.max === undefined ? `från ${decimal(fact.min)}` : print(fact), known: fact }];
}

/** A quantity in Swedish without its unit: ”78”, ”20–62”, ”21 eller 23”, ”minst 10”, ”högst 73”. */
function print(quantity: Quantity): string {
  if ('value' in quantity) return decimal(quantity.value);
  if ('values' in quantity) return joined(quantity.values.map(decimal), 'eller');
  if (!('min' in quantity)) return `högst ${decimal(quantity.max)}`;
  return quantity.max === undefined
    ? `minst ${decimal(quantity.min)}`
    : `${decimal(quantity.min)}–${decimal(quantity.max)}`;
}

/** A name that must not break in two, such as ”EN 1634-1”. */
function unbroken(name: string): string {
  return name.replaceAll(' ', '\u00a0');
}

/** ” (a, b)”, or nothing where there is nothing to say. */
function inBrackets(...parts: (string | 0 | undefined)[]): string {
  const said = parts.filter(Boolean);
  return said.length > 0 ? ` (${said.join(', ')})` : '';
}

/**
 * Classes of a data file as they are printed: ”EI 60 eller EI 90”, ”EI 30; RE, REW och REI för 30, 45 och 60 minuter”.
 */
function printClasses(texts: readonly string[], word: 'och' | 'eller'): string {
  const classes = texts.flatMap((text) => parseFireClass(text) ?? []);
  if (classes.length <= mostSingle) return joined(classes.map(formatFireClass), word);
  return groupClasses(classes)
    .map(({ letters, minutes }) =>
      minutes.length > 1
        ? `${joined(letters, 'och')} för ${joined(minutes.map(String), 'och')}\u00a0minuter`
        : `${joined(letters, 'och')}\u00a0${minutes[0]}`,
    )
    .join('; ');
}
