/**
 * Which products fulfil a requirement, which do not, and of which it is not stated.
 *
 * Nothing fulfils a letter that it does not state, and a version that can be ordered fulfils what it states, with a
 * note. The browser uses it.
 */
import type { Claims } from '../classes/claims.ts';
import {
  coversClass,
  coversClosing,
  coversSmoke,
  formatFireClass,
  formatU,
  uFigure,
  uSymbols,
  type FireClass,
  type FirePerformance,
  type SelfClosing,
  type Smoke,
  type USymbol,
  type Verdict,
} from '../classes/fireClass.ts';
import { joined, sentence } from '../phrasing.ts';
import { classWords, notStated, opens, together, uText, type Answer, type Bind } from './matchWords.ts';
import { elementNames, type Element } from '../vocabulary.ts';

/** What one product answers to a requirement. */
export type Match = {
  /** See {@link Claims}. */
  key: string;
  answer: Answer;
  /** The part of the product that the answer is of. */
  element: Element;
  /** What decides against it, or is not stated; none where the answer is yes. */
  binds: Bind[];
  /** What the answer depends on. */
  notes: Note[];
  /** How much of the requirement it lacks; see {@link nearestFirst}. */
  distance: number;
  /**
   * One or two sentences in Swedish; empty where there is nothing to say. That of a yes begins with its condition
   * ({@link conditionOf}).
   */
  reason: string;
};

/** In Swedish, ”S200 är tillval”, and what has to be ordered, ”S200”, where it is that. */
type Note = { text: string; option?: string };

/**
 * What one part of a product answers to one part of a requirement; `misses`: how much of a figure it lacks, from
 * nothing to 1, which is all of it.
 */
type Point = Bind & { answer: Answer; misses?: number | undefined };

type Part = Claims['parts'][number];

/** From the best answer to the worst. */
const order: Answer[] = ['yes', 'unknown', 'no'];

/**
 * The best answer of a product's parts; of equals, that of the part that it is sold as. A requirement that asks for
 * nothing is fulfilled.
 *
 * @param elements the parts that may answer, of which the product has one; else all
 */
export function match(requirement: FirePerformance, claims: Claims, elements?: readonly Element[]): Match {
  const parts = elements ? claims.parts.filter(({ element }) => elements.includes(element)) : claims.parts;
  const judged = parts.map((part) => judgePart(requirement, part, part === claims.parts[0] ? claims : undefined));
  const [main] = judged;
  const best = order.flatMap((answer) => judged.find((one) => one.answer === answer) ?? [])[0];
  if (!main || !best) throw new Error(`${claims.key} must have a part with a fire class.`);
  return { key: claims.key, ...best, reason: reasonOf(best, main) };
}

/** What a yes depends on, as a sentence: ”S200 är tillval.” Empty where it depends on nothing. */
export function conditionOf({ answer, notes }: Pick<Match, 'answer' | 'notes'>): string {
  return answer === 'yes' ? sentence(notes.map(({ text }) => text).join('; ')) : '';
}

/**
 * Sorts products by how far they are from the requirement, nearest first; equals keep their order. A product of another
 * kind comes after all of the kind that is wanted. Among these, parts that are not fulfilled count most, and 30 minutes
 * instead of 60 count less than the wrong letters. Parts that are not stated count least, and less still where
 * something near is known: C where C5 is asked for, or a laboratory value where one from the building is.
 */
export const nearestFirst = <Kind extends Pick<Match, 'distance'>>(matches: readonly Kind[]): Kind[] =>
  matches.toSorted((a, b) => a.distance - b.distance);

/** How much one part of the requirement adds to the distance of a product; `other` is for another kind of product. */
export const distances = { other: 1e3, no: 10, unknown: 1, yes: 0 } as const;

/**
 * After a semicolon the text names what is known instead of what is asked for. That brings the product a sixteenth
 * nearer: sums of sixteenths are exact, so equal products stay equal.
 */
const distanceOf = ({ answer, text, misses = 1 }: Point) =>
  distances[answer] + (answer === 'no' ? misses : text.includes(';') ? -1 / 16 : 0);

type PartMatch = Omit<Match, 'key' | 'reason'>;

