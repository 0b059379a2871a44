/**
 * The parts of a requirement as chips: what is chosen, what else can be, what it means, and the requirement that a
 * choice makes.
 */
import {
  cyclesText,
  directionTexts,
  indexTexts,
  letterTexts,
  otherTexts,
  smokeTexts,
  uTexts,
  type ClassPart,
} from '../../catalogue/classes/explainClass.ts';
import {
  classLetters,
  formatU,
  timeSteps,
  uSymbols,
  type FireClass,
  type FirePerformance,
  type SelfClosing,
  type Smoke,
  type USymbol,
} from '../../catalogue/classes/fireClass.ts';
import { decimal } from '../../catalogue/phrasing.ts';

/** One letter or figure that can be changed. */
export type Chip = {
  id: string;
  label: string;
  /** '' where nothing is asked for. */
  value: string;
  /** What can be chosen, '' for nothing; without options it is a whole number. */
  options?: readonly string[];
  /** What the value means; without a value what that means. */
  meaning: ClassPart[];
  /** True where the chip goes when nothing is chosen. */
  passing?: boolean;
  /** The whole requirement with another value in this place. */
  change: (value: string) => FirePerformance;
};

const directions: NonNullable<FireClass['direction']>[] = ['i→o', 'o→i', 'i↔o'];
const smokes: Smoke[] = ['Sa', 'Sa3', 'Sa4', 'S200'];
const closings: SelfClosing[] = ['C', 'C0', 'C1', 'C2', 'C3', 'C4', 'C5'];
const burglary = ['1', '2', '3', '4', '5', '6'];

/** Minutes of a class that is added: the lowest among our products, to be changed. */
const firstMinutes = 30;

const nothing: ClassPart[] = [{ symbol: '', text: 'Inget krav.' }];
const says = (symbol: string, text: string): ClassPart[] => [{ symbol, text }];

/**
 * The chips of a requirement, in the order in which it is written.
 *
 * @param isDoor what is asked for is a door, whose U-value is Ud whichever symbol somebody writes
 */
export function chipsOf(asked: FirePerformance, isDoor?: boolean): Chip[] {
  const classes: (FireClass | undefined)[] = asked.classes.length > 0 ? asked.classes : [undefined];
  return [
    ...classes.flatMap((one, index) => classChips(asked, one, index)),
    ...smokeChips(asked),
    {
      id: 'c',
      label: 'Självstängning',
      value: asked.selfClosing ?? '',
      options: ['', ...closings],
      meaning: closingMeaning(asked.selfClosing),
      change: (value) => set(asked, 'selfClosing', (value || undefined) as SelfClosing | undefined),
    },
    figure(asked, 'rw', 'Ljud, Rw', 'Rw'),
    ...(asked.rwInBuilding ? [figure(asked, 'rwInBuilding', 'Ljud på plats, R’w', 'R’w')] : []),
    figure(asked, 'rc', 'Inbrott, RC', 'RC'),
    ...uSymbols.flatMap((symbol) => (asked[symbol] ? [uChip(asked, symbol, asked[symbol], isDoor)] : [])),
  ];
}

