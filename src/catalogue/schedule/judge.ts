/**
 * Whether the product of a row fulfils what the row asks for and has room for its opening, and which products would.
 * The browser loads it with the first row.
 */
import { withoutDenials } from '../requirement/denials.ts';
import {
  coversClass,
  coversSmoke,
  formatFireClasses,
  parseFireClasses,
  uSymbols,
  type FireClass,
  type FirePerformance,
} from '../classes/fireClass.ts';
// The class reader loads this file by itself. Unless it is imported right here, the bundler makes one more request of
// it.
import { guessClass } from '../classes/guessClass.ts';
import { otherKindIn, otherKindWords } from '../requirement/otherKinds.ts';
import { quoted } from '../phrasing.ts';
import { withPlainI } from '../classes/plainLetters.ts';
import { isOfFittings, readWanted, type Wanted } from '../requirement/wanted.ts';
import type { DoorRow } from './doorRow.ts';
import type { ClassGuess, Judged, ListedProduct } from './judged.ts';
import { judgeReading, judgeSize } from './judgeProduct.ts';
import { rankProducts } from './rankProducts.ts';
import { noFireIn, soundIn } from './requirementWords.ts';
import type { Asked, RowReading } from './rowReading.ts';
import { groupOf, otherKindOf, readRowType, unreadTypeOf, wantedBy, wholeOf } from './rowWanted.ts';

/**
 * What is known of a row; nothing is said of what the row leaves out.
 *
 * @param products those among which the possible ones are looked for
 */
export function judgeRow(
  row: DoorRow,
  product: ListedProduct | undefined,
  products: readonly ListedProduct[] = [],
): Judged {
  const reading = readRow(row, product);
  const { group, type, other, wanted, sought, noFire, guess } = reading;
  const requirement = product && judgeReading(reading, product);
  const size = product && judgeSize(row, product, wanted, group);
  const unreadType = sought && !product && !other ? unreadTypeOf(type, products) : undefined;
  const ranked = rankProducts({ row, group, wanted, products, asked: other || unreadType ? undefined : sought });
  const isOpen = ranked.open[0] !== undefined || unreadType !== undefined;
  const best = row.product || ranked.possible[0] ? undefined : isOpen ? 'unknown' : 'no';
  return {
    group,
    ...ranked,
    ...(sought && { asks: true, best }),
    ...(sought && best === 'no' && ranked.nearest && { whole: wholeOf(row, wanted) }),
    ...(other && !product && { strange: otherKindWords(other), best: 'no' }),
    ...(unreadType && { strange: `Framgår inte: ”${unreadType}” lästes inte som slag` }),
    ...(wanted.slides && { slides: true }),
    ...(noFire && { noFire }),
    ...(requirement && { requirement }),
    ...(size && { size }),
    ...(guess && { guess }),
  };
}

/** Reads a row. What it is of depends on its product, where it has one. */
function readRow(row: DoorRow, product: ListedProduct | undefined): RowReading {
  const sounds = soundsOf(row.requirement);
  const soundsBeside = soundsOf(`${row.fittings}; ${row.note}`);
  const required = withoutOthers(row.requirement);
  const read = parseRequired(required);
  const isDenied = !read.classes[0] && (noFireIn.test(row.requirement) || noFireIn.test(row.note));
  const type = readRowType(row);
  const wanted = wantedBy(row, type, product, read.smoke);
  const written = required.trim() || sounds[0] ? readRequirement(read, wanted) : undefined;
  const plainI = withPlainI(required);
  const plain = written && plainI.said ? readRequirement(parseRequired(plainI.text), wanted) : written;
  const beside = plain && !isDenied ? requiredBeside(row, plain) : undefined;
  // What fittings and note require besides is not judged until it stands in the requirement, and nothing is fulfilled
  // without it.
  const asked = written && {
    ...written,
    unknown: [...new Set([...written.unknown, ...sounds, ...(beside?.words ?? []), ...soundsBeside])],
  };
  const guess = plain && guessOf({ ...plain, unknown: [...plain.unknown, ...sounds] }, beside, plainI.said);
  const sought = asked && !guess && isEnough(asked) ? asked : undefined;
  const isUnread = !sought && !read.classes[0];
  const noFire = isDenied ? 'said' : (written ?? soundsBeside[0]) ? 'unread' : undefined;
  return {
    group: groupOf(wanted, product),
    type,
    other: otherKindOf(row, type, product),
    wanted,
    asked,
    sought,
    isDenied,
    noFire: isUnread ? noFire : undefined,
    guess,
  };
}

/**
 * Whether products can be looked for. A door in a list that asks for sound, RC or a U-value alone has rather forgotten
 * its fire class, and beside smoke or closing alone, what was not understood may be a class.
 */
const isEnough = ({ classes, unknown, smoke, selfClosing }: Asked): boolean =>
  classes[0] !== undefined || (unknown.every(isOfFittings) && Boolean(smoke ?? selfClosing));

