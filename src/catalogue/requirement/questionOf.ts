/** What answers leave open, in words, and the question to ask about it. The browser loads this with an answer. */
import { formatFireClasses, type FirePerformance } from '../classes/fireClass.ts';
import { notStated, type Bind } from './matchWords.ts';
import { joined, sentence } from '../phrasing.ts';

/**
 * What products lack, in words: ”S200 och C5”, or ”S200 eller C5” where they do not all lack the same.
 *
 * @param lacks for each product the names of what it does not state
 */
export function missingOf(lacks: readonly (readonly string[])[]): string {
  const names = [...new Set(lacks.flat())];
  return joined(names, names.every((name) => lacks.every((own) => own.includes(name))) ? 'och' : 'eller');
}

/** Something with the names of what decides against a product, or is not stated of it. */
type Open = { binds: readonly Pick<Bind, 'name'>[] };

/** The names of what decides against a product, or is not stated of it. */
export const namesIn = ({ binds }: Open): string[] => binds.map(({ name }) => name);

/** What products lack, as a sentence: ”S200 och C5 framgår inte.” */
export function missingSentence(matches: readonly Open[]): string {
  return sentence(missingOf(matches.map(namesIn)) + notStated);
}

/** What to ask about a product whose answer is unknown: ”Kan X levereras i EI2 60-C5? EI2 och C5 framgår inte.” */
export function questionOf(title: string, requirement: FirePerformance, match: Open): string {
  return `Kan ${title} levereras i ${formatFireClasses(requirement)}? ${missingSentence([match])}`;
}
