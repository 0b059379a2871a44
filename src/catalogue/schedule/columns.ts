/** What the columns of somebody else's door schedule hold: told by their headings, or by what is in them. */
import { parseFireClasses } from '../classes/fireClass.ts';
import type { ProductNames } from '../productNames.ts';
import { measureIn } from '../fit/measureWords.ts';
import { parseLength, parseSize, type Measure } from '../fit/size.ts';
import type { TextField } from './doorRow.ts';

/**
 * What a column holds. `type` is what the row is of, `class` a requirement that is named in the heading, such as sound,
 * `clear` a way through that is left clear, which is no size of a frame, `answer` what the list's own files say of a
 * row.
 */
export type ColumnKind =
  | TextField
  | 'count'
  | 'type'
  | 'measure'
  | 'width'
  | 'height'
  | 'size'
  | 'hanging'
  | 'swing'
  | 'class'
  | 'clear'
  | 'answer';

/** A column of a table. */
export type Column = {
  /** Undefined where nobody knows; then it is kept in the note. */
  kind?: ColumnKind;
  /** Heading as it was written; empty where there is none. */
  label: string;
  /** What a size is measured on, where the heading says so. */
  of?: Measure;
  /** What stands before a bare figure of a class: ”Rw”. */
  before?: string;
  /** What stands behind a bare figure of a size: ”B × H (cm)”. */
  unit?: 'cm';
};

/**
 * Numbers of columns as they are in schedules made with Revit and CADQ, after the order of the old standard SS 81 73
 * 40.
 */
const codes: Record<string, Omit<Column, 'label'>> = {
  '0210': { kind: 'mark' },
  '0311': { kind: 'hanging' },
  '0511': { kind: 'width', of: 'hole' },
  '0512': { kind: 'width', of: 'frame' },
  '0521': { kind: 'height', of: 'hole' },
  '0522': { kind: 'height', of: 'frame' },
  '0820': { kind: 'requirement' },
  '0830': { kind: 'class', before: "R'w" },
  '0840': { kind: 'class', before: 'RC' },
  '1310': { kind: 'wall' },
  '1810': { kind: 'colour' },
  '1820': { kind: 'colour' },
  '18': { kind: 'note' },
};

