/**
 * Fire classes of EN 13501-2, read as people write them and written as Boverket does.
 *
 * The only module that knows how a class is spelled. It imports nothing but types, because the browser uses it too.
 */
import type { Answer } from '../answer.ts';

const nbsp = '\u00a0';

/** Times in minutes that EN 13501-2 knows (and, but for 10 and 20, Boverket's list too). */
export const timeSteps = [10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360];

/** Letters of a class: R load-bearing, E integrity, I insulation, W radiation. Each says more than those before it. */
export const classLetters = ['E', 'EW', 'EI', 'R', 'RE', 'REW', 'REI'] as const;

/** One fire class, such as EI2 60, REI 60-M or EI 30 (i→o). */
export type FireClass = {
  letters: (typeof classLetters)[number];
  /**
   * How near the edge of a door or window the temperature was measured: 1 is stricter than 2. Only of EI, and only
   * where it is stated.
   */
  index?: 1 | 2;
  minutes: number;
  /** Side of the fire of a facade: from inside out, from outside in, or both. */
  direction?: 'i→o' | 'o→i' | 'i↔o';
  /** M: withstands a blow, of walls. */
  impact?: true;
};

/**
 * Smoke: Sa at room temperature (Sa3 and Sa4 by EN 13501-2:2023: without and with the threshold), S200 also at 200 °C.
 */
export type Smoke = 'Sa' | 'Sa3' | 'Sa4' | 'S200';

/**
 * Self-closing, with the class of durability where it is stated: C0 to C5 are 0, 500, 10 000, 50 000, 100 000 and 200
 * 000 cycles.
 */
export type SelfClosing = 'C' | `C${0 | 1 | 2 | 3 | 4 | 5}`;

/** U-values: in general, and of a window, a door, a curtain wall and a profile alone (EN ISO 10077, EN ISO 12631). */
export const uSymbols = ['U', 'Uw', 'Ud', 'Ucw', 'Uf'] as const;
export type USymbol = (typeof uSymbols)[number];

/**
 * What a text states or asks for. In a list of requirements all hold at once. U-values are the highest allowed,
 * W/(m²·K).
 */
export type FirePerformance = { [Symbol in USymbol]?: number } & {
  classes: FireClass[];
  smoke?: Smoke[];
  selfClosing?: SelfClosing;
  /** Rw, dB, measured in a laboratory. */
  rw?: number;
  /** R'w, dB, measured in the building. */
  rwInBuilding?: number;
  /** Resistance to burglary, RC 1 to RC 6 (EN 1627). */
  rc?: number;
};

const raw = String.raw;

/** Between the two figures of a range. */
const to = raw` ?(?:-|till|\.{2,3}) ?`;
/** The unit of sound, which may be left out. */
const dB = '(?: ?dB)?';
/** What is added to a value of sound, of some frequencies. */
const correction = raw`\+ ?C(?:tr)?(?:,? ?\d+-\d+)?(?![\p{L}\d])`;
/** Behind the symbol of a U-value: ”Uw-värde”. */
const uWord = '(?:[ -]?värde)?';
const atMost = raw`(?:(?:högst|max)\.? )?`;
/** A class of the resistance to fire without its time; R alone is one too. */
const anyLetters = '(?:R?E[IW]?|R)';
/** One side of a size, with or without unit: ”1,2 m”. */
const side = raw`\d+(?:[.,]\d+)? ?(?:[cdm]?m)?`;

/**
 * The name of a value beside one: ”inbrottsklass minst RC 3”, ”S200, brandgastät”. It adds nothing there; alone it asks
 * for a value.
 */
const beside = (name: string, value: string) =>
  raw`(?:${name})(?=[ ,:=≥>-]*(?:(?:minst|lägst|klass) )?(?:${value})\b)|(?<=(?<!\p{L})(?:${value})[ ,:-]*)(?:${name})`;

/** Words that add nothing to the values around them. */
const fillers = [
  'och|samt|med|minst|lägst|klass|brandklass',
  raw`br\.? ?kl`,
  'min(?:uter)?',
  // The standard of the classes.
  '(?:SS[ -]?)?EN ?13501-2',
  beside('(?:brand|rök)gastät(?:[at]|het)?', raw`(?:C\d?)?S(?:a[34]?|200)(?:C\d?)?`),
  beside('(?:motstånds|inbrotts)klass|inbrott(?:s?skydd)?', 'RC ?[1-6]'),
  beside('ljud(?:krav|klass|isolering|reduktion)?|(?:ljud)?reduktionstal', raw`R'?w[ =:≥>]*\d+${dB}|\d+ ?dB`),
];

