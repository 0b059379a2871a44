/** Which opening a row of a table has, of all that it says of sizes. */
import { bareModule } from '../fit/bareModule.ts';
import { convertOpening, parseLength, parseSize, sizeOf, type Measure, type Opening, type Size } from '../fit/size.ts';
import { readMeasure } from './cellValues.ts';
import { readFirst, type Cell } from './rowCells.ts';
import { withCross } from './lineSize.ts';

/** The opening of a row. */
export type RowOpening = {
  opening?: Opening;
  /** Whether nothing says what it was measured on, so that it is taken for the frame. */
  isAssumed: boolean;
  /** The cells that say something else. */
  left: Cell[];
};

/** The measures in the order in which they are preferred. */
const preferred: readonly Measure[] = ['frame', 'hole', 'module'];

/**
 * Reads the first measure that has both width and height. Another size is left out where it says the same in another
 * measure. Millimetres stay what they are: where no word says what was measured, they are taken for the frame, by which
 * special sizes are ordered.
 */
export function readRowOpening(cells: readonly Cell[]): RowOpening {
  const named = cells.filter(({ kind }) => kind === 'measure');
  const [measure, left] = readFirst(named, readMeasure);
  const sized = cells.filter(({ kind }) => kind === 'size' || kind === 'width' || kind === 'height');
  const sizes = Array.from(Map.groupBy(sized, ({ of }) => of).entries(), ([of, group]) => ({
    of,
    group,
    opening: openingOf(group, of ?? measure),
  }));
  const plain = sizes.find(({ of }) => !of)?.opening;
  const opening =
    preferred.flatMap(
      (measure) => sizes.find((size) => size.of && size.opening?.measure === measure)?.opening ?? [],
    )[0] ?? plain;
  const isSaid = (other: Opening | undefined) =>
    opening && other && JSON.stringify(convertOpening(other, opening.measure)) === JSON.stringify(opening);
  return {
    ...(opening && { opening }),
    isAssumed: !measure && opening?.measure === 'frame' && opening === plain,
    // What was measured says nothing where there is no size.
    left: [
      ...left,
      ...sizes.flatMap((size) => (isSaid(size.opening) ? [] : size.group)),
      ...(measure && !opening ? named.slice(0, 1) : []),
    ],
  };
}

function openingOf(group: readonly Cell[], of: Measure | undefined): Opening | undefined {
  const [only, ...others] = group;
  const size = only && !others[0] ? wholeSize(only, of) : sizeOfSides(group, of);
  return size && { measure: of ?? 'frame', ...size };
}

/** Both sides in one cell. Its heading may name the width alone: some call a column of whole sizes so. */
function wholeSize({ kind, text }: Cell, of: Measure | undefined): Size | undefined {
  // Four digits are a module, but where the outside or a hole is measured they may be one length.
  const mayBeModule = kind === 'size' && of !== 'frame' && of !== 'hole';
  return parseSize((mayBeModule && bareModule(text)) || withCross(text).trim()).value;
}

function sizeOfSides(group: readonly Cell[], of: Measure | undefined): Size | undefined {
  const [wide, high] = ['width', 'height'].map((name) => group.find(({ kind }) => kind === name)?.text);
  if (group.length !== 2 || !wide || !high) return undefined;
  const [width, height] = [lengthIn(wide, of), lengthIn(high, of)];
  // Two small whole numbers are modules here as they are in one cell, whatever the rest of the column holds.
  return width && height ? sizeOf(width, height).value : parseSize(`${wide} x ${high}`).value;
}

/** A bare number is in mm where the measure is known; a small one below ”Modul” is in modules. */
function lengthIn(text: string, of: Measure | undefined) {
  const bare = parseLength(text);
  if (bare.value || bare.fault !== 'unit' || !of) return bare.value;
  return parseLength(`${text} mm`).value ?? (of === 'module' ? parseLength(`${text} M`).value : undefined);
}
