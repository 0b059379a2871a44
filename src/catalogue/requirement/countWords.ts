/** How many products answer a requirement how, in Swedish. The class reader loads it with its answer. */
import type { Answers } from './matchAll.ts';

/** What is heard in place of the numbers that are seen. */
export type Counted = {
  groups: Answers;
  /** See ofWhich. */
  which: string;
  /** Something beside the classes is asked for, and the answer leaves it out. */
  isPart: boolean;
  hasSize: boolean;
};

/** ”4 uppfyller kravet, varav 2 med tillval S200, för 3 framgår det inte, 21 uppfyller det inte.” */
export function countWords({ groups, which, isPart, hasSize }: Counted): string {
  const { yes, unknown, no, unsized = [] } = groups;
  return [
    `${yes.length} uppfyller kravet${isPart ? ' i övrigt' : ''}${hasSize ? ' och måttet' : ''}${which}`,
    unsized.length > 0 && `${unsized.length} uppfyller kravet men måttet framgår inte`,
    unknown.length > 0 && `för ${unknown.length} framgår det inte`,
    `${no.length} uppfyller det inte.`,
  ]
    .filter(Boolean)
    .join(', ');
}
