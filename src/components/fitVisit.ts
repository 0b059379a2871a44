/** The size that the visitor asked for last, on whichever product: it stays in the browser's window, and is gone with it. */

const name = 'matt';

/** The texts of the fields; empty where there are none. */
export function lastAsked(): { b: string; h: string } {
  let query = '';
  try {
    query = sessionStorage.getItem(name) ?? '';
  } catch {
    // Storage is switched off.
  }
  const texts = new URLSearchParams(query);
  return { b: texts.get('b') ?? '', h: texts.get('h') ?? '' };
}

/** Remembers a query as the form has it. */
export function rememberAsked(query: string): void {
  try {
    sessionStorage.setItem(name, query);
  } catch {
    // As above: then the next product asks anew.
  }
}
