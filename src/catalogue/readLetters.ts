/** Words that are no letters of a class, and are read as the letter that they mean. The class reader loads it with its answer. */
import { parseFireClasses } from './fireClass.ts';
import { capital } from './phrasing.ts';

/** What was read of a word, in Swedish; the letter or word that can be left out, and the text without it. */
export type ReadAs = { said: string; name: string; rest: string };

/** A text with letters in place of words, what was read of these, and the kind that one of them names: ”dörrstängare”. */
export type Letters = { text: string; read: readonly ReadAs[]; kind: 'dorr' | undefined };

/** What S200 was called in the first edition of EN 13501-2: ”EI 30-Sm”, ”EI 60-CSm”, ”SaSm”. No class of today is called that, so it is no guess. */
const oldSmoke = /[ -]*(?<=^|\P{L}|\P{L}C|Sa)Sm(?=(?:C\d?)?\b)/giu;
/** With what joins it to the words before it. Not what is denied or prepared for: ”ej självstängande”, ”förberedd för dörrstängare”. */
const closing =
  /(?:^|[\s,/-]+)(?:(?:med|och|samt) )?(?<!(?:ej|inte|icke|ingen|utan|för) )((?:själv|dörr)stäng\p{L}*)/giu;

/** Reads Sm as S200, and ”självstängande” and ”dörrstängare” as C. */
export function readLetters(text: string): Letters {
  const words = [...text.matchAll(closing)].map(([, word = '']) => word);
  const withoutOld = text.replace(oldSmoke, '');
  const plain = text.replace(oldSmoke, ' S200').replace(closing, '');
  const [first = ''] = words;
  const asksClosing = first && !parseFireClasses(plain).selfClosing;
  return {
    text: asksClosing ? `${plain} C` : plain,
    read: [
      ...(withoutOld === text ? [] : [{ said: 'Sm lästes som S200.', name: 'Sm', rest: withoutOld }]),
      ...(asksClosing
        ? [{ said: `${capital(first)} lästes som C.`, name: 'C', rest: text.replace(closing, '').trim() }]
        : []),
    ],
    kind: words.some((word) => /^d/i.test(word)) ? 'dorr' : undefined,
  };
}
