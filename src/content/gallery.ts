/**
 * What is said of the gallery as a whole, in the words of its content: where the buildings are, and what the pictures
 * are.
 */
import type { Project } from './schema.ts';

/** ”Spanien, Lettland, Sverige och Danmark”, in the order of the projects. */
export function countriesOf(projects: readonly Project[]): string {
  const countries = new Set(projects.map(({ country }) => country));
  return new Intl.ListFormat('sv', { type: 'conjunction' }).format(countries);
}

/**
 * Says that a visualisation shows an example and no delivered building. Where some pictures are photographs it speaks
 * of the others alone; where all are, there is nothing to say and the text is empty.
 */
export function exampleNote(projects: readonly Project[]): string {
  const photographs = projects.filter(({ image }) => image.photograph).length;
  if (photographs === 0) return 'Exempel, inte referensobjekt: bilderna är visualiseringar.';
  if (photographs === projects.length) return '';
  return 'Visualiseringarna är exempel, inte referensobjekt: de byggnaderna har inte levererats av oss. Fotografier är märkta.';
}

/** Town and country, and whether the picture was taken there. */
export function captionOf({ place, image }: Project): string {
  return image.photograph ? `${place} · Fotografi` : place;
}
