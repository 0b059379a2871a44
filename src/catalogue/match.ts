/**
 * Which products fulfil a requirement, which do not, and of which it is not stated.
 *
 * Nothing fulfils a letter that it does not state, and a version that can be ordered fulfils what it states, with a note. The browser uses it.
 */
import type { Claims } from './claims.ts';
import {
  coversClass,
  coversClosing,
  coversSmoke,
  formatFireClass,
  formatFireClasses,
  type FireClass,
  type FirePerformance,
  type Verdict,
} from './fireClass.ts';
import { joined, sentence } from './phrasing.ts';
import { classWords, notStated, opens, together, type Answer, type Bind } from './matchWords.ts';
import { elementNames, type Element } from './vocabulary.ts';

/** What one product answers to a requirement. */
export type Match = {
  /** See {@link Claims}. */
  key: string;
  answer: Answer;
  /** The part of the product that the answer is of. */
  element: Element;
  /** What decides against it, or is not stated; none where the answer is yes. */
  binds: Bind[];
  /** What the answer depends on, in Swedish: ”S200 är tillval”. */
  notes: string[];
  /** One or two sentences in Swedish; empty where there is nothing to say. */
  reason: string;
};

/** What one part of a product answers to one part of a requirement. */
type Point = Bind & { answer: Answer };

type Part = Claims['parts'][number];

/** From the best answer to the worst. */
const order: Answer[] = ['yes', 'unknown', 'no'];

/** The best answer of a product's parts; of equals, that of the part that it is sold as. A requirement that asks for nothing is fulfilled. */
export function match(requirement: FirePerformance, claims: Claims): Match {
  const judged = claims.parts.map((part, index) => judgePart(requirement, part, index === 0 ? claims : undefined));
  const [main] = judged;
  const best = order.flatMap((answer) => judged.find((one) => one.answer === answer) ?? [])[0];
  if (!main || !best) throw new Error(`${claims.key} must have a part with a fire class.`);
  return { key: claims.key, ...best, reason: reasonOf(best, main) };
}

/** The products by their answers, each in the order in which they came. */
export function matchAll(requirement: FirePerformance, products: readonly Claims[]): Record<Answer, Match[]> {
  const all = Map.groupBy(
    products.map((claims) => match(requirement, claims)),
    ({ answer }) => answer,
  );
  return { yes: all.get('yes') ?? [], unknown: all.get('unknown') ?? [], no: all.get('no') ?? [] };
}

/** What to ask of a product whose answer is unknown: ”Kan X levereras i EI2 60-C5? EI2 och C5 framgår inte.” */
export function questionOf(title: string, requirement: FirePerformance, { binds }: Pick<Match, 'binds'>): string {
  const missing = joined([...new Set(binds.map(({ name }) => name))], 'och');
  return `Kan ${title} levereras i ${formatFireClasses(requirement)}? ${missing} framgår inte.`;
}

type Judged = Omit<Match, 'key' | 'reason'>;

function reasonOf(best: Judged, main: Judged): string {
  const texts = ({ binds, notes }: Judged) => (binds.length > 0 ? together(binds) : notes).join('; ');
  if (best === main) return sentence(texts(best));
  const other = `${elementNames[main.element]}: ${texts(main)}`;
  return [`gäller ${elementNames[best.element]}`, texts(best), other].filter(Boolean).map(sentence).join(' ');
}

/** @param claims of the product, where the part is what it is sold as */
function judgePart(requirement: FirePerformance, part: Part, claims: Claims | undefined): Judged {
  const notes: string[] = [];
  const points = [
    ...bestClasses(requirement.classes, part, notes),
    ...otherPoints(requirement, part.element, claims, notes),
  ];
  const answer = order.findLast((one) => points.some((point) => point.answer === one)) ?? 'yes';
  const binds = points.filter((point) => point.answer === answer).map(({ name, text }) => ({ name, text }));
  return { answer, element: part.element, binds, notes: answer === 'no' ? [] : notes };
}

/** Of a part with a choice, one class has to fulfil all; the classes of other parts belong together. */
function bestClasses(required: FireClass[], part: Part, notes: string[]): Point[] {
  if (required.length === 0) return [];
  const choices = part.either ? part.classes.map((one) => [one]) : [part.classes];
  const rated = choices.map((classes) => rate(required.map((one) => closest(one, classes))));
  const best = rated.reduce((a, b) => (b.rank < a.rank ? b : a));
  if (part.upTo || part.optional) {
    for (const name of new Set(best.fits.map(({ offered }) => formatFireClass(offered))))
      notes.push(part.upTo ? `upp till ${name}` : `${name} är tillval`);
  }
  return best.fits.flatMap((fit) =>
    fit.binds.map((name) => ({ answer: fit.answer, name, text: classWords(name, fit, part.element) })),
  );
}