const soundsOf = (text: string): readonly string[] => text.match(soundIn) ?? [];

/** A requirement without what is read by itself: that there is none, sound, and kinds that are none of the products. */
const withoutOthers = (requirement: string) =>
  requirement
    .replace(noFireIn, '')
    .replaceAll(soundIn, '')
    .replace(otherKindIn(requirement) ?? '', '');

const parseRequired = (required: string) => parseFireClasses(withoutDenials(required).text);

/**
 * What is required; a word for what the row is of is no class that was not understood. What asks for fittings is left
 * as unknown, for it is not judged.
 */
function readRequirement(read: Asked, { partly, fittings }: Wanted): Asked {
  const words = readWanted(read.unknown, read.smoke);
  return { ...read, unknown: [...new Set([...words.unknown, ...partly, ...words.fittings, ...fittings])] };
}

/**
 * What of fittings or a note may ask for more: smoke, self-closing, sound, RC, a U-value, a class ”enligt” somebody. A
 * C with a figure behind a word for a place is a room: ”Rum C5”, ”mot C3”.
 */
const besideIn =
  /(?<!\p{L})(?:(?<=^|[,;] ?)R?E[IW]\d? ?\d+(?= enl)|\p{L}*(?:[vr]stäng|[VR]STÄNG|(?:gas|ök)tät|ökdörr)\p{L}*|[Ss]jälvst|C?\d?(?:S(?:m|a\d?|200))+C?\d?|(?<!(?:[Rr]um|[Ss]al|[Hh]us|[Pp]lan|[Zz]on|[Nn]r|[Mm]ot|till|från|vid|i|[Ll]okal|[Kk]ontor|[Kk]ök|rapphus):? )C[1-5]|R\W?w[ =:≥>]*\d+(?:(?: ?dB)? ?[-–] ?\d+)?(?: ?dB)?|(?<!(?:w|\)|C|Ctr)[ =:≥]*|[\d,.])(?:\d\d ?[-–] ?)?\d+ ?dB|RC ?\d(?:[-–]\d)?|U(?:cw|[wdf])?(?:-?värde)?[ =:≤<]*\d[.,]\d+)(?![\p{L}\d])/gu;

/**
 * What fittings and note of a row require that its requirement does not: those words, and both together. Undefined
 * where they require no more.
 */
function requiredBeside({ fittings, note }: DoorRow, { unknown, ...read }: Asked): Beside | undefined {
  const asked: FirePerformance = { ...read };
  const words = (withoutDenials(`${fittings}; ${note}`).text.match(besideIn) ?? []).filter((word) => {
    // The type of a row, which may stand there, is read already.
    if (unknown.includes(word)) return false;
    const written = parseFireClasses(word.replaceAll('Sm', ' S200 '));
    const { smoke = [], ...said } = guessClass(written)?.meant ?? written;
    const more: Partial<FirePerformance> = smoke.some((one) => !coversSmoke(asked.smoke, one))
      ? { smoke: [...(asked.smoke ?? []).filter((one) => !coversSmoke(smoke, one)), ...smoke] }
      : {};
    const [other] = said.classes;
    const isCovered = (one: FireClass) => other && coversClass(one, other).answer === 'yes';
    if (other && !asked.classes.some(isCovered)) more.classes = said.classes;
    // C5 covers C3, as 40 dB cover 35.
    for (const key of ['selfClosing', 'rw', 'rwInBuilding', 'rc'] as const)
      if ((said[key] ?? '') > (asked[key] ?? '')) Object.assign(more, { [key]: said[key] });
    for (const key of uSymbols)
      if ((said[key] ?? Infinity) < (asked[key] ?? Infinity)) Object.assign(more, { [key]: said[key] });
    Object.assign(asked, more);
    return Object.keys(more).length > 0;
  });
  return words[0] ? { words, asked } : undefined;
}

type Beside = { words: readonly string[]; asked: FirePerformance };

/**
 * What to read in place of a requirement. None where no class would be read and something unknown would be left: that
 * would lead no further.
 *
 * @param beside what fittings and note require too
 * @param letters what is said of letters that were read as others
 */
function guessOf({ unknown, ...read }: Asked, beside: Beside | undefined, letters: string): ClassGuess | undefined {
  const asked = beside?.asked ?? read;
  const guess =
    guessClass({ ...asked, unknown }) ??
    ((beside || letters) && { meant: asked, left: unknown, skipped: [], said: '' });
  if (!guess) return undefined;
  const { meant, left, skipped, said } = guess;
  if (!meant.classes[0] && !left.every(isOfFittings)) return undefined;
  const lost = skipped.filter((word) => !left.includes(word));
  return {
    text: [formatFireClasses(meant), ...left].join(', '),
    said: [
      letters.trim(),
      said,
      lost[0] && `Hoppar över ”${lost.join(' ')}”.`,
      beside && `I beslag eller anmärkning står ${quoted(beside.words)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}
