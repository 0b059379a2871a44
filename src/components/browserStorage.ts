/** What the visitor's browser keeps by name, where it keeps anything. */

/** The names. */
export const kept = { schedule: 'dorrlista', comparison: 'jamfor' } as const;

/** What is kept under a name; '' where there is nothing, undefined where storage is switched off. */
export function readKept(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return undefined;
  }
}

/** Keeps a text under a name. False where storage is switched off or full. */
export function keep(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
