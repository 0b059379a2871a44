/** The words of an answer to a requirement, in Swedish. */
import type { Answer } from '../answer.ts';
import { formatU, type FirePerformance } from '../classes/fireClass.ts';
import { joined } from '../phrasing.ts';
import type { Element } from '../vocabulary.ts';

/** The answers as headings, in the order in which a reader wants them. */
export const answerNames: Record<Answer, string> = {
  yes: 'Uppfyller',
  unknown: 'Framgår inte',
  no: 'Uppfyller inte',
};

/** Why a product does not fulfil one part of a requirement, which `name` names: ”60”, ”S200”, ”Rw 40”. */
export type Bind = { name: string } & (
  | {
      /** What the facts do not state: ”Rw 40 dB”. */
      missing: string;
      /** What they state in its place: ”37 dB beror på glaset”. */
      known?: string | undefined;
    }
  | {
      /** All there is to say: ”60 minuter krävs, 30 uppfylls”. */
      text: string;
      /** The part is only ever asked of what opens, so this holds for every product that does not. */
      needsOpening?: true;
    }
);

/** Ends a sentence on what the facts do not state. */
export const notStated = ' framgår inte';

type UClaims = { uWhole?: number | undefined; uFrame?: number | undefined };

/**
 * The U-value of the whole, named as in its table, ”Ucw/Uw från 0,78 W/(m²·K)”; otherwise that of the profile alone,
 * ”Uf från 1,7 W/(m²·K)”. Without either: ''.
 */
export function uText({ uWhole, uFrame }: UClaims): string {
  return uWhole ? `Ucw/Uw från ${formatU(uWhole)}` : uFrame ? `Uf från ${formatU(uFrame)}` : '';
}

/** Whether a part opens. Only such parts have a class for self-closing, and an index. */
export const opens = (element: Element) => element === 'door' || element === 'window';

/**
 * Explains why EI without an index answers for EI2: whatever opens has one of the two. '' where it does not open, is
 * refused, or where EI2 is not asked for.
 */
export const indexNote = ({ classes }: FirePerformance, { answer, element }: { answer: Answer; element: Element }) =>
  answer !== 'no' && opens(element) && classes.some(({ index }) => index === 2) ? 'EI utan index räcker till EI2.' : '';

/** Says several reasons together, with what is not stated named once: ”C5 och Rw 40 dB framgår inte; vi anger C”. */
export function together(binds: readonly Bind[]): string {
  const missing = binds.flatMap((bind) => ('missing' in bind ? bind.missing : []));
  const others = binds.flatMap((bind) => ('missing' in bind ? bind.known : bind.text) ?? []);
  return [missing.length > 0 && joined(missing, 'och') + notStated, ...new Set(others)].filter(Boolean).join('; ');
}
