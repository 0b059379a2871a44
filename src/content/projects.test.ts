/** Where the projects are, and what they are, as the sources say it (tests/fixtures/projects.json). */
import { expect, test } from 'vitest';
import sources from '../../tests/fixtures/projects.json';
import { projects } from './projects.ts';

const known = projects.flatMap((project) => {
  const source = sources.find(({ id }) => id === project.id);
  return source ? [{ project, source }] : [];
});

test.each(known)('project $project.id is where its source says, and of its kind', ({ project, source }) => {
  const { place, country, category } = source;
  expect([place, country, `${place}, ${country}`]).toContain(project.place);
  expect(project.country).toBe(country);
  expect(project.category).toBe(category);
});
