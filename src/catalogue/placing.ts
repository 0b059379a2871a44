/** Where a door is to stand and what beside it, as a requirement says it: no class answers for that. The class reader loads it with its answer. */

import { capital, joined } from './phrasing.ts';

/** The words for it that say nothing else, and what is said of all of them; '' where there are none. */
export type Placing = { words: readonly string[]; said: string };

const outside = /^(?:ytter|entré|ut(?:e$|omhus|vändig))/i;
const inside = /^in(?:ner|ne$|omhus|vändig)/i;
/** What stands beside a door or above it: ”sidoljus”, ”överljus”, ”sidopartier”. */
const beside = /^(?:sid[oe]|över)(?:ljus|parti|fält)/i;
/** It tells the kind too: ”ytterdörr”. */
const ofKind = /dörr|parti|fönster|fasad/i;

/**
 * Reads where a door is to stand, ”yttervägg”, ”inne”, ”ytterdörr”, out of words that are no classes. A class is the same on both sides of a wall;
 * what shows it differs, and of wind and rain no product states enough to be judged by. What
 * stands beside a door is fixed glass, which the texts of some products name and no fact states.
 */
export function readPlacing(all: readonly string[]): Placing {
  // A door ”i fasad” is one towards the outside, and asks for no facade.
  const inFacade = all.filter(
    (word, at) => /fasad/i.test(word) && /^i$/i.test(all[at - 1] ?? '') && ofKind.test(all[at - 2] ?? ''),
  );
  const isOut = inFacade.length > 0 || all.some((word) => outside.test(word));
  const placed = all.filter((word) => outside.test(word) || inside.test(word));
  const besides = all.filter((word) => beside.test(word));
  const shown =
    'Inne eller ute ändrar inte klassen, men vilka dokument som visar den: se ”Så visas klassen” på produktens sida.';
  const saidBeside = `${capital(joined(besides, 'och').toLowerCase())} prövas inte här, och ett mått läses som dörrens eget. Fråga oss om hela partiet.`;
  return {
    words: [...placed.filter((word) => !ofKind.test(word)), ...inFacade, ...besides],
    said: [
      (placed.length > 0 || isOut) && shown,
      isOut && 'Om produkten tål väder prövas inte här.',
      besides.length > 0 && saidBeside,
    ]
      .filter(Boolean)
      .join(' '),
  };
}
