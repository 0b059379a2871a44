/**
 * What the visitor's browser keeps by name, where it keeps anything: for good, or in the session until its window is
 * closed.
 */

/** The names. */
export const kept = { schedule: 'dorrlista', comparison: 'jamfor', size: 'matt' } as const;

type Storage = 'localStorage' | 'sessionStorage';

/** What is kept under a name; '' where there is nothing, undefined where storage is switched off. */
export function readKept(name: string, storage: Storage = 'localStorage'): string | undefined {
  try {
    return window[storage].getItem(name) ?? '';
  } catch {
    return undefined;
  }
}

/** Keeps a text under a name. False where storage is switched off or full. */
export function keep(name: string, text: string, storage: Storage = 'localStorage'): boolean {
  try {
    window[storage].setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
