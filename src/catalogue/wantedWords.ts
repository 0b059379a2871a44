/** What to write where something of the element does not count yet. The class reader alone uses it. */
import { wantedWords, type Wanted } from './wanted.ts';

/** What to write so that the leaves that are named count; '' where none are. */
export function leavesHint(wanted: Pick<Wanted, 'material' | 'slides' | 'leaves'>): string {
  return wanted.leaves ? ` Skriv bredd\u00a0×\u00a0höjd så prövas måttet som ${wantedWords(wanted)}.` : '';
}