// The tokens of a text. Those without a named group are kept whole as a word that was not understood.

/** Ask for nothing certain. */
const uncertainTokens = [
  // A range of classes: ”EI 30-60”.
  raw`R?E[IW]?\d?[ -]?\d\d+${to}\d{2,3}(?!\d| ?(?:dB|[x×*]|st\b))`,
  // A range of sound or U-values: ”Rw 35-40 dB”, ”Uw 0,8-1,2”.
  raw`(?:R'?w|U(?:cw|[wdf])?${uWord})[ =:≥>≤<]*\d[\d,.]+${dB}${to}\d[\d,.]*\d${dB}\b`,
  // ”35-40 dB”.
  raw`\d\d${dB}${to}\d\d ?dB\b`,
  // ”RC 2-3”, ”C3-C5”.
  raw`RC ?\d ?-(?: ?RC)? ?\d\b|C\d-C?\d\b`,
];

/** Classes of the resistance to fire, and what stands behind them. */
const fireTokens = [
  // A class. Its index is tried last: EI120 is EI 120, and EI260 is EI2 60.
  raw`(?<letters>R?E[IW]?|R)(?:(?<=\bEI)(?<index>[12])[ -]?)??(?<blow>-M(?= ))?[ -]?(?<minutes>${timeSteps.join('|')})(?!\d)`,
  // A class with a time that the standard does not know: ”EI 75”.
  raw`${anyLetters}\d?[ -]?\d+(?: \d+)*`,
  // ”(i→o)”.
  raw`\( ?(?<from>[io]) ?(?<arrow>[<>→↔←-]+) ?(?<to>[io]) ?\)`,
  // Anything else in brackets.
  raw`\([^)]*\)`,
  // The M of ”REI 60-M”.
  raw`(?<=\d-?)(?<impact>M)\b`,
];

/** Figures of sound and U-values. */
const figureTokens = [
  // ”Rw 40 dB”, and ”R'w 40 dB” in the building, also with its correction: ”R'w + C50-3150 35 dB”.
  raw`R(?<field>')?w ?(?<term>${correction})?[ =:≥>]*(?<sound>\d+)${dB}\b`,
  // The correction without a figure: its C is no self-closing.
  raw`R'?w ?${correction}`,
  // A bare figure in dB is Rw, unless it belongs to another measure: ”DnT,w 52 dB”, ”Rw (C;Ctr) 37 dB”.
  raw`(?<!(?:w|\)|Ctr)[ =:≥]*)(?<decibels>\d+) ?dB\b(?: ?Rw\b| ?\(Rw\))?`,
  // ”Uw ≤ 1,2 W/(m²·K)”, ”högst U-värde 0,9”.
  raw`${atMost}U(?<u>cw|[wdf])?${uWord}[ =:≤<]*${atMost}(?<most>(?=[\d.,]*[1-9])\d(?:[.,]\d+)?)(?: ?W ?/ ?\(?m2[ ·⋅*]?K\)?)?(?![\p{L}\d]|[.,]\d)`,
  // A U-value without a figure is one word.
  raw`U[cwdf]*[ -]v\p{L}+`,
];

/** Classes in letters. */
const gradeTokens = [
  // ”RC 3”.
  raw`RC ?(?<rc>[1-6])\b`,
  // ”S200”, ”Sa”, also where the next letters follow at once: ”SaC5”.
  raw`S(?<smoke>a[34]?|200)(?=S[a2]|C\d?\b|\b)`,
  // ”C5”, ”C”, and ”C 4” where nothing that is counted follows.
  raw`C(?: (?=[0-5](?: ?$|[,;] )))?(?<cycles>[0-5]?)(?=S[a2]|\b)`,
];

/** Everything else. */
const otherTokens = [
  // Words that add nothing.
  raw`(?<filler>${fillers.join('|')})\b`,
  // The two standards of escape fittings: ”SS-EN 179”.
  raw`(?:SS[ -]?)?EN ?(?:179|1125)(?::\d{4}|/(?:179|1125))?(?![\p{L}\d]|[.,]\d| ?(?:[x×*]|[cdm]?m\b))`,
  // ”1,2 x 2,1 m”.
  raw`${side} ?[x×*] ?${side}\b`,
  // ”1,2”.
  raw`\d+[.,]\d+\b`,
  // Any other word, or number.
  raw`[\p{L}\d][\p{L}\d'_]*`,
];

/** Finds the next token: the first of these that fits. No letter or digit is left over between two tokens. */
const anyToken = new RegExp(
  [...uncertainTokens, ...fireTokens, ...figureTokens, ...gradeTokens, ...otherTokens].join('|'),
  'giu',
);

