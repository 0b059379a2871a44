/**
 * Everything that can stand in a class, with what it means and what else is worth knowing, in Swedish.
 *
 * Sources besides those of explainClass.ts: Boverket on fire classes and doors (both indexes are accepted; the usual
 * times), EN 13501-2 and EN 1634-3 for leakage, EN 13501-2:2023 for Sa3 and Sa4, EN 14600 and EN 1191 (no service while
 * the cycles run), EN 1627 for the minutes of RC.
 */
import { timeSteps } from './fireClass.ts';
import {
  cycles,
  directionTexts,
  indexTexts,
  letterTexts,
  otherTexts,
  smokeTexts,
  type ClassPart,
} from './explainClass.ts';
import { joined } from '../phrasing.ts';

/** A letter or figure; `more` is what helps to read it. */
export type GlossaryPart = ClassPart & { more?: string };

const letter = (symbol: string, more?: string): GlossaryPart => ({
  symbol,
  text: letterTexts[symbol] ?? '',
  ...(more && { more }),
});

/** Parts under what they are of, and what has too many figures for a sentence. */
export type GlossaryGroup = {
  heading: string;
  parts: GlossaryPart[];
  table?: { name: string; columns: [string, string]; rows: [symbol: string, figure: string][] };
};

/** The parts in the order in which a class is written. */
export const classGlossary: GlossaryGroup[] = [
  {
    heading: 'Brandmotstånd',
    parts: [
      letter('R', 'Gäller delar som bär, till exempel glastak. Dörrar och fönster bär ingen last.'),
      letter('E', 'E säger inget om kall brandgas. Det gör S.'),
      letter('W'),
      letter('I', 'Det som uppfyller I uppfyller W lika länge.'),
      { symbol: 'EI1', text: indexTexts[1] },
      {
        symbol: 'EI2',
        text: indexTexts[2],
        more: 'Står det bara EI i kravet godtas båda, och står det bara EI för en dörr räcker det till EI2.',
      },
      {
        symbol: `${timeSteps[0]}–${timeSteps.at(-1)}`,
        text: otherTexts.minutes,
        more: `Stegen är ${joined(timeSteps.map(String), 'och')}.`,
      },
      { symbol: 'M', text: otherTexts.M, more: 'Ställs på väggar.' },
      {
        symbol: '(i→o)',
        text: directionTexts['i→o'],
        more: `(o→i): ${directionTexts['o→i'].toLowerCase()} (i↔o): ${directionTexts['i↔o'].toLowerCase()}`,
      },
    ],
  },
  {
    heading: 'Brandgas',
    parts: [
      {
        symbol: 'Sa',
        text: smokeTexts.Sa,
        more: 'Vid 25\u00a0Pa läcker högst 3\u00a0m³ i timmen för varje meter springa; tröskeln räknas inte. Sedan 2023 skiljer standarden på Sa3, utan tätad tröskel, och Sa4, på alla fyra sidor.',
      },
      {
        symbol: 'S200',
        text: smokeTexts.S200,
        more: 'Vid 50\u00a0Pa läcker högst 20\u00a0m³ i timmen genom en enkeldörr och 30\u00a0m³ genom en pardörr. Hette förr Sm.',
      },
    ],
  },
  {
    heading: 'Självstängning',
    parts: [
      { symbol: 'C', text: otherTexts.C, more: 'Utan siffra är det inte sagt hur länge det håller.' },
      { symbol: 'C0–C5', text: 'Antal gånger i provningen.', more: 'Utan service under provningen.' },
    ],
    table: { name: 'Gånger i provningen', columns: ['Klass', 'Gånger'], rows: Object.entries(cycles) },
  },
  {
    heading: 'Ljud och inbrott',
    parts: [
      { symbol: 'Rw', text: otherTexts.Rw },
      {
        symbol: 'R’w',
        text: otherTexts['R’w'],
        more: 'Brukar vara minst 3\u00a0dB lägre än Rw, så de kan inte bytas mot varandra.',
      },
      {
        symbol: 'RC',
        text: otherTexts.RC,
        more: 'RC\u00a02 står emot i 3\u00a0minuter, RC\u00a03 i 5 och RC\u00a04 i 10.',
      },
    ],
  },
];
