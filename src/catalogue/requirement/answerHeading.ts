/** The heading of an answer. The class reader loads it with its answer. */
import type { Answered } from './answerRequirement.ts';
import { formatFireClasses } from '../classes/fireClass.ts';
import { capital } from '../phrasing.ts';
import { wantedWords } from './wantedWords.ts';

/**
 * The requirement as it was read, ”EI 60-C skjutdörr i stål, karmyttermått 1010 × 2110 mm”; of a list what was asked
 * for.
 */
export function answerHeading({
  reading: { text, asked, wanted, group },
  answer: { isList, opening },
}: Answered): string {
  if (isList) return capital(text || group?.name || '');
  const requirement = formatFireClasses(asked);
  const words = wantedWords(wanted);
  // Behind several classes the words would seem to belong to the last.
  const comma = requirement.includes(',') && words ? ',' : '';
  const kinds = group && group.ids.length > 1 && group.name.toLowerCase();
  return [`${requirement}${comma} ${words}`.trim(), kinds, opening?.words].filter(Boolean).join(', ');
}
