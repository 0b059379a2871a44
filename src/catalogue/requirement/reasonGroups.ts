/** Says a reason that several products share once, above them. The class reader loads it with its answer. */
import type { ElementGroup } from '../elementGroups.ts';
import type { Match } from './match.ts';
import { together } from './matchWords.ts';
import { sentence } from '../phrasing.ts';

/**
 * Products that stand together: their kinds, none where they go on from those before, what is said of all of them, and
 * each with what is left to say of it alone.
 */
export type ReasonGroup = { kinds: ElementGroup[]; said: string; matches: Match[] };

/** What is said of all of several products, which then need not say it one by one. */
export function commonReason([first, ...others]: readonly Match[]): string | undefined {
  return others.length > 0 && others.every(({ reason }) => reason === first?.reason) ? first?.reason : undefined;
}

/**
 * Answers by their kind, in the order of the kinds. What is asked of other kinds only, as a class for self-closing of a
 * facade, or is the same for all products of a kind, is said of the kind; kinds of which the same is said stand
 * together.
 */
export function reasonGroups(matches: readonly Match[], kinds: readonly ElementGroup[]): ReasonGroup[] {
  const groups: ReasonGroup[] = [];
  for (const kind of kinds) {
    const own = matches.filter(({ element }) => kind.elements.includes(element));
    const [first] = own;
    if (!first) continue;
    // The order stays that of what is open: whoever shares a reason lacks as much, and the few that lack less stand
    // before them.
    const alikeTo = (one: Match) => own.filter(({ reason }) => reason === one.reason);
    const shared = own.find((one) => alikeTo(one).length > 2);
    const alike = shared ? alikeTo(shared) : [];
    if (first.answer === 'unknown' && shared && alike.length < own.length) {
      const at = own.indexOf(shared);
      const parts = [
        { said: '', matches: own.slice(0, at) },
        {
          said: `${alike.length} produkter: ${shared.reason}`,
          matches: alike.map((match) => ({ ...match, reason: '' })),
        },
        { said: '', matches: own.slice(at).filter((match) => !alike.includes(match)) },
      ].filter(({ matches }) => matches[0]);
      groups.push(...parts.map((part, index) => ({ kinds: index === 0 ? [kind] : [], ...part })));
      continue;
    }
    const found = ofKind(first, own);
    const same = groups.find(({ said }) => said && said === found.said);
    if (same) {
      same.kinds.push(kind);
      same.matches.push(...found.matches);
    } else groups.push({ kinds: [kind], ...found });
  }
  return groups;
}

const wordsOf = ({ binds }: Pick<Match, 'binds'>) => sentence(together(binds));

/**
 * What is left to say of each product of a kind, below what is said of all of them.
 *
 * @param first the first of the products
 */
function ofKind(first: Match, own: readonly Match[]): Omit<ReasonGroup, 'kinds'> {
  const sharedBy = ({ binds }: Match) => binds.filter((bind) => 'needsOpening' in bind);
  const shared = sharedBy(first).filter(({ name }) =>
    own.every((match) => sharedBy(match).some((bind) => bind.name === name)),
  );
  const left = own.map((match) => {
    const binds = match.binds.filter(({ name }) => !shared.some((bind) => bind.name === name));
    // A reason that says more than what decides, as of a second part, is left whole.
    return match.reason === wordsOf(match) ? { ...match, reason: wordsOf({ binds }) } : match;
  });
  // What a yes depends on stays beside the product that is ordered.
  const common = (first.answer !== 'yes' && commonReason(left)) || '';
  return {
    said: [wordsOf({ binds: shared }), common].filter(Boolean).join(' '),
    matches: common ? left.map((match) => ({ ...match, reason: '' })) : left,
  };
}
