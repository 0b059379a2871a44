import { joined } from '../phrasing.ts';
import type { Judgement } from './judged.ts';

/** What tells a point in the reason of an answer, and the fewest words for it. */
const signs: readonly (readonly [sign: RegExp, words?: string])[] = [
  [/^Ja utan/, 'utrymningsfunktion'],
  [/karmen/, 'största karmmått'],
  [/bredd och/, 'största mått'],
  [/största \S*bredd/, 'största bredd'],
  [/största \S*höjd/, 'största höjd'],
  [/om rutan får vändas/],
  // A word that was not understood.
  [/”.+?”/],
  [/Utrymningsbeslag/, 'utrymningsbeslag'],
];

/**
 * What of an answer is not stated, in the fewest words: ”C5 och S200”, ”största bredd”. Empty where it is a yes or a
 * no.
 */
export function openPoints({ answer, lacks = [], reason }: Judgement): string {
  if (answer !== 'unknown') return '';
  const [sign, words] = signs.find(([sign]) => sign.test(reason)) ?? [];
  return joined(
    [...lacks, words ?? sign?.exec(reason)?.[0]].filter((point) => point !== undefined),
    'och',
  );
}
