/**
 * What a requirement says that no class answers for: where a door is to stand, what beside it, how it looks, and values
 * without figure. The class reader loads it with its answer.
 */

import type { GroupId } from '../elementGroups.ts';
import { capital, joined } from '../phrasing.ts';
import { otherKindIn, otherKindWords } from './otherKinds.ts';
import { isDoorSet } from './wanted.ts';

/** The words for it that say nothing else, and what is said of all of them; '' where there are none. */
export type Placing = {
  words: readonly string[];
  said: string;
  /** The kind that they are of where no word names one: ”sidoljus” of doors. */
  kind?: GroupId | undefined;
  /** What is fixed is none of what is asked for: ”öppningsbart fönster”. */
  opens: boolean;
  /** It is of a kind that is none of the products. */
  isOther: boolean;
};

/** ”Yttermått” is of a frame, wherever it stands. */
const outside = /^(?:ytter(?!mått|bredd|höjd)|entré|ut(?:e$|omhus|vändig))/i;
const inside = /^in(?:ner|ne$|omhus|vändig)/i;
/** What stands beside a door or above it: ”sidoljus”, ”överljus”, ”sidopartier”. */
const beside = /^(?:sid[oe]|över)(?:ljus|parti|fält)/i;
const opening = /^öppningsbar/i;
/** How it hangs and its colour, ”RAL 7016”. */
const look = /^(?:vänster|höger|häng(?:d|ning)|kulör|färg|svart|vit[ta]?$|grå|(?:ral|ncs)$)/i;
/** What a figure was forgotten behind, and what is written with it. */
const figures = [
  [/^U.*värde/i, 'U-värdet', 'U\u00a01,2'],
  [/^ljud(?:krav|klass)?(?:et|en)?$/i, 'ljudkravet', 'Rw\u00a037\u00a0dB'],
] as const;
/** It tells the kind too: ”ytterdörr”. */
const ofKind = /dörr|parti|fönster|fasad/i;

/**
 * Reads where a door is to stand, ”yttervägg”, ”inne”, ”ytterdörr”, out of words that are no classes. A class is the
 * same on both sides of a wall; what shows it differs, and of wind and rain no product states enough to be judged by.
 * What stands beside a door is fixed glass, which the texts of some products name and no fact states.
 *
 * @param denied what the text says is not required, which stands with the other words that ask for nothing
 */
export function readPlacing(all: readonly string[], denied: readonly string[] = []): Placing {
  // A door ”i fasad” is one towards the outside, and asks for no facade.
  const inFacade = all.filter(
    (word, at) => /fasad/i.test(word) && /^i$/i.test(all[at - 1] ?? '') && ofKind.test(all[at - 2] ?? ''),
  );
  const isOut = inFacade.length > 0 || all.some((word) => outside.test(word));
  const placed = all.filter((word) => outside.test(word) || inside.test(word));
  const besides = all.filter((word) => beside.test(word));
  const looks = all.filter((word, at) => look.test(word) || (/^\d{4}$/.test(word) && look.test(all[at - 1] ?? '')));
  // A partition that opens is none of ours: there the word is not understood.
  const openings = all.some((word) => /glasparti|fasad|tak/i.test(word))
    ? []
    : all.filter((word) => opening.test(word));
  const other = otherKindIn(all.join(' '));
  const bare = figures.map(([word, name, example]) => ({
    words: all.filter((one) => word.test(one)),
    said: `Skriv ${name} med siffra, till exempel ${example}.`,
  }));
  const shown =
    'Inne eller ute ändrar inte klassen, men vilka dokument som visar den: se ”Så visas klassen” på produktens sida.';
  const named = besides.length > 0 ? capital(joined(besides, 'och').toLowerCase()) : 'Sido- och överljus';
  const saidBeside = `${named} prövas inte här, och ett mått läses som dörrens eget. Fråga oss om hela partiet.`;
  return {
    words: [
      ...denied,
      ...(other ? [other] : []),
      ...placed.filter((word) => !ofKind.test(word)),
      ...inFacade,
      ...besides,
      ...openings,
      ...looks,
      ...bare.flatMap(({ words }) => words),
    ],
    said: [
      other && `${otherKindWords(other)}.`,
      (placed.length > 0 || isOut) && shown,
      isOut && 'Om produkten tål väder prövas inte här.',
      (besides.length > 0 || all.some(isDoorSet)) && saidBeside,
      looks.length > 0 && 'Hängning och kulör prövas inte här: skriv dem i dörrlistan.',
      ...bare.map(({ words, said }) => words.length > 0 && said),
    ]
      .filter(Boolean)
      .join(' '),
    kind: besides.length > 0 ? 'dorr' : openings.length > 0 ? 'fonster' : undefined,
    opens: openings.length > 0,
    isOther: other !== undefined,
  };
}
