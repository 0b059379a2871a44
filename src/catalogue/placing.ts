/** Where a door is to stand, as a requirement says it: no class answers for that. The class reader loads it with its answer. */

/** The words for it that say nothing else, and what is said of all of them; '' where there are none. */
export type Placing = { words: readonly string[]; said: string };

const outside = /^(?:ytter|entré|ut(?:e$|omhus|vändig))/i;
const inside = /^in(?:ner|ne$|omhus|vändig)/i;
/** It tells the kind too: ”ytterdörr”. */
const ofKind = /dörr|parti|fönster|fasad/i;

/**
 * Reads where a door is to stand, ”yttervägg”, ”inne”, ”ytterdörr”, out of words that are no classes. A class is the same on both sides of a wall;
 * what shows it differs, and of wind and rain no product states enough to be judged by.
 */
export function readPlacing(all: readonly string[]): Placing {
  const isOut = all.some((word) => outside.test(word));
  const placed = all.filter((word) => outside.test(word) || inside.test(word));
  const shown =
    'Inne eller ute ändrar inte klassen, men vilka dokument som visar den: se ”Så visas klassen” på produktens sida.';
  return {
    words: placed.filter((word) => !ofKind.test(word)),
    said: placed.length > 0 ? shown + (isOut ? ' Om produkten tål väder prövas inte här.' : '') : '',
  };
}
