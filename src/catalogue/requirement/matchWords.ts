/** The words of an answer to a requirement, in Swedish. */
import { formatU, type FireClass, type FirePerformance } from '../classes/fireClass.ts';
import { joined } from '../phrasing.ts';
import type { Element } from '../vocabulary.ts';

/** Whether a product fulfils a requirement. */
export type Answer = 'yes' | 'unknown' | 'no';

/** The answers as headings, in the order in which a reader wants them. */
export const answerNames: Record<Answer, string> = {
  yes: 'Uppfyller',
  unknown: 'Framgår inte',
  no: 'Uppfyller inte',
};

/** A part of a requirement that decides against a product: ”60” and ”60 minuter krävs, 30 uppfylls”. */
export type Bind = { name: string; text: string };

/** Ends the words for what the facts do not state. */
export const notStated = ' framgår inte';

type UClaims = { uWhole?: number | undefined; uFrame?: number | undefined };

/**
 * ”Ucw/Uw från 0,78 W/(m²·K)” of the whole, as its table names it, else ”Uf från 1,7 W/(m²·K)” of the profile alone; of
 * neither it is ''.
 */
export function uText({ uWhole, uFrame }: UClaims): string {
  return uWhole ? `Ucw/Uw från ${formatU(uWhole)}` : uFrame ? `Uf från ${formatU(uFrame)}` : '';
}

/** What opens can close by itself, and has an index. */
export const opens = (element: Element) => element === 'door' || element === 'window';

/**
 * Why EI without index answers for EI2: what opens has one of the two. '' where it does not, or no EI2 is asked for.
 */
export const indexNote = ({ classes }: FirePerformance, { answer, element }: { answer: Answer; element: Element }) =>
  answer !== 'no' && opens(element) && classes.some(({ index }) => index === 2) ? 'EI utan index räcker till EI2.' : '';

/** Why one class does not cover another: in its letters, minutes, index, direction or impact, which is `name`. */
export function classWords(
  name: string,
  { answer, required, offered }: { answer: Answer; required: FireClass; offered: FireClass },
  element: Element,
): string {
  if (name === String(required.minutes)) return `${name}\u00a0minuter krävs, ${offered.minutes} uppfylls`;
  if (name.startsWith('(')) return `brandriktningen ${name}${answer === 'no' ? ' uppfylls inte' : notStated}`;
  if (answer === 'no')
    return `${name === required.letters ? offered.letters : `EI${offered.index}`} räcker inte till ${name}`;
  return name.startsWith('EI') && !opens(element)
    ? `${name} anges bara för dörrar och öppningsbara fönster`
    : `${name}${notStated}`;
}

/**
 * ”C5 och Rw 40 dB framgår inte; 37 dB beror på glaset” in place of one by one; behind the semicolon stands what is
 * known of it.
 */
export function together(binds: readonly Bind[]): string[] {
  const read = binds.map(({ text }) => text.split(notStated));
  const missing = read.flatMap(([what = '', known]) => (known === undefined ? [] : what));
  const others = [...new Set(read.map(([text = '', known = text]) => known.replace(/^; /, '')))].filter(Boolean);
  return missing.length > 0 ? [joined(missing, 'och') + notStated, ...others] : others;
}
