/**
 * Reads a door schedule out of a spreadsheet, Revit or CADQ, or a file of the list itself. Nothing that was written is
 * lost.
 */
import { bareModule } from '../fit/bareModule.ts';
import { formatFireClasses, parseFireClasses } from '../classes/fireClass.ts';
import type { ProductNames } from '../productNames.ts';
import { convertOpening, parseLength, parseSize, sizeOf, type Measure, type Opening, type Size } from '../fit/size.ts';
import {
  behindHanging,
  behindSize,
  columnOf,
  guessColumns,
  isClass,
  isHeading,
  oldClass,
  readCount,
  readHanging,
  readLooseCount,
  readMeasure,
  readSwing,
  strangeClass,
  withOneMark,
  type Column,
} from './columns.ts';
import { readWantedText } from '../requirement/wanted.ts';
import {
  headings,
  missingCount,
  scheduleLimits,
  unnamed,
  unnamedNumber,
  type DoorRow,
  type ScheduleFault,
  type TextField,
} from './doorRow.ts';
import { measureIn } from '../fit/measureWords.ts';
import { readCells } from './readCells.ts';
import { counted, markIn, splitLine, withCross } from './splitLine.ts';

/** What was read; with a fault there are no rows. */
export type ReadSchedule = {
  rows: DoorRow[];
  /** The lines above the heading, as one line. */
  title: string;
  /** Of each row the headings of what was read, and of what was not and stands in the note. */
  cells: { read: string[]; unread: string[] }[];
  /** Lines in which nothing is known of any door, as they stand: they are no rows. */
  strange?: string[];
  /** The sum below the rows, which is no door: what it says, and what the rows come to. */
  sum?: { said: number | undefined; counted: number };
  /** The rows, by their index, whose number of doors is missing ('' then), was not read or is not certain. */
  counts?: { index: number; text: string }[];
  /**
   * The rows, by their index, of whose size nothing says what it was measured on: it is taken for that of the frame.
   */
  assumed: number[];
  /** The rows, by their index, that say of a way through that it is left clear: it stands in the note. */
  clear?: number[];
  /**
   * Where no row has a littera: none, and the columns that may be it, with the littera that each row has then, and what
   * its note says.
   */
  marks?: { label: string; rows: Pick<DoorRow, 'mark' | 'note'>[] }[];
  fault?: ScheduleFault;
};

/** What a note says of the hinges. */
const hangingIn = /(?:vänster|höger)häng[dt]/gi;
/** The same where that is all that is said between two commas, or below a heading. */
const hangingAlone = /(?:^|[,;] )(?:[^:;,]+: (?=\p{L}+(?:;|$)))?(?:vänster|höger)häng[dt](?=[,;]|$)/iu;

/** Lines among which the heading is looked for. */
const linesAbove = 12;

/**
 * Reads a table with tabs or semicolons between its cells, with a heading or without, and lines that somebody typed.
 * What does not fit its column, and columns that nobody knows, go to the note, with the heading in front.
 */
