import { expect, test } from 'vitest';
import { captionOf, countriesOf, exampleNote } from './gallery.ts';
import { projects } from './projects.ts';
import type { Project } from './schema.ts';

/** The site's projects; of each whether its picture is a photograph. */
const withPhotographs = (...photographs: boolean[]): Project[] =>
  photographs.flatMap((photograph, index) => {
    const project = projects[index];
    return project ? [{ ...project, image: { ...project.image, photograph } }] : [];
  });

test('names every country once', () => {
  const [first] = projects;
  if (!first) throw new Error('The gallery has no project.');
  const inCountries = ['Spanien', 'Lettland', 'Spanien', 'Danmark'].map((country) => ({ ...first, country }));
  expect(countriesOf(inCountries)).toBe('Spanien, Lettland och Danmark');
});

test('visualisations are examples, and photographs are not spoken of', () => {
  expect(exampleNote(withPhotographs(false, false))).toMatch(/^Exempel, inte referensobjekt: bilderna är/);
  expect(exampleNote(withPhotographs(true, false))).toMatch(/^Visualiseringarna är exempel, inte referensobjekt/);
  expect(exampleNote(withPhotographs(true, true))).toBe('');
});

test('a photograph is marked', () => {
  const captions = withPhotographs(true, false).map(captionOf);
  expect(captions).toEqual([expect.stringMatching(/ · Fotografi$/), expect.not.stringContaining('Fotografi')]);
});