type Fit = Verdict & { required: FireClass; offered: FireClass };

function rate(fits: Fit[]): { fits: Fit[]; rank: number } {
  return { fits, rank: Math.max(...fits.map(({ answer }) => order.indexOf(answer))) };
}

/** How the class that comes closest to the required one answers. */
function closest(required: FireClass, classes: FireClass[]): Fit {
  const fits = classes.map((offered): Fit => ({ ...coversClass(offered, required), required, offered }));
  // Of equals the best one tells most: the longest time, and the most letters.
  const worth = ({ answer, binds, offered }: Fit) =>
    order.indexOf(answer) * 10 + binds.length - offered.minutes / 1e3 - offered.letters.length / 1e6;
  return fits.reduce((a, b) => (worth(b) < worth(a) ? b : a));
}

const answerOf = (fulfilled: boolean | undefined): Answer =>
  fulfilled === undefined ? 'unknown' : fulfilled ? 'yes' : 'no';

/** Smoke, self-closing, sound and burglary. */
function otherPoints(
  { smoke = [], selfClosing, rw, rwInBuilding, rc }: FirePerformance,
  element: Element,
  claims: Claims | undefined,
  notes: string[],
): Point[] {
  const points: Point[] = [];
  const judge = (answer: Answer, name: string, text: string, note?: string | false) => {
    if (answer !== 'yes') points.push({ answer, name, text });
    else if (note) notes.push(note);
  };
  const option = (name: string, claim: { optional?: true } | undefined) => claim?.optional && `${name} är tillval`;

  for (const name of smoke) {
    const has = claims?.smoke?.classes ?? [];
    const answer = answerOf(coversSmoke(has.length > 0 ? has : undefined, name));
    const missing =
      claims?.smoke && has.length === 0
        ? `brandgastätheten är provad, men ingen klass anges (${name} krävs)`
        : `${name}${notStated}`;
    const text = answer === 'no' ? `${joined(has, 'och')} räcker inte till ${name}` : missing;
    judge(answer, name, text, option(name, claims?.smoke));
  }
  if (selfClosing) {
    const has = claims?.selfClosing?.class;
    const answer = answerOf(coversClosing(has, selfClosing));
    if (!opens(element)) judge('no', selfClosing, `${selfClosing} gäller bara dörrar och öppningsbara fönster`);
    else if (answer === 'no') judge(answer, selfClosing, `${has} räcker inte till ${selfClosing}`);
    else judge(answer, selfClosing, `${selfClosing} framgår inte`, option(selfClosing, claims?.selfClosing));
  }
  if (rw) judge(...soundPoint(rw, claims?.sound));
  if (rwInBuilding) {
    const name = `R’w\u00a0${rwInBuilding}`;
    const has = claims?.sound
      ? `; vi anger Rw${claims.sound.upTo ? ' upp till' : ''}\u00a0${claims.sound.rw}\u00a0dB, mätt i laboratorium`
      : '';
    judge('unknown', name, `${name}\u00a0dB i byggnaden framgår inte${has}`);
  }
  if (rc) {
    const [name, has] = [`RC\u00a0${rc}`, claims?.burglary];
    const answer = has ? (rc <= has.max ? 'yes' : 'no') : 'unknown';
    const text = has ? `${name} krävs, RC\u00a0${has.max} uppfylls` : `${name}${notStated}`;
    judge(answer, name, text, has && (rc > has.min ? `${name} är tillval` : option(name, has)));
  }
  return points;
}

/** A value that was measured with one glass says nothing of a better glass. */
function soundPoint(needs: number, has: Claims['sound']): [Answer, name: string, text: string, note?: string] {
  const name = `Rw\u00a0${needs}`;
  if (!has) return ['unknown', name, `${name}\u00a0dB${notStated}`];
  const stated = `${has.rw}\u00a0dB`;
  const glass = has.glass ? ` med ${has.glass}\u00a0mm glas` : '';
  if (has.rw < needs)
    return has.glass
      ? ['unknown', name, `${name}\u00a0dB framgår inte; ${stated} är uppmätt${glass}`]
      : ['no', name, `${name}\u00a0dB krävs, ${has.upTo ? 'högst ' : ''}${stated} uppfylls`];
  const note = has.upTo
    ? `Rw upp till ${stated}`
    : has.optional
      ? `${name}\u00a0dB är tillval`
      : glass && `Rw\u00a0${stated}${glass}`;
  return ['yes', name, '', note];
}