export function readSchedule(text: string, names: Pick<ProductNames, 'keyOf'>): ReadSchedule {
  const tooLong: ReadSchedule = { rows: [], title: '', cells: [], assumed: [], fault: 'too-long' };
  if (text.length > scheduleLimits.characters) return tooLong;
  const table = readCells(text).filter((cells) => cells.some(Boolean));
  if (table.length > scheduleLimits.rows + linesAbove) return tooLong;
  if (table.some(({ length }) => length > scheduleLimits.columns)) return tooLong;

  const widest = Math.max(...table.map((cells) => cells.filter(Boolean).length));
  const top = table.slice(0, linesAbove).findIndex((cells) => isHeading(cells, widest));
  const below = table.slice(top + 1);
  if (below.length > scheduleLimits.rows) return tooLong;
  const bareSum = bareSumOf(below, table[top], widest);
  const body = bareSum === undefined ? below : below.slice(0, -1);
  const columns = top < 0 ? guessColumns(body, names) : withOneMark((table[top] ?? []).map(columnOf), body);
  const lines = body.map((cells) => {
    const asCells = readRow(cells, columns, names);
    const filled = cells.filter(Boolean);
    const { mark, note, opening, product } = asCells.row;
    // A line without cells among others, or a list without any.
    const isLine = mark + note === filled.join();
    // Without a heading a row may hold other things than the others.
    if (!isLine && (top >= 0 || product || (opening && !counted.test(mark)))) return asCells;
    const pieces = splitLine(filled.join(', '), names);
    if (!pieces || (!isLine && pieces.every(({ kind }) => kind !== 'size'))) return asCells;
    return readRow(
      pieces.map(({ text }) => text),
      pieces,
      names,
    );
  });
  // Below a heading even a word alone is a littera, unless the table has room for much more: then it is part of a
  // letter.
  const isLetter = (line: Line) => top < 0 || (columns.length > 2 && line.row.mark && line.cells.read.length < 2);
  const sums = lines.filter((line, index) => isSum(line, body[index] ?? []));
  const strange = lines.filter((line) => isLetter(line) && isStrange(line) && !sums.includes(line));
  const read = lines.filter((line) => !sums.includes(line) && !strange.includes(line));
  const namedSum = sums.at(-1)?.row.count;
  const clear = read.flatMap(({ row }, index) => (measureIn(row.note)?.of === 'clear' ? [index] : []));
  const counts = read.flatMap(({ looseCount }, index) => (looseCount === undefined ? [] : { index, text: looseCount }));
  const rows = read.map(({ row, looseCount }) =>
    looseCount === '' ? { ...row, note: row.note + (row.note && '; ') + missingCount } : row,
  );
  // Most tables have one, and the longest have two thousand rows.
  const unmarked = rows.every(({ mark }) => !mark) ? columns : [];
  const marks = unmarked.flatMap(({ label }) => {
    const moved = rows.map(({ note }) => {
      const parts = note.split('; ');
      const own = parts.find((part) => part.startsWith(`${label}: `));
      return { mark: own?.slice(label.length + 2) ?? '', note: parts.filter((part) => part !== own).join('; ') };
    });
    const found = moved.flatMap(({ mark }) => mark || []);
    const areOfEach = found.length > 1 && found.length > rows.length / 2 && new Set(found).size === found.length;
    return label && areOfEach && found.every((mark) => mark.length < 20) ? { label, rows: moved } : [];
  });
  return {
    rows,
    ...(marks[0] && { marks: [{ label: '', rows }, ...marks] }),
    title: table.slice(0, Math.max(top, 0)).flat().filter(Boolean).join(', ').replaceAll(/\s+/g, ' '),
    cells: read.map(({ cells }) => cells),
    ...(strange[0] && { strange: strange.map((line) => (body[lines.indexOf(line)] ?? []).filter(Boolean).join(' ')) }),
    ...((bareSum ?? namedSum) !== undefined && {
      sum: {
        said: bareSum ?? (namedSum === 1 ? undefined : namedSum),
        counted: read.reduce((all, { row }) => all + row.count, 0),
      },
    }),
    ...(counts[0] && { counts }),
    assumed: read.flatMap(({ isAssumed }, index) => (isAssumed ? [index] : [])),
    ...(clear[0] !== undefined && { clear }),
  };
}

/** The first cell of a line that is the sum of those above it. */
const sumWord = /^(?:(?:del)?summa|(?:antal )?total(?:t|summa)?|s:a)\b/i;

/** Whether a line is called the sum of those above it, ”Summa 8”, and says neither size nor class. */
function isSum({ row: { product, opening, requirement } }: Line, cells: readonly string[]): boolean {
  return sumWord.test(cells.find(Boolean) ?? '') && !product && !opening && !requirement;
}

/**
 * The number in the last line where nothing else stands in it: a spreadsheet adds up its columns there. Alone among
 * lines without cells only ”62 st” is one.
 *
 * @param top the headings above the rows
 */
function bareSumOf(body: readonly string[][], top: readonly string[] | undefined, widest: number): number | undefined {
  const last = body.at(-1) ?? [];
  const text = last.filter((text) => !isEmpty(text)).join();
  const at = last.indexOf(text);
  const isMark = top ? columnOf(top[at] ?? '').kind === 'mark' : at === 0;
  // Of doors that are numbered it may be the next, and an empty row of the list itself counts one.
  const isNext = isMark && body.every((cells) => Number(cells[at]));
  const isNumber = /^\d[\d ]*(?:st)?$/.test(text) && (widest > 1 || text.endsWith('t')) && text !== '1';
  return isNumber && !isNext && body[1] ? parseInt(text.replaceAll(' ', ''), 10) : undefined;
}

/** Below a letter stands whom to call: ”/Anna 070-123 45 67”. */
const telephone = /(?:^| )(?:0|\+)\d{1,3}[- ]\d{2}/;

/**
 * Whether a line says nothing of a door: neither a size, a class nor a number, no littera, and no word for what it is.
 */