function classChips(asked: FirePerformance, one: FireClass | undefined, index: number): Chip[] {
  const change = (next: FireClass | undefined): FirePerformance => ({
    ...asked,
    classes: asked.classes.toSpliced(index, 1, ...(next ? [next] : [])),
  });
  const which = asked.classes.length > 1 ? `, klass\u00a0${index + 1}` : '';
  const chip = (id: string, label: string, rest: Omit<Chip, 'id' | 'label'>): Chip => ({
    id: `${id}-${index}`,
    label: label + which,
    ...rest,
  });
  const first = chip('bokstaver', 'Bokstäver', {
    value: one?.letters ?? '',
    options: ['', ...classLetters],
    meaning: one ? [...one.letters].flatMap((letter) => says(letter, letterTexts[letter] ?? '')) : nothing,
    passing: asked.classes.length > 1,
    change: (value) => change(value ? withLetters(one, value as FireClass['letters']) : undefined),
  });
  if (!one) return [first];
  const { index: edge, ...withoutIndex } = one;
  const ofEdge = chip('index', 'Index', {
    value: edge ? String(edge) : '',
    options: ['', '1', '2'],
    meaning: edge ? says(`EI${edge}`, indexTexts[edge]) : says('', 'Inget index: både EI1 och EI2 godtas.'),
    change: (value) => change({ ...withoutIndex, ...(value && { index: Number(value) as 1 | 2 }) }),
  });
  const minutes = chip('minuter', 'Minuter', {
    value: String(one.minutes),
    options: timeSteps.map(String),
    meaning: says(String(one.minutes), otherTexts.minutes),
    change: (value) => change({ ...one, minutes: Number(value) }),
  });
  const { impact, ...withoutImpact } = one;
  const ofImpact = chip('slag', 'Mekaniskt slag', {
    value: 'M',
    options: ['', 'M'],
    meaning: says('M', otherTexts.M),
    passing: true,
    change: () => change(withoutImpact),
  });
  const { direction, ...withoutDirection } = one;
  const way = chip('riktning', 'Brandriktning', {
    value: direction ?? '',
    options: ['', ...directions],
    meaning: direction ? says(`(${direction})`, directionTexts[direction]) : nothing,
    passing: true,
    change: (value) =>
      change({ ...withoutDirection, ...(value && { direction: value as NonNullable<FireClass['direction']> }) }),
  });
  return [
    first,
    ...(one.letters === 'EI' ? [ofEdge] : []),
    minutes,
    ...(impact ? [ofImpact] : []),
    ...(direction ? [way] : []),
  ];
}

function withLetters(one: FireClass | undefined, value: FireClass['letters']): FireClass {
  const { index, ...rest } = one ?? { minutes: firstMinutes };
  return { ...rest, letters: value, ...(index && value === 'EI' && { index }) };
}

function smokeChips(asked: FirePerformance): Chip[] {
  const all: (Smoke | undefined)[] = asked.smoke ?? [undefined];
  return all.map((one, index) => ({
    id: `rok-${index}`,
    label: 'Brandgas',
    value: one ?? '',
    options: ['', ...smokes],
    meaning: one ? says(one, smokeTexts[one]) : nothing,
    passing: all.length > 1,
    change: (value) => {
      const next = [...new Set(all.with(index, (value || undefined) as Smoke | undefined))].filter(
        (smoke) => smoke !== undefined,
      );
      return set(asked, 'smoke', next.length > 0 ? next : undefined);
    },
  }));
}

function closingMeaning(selfClosing: SelfClosing | undefined): ClassPart[] {
  if (!selfClosing) return nothing;
  const closes = says('C', otherTexts.C);
  return selfClosing === 'C' ? closes : [...closes, ...says(selfClosing.slice(1), cyclesText(selfClosing))];
}

function figure(asked: FirePerformance, key: 'rw' | 'rwInBuilding' | 'rc', label: string, symbol: 'Rw' | 'R’w' | 'RC') {
  const value = asked[key];
  return {
    id: key,
    label,
    value: value ? String(value) : '',
    ...(key === 'rc' && { options: ['', ...burglary] }),
    meaning: value ? says(`${symbol}\u00a0${value}`, otherTexts[symbol]) : nothing,
    passing: key === 'rwInBuilding',
    change: (text: string) => set(asked, key, Number.parseInt(text, 10) || undefined),
  } satisfies Chip;
}

/** A U-value in steps of 0.1 W/(m²·K), and as it was asked for. */
function uChip(asked: FirePerformance, symbol: USymbol, value: number, isDoor?: boolean): Chip {
  const steps = Array.from({ length: 20 }, (_, index) => (index + 5) / 10);
  return {
    id: symbol,
    label: symbol === 'U' ? 'U-värde' : `U-värde, ${symbol}`,
    value: decimal(value),
    options: ['', ...[...new Set([...steps, value])].toSorted((a, b) => a - b).map(decimal)],
    meaning: says(
      `${symbol}\u00a0${formatU(value)}`,
      isDoor && symbol === 'Uw' ? `${uTexts.Ud} Beteckningen för en dörr är Ud.` : uTexts[symbol],
    ),
    passing: true,
    change: (text) => set(asked, symbol, Number(text.replace(',', '.')) || undefined),
  };
}

/** A copy with another value, or without it. */
function set<Key extends keyof FirePerformance>(
  asked: FirePerformance,
  key: Key,
  value: FirePerformance[Key] | undefined,
): FirePerformance {
  const copy = { ...asked };
  if (value === undefined) delete copy[key];
  else copy[key] = value;
  return copy;
}
