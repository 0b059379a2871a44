/**
 * What the letters and figures of a fire class mean, one by one, in Swedish.
 *
 * Sources: EN 13501-2 for the criteria, EN 14600 and EN 1191 for the cycles of self-closing, EN 1627 for RC,
 * EN ISO 10077-1 for Uw and Ud, 10077-2 for Uf, EN ISO 12631 for Ucw.
 */
import {
  uFigure,
  uSymbols,
  type FireClass,
  type FirePerformance,
  type SelfClosing,
  type Smoke,
  type USymbol,
} from './fireClass.ts';
import { meanRise, pointRise, radiation } from './fireLimits.ts';

/** One letter or figure with its meaning: ”I”, ”Isolerar: baksidan blir …”. */
export type ClassPart = { symbol: string; text: string };

/** The meaning of each letter of the resistance to fire. */
export const letterTexts: Record<string, string> = {
  R: 'Bär sin last.',
  E: 'Håller tätt mot lågor och heta brandgaser.',
  I: `Isolerar: baksidan blir i medel högst ${meanRise}\u00a0°C varmare, i någon punkt högst ${pointRise}\u00a0°C.`,
  W: `Begränsar strålningen: högst ${radiation}\u00a0kW/m² en meter från baksidan.`,
};

/** The meaning of the index of EI. */
export const indexTexts: Record<NonNullable<FireClass['index']>, string> = {
  1: 'Mätt ända ut mot dörrbladets kant. Det är den strängare av två metoder; svenska regler godtar båda.',
  2: 'Mätt enligt den vanliga metoden för dörrar: närmast bladets kant mäts inte, och karmen får bli varmare. EI1 är strängare.',
};

/** The meaning of a direction. */
export const directionTexts: Record<NonNullable<FireClass['direction']>, string> = {
  'i→o': 'Gäller brand inifrån och ut.',
  'o→i': 'Gäller brand utifrån och in.',
  'i↔o': 'Gäller brand från båda hållen.',
};

/** The meaning of each class of smoke. */
export const smokeTexts: Record<Smoke, string> = {
  Sa: 'Brandgastät, provad vid rumstemperatur.',
  Sa3: 'Brandgastät, provad vid rumstemperatur utan tätad tröskel.',
  Sa4: 'Brandgastät, provad vid rumstemperatur på alla fyra sidor.',
  S200: 'Brandgastät, provad både vid rumstemperatur och vid 200\u00a0°C. Omfattar Sa.',
};

/** How many cycles each class of self-closing is tested for. */
export const cycles: Record<Exclude<SelfClosing, 'C'>, string> = {
  C0: '0',
  C1: '500',
  C2: '10\u00a0000',
  C3: '50\u00a0000',
  C4: '100\u00a0000',
  C5: '200\u00a0000',
};

/** What each U-value is a value of. */
export const uTexts: Record<USymbol, string> = {
  U: 'Högsta värmegenomgång för helheten. Ett lägre värde isolerar bättre.',
  Uw: 'Högsta värmegenomgång för hela fönstret, glas och profiler.',
  Ud: 'Högsta värmegenomgång för hela dörren, blad och karm.',
  Ucw: 'Högsta värmegenomgång för hela glasfasaden, glas och profiler.',
  Uf: 'Högsta värmegenomgång för profilen ensam, utan glas.',
};

/** The meaning of all other parts, by their symbols. */
export const otherTexts = {
  minutes: 'Minuter vid brandprovning.',
  M: 'Tål också ett mekaniskt slag.',
  C: 'Stänger sig själv.',
  Rw: 'Vägt reduktionstal i decibel, mätt i laboratorium.',
  'R’w': 'Vägt reduktionstal i decibel, mätt i byggnaden.',
  RC: 'Motståndsklass mot inbrott enligt EN\u00a01627.',
};

/**
 * Explains each symbol of a class or a requirement once, in the order in which a class is written. Several times are
 * one part: ”30, 60”.
 */
export function explainClasses(performance: FirePerformance): ClassPart[] {
  const { classes, smoke = [], selfClosing, rw, rwInBuilding, rc, ...u } = performance;
  const written = new Set(classes.flatMap((one) => [...one.letters]));
  const minutes = [...new Set(classes.map((one) => one.minutes))].toSorted((a, b) => a - b);
  const indexed = new Set(classes.flatMap(({ index }) => index ?? []));
  const directed = new Set(classes.flatMap(({ direction }) => direction ?? []));
  return [
    ...[...'REIW'].filter((letter) => written.has(letter)).map((letter) => part(letter, letterTexts[letter] ?? '')),
    ...[...indexed].map((index) => part(`EI${index}`, indexTexts[index])),
    ...(minutes.length > 0 ? [part(minutes.join(', '), otherTexts.minutes)] : []),
    ...[...directed].map((direction) => part(`(${direction})`, directionTexts[direction])),
    ...(classes.some(({ impact }) => impact) ? [part('M', otherTexts.M)] : []),
    ...smoke.map((one) => part(one, smokeTexts[one])),
    ...(selfClosing ? closing(selfClosing) : []),
    ...(rw ? [part(`Rw\u00a0${rw}`, otherTexts.Rw)] : []),
    ...(rwInBuilding ? [part(`R’w\u00a0${rwInBuilding}`, otherTexts['R’w'])] : []),
    ...(rc ? [part(`RC\u00a0${rc}`, otherTexts.RC)] : []),
    ...uSymbols.flatMap((symbol) => (u[symbol] ? [part(`${symbol}\u00a0${uFigure(u[symbol])}`, uTexts[symbol])] : [])),
  ];
}

function part(symbol: string, text: string): ClassPart {
  return { symbol, text };
}

function closing(selfClosing: SelfClosing): ClassPart[] {
  const stands = part('C', otherTexts.C);
  return selfClosing === 'C' ? [stands] : [stands, part(selfClosing.slice(1), cyclesText(selfClosing))];
}

/** Says how many times the self-closing of a class is tested. */
export function cyclesText(selfClosing: Exclude<SelfClosing, 'C'>): string {
  return `Självstängningen provad ${cycles[selfClosing]}\u00a0gånger.`;
}