function isStrange({ row }: Line): boolean {
  const { product, opening, requirement, hanging, swing, count } = row;
  const text = `${row.mark} ${row.note}`.trim();
  const isMark = markIn.test(text) && !telephone.test(text);
  return (
    !(product || opening || requirement || hanging || swing || count > 1 || isMark) &&
    readWantedText(text).groups.length === 0
  );
}

/** A cell with its column. */
type Cell = Column & { text: string };

/** What a cell is of: its heading says so, or what is in the column. */
const headingOf = ({ label, kind, text }: Cell) =>
  label || (/^[\d ]+$/.test(text) ? unnamedNumber : headings[kind as keyof typeof headings]);

const nameOf = (cell: Cell) => headingOf(cell) || unnamed;

/** A dash alone stands for nothing. */
const isEmpty = (text: string) => /^[-–—]?$/.test(text);

type Line = {
  row: DoorRow;
  cells: ReadSchedule['cells'][number];
  /**
   * The number of doors as it was written, where it was not read or is not certain; '' where a column of them has none.
   */
  looseCount: string | undefined;
  isAssumed: boolean;
};

function readRow(texts: readonly string[], columns: readonly Column[], { keyOf }: Pick<ProductNames, 'keyOf'>): Line {
  const cells = texts
    .map((text, index): Cell => {
      const column = columns[index];
      return { label: '', ...column, text: column?.unit && /\d$/.test(text) ? `${text} ${column.unit}` : text };
    })
    // What the list itself says of a row is said anew.
    .filter(({ text, kind }) => !isEmpty(text) && kind !== 'answer')
    .flatMap((cell): Cell[] => {
      const [, hinges = '', swing = ''] = (cell.kind === 'hanging' && behindHanging.exec(cell.text)) || [];
      if (readHanging(hinges))
        return [
          { ...cell, text: hinges },
          { ...cell, kind: 'swing', text: swing },
        ];
      const said = withoutWords(cell);
      if (said) return said;
      const [tail, pair, side = ''] = (cell.kind === 'size' && behindSize.exec(cell.text)) || [];
      if (!tail) return [cell];
      return [
        { ...cell, text: cell.text.replace(tail, '') },
        { label: '', ...(pair ? { kind: 'note', text: 'pardörr' } : { kind: 'hanging', text: side }) },
      ];
    });
  const of = (kind: Column['kind']) => cells.filter((cell) => cell.kind === kind);
  /** What has found no place. */
  const rest = [...of(undefined), ...of('clear')];
  /** The first cell of a kind that is for one value only. */
  const read = <Value>(
    kind: Column['kind'],
    reader: (text: string, label: string) => Value | undefined,
  ): Value | undefined => {
    const [first, ...others] = of(kind);
    const value = first && reader(first.text, first.label);
    rest.push(...(first && value === undefined ? [first] : []), ...others);
    return value;
  };
  const text = (field: TextField) => {
    const isOne = columns.filter(({ kind }) => kind === field).length < 2;
    // A ”Ja” below ”Dörrstängare” says nothing without its heading.
    return of(field).map((cell) =>
      (isOne && !/^17|stäng|lås/i.test(cell.label)) || isClass(cell.text) || strangeClass.test(cell.text)
        ? cell.text
        : labelled(cell),
    );
  };

  const product = read('product', String) ?? '';
  const classes = of('class').map((cell) => ({ cell, named: readClass(cell) }));
  const types = of('type').map((cell) => ({ ...withoutClass(cell), ...readWantedText(cell.text) }));
  const ownHanging = read('hanging', readHanging);
  const swing = read('swing', readSwing);
  const measure = read('measure', readMeasure);
  const { opening, isAssumed, unused } = readOpening(cells, measure);
  rest.push(
    ...unused,
    ...(measure && !opening ? of('measure').slice(0, 1) : []),
    ...classes.flatMap(({ cell, named }) => (named ? [] : cell)),
    ...types.flatMap(({ cell, groups: [group] }) => (group ? [] : cell)),
  );
  const requirement = [...text('requirement'), ...classes.flatMap(({ named }) => named ?? [])];
  /** A class that the type holds, ”Glasparti EI60”, is that of the row where it has no other. */
  const typed = types.find(({ own, groups: [group] }) => own && group)?.own;
  if (typed && !requirement[0]) requirement.push(typed);
  const isTyped = (own: string) => own && sameClass(own, requirement.join(', '));
  const notes = text('note');
  // A row is a door where nothing else is said, so its type need not say it, unless a note speaks of another kind.
  // Whatever else its type says stands in the note.
  const isPlain = readWantedText(notes.join(' ')).groups.every(({ id }) => id === 'dorr');
  const others = types
    .filter(({ groups: [group] }) => group)
    .map(({ cell, kind, own }) => (isTyped(own) ? { ...cell, text: kind } : cell))
    .filter(({ text }) => !isPlain || !/^(?:brand)?dörr(?:ar)?$/i.test(text));
  // What looks like a class, where no column is of them: the row offers to read it as the class that may be meant.
  const strange = rest.findIndex(({ kind, label, text }) => !kind && !label && isStrangeClass(text));
  if (!requirement[0] && strange >= 0) requirement.push(...rest.splice(strange, 1).map(({ text }) => text));
  // Here a dash says that nothing is required.
  const dash = texts.find((text, index) => text && isEmpty(text) && columns[index]?.kind === 'requirement');
  if (dash && of('requirement').length === 0) requirement.unshift(dash);
  const mark = read('mark', String) ?? '';
  const count = read('count', (text, label) => readCount(text, label) ?? (label ? readLooseCount(text) : undefined));
  const loose = of('count').find(({ text, label }, at) => at === 0 && !readCount(text, label));
  if (loose && count) rest.push(loose);
  // Without a heading the cell has to be there: who types a line leaves out what is one.
  const isMissing =
    !of('count')[0] && columns.some(({ kind, label }, at) => kind === 'count' && (label || texts[at] !== undefined));
  const written = [...notes, ...[...others, ...rest].map(labelled)].join('; ');
  // Of two sides nobody knows which.
  const [side = '', ...more] = written.match(hangingIn) ?? [];
  const hanging = ownHanging ?? (more[0] ? undefined : readHanging(side));
  // What stands in its own field need not be said twice.
  const isSaid = !more[0] && hanging !== undefined && hanging === readHanging(side);
  const note = isSaid ? written.replace(hangingAlone, '').replace(/^[,;] /, '') : written;
  return {
    row: {
      mark,
      count: count ?? 1,
      product: keyOf(product) ?? product,
      ...(opening && { opening }),
      ...(hanging && { hanging }),
      ...(swing && { swing }),
      requirement: requirement.reduce(withClass, ''),
      wall: text('wall').join('; '),
      colour: text('colour').join('; '),
      fittings: text('fittings').join('; '),
      note,
    },
    cells: {
      read: cells.filter((cell) => !rest.includes(cell)).map(nameOf),
      unread: rest
        .filter((cell) => cell.kind !== 'clear' && cell !== loose && note.includes(labelled(cell)))
        .map(nameOf),
    },
    looseCount: loose?.text ?? (isMissing ? '' : undefined),
    isAssumed,
  };
}

