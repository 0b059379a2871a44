import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/project.ts';
import { products, projects } from '../../src/content/content.ts';
import { paths } from '../../src/content/paths.ts';
import { all, section, text } from './lib/dom.ts';
import { sitePage } from './lib/site.ts';

type ProductFacts = { id: number; parameters: { name: string; value: string; unit: string }[] };
type ProjectFacts = { id: number; place: string; country: string; category: string };

/** The facts lie outside the repository and are not copied into it. */
const folder = join(root, '../shared/facts');
const read = <T>(file: string, fallback: T): T =>
  existsSync(join(folder, file)) ? (JSON.parse(readFileSync(join(folder, file), 'utf8')) as T) : fallback;
const facts = read<Record<string, ProductFacts[]>>('products.json', {});
const places = read<ProjectFacts[]>('projects.json', []);

/** Kinds of space do not matter here; that they are the right ones is checked with the content. */
const plain = (value: string) => value.replaceAll('\u00a0', ' ');

describe.skipIf(!existsSync(folder))('the facts (skipped where ../shared/facts is not there)', () => {
  test.each(products.map((product) => ({ product, path: paths.product(product) })))(
    'stand in the table of $path, row by row',
    ({ product, path }) => {
      const expected = facts[product.category]?.find(({ id }) => id === product.id)?.parameters;
      const rows = all(section(sitePage(path).document, 'Parametrar'), 'tbody tr').map((row) =>
        row.childElements.map((cell) => plain(text(cell))),
      );
      expect(rows).toEqual(expected?.map(({ name, value, unit }) => [name, value, unit].map(plain)));
    },
  );

  test('say where the projects are and what they are', () => {
    expect(projects.map(({ id, category }) => [id, category])).toEqual(
      places.map(({ id, category }) => [id, category]),
    );
    const misplaced = projects.filter(
      ({ id, place }) =>
        !places.some(
          (fact) => fact.id === id && [fact.place, fact.country, `${fact.place}, ${fact.country}`].includes(place),
        ),
    );
    expect(misplaced.map(({ id, place }) => `project ${id} is in "${place}", which the facts do not say`)).toEqual([]);
  });
});
