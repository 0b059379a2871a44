/** Which products a visitor has chosen to compare. The browser keeps them; where it keeps nothing, the page does as long as it is open. */

/** As many as stand side by side. */
export const mostCompared = 4;

const place = 'jamfor';
/** Their printed classes: ”aluminium-2=EI 60,steel-3=E 30–EW 60”. */
const classPlace = 'jamfor-klass';
const memory = new Map<string, string>();

function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    // Storage is switched off.
    return memory.get(name) ?? '';
  }
}

function write(name: string, text: string): void {
  memory.set(name, text);
  try {
    localStorage.setItem(name, text);
  } catch {
    // Switched off or full.
  }
}

/** Keys of the chosen products with commas between them. */
export function readChoice(): string {
  // What lies there could be anybody's.
  return keysIn(read(place)).join();
}

/** Keeps the chosen products. */
export function writeChoice(keys: readonly string[]): void {
  write(place, keys.join());
  dispatchEvent(new Event(place));
}

/** The printed classes that are kept of chosen products, by key. */
export function readClasses(): Map<string, string> {
  return new Map(
    read(classPlace)
      .split(',')
      .map((text) => text.split('=') as [string, string]),
  );
}

/** Keeps classes of chosen products for the pages on which these do not stand. */
export function writeClasses(classes: readonly (readonly [string, string])[]): void {
  const text = classes.map((entry) => entry.join('=')).join();
  if (text !== read(classPlace)) write(classPlace, text);
}

/** Hears of changes here and in other windows. */
export function hearChoice(listener: () => void): () => void {
  for (const type of [place, 'storage', 'pageshow']) addEventListener(type, listener);
  return () => {
    for (const type of [place, 'storage', 'pageshow']) removeEventListener(type, listener);
  };
}

/** The keys of products in a text, each once and not more than can be compared. */
export function keysIn(text: string): string[] {
  const keys = text.split(',').filter((key) => /^[a-z]+-\d+$/.test(key));
  return [...new Set(keys)].slice(0, mostCompared);
}