function reasonOf(best: PartMatch, main: PartMatch): string {
  const texts = ({ binds, notes }: PartMatch) =>
    (binds.length > 0 ? together(binds) : notes.map(({ text }) => text)).join('; ');
  if (best === main) return sentence(texts(best));
  const of = `gäller ${elementNames[best.element]}`;
  const other = `${elementNames[main.element]}: ${texts(main)}`;
  const own = best.answer === 'yes' ? [texts(best), of] : [of, texts(best)];
  return [...own, other].filter(Boolean).map(sentence).join(' ');
}

/** @param claims of the product, where the part is what it is sold as */
function judgePart(requirement: FirePerformance, part: Part, claims: Claims | undefined): PartMatch {
  const notes: Note[] = [];
  const points = [
    ...bestClasses(requirement.classes, part, notes),
    ...otherPoints(requirement, part.element, claims, notes),
  ];
  const answer = order.findLast((one) => points.some((point) => point.answer === one)) ?? 'yes';
  const binds = points.filter((point) => point.answer === answer).map(({ name, text }) => ({ name, text }));
  const distance = points.reduce((sum, point) => sum + distanceOf(point), 0);
  return { answer, element: part.element, binds, distance, notes: answer === 'no' ? [] : notes };
}

/** Of a part with a choice, one class has to fulfil all; the classes of other parts belong together. */
function bestClasses(required: FireClass[], part: Part, notes: Note[]): Point[] {
  if (required.length === 0) return [];
  const choices = part.either ? part.classes.map((one) => [one]) : [part.classes];
  const rated = choices.map((classes) => rate(required.map((one) => closest(one, classes, part.element))));
  const best = rated.reduce((a, b) => (b.rank < a.rank ? b : a));
  if (part.upTo || part.optional) {
    for (const name of new Set(best.fits.map(({ offered }) => formatFireClass(offered))))
      notes.push(part.upTo ? { text: `upp till ${name}` } : option(name));
  }
  return best.fits.flatMap((fit) =>
    fit.binds.map((name) => ({
      answer: fit.answer,
      name,
      text: classWords(name, fit, part.element),
      misses: name === `${fit.required.minutes}` ? 1 - fit.offered.minutes / fit.required.minutes : 1,
    })),
  );
}

type Fit = Verdict & { required: FireClass; offered: FireClass };

function rate(fits: Fit[]): { fits: Fit[]; rank: number } {
  return { fits, rank: Math.max(...fits.map(({ answer }) => order.indexOf(answer))) };
}

/** How the class that comes closest to the required one answers. */
function closest(required: FireClass, classes: FireClass[], element: Element): Fit {
  const fits = classes.map((offered): Fit => ({
    ...coversClass(offered, required, opens(element)),
    required,
    offered,
  }));
  // Of equals the best one tells most: the longest time, and the most letters.
  const worth = ({ answer, binds, offered }: Fit) =>
    order.indexOf(answer) * 10 + binds.length - offered.minutes / 1e3 - offered.letters.length / 1e6;
  return fits.reduce((a, b) => (worth(b) < worth(a) ? b : a));
}

const answerOf = (fulfilled: boolean | undefined): Answer =>
  fulfilled === undefined ? 'unknown' : fulfilled ? 'yes' : 'no';

/**
 * What is asked for besides fire classes: smoke, self-closing, sound, burglary and U-values. What a yes depends on goes
 * to `notes`.
 */
function otherPoints(required: FirePerformance, element: Element, claims: Claims | undefined, notes: Note[]): Point[] {
  const { smoke = [], selfClosing, rw, rwInBuilding, rc } = required;
  const said = smoke.map((name) => smokePoint(name, claims?.smoke));
  if (selfClosing) said.push(closingPoint(selfClosing, element, claims?.selfClosing));
  if (rw) said.push(soundPoint(rw, claims?.sound));
  if (rwInBuilding) said.push(buildingSoundPoint(rwInBuilding, claims?.sound));
  if (rc) said.push(burglaryPoint(rc, claims?.burglary));
  for (const symbol of uSymbols) if (required[symbol]) said.push(uPoint(symbol, required[symbol], claims));
  for (const { answer, note } of said) if (answer === 'yes' && note) notes.push(note);
  return said.filter(({ answer }) => answer !== 'yes');
}

/** A point with what it depends on where it is fulfilled. */
type Said = Point & { note?: Note | undefined };

/** ”S200 är tillval”, of a version that has to be ordered. */
const option = (name: string): Note => ({ text: `${name} är tillval`, option: name });
const optionOf = (name: string, claim: { optional?: true } | undefined) => (claim?.optional ? option(name) : undefined);