/** Two sides with a cross between them, and what stands around them. */
const withWords = /^(\D*?)((?:M ?)?\d[\d ,.]*(?:[cm]?m)? ?[x×*] ?\d[\d ,.]*(?:[cm]?m(?!\p{L}))?M?(?!\p{L}))(\D*)$/u;
/** Words that say that a size is approximate. */
const about = /(?<!\p{L})(?:ca|cirka|c:a)(?!\p{L})\.?/iu;

/**
 * Separates a size from the words around it. ”825 x 2040 (karmytter)” and ”9x21 (modul)” say what was measured; for
 * ”ca 900x2100” the note keeps the size as it was written. Undefined where there are no words, or words that may change
 * the meaning in a way that nobody knows.
 */
function withoutWords(cell: Cell): Cell[] | undefined {
  const { kind, text } = cell;
  const kept: Cell = { label: '', kind: 'note', text };
  if (about.test(text) && (kind === 'width' || kind === 'height'))
    return [
      { ...cell, text: text.replace(about, '').trim() },
      { ...kept, text: labelled(cell) },
    ];
  const [, before = '', size = '', after = ''] = (kind === 'size' && withWords.exec(text)) || [];
  const words = `${before} ${after}`.replaceAll(/[^\p{L}\d: -]/gu, ' ').trim();
  if (!words) return undefined;
  const word = words.replace(about, '').trim();
  const measured = measureIn(`(${word})`);
  if (
    measured
      ? measured.of === 'clear' || measured.word.replaceAll(/[()]/g, '') !== word
      : word && !/^b ?x ?h$/i.test(word)
  )
    return undefined;
  // What a module is said to be measured on changes nothing of it, and must not be lost.
  const isOther = measured && measured.of !== 'module' && parseSize(size.trim()).value?.measure === 'module';
  return [
    { ...cell, text: size.trim(), ...(measured && { of: measured.of as Measure }) },
    ...(isOther || about.test(words) ? [kept] : []),
  ];
}

