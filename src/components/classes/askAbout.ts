import type { Match } from '../../catalogue/requirement/match.ts';
import { paths } from '../../content/paths.ts';

/** The address of the form, with a question on some products. */
export function askAbout(about: readonly Match[], requirement: string, size = '', more = ''): string {
  const question = `Vad kan levereras i ${requirement}${size && `, ${size}`}?${more}`;
  return paths.contactAbout({ products: about.map(({ key }) => key), question });
}
