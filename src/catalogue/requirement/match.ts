/**
 * Judges a product by a requirement: whether it fulfils it, does not, or does not state what decides.
 *
 * Nothing fulfils a letter that it does not state. A version that has to be ordered fulfils what it states, on that
 * condition. The browser uses this too.
 */
import type { Answer } from '../answer.ts';
import type { ClaimedPart, ClaimedSound, Claims } from '../classes/claims.ts';
import {
  coversClass,
  coversClosing,
  coversSmoke,
  formatFireClass,
  formatU,
  uFigure,
  uSymbols,
  type ClassVerdict,
  type FireClass,
  type FirePerformance,
  type SelfClosing,
  type Smoke,
  type USymbol,
} from '../classes/fireClass.ts';
import { joined, sentence } from '../phrasing.ts';
import { opens, together, uText, type Bind } from './matchWords.ts';
import { elementNames, type Element } from '../vocabulary.ts';

/** What one product answers to a requirement. */
export type Match = {
  /** See {@link Claims}. */
  key: string;
  answer: Answer;
  /** The part of the product that answers. */
  element: Element;
  /** What decides against it, or is not stated. Empty where the answer is yes. */
  binds: Bind[];
  /** What a yes depends on. */
  conditions: Condition[];
  /** How much of the requirement it lacks; see {@link nearestFirst}. */
  distance: number;
  /** One or two sentences in Swedish, or ''. That of a yes begins with its condition ({@link conditionOf}). */
  reason: string;
};

/** What a yes depends on, in Swedish: ”S200 är tillval”. `option` names what has to be ordered, ”S200”. */
type Condition = { text: string; option?: string };

/** What one part of a product answers to one criterion of a requirement. */
type Finding =
  | { answer: 'yes'; condition?: Condition | undefined }
  | { answer: 'unknown'; bind: Bind }
  /** `misses`: how much of the value is lacking, from 0 to 1, which is all of it. */
  | { answer: 'no'; bind: Bind; misses: number };

const fulfilled = (condition?: Condition): Finding => ({ answer: 'yes', condition });
const unstated = (name: string, missing = name, known?: string): Finding => ({
  answer: 'unknown',
  bind: { name, missing, known },
});
const refused = (name: string, text: string, misses = 1): Finding => ({ answer: 'no', bind: { name, text }, misses });

/** The condition of a version that has to be ordered. */
const option = (name: string): Condition => ({ text: `${name} är tillval`, option: name });
const optionOf = (name: string, claim: { optional?: true } | undefined) => (claim?.optional ? option(name) : undefined);

/** From the best answer to the worst. */
const order: readonly Answer[] = ['yes', 'unknown', 'no'];

/** The worst of some answers; yes where there is none. */
export const worst = (answers: readonly Answer[]): Answer => order.findLast((one) => answers.includes(one)) ?? 'yes';

/**
 * Judges each part of a product and takes the best answer; of equals, that of the part that comes first, as which the
 * product is sold. A requirement that asks for nothing is fulfilled.
 *
 * @param elements the parts that may answer, of which the product has at least one; all of them by default
 */
export function match(requirement: FirePerformance, claims: Claims, elements?: readonly Element[]): Match {
  const parts = elements ? claims.parts.filter(({ element }) => elements.includes(element)) : claims.parts;
  const judged = parts.map((part) => judgePart(requirement, part, part === claims.parts[0] ? claims : undefined));
  const [main] = judged;
  const best = order.flatMap((answer) => judged.find((one) => one.answer === answer) ?? [])[0];
  if (!main || !best) throw new Error(`${claims.key} must have a part with a fire class.`);
  return { key: claims.key, ...best, reason: reasonOf(best, main) };
}

/** What a yes depends on, as a sentence: ”S200 är tillval.” Otherwise ''. */
export function conditionOf(found: Pick<Match, 'answer' | 'binds' | 'conditions'>): string {
  return found.answer === 'yes' ? sentence(textOf(found)) : '';
}

/**
 * Sorts products by how far they are from the requirement, the nearest first. Equals keep their order. Another kind of
 * product comes after all of the kind that is wanted. Next, criteria that are not fulfilled count most, and 30 minutes
 * instead of 60 count less than the wrong letters. Criteria that are not stated count least.
 */
export const nearestFirst = <Kind extends Pick<Match, 'distance'>>(matches: readonly Kind[]): Kind[] =>
  matches.toSorted((a, b) => a.distance - b.distance);

/** How much the answer to one criterion adds to the distance of a product; `other` is for another kind of product. */
export const distances = { other: 1e3, no: 10, unknown: 1, yes: 0 } as const;

/**
 * A criterion that is not stated counts a little less where something near it is: C where C5 is asked for, or a value
 * from a laboratory. It is a sixteenth because sums of sixteenths are exact, so equal products stay equal.
 */
function distanceOf(finding: Finding): number {
  const distance = distances[finding.answer];
  if (finding.answer === 'no') return distance + finding.misses;
  return finding.answer === 'unknown' && 'missing' in finding.bind && finding.bind.known ? distance - 1 / 16 : distance;
}