/** A type, and what of it is a class and what a kind: ”EI60” and ”Glasparti”. */
function withoutClass(cell: Cell): { cell: Cell; own: string; kind: string } {
  const { unknown } = parseFireClasses(cell.text);
  const own = unknown.reduce((text, word) => text.replace(word, ''), cell.text).trim();
  return isClass(own) ? { cell, own, kind: unknown.join(' ') } : { cell, own: '', kind: cell.text };
}

/** Whether two texts require the same. */
const sameClass = (one: string, other: string) =>
  formatFireClasses(parseFireClasses(one)) === formatFireClasses(parseFireClasses(other));

const isStrangeClass = (text: string) => oldClass.test(text) || strangeClass.test(text);

/**
 * A class after others: smoke and self-closing as they are written, ”EI 60-S200C5”, what else is required behind a
 * comma.
 */
function withClass(before: string, text: string): string {
  if (!before) return text;
  const isSuffix = isClass(before) && !before.includes(',') && /^[SC][a\d]*$/.test(text);
  return before + (isSuffix ? (/[SC][a\d]*$/.test(before) ? '' : '-') : ', ') + text;
}

function labelled(cell: Cell): string {
  return [headingOf(cell), cell.text].filter(Boolean).join(': ');
}

/**
 * A class with the name that its heading gives: ”35” below ”Ljudisolering (dB R'w)” is R'w 35, and below ”Ljud” 35 dB.
 */
function readClass({ before, label, text }: Cell): string | undefined {
  const named = before
    ? `${before} ${text}`
    : /\bdb\b|ljud/i.test(label) && /^\d\d(?:\D{1,3}\d\d)?$/.test(text)
      ? `${text} dB`
      : text;
  return [named, text].find((one) => isClass(one) || strangeClass.test(one));
}

/**
 * The first measure of which width and height are there; what another one says as well is left out where it says the
 * same. Millimetres stay what they are: where no word says what they were measured on, they are taken for the frame,
 * which is what special sizes are ordered by.
 */
function readOpening(
  cells: readonly Cell[],
  measure: Measure | undefined,
): { opening?: Opening; isAssumed: boolean; unused: Cell[] } {
  const sized = cells.filter(({ kind }) => kind === 'size' || kind === 'width' || kind === 'height');
  const found = Array.from(Map.groupBy(sized, ({ of }) => of).entries(), ([of, group]) => ({
    of,
    group,
    opening: openingOf(group, of ?? measure),
  }));
  const plain = found.find(({ of }) => !of)?.opening;
  const opening =
    (['frame', 'hole', 'module'] as const).flatMap(
      (measure) => found.find((one) => one.of && one.opening?.measure === measure)?.opening ?? [],
    )[0] ?? plain;
  const says = (other: Opening | undefined) =>
    opening && other && JSON.stringify(convertOpening(other, opening.measure)) === JSON.stringify(opening);
  return {
    ...(opening && { opening }),
    isAssumed: !measure && opening?.measure === 'frame' && opening === plain,
    unused: found.filter((one) => !says(one.opening)).flatMap(({ group }) => group),
  };
}

function openingOf(group: readonly Cell[], of: Measure | undefined): Opening | undefined {
  const size = sizeIn(group, of);
  return size && { measure: of ?? 'frame', ...size };
}

function sizeIn(group: readonly Cell[], of: Measure | undefined): Size | undefined {
  // Below a heading of the width alone too: whoever has one column for both measures may call it that.
  const [one] = group;
  if (group.length === 1 && one)
    // Four digits are a module, but where the outside or a hole is measured they may be one length.
    return parseSize(
      (one.kind === 'size' && of !== 'frame' && of !== 'hole' && bareModule(one.text)) || withCross(one.text).trim(),
    ).value;
  const [wide, high] = ['width', 'height'].map((name) => group.find(({ kind }) => kind === name)?.text);
  if (group.length !== 2 || !wide || !high) return undefined;
  const [width, height] = [lengthIn(wide, of), lengthIn(high, of)];
  // Two small whole numbers are modules here as they are in one cell, whatever the others of the column are.
  return width && height ? sizeOf(width, height).value : parseSize(`${wide} x ${high}`).value;
}

/** A bare number is in mm where the measure is known, and a small one below ”Modul” is in modules. */
function lengthIn(text: string, of: Measure | undefined) {
  const bare = parseLength(text);
  if (bare.value || bare.fault !== 'unit' || !of) return bare.value;
  return parseLength(`${text} mm`).value ?? (of === 'module' ? parseLength(`${text} M`).value : undefined);
}
