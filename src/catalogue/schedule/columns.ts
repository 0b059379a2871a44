/** What the columns of somebody else's door schedule hold, told by their headings. */
import { parseFireClasses } from '../classes/fireClass.ts';
import { measureIn } from '../fit/measureWords.ts';
import type { Measure } from '../fit/size.ts';
import { readCount, readMeasure } from './cellValues.ts';
import type { TextField } from './doorRow.ts';

/**
 * What a column holds. `type` is what the row is of; `class` a requirement that the heading names, such as sound;
 * `clear` the clear passage, which is not the size of a frame; `answer` what the list's own files say of a row.
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
  /** Undefined where nobody knows; the note then keeps what is in it. */
  kind?: ColumnKind | undefined;
  /** The heading as it was written; empty where there is none. */
  label: string;
  /** What a size is measured on, where the heading says so. */
  of?: Measure;
  /** What belongs in front of a bare figure of a class: ”Rw”. */
  before?: string;
  /** What belongs behind a bare figure of a size: ”B × H (cm)”. */
  unit?: 'cm';
};

/** What is known of a column whatever its heading is called. */
type Meaning = Omit<Column, 'label'>;

/** The numbers of columns in schedules from Revit and CADQ; they follow the old standard SS 81 73 40. */
const codes: Record<string, Meaning> = {
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

/** Words of headings. Each has to be the whole heading, or ”Antal hängning” would pass for a number of doors. */
const words: { pattern: RegExp; column: Meaning }[] = (
  [
    [
      /litt(?:e?ra)?|(?:dörr|pos(?:itions?)?|löp|id)?[-. ]?(?:nr|nummer|id)|(?:dörr)?(?:littera|beteckning)|dörr|pos(?:ition)?|märkning|mark|type mark/,
      { kind: 'mark' },
    ],
    [/ant(?:al)?(?: st| dörrar)?|stk?|mängd|count/, { kind: 'count' }],
    [/produkt|produktnamn|modell|dörrmodell/, { kind: 'product' }],
    [/(?:dörr|element)?typ|type|benämning/, { kind: 'type' }],
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
      /(?:funktionskrav )?ljud(?:isolering|reduktion|kl(?:ass)?|krav)?(?: db)?(?: r'?w)?|r'?w(?: db)?|db|(?:acoustic|sound)(?: rating)?/,
      { kind: 'class' },
    ],
    [/u[dw]?(?:-?värde)?(?: [[w].*)?/, { kind: 'class', before: 'U' }],
    [/(?:funktionskrav )?inbrott(?:sskydd|sklass)?|rc|rc-klass|motståndsklass/, { kind: 'class', before: 'RC' }],
    [/brandgas(?:tät(?:het)?)?|rök(?:klass|täthet)?|självstäng(?:ning|ande)/, { kind: 'class' }],
    [/vägg|väggtyp|(?:karm )?väggtjocklek|anslutande vägg/, { kind: 'wall' }],
    [/(?:kulör|färg|ncs|ral)(?:[- ]?kod| (?:dörrblad|blad|karm|ncs|ral))?|ytbehandling/, { kind: 'colour' }],
    [/beslag|beslagning|beslagskombination|lås|dörrstängare/, { kind: 'fittings' }],
    [/svar på (?:krav|mått)/, { kind: 'answer' }],
    [/anmärkning(?:ar)?|anm|kommentar(?:er)?|comments|notering(?:ar)?|övrigt/, { kind: 'note' }],
  ] satisfies [RegExp, Meaning][]
).map(([pattern, column]) => ({ pattern: new RegExp(`^(?:${pattern.source})$`), column }));

/** Words of which the heading of a size is made. Any other word makes it something else, such as the leaf's width. */
const sizeWords =
  /^(?:mått|storlek|öppning|dimension|(?:bredd|höjd)(?:mått)?|width|height|rough|opening|[bh]m?|b[x×*]h|väggöppning|öppningsmått|vägghål|hål(?:mått|tagning)?|karm(?:(?:ytter)?(?:mått|bredd|höjd)|yttre|ytter)|kym|k-?mått|modul(?:mått|bredd|höjd)?|[cm]?m|och|[x×,./-])$/;

/** What a heading says of its column. */
export function columnOf(label: string): Column {
  const { code, text, isInCm } = plainHeading(label);
  const known = codes[code] ?? (/^17..$/.test(code) && ({ kind: 'fittings' } satisfies Meaning));
  // The heading says which of the two sound indices it means.
  const [sound] = /r'?w/.exec(text) ?? [];
  const before = sound && { before: sound.replace('r', 'R') };
  if (known) return { ...known, ...before, label };
  // The words of any other number mean something else than they say: 0312 ANTAL HÄNGNING.
  if (code.length === 4) return { label };
  const measured = measureIn(text);
  const isClear = measured?.of === 'clear';
  const size = sizeColumn(isClear ? text.replace(measured.word, 'mått') : text);
  if (size && isClear) return { kind: 'clear', label };
  const word = wordColumn(text);
  return { ...size, ...(size && isInCm && { unit: 'cm' }), ...word, ...(word && before), label };
}

/** A heading in lower case without units and signs, the number in front of it, and whether it gives centimetres. */
function plainHeading(label: string) {
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
  return { code, text, isInCm: /\bcm\b/.test(plain) };
}

/**
 * What the words of a heading say: the whole of it, or all of its parts alike, ”Kulör/yta”. ”Typ/Modell” may be either,
 * and stays unknown.
 */
function wordColumn(text: string): Meaning | undefined {
  const columnFor = (part: string) => words.find(({ pattern }) => pattern.test(part))?.column;
  const whole = columnFor(text);
  if (whole) return whole;
  // By itself ”Yta” may be an area; beside a colour it is the surface.
  const parts = text.split(/ ?[/,] ?| och /).map((part) => columnFor(part === 'yta' ? 'kulör' : part));
  return parts[1] && new Set(parts.map((part) => JSON.stringify(part))).size === 1 ? parts[1] : undefined;
}

function sizeColumn(text: string): Meaning | undefined {
  const parts = text.split(/ |(?<=\p{L})(?=[,/])|(?<=[,/])/u).filter(Boolean);
  if (parts.length === 0 || !parts.every((part) => sizeWords.test(part))) return undefined;
  const of = readMeasure(text);
  const isWidth = /bredd|width|(?<!\p{L})bm?(?!\p{L})/u.test(text);
  const isHeight = /höjd|height|(?<!\p{L})hm?(?!\p{L})/u.test(text);
  // ”mm” or ”karm” alone is no heading of a size.
  if (!isWidth && !isHeight && !of && !/mått|storlek|öppning|dimension|bxh/.test(text)) return undefined;
  const kind = isWidth === isHeight ? 'size' : isWidth ? 'width' : 'height';
  return { kind, ...(of && { of }) };
}

/** Beside a littera ”Beteckning” may say what a row is of, ”Glasfasad”. */
const kindBeside = ({ label }: Column) => /beteckning/i.test(label) && ({ kind: 'type' } as const);

/**
 * Leaves one column as the littera: the one that is called so, else the first that holds anything. The other candidates
 * are numbers of another kind.
 */
export function withOneMark(columns: readonly Column[], rows: readonly (readonly string[])[]): Column[] {
  const marks = columns.filter(({ kind }, at) => kind === 'mark' && rows.some((row) => row[at]));
  const mark = marks.find(({ label }) => /litt|märk|mark|0210/i.test(label)) ?? marks[0];
  return columns.map((column) =>
    mark && column !== mark && column.kind === 'mark' ? { label: column.label, ...kindBeside(column) } : column,
  );
}

/**
 * Whether a row is the heading of a table: it names what two of the columns hold, or what the only one does.
 *
 * @param columns how many columns the table has
 */
export function isHeading(cells: readonly string[], columns: number): boolean {
  // ”Brandklass EI 30” does not head a column; it is what a row requires.
  if (cells.some((cell) => parseFireClasses(cell).classes[0])) return false;
  // A single letter is more likely a littera or the hanging, and ”62 st” is a number of doors.
  const known = cells.filter((cell) => cell.length > 1 && !readCount(cell) && columnOf(cell).kind).length;
  if (known >= Math.min(columns, 2)) return true;
  return known > 0 && ['B', 'H'].every((side) => cells.includes(side));
}
