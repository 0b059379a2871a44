/** The question that an answer leaves open. The door list alone uses it. */
import { formatFireClasses, type FirePerformance } from './fireClass.ts';
import type { Match } from './match.ts';
import { joined } from './phrasing.ts';

/** What to ask of a product whose answer is unknown: ”Kan X levereras i EI2 60-C5? EI2 och C5 framgår inte.” */
export function questionOf(title: string, requirement: FirePerformance, { binds }: Pick<Match, 'binds'>): string {
  const missing = joined([...new Set(binds.map(({ name }) => name))], 'och');
  return `Kan ${title} levereras i ${formatFireClasses(requirement)}? ${missing} framgår inte.`;
}
