/** What a requirement says of an element besides its classes: kind, material, opening. The browser uses this. */
import { elementGroups, type ElementGroup } from '../elementGroups.ts';
import type { FirePerformance } from '../classes/fireClass.ts';
import type { Claims } from '../classes/claims.ts';
import { distances, match, type Match } from './match.ts';
import { sentence } from '../phrasing.ts';
import { categoryNames, type Element, type ProductCategory } from '../vocabulary.ts';

/** What was read of the words beside the classes. Lists keep the order in which words were written. */
export type Wanted = {
  /** The kinds that are named. */
  groups: readonly ElementGroup[];
  material?: ProductCategory;
  /** True for a sliding door, false for hinges. A single door or a pair has hinges, unless it is said to slide. */
  slides?: boolean;
  /** Two for a pair, one for a single door. The largest size of a product may depend on it. */
  leaves?: 1 | 2;
  /** Words that say more than a kind: ”ståldörr”, ”stål”, ”pardörr”, ”dörrparti”, ”utrymningsdörr”. */
  telling: readonly string[];
  /** Those of them of which only the kind was understood: ”takfönster”. */
  partly: readonly string[];
  /** Those of them that ask for escape fittings: ”utrymningsdörr”, ”SS-EN 179”. */
  fittings: readonly string[];
  /** Words that were not understood. */
  unknown: readonly string[];
};

/** A word that names a kind, with what stands before it: ”brandglaspartier”, ”ståldörr”. */
const ofKind = new RegExp(`^(.*)(${elementGroups.map(({ word }) => word).join('|')})(?:[ae]r(?:na)?|et|en)?$`, 'i');
/** Reads a door with what stands beside and above it, ”dörrparti”, ”entrépartier”, as the door: it is no partition. */
export const withoutSets = (text: string) => text.replace(/(?:dörrs?|entré)parti/gi, 'dörr');
/** Whether a word names such a door. */
export const isDoorSet = (word: string) => withoutSets(word) !== word;
/** Parts of words for what all products have. */
const usual = /brand|glas|profil|entré|inner|ytter|(?:nöd|panik)?utrymnings|panik/g;
/** Words that ask for nothing, as in the sentences of a fire design: ”ska utföras i lägst brandteknisk klass”. */
const idle =
  /^(?:(?:i|av|för|till|mot|ska(?:ll)?|vara|glas(?:ade?|at)?|fire|rated|wall)$|utför|uppfyll|enl|försed|(?:brand)?(?:cells?|klass|krav|teknisk|avskilj)|.*skiljande)/i;
const ofFittings = /^panik|^(?:nöd)?utrymning|EN ?1(?:79|125)/i;
const material = /stål|alu(?:m(?:inium)?)?/g;
const [single, pair] = [/enkel/, /par|dubbel|tvådela(?:d|t|de)?/];
const ofLeaves = `${single.source}|${pair.source}`;
const opening = new RegExp(`skjut|slag|${ofLeaves}`, 'g');
/** Words that say something without a kind behind them: ”stål”, ”par”. */
const isSaid = new RegExp(`^(?:${material.source}|${ofLeaves})$`);

/** Kinds as models and schedules in English name them; ”curtain” of a curtain wall. */
const english: Record<string, string> = {
  window: 'fönster',
  curtain: 'fasad',
  partition: 'parti',
  skylight: 'glastak',
  sliding: 'skjutdörr',
  double: 'pardörr',
  door: 'dörr',
};
const inEnglish = new RegExp(`^(${Object.keys(english).join('|')})s?$`);

/** What one word says: `before` its kind, ”stål” in ”ståldörr”, without what says nothing. */
type ReadWord = { word: string; before: string; group: ElementGroup | undefined };

/** @param smoke asked for in letters, so that ”rökdörr” adds nothing */
function readWord(word: string, smoke: unknown): ReadWord {
  const text = withoutSets(word.toLowerCase())
    .replace('glasvägg', 'glasparti')
    .replace(inEnglish, (_, name: string) => english[name] ?? name)
    .replace(/^((?:brand)?skjut)port/, '$1dörr')
    // What stands against a ceiling is no roof.
    .replace('undertak', '')
    .replace(/(?:tak|ljus)?lanternin|tak(?:fönste?r|ljus)/, 'glastak');
  const [, before = isSaid.test(text) ? text : '', kind] = ofKind.exec(text) ?? [];
  return {
    word,
    before: before.replace(usual, '').replace(smoke ? 'rök' : '', ''),
    group: elementGroups.find((group) => group.word === kind),
  };
}

/**
 * Reads words that are no classes: ”ståldörr”, ”skjutdörr i aluminium”, ”brandglasparti”.
 *
 * @param smoke asked for in letters, so that ”rökdörr” adds nothing
 */
export function readWanted(words: readonly string[], smoke?: unknown): Wanted {
  const read = words.map((word) => readWord(word, smoke));
  const said = read.map(({ before }) => before).join(' ');
  const leaves = pair.test(said) ? 2 : single.test(said) ? 1 : undefined;
  const slides = said.includes('skjut');
  const [ofSteel, ofAluminium] = ['stål', 'alu'].map((name) => said.includes(name));
  // Nobody knows which material is meant where both are named.
  const withoutMaterial = (text: string) => (ofSteel && ofAluminium ? text : text.replace(material, ''));
  const wordsWith = (isOne: (part: ReadWord) => unknown) => read.filter(isOne).map(({ word }) => word);
  return {
    groups: read.flatMap(({ group }) => group ?? []),
    ...(ofSteel !== ofAluminium && { material: ofSteel ? 'steel' : 'aluminium' }),
    ...((slides || leaves || said.includes('slag')) && { slides }),
    ...(leaves && { leaves }),
    telling: wordsWith(({ word, before }) => before || isOfFittings(word) || isDoorSet(word)),
    partly: wordsWith(({ before }) => withoutMaterial(before).replace(opening, '') !== ''),
    fittings: wordsWith(({ word }) => isOfFittings(word)),
    unknown: wordsWith(({ word, before, group }) => !group && !before && !idle.test(word) && !isOfFittings(word)),
  };
}

/** Reads a text as {@link readWanted} does, with everything but letters between its words. */
export const readWantedText = (text: string, smoke?: unknown): Wanted => readWanted(text.split(/[^\p{L}]+/u), smoke);

/** Whether a word asks for escape fittings: ”utrymningsdörr”, ”SS-EN 179”. */
export function isOfFittings(word: string): boolean {
  return ofFittings.test(word);
}

/** What is said where escape fittings are asked for. Most doors have them in several versions: no class answers. */
export const fittingsNote =
  'Utrymningsbeslag (SS-EN\u00a0179 och SS-EN\u00a01125) väljs med dörren och prövas inte här.';

/** ”i stål”. */
export const inMaterial = (category: ProductCategory): string => `i ${categoryNames[category].toLowerCase()}`;

/** What a product answers: no where its material or way of opening is another one, otherwise what `match` says. */
export function matchWanted(
  requirement: FirePerformance,
  claims: Claims,
  { material, slides }: Pick<Wanted, 'material' | 'slides'>,
  elements?: readonly Element[],
): Match {
  const found = match(requirement, claims, elements);
  const way =
    slides !== undefined && slides !== (claims.slides ?? false) && `är ${claims.slides ? 'en' : 'ingen'} skjutdörr`;
  const stuff =
    material && !claims.key.startsWith(material) && `är ${inMaterial(material === 'steel' ? 'aluminium' : 'steel')}`;
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
