/** The size in a line that somebody typed. */
import { measureBeside, type Measured } from '../fit/measureWords.ts';
import { parseSize } from '../fit/size.ts';

/** A number that may be a side of a door, mm. */
const side = String.raw`(?:[4-9]\d\d|[1-5]\d\d\d|6000)(?!\d)`;
const unit = '(?: ?m+)?';
const plain = String.raw`[\d.,]*\d${unit}`;
/** ”1200” or ”1 200”. Not ”2 900”: in front of a cross that may be two doors of 900. */
const number = String.raw`(?:[1-5] [0-3]\d\d(?!\d)${unit}|${plain})`;
/** Not behind a single digit, which may belong to the number. */
const alone = String.raw`(?<!(?<![\p{L}\d])\d )`;
/** Not behind the first figure of a range, ”900-1000x2100”: nobody knows which of the two is meant. */
const behindRange = String.raw`(?<!(?:[3-9]\d\d|\d{4}) ?[-–] ?)`;
/**
 * Two numbers with a cross between them, ”1000x2100”, ”1 200 x 2 300”, ”M10x21”; or side by side if both may be sides
 * of a door and there is no third, ”1000/2100”.
 */
const sized = new RegExp(
  String.raw`(?<!(?!m)\p{L}|\d)${behindRange}(?:${alone}${number} ?[x×*] ?[1-5] \d{3}(?!\d)${unit}|${number} ?[x×*] ?${plain}(?!\p{L}|\d| ?[-–] ?\d{3})|(?<!${side},?[\s/]+)${side},?[\s/]+${side}(?![\s,./-]*\d\d| ?[x×*]))`,
  'iu',
);
/** ”bredd 1200 höjd 2300”, ”b=1200, h=2300”, and with the height in front. */
const named = [/b(?:redd)?/, /h(?:öjd)?/].map(
  ({ source: first }, index, { [1 - index]: other }) =>
    new RegExp(String.raw`(?<!\p{L})${first}[\s:=]*(${number})[\s,;/x×*]*${other?.source}[\s:=]*(${number})`, 'iu'),
);
/** ”H/B” beside a size: its height stands first. */
const heightFirst = /h\S*[/x]b/i;

/** A size as it was found in a line. */
export type LineSize = {
  /** As it stands in the line. */
  written: string;
  /** With a cross, and the width first. */
  size: string;
  /** What a word beside it says that it was measured on. */
  measured: { of: Measured; word: string } | undefined;
};

/** Writes named sides as a size: ”bredd 1200 höjd 2300” becomes ”1200x2300”. */
export const withCross = (text: string) =>
  named.reduce((said, sides, at) => said.replace(sides, at ? ' $2x$1' : ' $1x$2'), text);

/** The size in a line; undefined where there is none. */
export function sizeInLine(text: string): LineSize | undefined {
  const [written = ''] = sized.exec(text) ?? [];
  const crossed = written.replace(/(?<=\d{3}),?[\s/]+(?=\d)/, 'x');
  const size = heightFirst.test(text) ? reversed(crossed) : crossed;
  return parseSize(size).value && { written, size, measured: measureBeside(text, written) };
}

const reversed = (size: string) =>
  size
    .split(/ ?[x×*] ?/i)
    .toReversed()
    .join('x');
