/**
 * The day by which an answer is wanted, at the end of the list's title: ”Kv. Eken, rev. B, svar önskas senast 12 maj”.
 * So it goes wherever the title goes, and comes back from each of these places.
 */
const atEnd = /^(?:(.*), s|S)var önskas senast (.*)$/s;

/** A title without the day, and the day; '' where it has none. */
export function splitTitle(title: string): [name: string, answerBy: string] {
  const [all, name = '', answerBy = ''] = atEnd.exec(title) ?? [];
  return all === undefined ? [title, ''] : [name, answerBy];
}

/** The title with the day behind, as {@link splitTitle} reads it again. */
export function joinTitle(name: string, answerBy: string): string {
  return answerBy ? `${name ? `${name}, s` : 'S'}var önskas senast ${answerBy}` : name;
}