/** Words of headings. They have to be the whole heading: a part would take ”Antal hängning” for a number of doors. */
const words: { pattern: RegExp; column: Omit<Column, 'label'> }[] = (
  [
    [
      /litt(?:e?ra)?|(?:dörr|pos(?:itions?)?|löp|id)?[-. ]?(?:nr|nummer|id)|(?:dörr)?(?:littera|beteckning)|dörr|pos(?:ition)?|märkning|mark|type mark/,
      { kind: 'mark' },
    ],
    [/ant(?:al)?(?: st| dörrar)?|stk?|mängd|count/, { kind: 'count' }],
    [/produkt|produktnamn|modell|dörrmodell/, { kind: 'product' }],
    [/(?:dörr|element)?typ|benämning/, { kind: 'type' }],
    [/mått avser|måttyp/, { kind: 'measure' }],
    [
      /v\/h|h\/v|häng(?:ning|d)?(?: [hv]\/[hv])?|häng(?:nings)?sida|gångjärn(?:ssida)?|hängning \(?[hv], ?[hv]\)?/,
      { kind: 'hanging' },
    ],
    [/slagriktning|slag|öppningsriktning/, { kind: 'swing' }],
    [
      /krav|brand(?:[- ]?kl(?:ass(?:ning)?)?(?: .*)?|krav|motstånd|teknisk klass)?|ei-klass|fire rating|funktionskrav(?: brandmotstånd)?|klass/,
      { kind: 'requirement' },
    ],
    [
      /(?:funktionskrav )?ljud(?:isolering|reduktion|kl(?:ass)?|krav)?(?: db)?(?: r'?w)?|r'?w(?: db)?|db/,
      { kind: 'class' },
    ],
    [/u[dw]?(?:-?värde)?(?: [[w].*)?/, { kind: 'class', before: 'U' }],
    [/(?:funktionskrav )?inbrott(?:sskydd|sklass)?|rc|rc-klass|motståndsklass/, { kind: 'class', before: 'RC' }],
    [/brandgastäthet|rök(?:klass|täthet)?|självstäng(?:ning|ande)/, { kind: 'class' }],
    [/vägg|väggtyp|(?:karm )?väggtjocklek|anslutande vägg/, { kind: 'wall' }],
    [/(?:kulör|färg|ncs|ral)(?:[- ]?kod| (?:dörrblad|blad|karm|ncs|ral))?|ytbehandling/, { kind: 'colour' }],
    [/beslag|beslagning|beslagskombination|lås|dörrstängare/, { kind: 'fittings' }],
    [/svar på (?:krav|mått)/, { kind: 'answer' }],
    [/anmärkning(?:ar)?|anm|kommentar(?:er)?|comments|notering(?:ar)?|övrigt/, { kind: 'note' }],
  ] satisfies [RegExp, Omit<Column, 'label'>][]
).map(([pattern, column]) => ({ pattern: new RegExp(`^(?:${pattern.source})$`), column }));

/** Parts of a heading of a size; whatever else it says makes it another thing, such as the width of the leaf. */
const sizeWords =
  /^(?:mått|storlek|öppning|dimension|(?:bredd|höjd)(?:mått)?|width|height|[bh]m?|b[x×*]h|väggöppning|öppningsmått|vägghål|hål(?:mått|tagning)?|karm(?:(?:ytter)?(?:mått|bredd|höjd)|yttre|ytter)|kym|k-?mått|modul(?:mått|bredd|höjd)?|[cm]?m|och|[x×,./-])$/;

/** What a heading says. */
export function columnOf(label: string): Column {
  const plain = label
    .normalize('NFKC')
    .replace(/[’′´`]/g, "'")
    .toLowerCase();
  const [, code = '', rest = ''] = /^\s*(\d{2,4})?\s*([^]*)$/.exec(plain) ?? [];
  const text = rest
    .replaceAll(/\((?:mm|m|cm|st|db)\)/g, ' ')
    .replaceAll(/[()":*]|(?<!\p{L})\.|\.$/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const known = codes[code] ?? (/^17..$/.test(code) && { kind: 'fittings' });
  // Of the two of sound the heading says which.
  const [sound] = /r'?w/.exec(text) ?? [];
  const before = sound && { before: sound.replace('r', 'R') };
  if (known) return { ...known, ...before, label } as Column;
  // Other numbers have meanings that are not those of their words: 0312 ANTAL HÄNGNING.
  if (code.length === 4) return { label };
  const measured = measureIn(text);
  const isClear = measured?.of === 'clear';
  const size = sizeColumn(isClear ? text.replace(measured.word, 'mått') : text);
  if (size && isClear) return { kind: 'clear', label };
  const word = wordColumn(text);
  return { ...size, ...(size && /\bcm\b/.test(plain) && { unit: 'cm' }), ...word, ...(word && before), label };
}

/**
 * What the words of a heading say: the whole, or all of its parts the same, ”Kulör/yta”. ”Typ/Modell” may be either.
 */
function wordColumn(text: string): Omit<Column, 'label'> | undefined {
  const columnFor = (part: string) => words.find(({ pattern }) => pattern.test(part))?.column;
  const whole = columnFor(text);
  if (whole) return whole;
  // By itself ”Yta” may be an area; beside a colour it is the surface.
  const parts = text.split(/ ?[/,] ?| och /).map((part) => columnFor(part === 'yta' ? 'kulör' : part));
  return parts[1] && new Set(parts.map((part) => JSON.stringify(part))).size === 1 ? parts[1] : undefined;
}

function sizeColumn(text: string): Omit<Column, 'label'> | undefined {
  const parts = text.split(/ |(?<=\p{L})(?=[,/])|(?<=[,/])/u).filter(Boolean);
  if (parts.length === 0 || !parts.every((part) => sizeWords.test(part))) return undefined;
  const of = readMeasure(text);
  const [wide, tall] = [/bredd|width|(?<!\p{L})bm?(?!\p{L})/u, /höjd|height|(?<!\p{L})hm?(?!\p{L})/u].map((word) =>
    word.test(text),
  );
  const kind = wide === tall ? 'size' : wide ? 'width' : 'height';
  const says = wide || tall || of !== undefined || /mått|storlek|öppning|dimension|bxh/.test(text);
  return says ? { kind, ...(of && { of }) } : undefined;
}

/**
 * Of several columns that may be the littera the one that is called so, else the first in which something stands; the
 * others are numbers of another kind.
 */
export function withOneMark(columns: readonly Column[], rows: readonly (readonly string[])[]): Column[] {
  const marks = columns.filter(({ kind }, at) => kind === 'mark' && rows.some((row) => row[at]));
  const [mark] = [...marks.filter(({ label }) => /litt|märk|mark|0210/i.test(label)), ...marks];
  return columns.map((column) =>
    mark && column !== mark && column.kind === 'mark' ? { label: column.label } : column,
  );
}

/** Whether a row is the heading of a table: it says what two of the columns hold, or what the only one does. */
export function isHeading(cells: readonly string[], columns: number): boolean {
  // A letter alone is rather a littera, or the hanging, unless it is one of both sides; and ”62 st” is a number of
  // doors.
  const known = cells.filter((cell) => cell.length > 1 && !readCount(cell) && columnOf(cell).kind).length;
  const isOne = known >= Math.min(columns, 2) || (known > 0 && ['B', 'H'].every((side) => cells.includes(side)));
  // ”Brandklass EI 30” is no heading of a column, but what a row requires.
  return isOne && !cells.some((cell) => parseFireClasses(cell).classes[0]);
}

/**
 * What columns without headings hold, as far as all that is in them is of one kind; of requirements, which people word
 * as they like, half is enough. The first that is nothing else is the littera. Two columns of lengths are width and
 * height; which of several may be a number of doors, or which two of three the sides, nobody knows.
 */
export function guessColumns(rows: readonly (readonly string[])[], { keyOf }: Pick<ProductNames, 'keyOf'>): Column[] {
  const taken = new Set<ColumnKind>();
  const count = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const columns = Array.from({ length: count }, (_, index): Column => {
    const cells = rows.map((row) => row[index] ?? '').filter(Boolean);
    const [kind] =
      tests.find(([kind, test, share = 1]) => {
        // Numbers in front are those of the doors; a requirement may stand in several columns.
        if (kind === 'count' || kind === 'width' ? index === 0 : kind !== 'requirement' && taken.has(kind))
          return false;
        const fitting = cells.filter((cell) => test(cell, keyOf)).length;
        return fitting > 0 && fitting >= cells.length * share;
      }) ?? [];
    if (kind) taken.add(kind);
    return { ...(kind && { kind }), label: '' };
  });
  const of = (name: ColumnKind) => columns.filter(({ kind }) => kind === name);
  const [counts, sides] = [of('count'), of('width')];
  const arePair = sides.length === 2 && !taken.has('size');
  for (const column of [...(counts.length > 1 ? counts : []), ...(arePair ? [] : sides)]) delete column.kind;
  if (arePair && sides[1]) sides[1].kind = 'height';
  return columns;
}

/**
 * In this order: what is narrow first. A number is the share of the cells that has to fit, where it is not all of them.
 */
const tests: [ColumnKind, (cell: string, keyOf: ProductNames['keyOf']) => unknown, share?: number][] = [
  // A bare ”10/21” may be a date.
  ['size', (cell) => !cell.includes('/') && parseSize(cell.replace(behindSize, '')).value],
  ['hanging', readHanging],
  ['swing', (cell) => cell.length > 1 && readSwing(cell)],
  ['product', (cell, keyOf) => keyOf(cell)],
  ['requirement', isClass, 0.5],
  ['count', (cell) => readCount(cell) && !parseLength(cell).value],
  ['width', (cell) => parseLength(cell).value],
  ['mark', () => true],
];

/** Whether a text is understood as classes, all of it. */
export function isClass(text: string): boolean {
  const { classes, unknown, ...others } = parseFireClasses(text);
  return unknown.length === 0 && classes.length + Object.keys(others).length > 0;
}

/** A class of older rules or a German one, ”A60”, ”T 30”; it may as well be a littera or a room. */
export const oldClass = /^[abt][- ]?(?:[369]0|15|120)$/i;
/**
 * What can only be a class, though it may be none that is understood: ”EI-C 60”, ”EI 25”, ”EI 30/60”, ”EI 30–60”; and a
 * range of sound, or ”Rw+C 35 dB”.
 */
export const strangeClass =
  /^(?:R?E[IW]\d?(?:[- ]|S(?:200|[am])|C\d?)*\d{2,3}(?:(?:\/| ?[-–] ?)\d{2,3})?|R\W?w[-–+ctr\d =:≥>]*\d\d(?: ?dB)?|\d\d ?[-–] ?\d\d ?dB)$/i;

/** More doors than this are not read from a bare number that no heading calls a number of doors: it may be anything. */
const mostGuessed = 50;

/**
 * ”2”, ”2 st”, ”st 2”, ”2 (st)”.
 *
 * @param label the heading above it; '' where there is none
 */
export function readCount(text: string, label?: string): number | undefined {
  const [, digits] = /^(?:st )?([1-9]\d{0,3})(?: ?\(?stk?\.?\)?)?$/i.exec(text) ?? [];
  return digits && !(label === '' && Number(text) > mostGuessed) ? Number(digits) : undefined;
}

/** A number of doors that is not certain, ”ca 4”, or written in parts, ”2+1”: whoever reads it so has to say it. */
export function readLooseCount(text: string): number | undefined {
  const parts = text.replace(/^(?:ca|cirka|c:a)\.? ?/i, '').split(/ ?\+ ?/);
  return readCount(String(parts.reduce((sum, part) => sum + (readCount(part) ?? NaN), 0)));
}

/**
 * What stands behind a size: that it is of a door with two leaves, ”13x21 par”, or which side its hinges are on, ”9x21
 * H”, ”10x21V”.
 */
export const behindSize = /[ ,/-]*(?<=[\dm][ ,/-]*)(?:(par(?:dörr)?)|([hv](?:[äö]\p{L}*)?))$/iu;

/** ”V”, ”Hö”, ”vänster”, ”högerhängd”. */
export function readHanging(text: string): 'V' | 'H' | undefined {
  const [, letter] = /^(v|h)(?:(?<=v)ä(?:nster)?|(?<=h)ö(?:ger)?)?(?:-?häng(?:d|t|ning))?$/i.exec(text) ?? [];
  return letter ? (letter.toUpperCase() as 'V' | 'H') : undefined;
}

/** The side of the hinges with the swing behind it, ”HU”, ”V in”, ”vänster, utåt”. */
export const behindHanging = /^([vh]\p{L}*?)[ ,/-]*((?:in|ut)(?:åt\p{L}*)?|[iu])$/iu;

/** ”in”, ”utåt”, ”inåtgående”. */
export function readSwing(text: string): 'in' | 'out' | undefined {
  const [, word] = /^(in|ut|i|u)(?:(?<=in|ut)åt(?:gående|slående)?)?$/i.exec(text) ?? [];
  return word ? (word.toLowerCase().startsWith('i') ? 'in' : 'out') : undefined;
}

/** Name of a measure as it is written in files. */
export function readMeasure(text: string): Measure | undefined {
  const of = measureIn(text)?.of;
  return of === 'clear' ? undefined : of;
}
