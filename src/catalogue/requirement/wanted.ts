/**
 * What a requirement says of the element besides its classes: what it is, of which material, and whether it slides. The
 * browser uses it.
 */
import { elementGroups, type ElementGroup } from '../elementGroups.ts';
import type { FirePerformance } from '../classes/fireClass.ts';
import type { Claims } from '../classes/claims.ts';
import { distances, match, type Match } from './match.ts';
import { sentence } from '../phrasing.ts';
import { categoryNames, type Element, type ProductCategory } from '../vocabulary.ts';

/** What was read of the words beside the classes; each stands where it was written. */
export type Wanted = {
  /** The kinds that are named. */
  groups: readonly ElementGroup[];
  material?: ProductCategory;
  /**
   * True of a sliding door, false of one with hinges: what is called a pair or a single door is no sliding one unless
   * it is said to slide.
   */
  slides?: boolean;
  /** Of a pair two, and one of what is said to be single; the size of a product may depend on it. */
  leaves?: 1 | 2;
  /** Words that say more than a kind: ”ståldörr”, ”stål”, ”pardörr”, ”dörrparti”, ”utrymningsdörr”. */
  telling: readonly string[];
  /** Those among them of which the kind alone was understood: ”takfönster”. */
  partly: readonly string[];
  /** Those among the telling that ask for escape fittings: ”utrymningsdörr”, ”SS-EN 179”. */
  fittings: readonly string[];
  /** Words that say nothing of it. */
  unknown: readonly string[];
};

/** A word that names a kind, with what stands before it: ”brandglaspartier”, ”ståldörr”. */
const ofKind = new RegExp(`^(.*)(${elementGroups.map(({ word }) => word).join('|')})(?:[ae]r(?:na)?|et|en)?$`, 'i');
/**
 * Takes a door with what stands beside it and above it, ”dörrparti”, ”entrépartier”, for the door: its ”parti” is no
 * partition.
 */
export const withoutSets = (text: string) => text.replace(/(?:dörrs?|entré)parti/gi, 'dörr');
/** Whether a word is of such a door. */
export const isDoorSet = (word: string) => withoutSets(word) !== word;
/** What asks for nothing that the products do not all have. */
const usual = /brand|glas|profil|entré|inner|ytter|(?:nöd|panik)?utrymnings|panik/g;
/**
 * The same, as a word of its own; and what the sentences of a fire design are made of, ”ska utföras i lägst
 * brandteknisk klass”.
 */
const idle =
  /^(?:(?:i|av|för|till|mot|ska(?:ll)?|vara|glas(?:ade?|at)?)$|utför|uppfyll|enl|försed|(?:brand)?(?:cells?|klass|krav|teknisk|avskilj)|.*skiljande)/i;
const ofFittings = /^panik|^(?:nöd)?utrymning|EN ?1(?:79|125)/i;
const material = /stål|alu(?:m(?:inium)?)?/g;
const [single, pair] = [/enkel/, /par|dubbel|tvådela(?:d|t|de)?/];
const ofLeaves = `${single.source}|${pair.source}`;
const opening = new RegExp(`skjut|slag|${ofLeaves}`, 'g');
/** What says something without a kind behind it. */
const isSaid = new RegExp(`^(?:${material.source}|${ofLeaves})$`);

/**
 * Reads words that are no classes: ”ståldörr”, ”skjutdörr i aluminium”, ”brandglasparti”.
 *
 * @param smoke asked for in letters, of which ”rökdörr” says nothing more
 */
export function readWanted(words: readonly string[], smoke?: unknown): Wanted {
  const read = words.map((word) => {
    const text = withoutSets(word.toLowerCase())
      .replace('glasvägg', 'glasparti')
      .replace(/^((?:brand)?skjut)port/, '$1dörr')
      // Above it or to it stands what is no roof itself.
      .replace('undertak', '')
      .replace(/(?:tak|ljus)?lanternin|tak(?:fönste?r|ljus)/, 'glastak');
    const [, before = isSaid.test(text) ? text : '', kind] = ofKind.exec(text) ?? [];
    const says = before.replace(usual, '').replace(smoke ? 'rök' : '', '');
    return { word, says, group: elementGroups.find((group) => group.word === kind) };
  });
  const said = read.map(({ says }) => says).join(' ');
  const leaves = pair.test(said) ? 2 : single.test(said) ? 1 : undefined;
  const slides = said.includes('skjut');
  const [ofSteel, ofAluminium] = ['stål', 'alu'].map((name) => said.includes(name));
  const wordsOf = (isOne: (part: (typeof read)[number]) => unknown) => read.filter(isOne).map(({ word }) => word);
  return {
    groups: read.flatMap(({ group }) => group ?? []),
    ...(ofSteel !== ofAluminium && { material: ofSteel ? 'steel' : 'aluminium' }),
    ...((slides || leaves || said.includes('slag')) && { slides }),
    ...(leaves && { leaves }),
    telling: wordsOf(({ word, says }) => says || isOfFittings(word) || isDoorSet(word)),
    // Of both materials at once nobody knows which.
    partly: wordsOf(
      ({ says }) => (ofSteel && ofAluminium ? says : says.replace(material, '')).replace(opening, '') !== '',
    ),
    fittings: wordsOf(({ word }) => isOfFittings(word)),
    unknown: wordsOf(({ word, says, group }) => !group && !says && !idle.test(word) && !isOfFittings(word)),
  };
}

/** Reads what a text wants, word by word: what stands between its letters parts words. */
export const readWantedText = (text: string, smoke?: unknown): Wanted => readWanted(text.split(/[^\p{L}]+/u), smoke);

/** Whether a word asks for escape fittings: ”utrymningsdörr”, ”SS-EN 179”. */
export function isOfFittings(word: string): boolean {
  return ofFittings.test(word);
}

/**
 * What is said of escape fittings where they are asked for: most of our doors have them in several versions, so no
 * class answers for them.
 */
export const fittingsNote =
  'Utrymningsbeslag (SS-EN\u00a0179 och SS-EN\u00a01125) väljs med dörren och prövas inte här.';

/** ”i stål”. */
export const inMaterial = (category: ProductCategory): string => `i ${categoryNames[category].toLowerCase()}`;

/** What a product answers to a requirement on what is wanted: no where it is something else, else what `match` says. */
export function matchWanted(
  requirement: FirePerformance,
  claims: Claims,
  { material, slides }: Pick<Wanted, 'material' | 'slides'>,
  elements?: readonly Element[],
): Match {
  const found = match(requirement, claims, elements);
  const [way, stuff] = [
    slides !== undefined && slides !== (claims.slides ?? false) && `är ${claims.slides ? 'en' : 'ingen'} skjutdörr`,
    material && !claims.key.startsWith(material) && `är ${inMaterial(material === 'steel' ? 'aluminium' : 'steel')}`,
  ];
  const other = way || stuff;
  if (!other) return found;
  return {
    ...found,
    answer: 'no',
    binds: [{ name: other, text: other }],
    distance: found.distance + distances.other * (way && stuff ? 2 : 1),
    conditions: [],
    reason: sentence(other),
  };
}
