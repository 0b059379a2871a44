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

/**
 * The claims of a product, its name, its limits, and in words what else decides a choice: its largest size and its
 * sound.
 */
export type ReaderProduct = Claims & { title: string; sizes: Sizes; about: string };

/** What a requirement says. */
export type Reading = {
  /** The requirement as it was written; '' where the text has several. */
  text: string;
  /** The requirements of a text that has several. None of them is read further. */
  several: Requirements | undefined;
  asked: FirePerformance;
  named: Named<ReaderProduct> | undefined;
  letters: Letters;
  placing: Placing;
  beside: SizeBeside;
  /** What is wanted of the kind that is asked for; nothing but fittings where the text names another kind. */
  wanted: Wanted;
  /** The kind that is asked for. */
  group: AskedGroup | undefined;
  /** The same, where it stands in the text itself. */
  ownGroup: AskedGroup | undefined;
  /** Words that were not understood. */
  unknown: readonly string[];
};

/**
 * Reads a requirement.
 *
 * @param longest so many characters the field takes: a text of so many may have been cut
 * @param chosen the kind that was chosen beside the text, ”dorr”; '' where none was
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
 * Reads of which kind a product is to be. Kinds that stand in the text are as good as chosen, unless another one was
 * chosen: then the words for them are not understood.
 *
 * @param implied the kind that other words imply, where none is named: ”sidoljus” implies a door
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

/** What {@link writeRequirement} keeps beside the classes, where that differs from what was read. */
type Kept = { unknown?: readonly string[]; placing?: readonly string[] };

/**
 * Writes a requirement with other classes, and keeps what else was read: the names of products, words that say more
 * than a kind, the size, and the words that were not understood.
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
