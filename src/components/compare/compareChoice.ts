/**
 * Which products a visitor has chosen to compare. The browser keeps them; where it keeps nothing, the page does as long
 * as it is open.
 */
import { keep, kept, readKept } from '../ui/browserStorage.ts';

/** As many as stand side by side. */
export const mostCompared = 4;

let memory = '';

/** Keys of the chosen products with commas between them. */
export function readChoice(): string {
  // Storage may hold anything; keep only valid keys.
  memory = keysIn(readKept(kept.comparison) ?? memory).join();
  return memory;
}

/** Keeps the chosen products. */
export function writeChoice(keys: readonly string[]): void {
  memory = keys.join();
  keep(kept.comparison, memory);
  dispatchEvent(new Event(kept.comparison));
}

/** Hears of changes here and in other windows. */
export function hearChoice(listener: () => void): () => void {
  for (const type of [kept.comparison, 'storage', 'pageshow']) addEventListener(type, listener);
  return () => {
    for (const type of [kept.comparison, 'storage', 'pageshow']) removeEventListener(type, listener);
  };
}

/** The keys of products in a text, each once and not more than can be compared. */
export function keysIn(text: string): string[] {
  const keys = text.split(',').filter((key) => /^[a-z]+-\d+$/.test(key));
  return [...new Set(keys)].slice(0, mostCompared);
}