type PartMatch = Omit<Match, 'key' | 'reason'>;

/** What decides against it, or what it depends on. */
const textOf = ({ binds, conditions }: Pick<Match, 'binds' | 'conditions'>) =>
  binds.length > 0 ? together(binds) : conditions.map(({ text }) => text).join('; ');

/** Where another part answers than the product is sold as, its reason names both. */
function reasonOf(best: PartMatch, main: PartMatch): string {
  const text = textOf(best);
  if (best === main) return sentence(text);
  const part = `gäller ${elementNames[best.element]}`;
  const own = best.answer === 'yes' ? [text, part] : [part, text];
  return [...own, `${elementNames[main.element]}: ${textOf(main)}`].filter(Boolean).map(sentence).join(' ');
}

/** @param own the claims of the product, where the part is what it is sold as: they hold for no other part */
function judgePart(requirement: FirePerformance, part: ClaimedPart, own: Claims | undefined): PartMatch {
  const findings = criteria.flatMap((judge) => judge(requirement, part, own));
  const answer = worst(findings.map((finding) => finding.answer));
  const conditions = findings.flatMap((finding) => (finding.answer === 'yes' && finding.condition) || []);
  return {
    answer,
    element: part.element,
    binds: findings.flatMap((finding) => (finding.answer === answer && 'bind' in finding ? finding.bind : [])),
    conditions: answer === 'no' ? [] : conditions,
    distance: findings.reduce((sum, finding) => sum + distanceOf(finding), 0),
  };
}

/** Judges one criterion: a finding for each thing that is asked for, and none where nothing is. */
type Criterion = (asked: FirePerformance, part: ClaimedPart, own: Claims | undefined) => Finding[];

/** All that a product is judged by, in the order in which reasons name it. */
const criteria: readonly Criterion[] = [
  ({ classes }, part) => (classes.length > 0 ? judgeClasses(classes, part) : []),
  ({ smoke = [] }, _, own) => smoke.map((name) => judgeSmoke(name, own?.smoke)),
  ({ selfClosing }, { element }, own) => (selfClosing ? [judgeClosing(selfClosing, element, own?.selfClosing)] : []),
  ({ rw }, _, own) => (rw ? [judgeSound(rw, own?.sound)] : []),
  ({ rwInBuilding }, _, own) => (rwInBuilding ? [judgeSoundInBuilding(rwInBuilding, own?.sound)] : []),
  ({ rc }, _, own) => (rc ? [judgeBurglary(rc, own?.burglary)] : []),
  (asked, _, own) => uSymbols.flatMap((symbol) => (asked[symbol] ? judgeU(symbol, asked[symbol], own) : [])),
];

/** A class that is asked for, and the class of a part that comes closest to it. */
type Closest = ClassVerdict & { required: FireClass; offered: FireClass };

/** Where one of several classes is chosen, a single one has to fulfil everything. */
function judgeClasses(required: FireClass[], part: ClaimedPart): Finding[] {
  const choices = part.either ? part.classes.map((one) => [one]) : [part.classes];
  const rated = choices.map((classes) => {
    const fits = required.map((one) => closest(one, classes, part.element));
    return { fits, rank: order.indexOf(worst(fits.map(({ answer }) => answer))) };
  });
  const { fits } = rated.reduce((best, other) => (other.rank < best.rank ? other : best));
  const isConditioned = part.upTo ?? part.optional;
  const names = isConditioned ? [...new Set(fits.map(({ offered }) => formatFireClass(offered)))] : [];
  return [
    ...names.map((name) => fulfilled(part.upTo ? { text: `upp till ${name}` } : option(name))),
    ...fits.flatMap((fit) => fit.binds.map((bind) => classFinding(bind, fit, part.element))),
  ];
}

function closest(required: FireClass, classes: FireClass[], element: Element): Closest {
  const fits = classes.map((offered): Closest => ({
    ...coversClass(offered, required, opens(element)),
    required,
    offered,
  }));
  // Of equals the best one tells most: the longest time, and the most letters.
  const worth = ({ answer, binds, offered }: Closest) =>
    order.indexOf(answer) * 10 + binds.length - offered.minutes / 1e3 - offered.letters.length / 1e6;
  return fits.reduce((a, b) => (worth(b) < worth(a) ? b : a));
}

/** Why one class does not cover another in one of its parts. */
function classFinding(bind: keyof FireClass, { answer, required, offered }: Closest, element: Element): Finding {
  const { letters, minutes, index, direction = 'i↔o' } = required;
  if (bind === 'letters') return refused(letters, notEnough(offered.letters, letters));
  if (bind === 'minutes') {
    const text = `${minutes}\u00a0minuter krävs, ${offered.minutes} uppfylls`;
    return refused(`${minutes}`, text, 1 - offered.minutes / minutes);
  }
  if (bind === 'impact') return unstated('M');
  const isNo = answer === 'no';
  if (bind === 'direction') {
    const name = `(${direction})`;
    const text = `brandriktningen ${name}`;
    return isNo ? refused(name, `${text} uppfylls inte`) : unstated(name, text);
  }
  const name = `EI${index}`;
  if (isNo) return refused(name, notEnough(`EI${offered.index}`, name));
  if (opens(element)) return unstated(name);
  const text = `${name} anges bara för dörrar och öppningsbara fönster`;
  return { answer: 'unknown', bind: { name, text, needsOpening: true } };
}

