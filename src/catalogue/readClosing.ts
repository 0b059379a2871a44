/** Words for a door that closes by itself: they are read as C at once, as Sm is read as S200. The class reader loads it with its answer. */

/** The first of the words, with what of the text stays without them; their kind where they name it, ”dörrstängare”. */
export type Closing = { word: string; rest: string; kind: 'dorr' | undefined };

/** With what joins it to the words before it. Not what is denied or prepared for: ”ej självstängande”, ”förberedd för dörrstängare”. */
const closing =
  /(?:^|[\s,/-]+)(?:(?:med|och|samt) )?(?<!(?:ej|inte|icke|ingen|utan|för) )((?:själv|dörr)stäng\p{L}*)/giu;

/** Reads ”självstängande” and ”dörrstängare” out of a requirement; undefined where neither is asked for. */
export function readClosing(text: string): Closing | undefined {
  const [first, ...others] = [...text.matchAll(closing)].map(([, word = '']) => word);
  if (!first) return undefined;
  const rest = text.replace(closing, '').trim();
  return { word: first, rest, kind: /^dörr/im.test([first, ...others].join('\n')) ? 'dorr' : undefined };
}
