/** Which products a text names: ”Janisol 2”, ”PE78EI Design Line”. The class reader loads it with its answer. */
import { parseFireClasses } from '../classes/fireClass.ts';
import { readWanted } from './wanted.ts';

/** Products that are named, and the words that name them; `isWhole` where the text says nothing besides. */
export type Named<Product> = { products: readonly Product[]; words: readonly string[]; isWhole?: true };

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/** Fewer characters name nothing: ”TT” is no product. */
const shortest = 3;

/**
 * The products that a text names, by how their titles begin, ”Janisol C4”, or by words of their titles beside a
 * requirement, ”Janisol EI 30”. Neither its class is a name nor what it says behind a comma: ”självstängande” asks for
 * a class. Undefined where it names none.
 */
export function namedProducts<Product extends { title: string }>(
  text: string,
  products: readonly Product[],
): Named<Product> | undefined {
  const whole = plain(text);
  const begun = products.filter(({ title }) => whole.length >= shortest && plain(title).startsWith(whole));
  if (begun.length > 0) return { products: begun, words: [text.trim()], isWhole: true };
  const unknown = readWanted(parseFireClasses(text).unknown).unknown;
  const isIn = (word: string, { title }: Product) =>
    ` ${title}`
      .replace(/,.*| R?E[IW]?\d.*/, '')
      .toLowerCase()
      .includes(` ${word.toLowerCase()}`);
  const words = unknown.filter((word) => products.some((product) => isIn(word, product)));
  const found = products.filter((product) => words.every((word) => isIn(word, product)));
  // Beside words that are no names one has to begin a title: a ”fire door” is no VISS Fire.
  const isName = words.some(
    (word) =>
      word.length >= shortest &&
      (words.length === unknown.length || found.some(({ title }) => plain(title).startsWith(plain(word)))),
  );
  return isName && found.length > 0 ? { products: found, words } : undefined;
}