const notEnough = (offered: string, name: string) => `${offered} räcker inte till ${name}`;

function judgeSmoke(name: Smoke, claim: Claims['smoke']): Finding {
  const classes = claim?.classes ?? [];
  const covers = coversSmoke(classes.length > 0 ? classes : undefined, name);
  if (covers === undefined)
    return unstated(name, name, claim && classes.length === 0 ? 'brandgastätheten är provad' : undefined);
  return covers ? fulfilled(optionOf(name, claim)) : refused(name, notEnough(joined(classes, 'och'), name));
}

function judgeClosing(name: SelfClosing, element: Element, claim: Claims['selfClosing']): Finding {
  if (!opens(element)) {
    const text = `${name} gäller bara dörrar och öppningsbara fönster`;
    return { answer: 'no', bind: { name, text, needsOpening: true }, misses: 1 };
  }
  const covers = coversClosing(claim?.class, name);
  if (covers === undefined) return unstated(name, name, claim && 'vi anger C');
  return covers ? fulfilled(optionOf(name, claim)) : refused(name, notEnough(claim?.class ?? '', name));
}

/** Whether a laboratory value says no. One that depends on its glass says nothing of a better glass. */
const isTooLow = (needs: number, { rw, glass }: ClaimedSound) => rw < needs && !glass;

/** Refuses a sound that is too low; `measured` says how it was measured where that has to be said. */
function refusedSound(symbol: string, needs: number, { rw, upTo }: ClaimedSound, measured = ''): Finding {
  const name = `${symbol}\u00a0${needs}`;
  return refused(
    name,
    `${name}\u00a0dB krävs, ${upTo ? 'högst ' : ''}${rw}\u00a0dB uppfylls${measured}`,
    1 - rw / needs,
  );
}

function judgeSound(needs: number, claim: ClaimedSound | undefined): Finding {
  const name = `Rw\u00a0${needs}`;
  const asked = `${name}\u00a0dB`;
  if (!claim) return unstated(name, asked);
  if (isTooLow(needs, claim)) return refusedSound('Rw', needs, claim);
  const stated = `${claim.rw}\u00a0dB`;
  const glass = Number(claim.glass) > 1 ? ` med ${claim.glass}\u00a0mm glas` : '';
  if (claim.rw < needs) return unstated(name, asked, `${stated} ${glass ? `är uppmätt${glass}` : 'beror på glaset'}`);
  if (claim.upTo) return fulfilled({ text: `Rw upp till ${stated}` });
  return fulfilled(optionOf(asked, claim) ?? (glass ? { text: `Rw\u00a0${stated}${glass}` } : undefined));
}

/**
 * A laboratory value never says yes for the building. It can say no: what the laboratory does not reach, the building
 * does not either.
 */
function judgeSoundInBuilding(needs: number, claim: ClaimedSound | undefined): Finding {
  const measured = ', mätt i laboratorium';
  if (claim && isTooLow(needs, claim)) return refusedSound('R’w', needs, claim, measured);
  const name = `R’w\u00a0${needs}`;
  const known = claim && `vi anger Rw${claim.upTo ? ' upp till' : ''}\u00a0${claim.rw}\u00a0dB${measured}`;
  return unstated(name, `${name}\u00a0dB i byggnaden`, known);
}

function judgeBurglary(needs: number, claim: Claims['burglary']): Finding {
  const name = `RC\u00a0${needs}`;
  if (!claim) return unstated(name);
  if (needs > claim.max) return refused(name, `${name} krävs, RC\u00a0${claim.max} uppfylls`, 1 - claim.max / needs);
  // More than the lowest class has to be ordered.
  return fulfilled(needs > claim.min ? option(name) : optionOf(name, claim));
}

/** The profile alone does not answer for the whole, nor the whole for the profile. */
function judgeU(symbol: USymbol, most: number, { uWhole, uFrame }: Pick<Claims, 'uWhole' | 'uFrame'> = {}): Finding {
  const isFrame = symbol === 'Uf';
  const [least, own, other] = isFrame ? [uFrame, { uFrame }, { uWhole }] : [uWhole, { uWhole }, { uFrame }];
  const name = `${symbol}\u00a0${uFigure(most)}`;
  const asked = `${symbol}\u00a0${formatU(most)}`;
  const known = uText(other);
  if (!least) return unstated(name, asked, known ? `vi anger ${known}` : undefined);
  if (least > most) return refused(name, `${asked} krävs, lägst ${uFigure(least)} uppfylls`);
  return fulfilled({ text: `${uText(own)}, beror på ${isFrame ? 'utförandet' : 'glas och mått'}` });
}
