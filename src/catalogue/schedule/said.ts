/** What the list says of what was done to it, in Swedish. */

/** A row in a sentence: the number that stays with it, and the name by which the reader knows it. */
export type NamedRow = { id: number; name: string };

/** A sentence; the rows that it names lead to the rows of the list. */
export type Note = readonly (string | NamedRow)[];

/** What was done, and what there is to look over, a sentence each. */
export type Said = { text: string; notes: readonly Note[] };

/** A sentence made of text and of other sentences: note`Se över ${rows}.` */
export function note(texts: TemplateStringsArray, ...between: readonly (string | Note)[]): Note {
  return texts.flatMap((text, at) => [text, ...[between[at] ?? ''].flat()]).filter((part) => part !== '');
}
