import type { Drawing, Layer } from './shape.ts';

/** What the lines of a drawing mean, by layer. */
const meanings: [layer: Layer, sentence: string][] = [
  ['opening', 'Heldragna öppningslinjer: öppnas mot dig.'],
  ['openingAway', 'Streckade öppningslinjer: öppnas från dig.'],
  ['slide', 'Pil: åt det hållet skjuts bladet.'],
  ['travel', 'Streckad ram: bladet i öppet läge.'],
  ['slab', 'Streckat band: bjälklaget bakom fasaden.'],
  ['boundary', 'Streckprickad linje: brandcellsgräns.'],
];

/** Sentences in Swedish that explain the lines that a drawing has. */
export function legendOf({ shapes }: Drawing): string[] {
  return meanings.filter(([layer]) => shapes.some((shape) => shape.layer === layer)).map(([, sentence]) => sentence);
}