/** The named groups of the tokens. */
type TokenParts = Partial<
  Record<
    | 'letters'
    | 'index'
    | 'blow'
    | 'minutes'
    | 'from'
    | 'arrow'
    | 'to'
    | 'impact'
    | 'field'
    | 'term'
    | 'sound'
    | 'decibels'
    | 'u'
    | 'most'
    | 'rc'
    | 'smoke'
    | 'cycles'
    | 'filler',
    string
  >
>;

/** What was understood of a text, and the words of it that were not, as they were written. */
export type ReadPerformance = FirePerformance & { unknown: string[] };

/**
 * Reads fire classes and what stands with them: ”EI2 15/EW 60-S200C3”, ”EI₂30-S₂₀₀”, ”EI260-C5-Sa”, ”EI 60 (i→o)”, ”EI
 * 30-C Rw 37 dB”.
 *
 * Not understood are ”A60”, ”TT”, ”EI 25”, ”Rw 35-40”, and a second class of self-closing, sound or RC that contradicts
 * the first.
 */
export function parseFireClasses(text: string): ReadPerformance {
  const found: FirePerformance = { classes: [] };
  const unknown: string[] = [];
  for (const { 0: word, groups = {} } of plainText(text).matchAll(anyToken))
    if (!readToken(groups, found)) unknown.push(groups['term'] ?? word);
  return { ...found, unknown };
}

