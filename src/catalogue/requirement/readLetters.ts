/**
 * Words that are no letters of a class, and are read as the letter that they mean. The class reader loads it with its
 * answer.
 */
import type { GroupId } from '../elementGroups.ts';
import { parseFireClasses } from '../classes/fireClass.ts';
import { withoutDenials } from './denials.ts';
import { capital } from '../phrasing.ts';
import { withPlainI } from '../classes/plainLetters.ts';

/** What was read of a word, in Swedish; the letter or word that can be left out, and the text without it. */
export type ReadAs = { said: string; name: string; rest: string };

/**
 * A text with letters in place of words, what was read of these, what is said of other letters and of what it says is
 * not required, and the kind that a word of either names: ”dörrstängare”.
 */
export type Letters = {
  text: string;
  read: readonly ReadAs[];
  denied: readonly string[];
  said: string;
  kind: GroupId | undefined;
};

/**
 * What S200 was called in the first edition of EN 13501-2: ”EI 30-Sm”, ”EI 60-CSm”, ”SaSm”. No class of today is called
 * that, so it is no guess.
 */
const oldSmoke = /[ -]*(?<=^|\P{L}|\P{L}C|Sa)Sm(?=(?:C\d?)?\b)/giu;
/** With what joins it to the words before it. */
const closing = /(?:^|[\s,/-]+)(?:(?:med|och|samt) )?((?:(?:själv|dörr)stäng|självst(?!\p{L}))\p{L}*)/giu;

/** Reads Sm as S200, and ”självstängande” and ”dörrstängare” as C, where they are not denied. */
export function readLetters(written: string): Letters {
  const plainI = withPlainI(written);
  const { text, denied } = withoutDenials(plainI.text);
  const words = [...text.matchAll(closing)].map(([, word = '']) => word);
  const withoutOld = text.replace(oldSmoke, '');
  const plain = text.replace(oldSmoke, ' S200').replace(closing, '');
  const [first = ''] = words;
  const withDenied = (rest: string) => [rest, ...denied].filter(Boolean).join(', ');
  const asksClosing = first && !parseFireClasses(plain).selfClosing;
  return {
    text: asksClosing ? `${plain} C` : plain,
    read: [
      ...(withoutOld === text ? [] : [{ said: 'Sm lästes som S200.', name: 'Sm', rest: withDenied(withoutOld) }]),
      ...(asksClosing
        ? [{ said: `${capital(first)} lästes som C.`, name: 'C', rest: withDenied(text.replace(closing, '').trim()) }]
        : []),
    ],
    denied,
    said: plainI.said + (denied[0] ? `”${denied.join('” och ”')}” lästes som inget krav. ` : ''),
    kind: [...words, ...denied].some((word) => /(?<!\p{L})(?:dörrstäng|\p{L}*dörr(?!\p{L}))/iu.test(word))
      ? 'dorr'
      : undefined,
  };
}
