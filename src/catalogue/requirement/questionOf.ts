/** What answers leave open, in words, and the question for it. The browser loads it with an answer. */
import { formatFireClasses, type FirePerformance } from '../classes/fireClass.ts';
import type { Match } from './match.ts';
import { notStated } from './matchWords.ts';
import { joined, sentence } from '../phrasing.ts';

/**
 * What products lack, in words: ”S200 och C5”, and where they do not all lack the same ”S200 eller C5”.
 *
 * @param lacks of each product the names of what it does not state
 */
export function missingOf(lacks: readonly (readonly string[])[]): string {
  const names = [...new Set(lacks.flat())];
  return joined(names, names.every((name) => lacks.every((own) => own.includes(name))) ? 'och' : 'eller');
}

/** The names of what decides against a product, or is not stated of it. */
export const namesIn = ({ binds }: Pick<Match, 'binds'>): string[] => binds.map(({ name }) => name);

/** The same as a sentence: ”S200 och C5 framgår inte.” */
export function missingSentence(matches: readonly Pick<Match, 'binds'>[]): string {
  return sentence(missingOf(matches.map(namesIn)) + notStated);
}

/** What to ask of a product whose answer is unknown: ”Kan X levereras i EI2 60-C5? EI2 och C5 framgår inte.” */
export function questionOf(title: string, requirement: FirePerformance, match: Pick<Match, 'binds'>): string {
  return `Kan ${title} levereras i ${formatFireClasses(requirement)}? ${missingSentence([match])}`;
}
