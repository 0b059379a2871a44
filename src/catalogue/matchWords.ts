/** The words of an answer to a requirement, in Swedish. */
import type { FireClass } from './fireClass.ts';
import { joined } from './phrasing.ts';
import { kindNames, type Element, type Kind } from './vocabulary.ts';

/** Whether a product fulfils a requirement. */
export type Answer = 'yes' | 'unknown' | 'no';

/** The answers as headings, in the order in which a reader wants them. */
export const answerNames: Record<Answer, string> = {
  yes: 'Uppfyller',
  unknown: 'Framgår inte',
  no: 'Uppfyller inte',
};

/** The parts that readers look for among the products of a kind; first the one that needs no note. */
export const elementsOf: Record<Kind, readonly Element[]> = {
  door: ['door'],
  'sliding-door': [],
  window: ['window', 'fixed-glazing'],
  partition: ['partition', 'adjoining-partition'],
  facade: ['facade'],
  roof: ['roof'],
};

/** What a requirement is on, as a reader names it, with the parts of products that answer it. `id` stands in addresses, `word` in requirements. */
export type ElementGroup = { id: string; name: string; word: string; elements: readonly Element[] };

/** In the order of the answers. */
export const elementGroups: readonly ElementGroup[] = [
  { id: 'dorr', name: kindNames.door.several, word: 'dörr', elements: elementsOf.door },
  { id: 'fonster', name: kindNames.window.several, word: 'fönster', elements: elementsOf.window },
  { id: 'glasparti', name: kindNames.partition.several, word: 'parti', elements: elementsOf.partition },
  { id: 'fasad', name: kindNames.facade.several, word: 'fasad', elements: elementsOf.facade },
  { id: 'glastak', name: kindNames.roof.several, word: 'tak', elements: elementsOf.roof },
];

/** The group of this address; undefined of any other text. */
export function elementGroupOf(id: string | null | undefined): ElementGroup | undefined {
  return elementGroups.find((group) => group.id === id);
}

/** The group that a word of a requirement names: ”branddörr”, ”dörrar”, ”glasparti”. */
export function elementGroupIn(text: string): ElementGroup | undefined {
  return elementGroups.find(({ word }) => new RegExp(`${word}(?:ar|er|et|en)?$`, 'i').test(text));
}

/** A part of a requirement that decides against a product: ”60” and ”60 minuter krävs, 30 uppfylls”. */
export type Bind = { name: string; text: string };

/** Ends the words for what the facts do not state. */
export const notStated = ' framgår inte';

/** What opens can close by itself, and has an index. */
export const opens = (element: Element) => element === 'door' || element === 'window';

/** Why one class does not cover another: in its letters, minutes, index, direction or impact, which is `name`. */
export function classWords(
  name: string,
  { answer, required, offered }: { answer: Answer; required: FireClass; offered: FireClass },
  element: Element,
): string {
  if (name === required.letters) return `${offered.letters} räcker inte till ${name}`;
  if (name === String(required.minutes)) return `${name}\u00a0minuter krävs, ${offered.minutes} uppfylls`;
  if (name.startsWith('(')) return `brandriktningen ${name} ${answer === 'no' ? 'uppfylls inte' : 'framgår inte'}`;
  if (answer === 'no') return `EI${offered.index} räcker inte till ${name}`;
  return name.startsWith('EI') && !opens(element)
    ? `${name} anges bara för dörrar och öppningsbara fönster`
    : `${name}${notStated}`;
}

/** ”EI2 och C5 framgår inte” in place of one by one. */
export function together(binds: Bind[]): string[] {
  const missing = binds
    .filter(({ text }) => text.endsWith(notStated))
    .map(({ text }) => text.slice(0, -notStated.length));
  const others = binds.filter(({ text }) => !text.endsWith(notStated)).map(({ text }) => text);
  return missing.length > 0 ? [joined(missing, 'och') + notStated, ...others] : others;
}
