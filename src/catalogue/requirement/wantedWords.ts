/** What a requirement says of the element, in words. The browser uses it with the door list and the class reader. */
import { inMaterial, type Wanted } from './wanted.ts';

/** What to write so that the leaves that are named count; '' where none are. */
export function leavesHint(wanted: Pick<Wanted, 'material' | 'slides' | 'leaves'>): string {
  return wanted.leaves ? ` Skriv bredd\u00a0×\u00a0höjd så prövas måttet som ${wantedWords(wanted)}.` : '';
}

/** What is wanted as it is read back, ”skjutdörr i stål”, ”pardörr”; '' where only a kind is named. */
export function wantedWords({ material, slides, leaves }: Pick<Wanted, 'material' | 'slides' | 'leaves'>): string {
  const ofHinges = ['slagdörr', 'enkeldörr', 'pardörr'][leaves ?? 0];
  const door = slides ? ['', 'enkel ', 'dubbel '][leaves ?? 0] + 'skjutdörr' : slides === false && ofHinges;
  return [door, material && inMaterial(material)].filter(Boolean).join(' ');
}
