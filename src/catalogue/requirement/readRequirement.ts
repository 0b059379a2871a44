/** Reads a requirement as somebody wrote it: ”EI2 60-S200C5, pardörr i stål, 1200x2100”. */
import type { Claims } from '../classes/claims.ts';
import { askedGroup, elementGroupOf, type AskedGroup, type GroupId } from '../elementGroups.ts';
import { formatFireClasses, parseFireClasses, type FirePerformance } from '../classes/fireClass.ts';
import type { Sizes } from '../fit/fit.ts';
import { namedProducts, type Named } from './namedProducts.ts';
import { readPlacing, type Placing } from './placing.ts';
import { readLetters, type Letters } from './readLetters.ts';
import { requirementsIn, type Requirements } from './requirementsIn.ts';
import { readSizeBeside, withPlainSizes, type SizeBeside } from '../fit/sizeBeside.ts';
import { readWanted, type Wanted } from './wanted.ts';

/** What the class reader knows of a product. `about` says what else a choice depends on: its largest size and sound. */
export type ReaderProduct = Claims & { title: string; sizes: Sizes; about: string };

/** What a requirement says. */
export type Reading = {
  /** The requirement as it was written; '' where the text holds several. */
  text: string;
  /** The requirements of a text that holds several. None of them is read further. */
  several: Requirements | undefined;
  asked: FirePerformance;
  named: Named<ReaderProduct> | undefined;
  letters: Letters;
  placing: Placing;
  beside: SizeBeside;
  /** What else the text says of the element; only fittings where the text names another kind than was chosen. */
  wanted: Wanted;
  /** The kind that is asked for. */
  group: AskedGroup | undefined;
  /** The same kind, where the text itself names it. */
  ownGroup: AskedGroup | undefined;
  /** Words that were not understood. */
  unknown: readonly string[];
};

/**
 * Reads a requirement.
 *
 * @param longest how many characters the field takes: a text of that length may have been cut
 * @param chosen the kind that was chosen beside the text, ”dorr”, or ''
 */
export function readRequirement(
  { text, chosen, longest }: { text: string; chosen: string; longest: number },
  products: readonly ReaderProduct[],
): Reading {
  const several = requirementsIn(text, longest);
  const one = several ? '' : text;
  const named = namedProducts(one, products);
  const letters = readLetters(named?.isWhole ? '' : one);
  const { unknown, ...asked } = parseFireClasses(withPlainSizes(letters.text));
  const beside = readSizeBeside(unknown, one);
  const placing = readPlacing(unknown, letters.denied);
  const understood = [...placing.words, ...(named?.words ?? []), ...beside.words];
  const words = unknown.filter((word) => !understood.includes(word));
  const kind = readKind(words, asked, chosen, placing.kind ?? letters.kind);
  return { text: one, several, asked, named, letters, placing, beside, ...kind };
}

/**
 * Reads which kind of product is asked for. Kinds that the text names count as chosen. Where another kind was chosen,
 * the words for them are not understood.
 *
 * @param implied the kind that other words imply: ”sidoljus” implies a door. It counts where no kind is named
 */
function readKind(
  words: readonly string[],
  { smoke }: FirePerformance,
  chosen: string,
  implied: GroupId | undefined,
): Pick<Reading, 'wanted' | 'group' | 'ownGroup' | 'unknown'> {
  const read = readWanted(words, smoke);
  const named = read.groups.map(({ id }) => id);
  const kinds = named.length === 0 && implied ? [implied] : named;
  const group = chosen ? elementGroupOf(chosen) : askedGroup(kinds);
  const isOwn = kinds.some((id) => group?.ids.includes(id));
  if (isOwn || kinds.length === 0)
    return { wanted: read, group, ownGroup: isOwn ? group : undefined, unknown: read.unknown };
  const { fittings } = read;
  const unknown = words.filter((word) => !fittings.includes(word));
  return { wanted: readWanted(fittings), group, ownGroup: undefined, unknown };
}

/** Words that {@link writeRequirement} keeps instead of those that were read. */
type Kept = { unknown?: readonly string[]; placing?: readonly string[] };

/**
 * Writes a requirement with other classes. It keeps the names of products, words that say more than a kind, the size,
 * and words that were not understood.
 */
export function writeRequirement(
  { named, wanted, placing, beside, unknown }: Reading,
  next: FirePerformance,
  kept: Kept = {},
): string {
  return [
    named?.words.join(' '),
    formatFireClasses(next).replaceAll('\u00a0', ' '),
    wanted.telling.join(' '),
    ...(kept.placing ?? placing.words),
    ...(kept.unknown ?? unknown),
    beside.sized,
  ]
    .filter(Boolean)
    .join(', ');
}