function smokePoint(name: Smoke, claim: Claims['smoke']): Said {
  const has = claim?.classes ?? [];
  const answer = answerOf(coversSmoke(has.length > 0 ? has : undefined, name));
  const missing = name + notStated + (claim && has.length === 0 ? '; brandgastätheten är provad' : '');
  const text = answer === 'no' ? `${joined(has, 'och')} räcker inte till ${name}` : missing;
  return { answer, name, text, note: optionOf(name, claim) };
}

function closingPoint(name: SelfClosing, element: Element, claim: Claims['selfClosing']): Said {
  if (!opens(element)) return { answer: 'no', name, text: `${name} gäller bara dörrar och öppningsbara fönster` };
  const answer = answerOf(coversClosing(claim?.class, name));
  const text =
    answer === 'no' ? `${claim?.class} räcker inte till ${name}` : name + notStated + (claim ? '; vi anger C' : '');
  return { answer, name, text, note: optionOf(name, claim) };
}

/** A value that was measured with one glass, or depends on it, says nothing of a better glass. */
function soundPoint(needs: number, has: Claims['sound']): Said {
  const name = `Rw\u00a0${needs}`;
  if (!has) return { answer: 'unknown', name, text: `${name}\u00a0dB${notStated}` };
  const stated = `${has.rw}\u00a0dB`;
  const glass = Number(has.glass) > 1 ? ` med ${has.glass}\u00a0mm glas` : '';
  if (has.rw < needs)
    return has.glass
      ? {
          answer: 'unknown',
          name,
          text: `${name}\u00a0dB framgår inte; ${stated} ${glass ? `är uppmätt${glass}` : 'beror på glaset'}`,
        }
      : {
          answer: 'no',
          name,
          text: `${name}\u00a0dB krävs, ${has.upTo ? 'högst ' : ''}${stated} uppfylls`,
          misses: 1 - has.rw / needs,
        };
  const note = has.upTo
    ? { text: `Rw upp till ${stated}` }
    : (optionOf(`${name}\u00a0dB`, has) ?? (glass ? { text: `Rw\u00a0${stated}${glass}` } : undefined));
  return { answer: 'yes', name, text: '', note };
}

/** A value from a laboratory does not answer for one in the building. */
function buildingSoundPoint(needs: number, has: Claims['sound']): Said {
  const name = `R’w\u00a0${needs}`;
  // Where not even the laboratory reaches the value, the building does not.
  const laboratory = has && soundPoint(needs, has);
  if (laboratory?.answer === 'no')
    return { ...laboratory, name, text: `R’w${laboratory.text.slice(2)}, mätt i laboratorium` };
  const known = has ? `; vi anger Rw${has.upTo ? ' upp till' : ''}\u00a0${has.rw}\u00a0dB, mätt i laboratorium` : '';
  return { answer: 'unknown', name, text: `${name}\u00a0dB i byggnaden framgår inte${known}` };
}

function burglaryPoint(needs: number, has: Claims['burglary']): Said {
  const name = `RC\u00a0${needs}`;
  if (!has) return { answer: 'unknown', name, text: `${name}${notStated}` };
  const text = `${name} krävs, RC\u00a0${has.max} uppfylls`;
  // More than the lowest class has to be ordered.
  const note = needs > has.min ? option(name) : optionOf(name, has);
  return { answer: needs <= has.max ? 'yes' : 'no', name, text, misses: 1 - has.max / needs, note };
}

/** The profile alone does not answer for the whole, nor the whole for it. */
function uPoint(symbol: USymbol, most: number, { uWhole, uFrame }: Pick<Claims, 'uWhole' | 'uFrame'> = {}): Said {
  const isFrame = symbol === 'Uf';
  const [least, own, other] = isFrame ? [uFrame, { uFrame }, { uWhole }] : [uWhole, { uWhole }, { uFrame }];
  const name = `${symbol}\u00a0${uFigure(most)}`;
  const asked = `${symbol}\u00a0${formatU(most)}`;
  if (!least)
    return { answer: 'unknown', name, text: asked + notStated + (uText(other) && `; vi anger ${uText(other)}`) };
  const note = { text: `${uText(own)}, beror på ${isFrame ? 'utförandet' : 'glas och mått'}` };
  return { answer: least <= most ? 'yes' : 'no', name, text: `${asked} krävs, lägst ${uFigure(least)} uppfylls`, note };
}
