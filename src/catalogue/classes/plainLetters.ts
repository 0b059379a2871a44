/** An I that was written as what looks like one: a small L, a bar, a 1. The browser uses it. */
import { timeSteps } from './fireClass.ts';

/**
 * It stands between E and a time, and no size or number of something goes on behind that. A 1 only apart from the time,
 * ”E1 30”, and not where both may be one, ”E1 20”, because EI is stricter than E but EI 20 is less than E 120.
 */
const stray = new RegExp(
  String.raw`(?<![\p{L}\d])(R?E)(?:[l|]([12]??)[\s-]?|1[\s-](?=15|30|45|60|90))(${timeSteps.join('|')})(?![.,]?\d|\s?(?:[x×*]|st(?!\p{L})|mm|dB))`,
  'gu',
);

/** A text with I in place of those, and what is said of it, ”El30” lästes som EI 30., or ''. */
export function withPlainI(written: string): { text: string; said: string } {
  let said = '';
  const text = written.replace(stray, (word, letters: string, index: string | undefined, minutes: string) => {
    const read = `${letters}I${index ?? ''}\u00a0${minutes}`;
    said ||= `”${word}” lästes som ${read}. `;
    return read;
  });
  return { text, said };
}
