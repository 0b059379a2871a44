/**
 * Writes the page's address without leaving the page, by replacing the entry of the browser's history or adding one.
 * Where the browser refuses (Safari, after a hundred in half a minute; others, where it is too long), the address stays
 * as it was: the next call states everything again.
 */
export function setAddress(address: string | URL, how: 'replaceState' | 'pushState' = 'replaceState'): void {
  try {
    history[how](history.state, '', address);
  } catch {
    // As said above.
  }
}