/** A text with one spelling for quotes, indices, dashes and spaces. */
function plainText(text: string): string {
  return (
    text
      .replace(/[’′´`]/g, "'")
      // A subscript index ends where the ordinary digits begin.
      .replace(/(?<=I)[₁₂](?=\d)/gi, '$& ')
      .normalize('NFKC')
      .replace(/[\u2010-\u2014]/g, '-')
      .replace(/\s+/g, ' ')
  );
}

/** Adds what a token says to what was found. False where it was not understood, or contradicts what was found. */
function readToken(part: TokenParts, found: FirePerformance): boolean {
  const keep = <Key extends 'selfClosing' | 'rw' | 'rwInBuilding' | 'rc' | USymbol>(
    key: Key,
    value: FirePerformance[Key],
  ) => (found[key] ??= value) === value;
  const last = found.classes.at(-1);
  if (part.letters) {
    found.classes.push({
      letters: part.letters.toUpperCase() as FireClass['letters'],
      minutes: Number(part.minutes),
      ...(part.index && { index: Number(part.index) as 1 | 2 }),
      ...(part.blow && { impact: true }),
    });
    return true;
  }
  if (part.arrow) {
    if (!last || last.direction || part.from === part.to) return false;
    last.direction = directionOf(part.arrow, part.from);
    return true;
  }
  if (part.impact && last) {
    last.impact = true;
    return true;
  }
  // A correction nearly always lowers the value: the value without it is required at least, and the correction is not
  // understood.
  if (part.sound) return keep(part.field ? 'rwInBuilding' : 'rw', Number(part.sound)) && !part.term;
  if (part.decibels) return keep('rw', Number(part.decibels));
  if (part.most) return keep(`U${part.u?.toLowerCase() ?? ''}` as USymbol, Number(part.most.replace(',', '.')));
  if (part.rc) return keep('rc', Number(part.rc));
  if (part.smoke) {
    found.smoke = [...new Set([...(found.smoke ?? []), `S${part.smoke.toLowerCase()}` as Smoke])];
    return true;
  }
  if (part.cycles !== undefined) return keep('selfClosing', `C${part.cycles}` as SelfClosing);
  return part.filler !== undefined;
}

function directionOf(arrow: string, from = ''): NonNullable<FireClass['direction']> {
  const pointsRight = /[>→↔]/.test(arrow);
  if (pointsRight && /[<↔]/.test(arrow)) return 'i↔o';
  return /i/i.test(from) === pointsRight ? 'i→o' : 'o→i';
}

/** Reads one fire class such as ”EI 60” or ”EI2 30” and nothing besides; undefined when the text is anything else. */
export function parseFireClass(text: string): FireClass | undefined {
  const { classes, unknown, ...others } = parseFireClasses(text);
  return classes.length === 1 && unknown.length === 0 && Object.keys(others).length === 0 ? classes[0] : undefined;
}

/** Whether a word that was not understood is a class with a time that the standard does not know: ”EI 75”. */
export function isStrangeClass(word: string): boolean {
  return /^R?E[IW]?\d? ?\d/i.test(word);
}

/** Whether a fire class such as ”EI2 60” has an I. */
export function insulates(text: string): boolean {
  return parseFireClass(text)?.letters.endsWith('I') ?? false;
}

/** ”EI2 60”, ”REI 60-M”, ”EI 30 (i→o)”, with no-break spaces. */
export function formatFireClass({ letters, index, minutes, impact, direction }: FireClass): string {
  return `${letters}${index ?? ''}${nbsp}${minutes}${impact ? '-M' : ''}${direction ? `${nbsp}(${direction})` : ''}`;
}

/** Whether nothing is asked for, or stated, beside what was not understood. */
export function isBlank({
  classes,
  unknown: _,
  ...others
}: FirePerformance & { unknown?: readonly string[] }): boolean {
  return classes.length === 0 && Object.keys(others).length === 0;
}

/** A U-value as it is written, with one decimal at least: ”0,78”, ”1,0”. */
export function uFigure(value: number): string {
  return (Number.isInteger(value) ? value.toFixed(1) : String(value)).replace('.', ',');
}

/** ”0,78 W/(m²·K)”. */
export function formatU(value: number): string {
  return `${uFigure(value)}${nbsp}W/(m²·K)`;
}

/** Classes with what stands behind them, in Boverket's order: ”EI2 15/EW 60-S200C3, Rw 40 dB”. */
export function formatFireClasses({
  classes,
  smoke,
  selfClosing,
  rw,
  rwInBuilding,
  rc,
  ...u
}: FirePerformance): string {
  const fire = [classes.map(formatFireClass).join('/'), [...(smoke ?? []), selfClosing].join('')];
  return [
    fire.filter(Boolean).join('-'),
    rw && `Rw${nbsp}${rw}${nbsp}dB`,
    rwInBuilding && `R’w${nbsp}${rwInBuilding}${nbsp}dB`,
    rc && `RC${nbsp}${rc}`,
    ...uSymbols.map((symbol) => u[symbol] && `${symbol}${nbsp}${formatU(u[symbol])}`),
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * Whether an offered class covers a required one; `unknown` where the offer does not state what decides. `binds` are
 * the parts of the required class that decide against it, or of which the offer states nothing.
 */
export type ClassVerdict = { answer: Answer; binds: (keyof FireClass)[] };

/** How far a class separates: load-bearing alone, tight, against radiation, insulated. */
const separation = ({ letters }: FireClass) => 'REWI'.indexOf(letters.at(-1) ?? '');

/**
 * Whether one class covers another: a longer time covers a shorter one; EI covers EW, and EW covers E; EI1 covers EI2;
 * a class with R covers the same class without. The order is inferred from the definitions in EN 13501-2. What the
 * offer does not state is unknown.
 *
 * @param opens the offer is a door or a window that opens: its EI always has an index, so one that is not stated is at
 *   least 2
 */
export function coversClass(offered: FireClass, required: FireClass, opens?: boolean): ClassVerdict {
  const no: ClassVerdict['binds'] = [];
  const unknown: ClassVerdict['binds'] = [];
  const bears = offered.letters.startsWith('R') || !required.letters.startsWith('R');
  if (!bears || separation(offered) < separation(required)) no.push('letters');
  if (offered.minutes < required.minutes) no.push('minutes');
  const { index, direction, impact } = required;
  // Swedish rules accept both indices, and so does a requirement without one.
  if (index && (offered.index ?? (opens ? 2 : 3)) > index) (offered.index ? no : unknown).push('index');
  // A class with one direction says nothing of a class without, nor the other way round.
  if (offered.direction !== direction && offered.direction !== 'i↔o')
    (offered.direction && direction ? no : unknown).push('direction');
  if (impact && !offered.impact) unknown.push('impact');
  return no.length > 0
    ? { answer: 'no', binds: no }
    : { answer: unknown.length > 0 ? 'unknown' : 'yes', binds: unknown };
}

/**
 * Whether smoke classes cover another; undefined where they do not say. All show what Sa does, and Sa4 what Sa3 does.
 * Of S200 and the two classes of 2023 no source says more.
 */
export function coversSmoke(offered: readonly Smoke[] | undefined, required: Smoke): boolean | undefined {
  const shows = (smoke: Smoke) => smoke === required || required === 'Sa' || (smoke === 'Sa4' && required === 'Sa3');
  if (!offered || offered.some(shows)) return offered && true;
  return required === 'S200' || offered.every((smoke) => smoke === 'Sa3') ? false : undefined;
}

/** Whether a class of self-closing covers another; undefined where it does not say. */
export function coversClosing(offered: SelfClosing | undefined, required: SelfClosing): boolean | undefined {
  if (!offered || (offered === 'C' && required !== 'C')) return undefined;
  return offered >= required;
}
