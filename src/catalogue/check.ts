/** Contradictions that a product's data file can hold although every value by itself is in order. */
import { parseFireClass } from './fireClass.ts';
import type { Product } from './schema.ts';

/** What in a product contradicts itself, each as ”field: reason”. */
export function inconsistencies(product: Product): string[] {
  return [...wrongClasses(product), ...wrongSizes(product)];
}

/** A class in the name has to be one of the classes in the facts. */
function wrongClasses({ title, facts }: Product): string[] {
  const known = new Set(
    facts.fire.flatMap(({ classes }) => classes.map((text) => JSON.stringify(parseFireClass(text)))),
  );
  return (title.match(/\b(?:R?EI|RE|EW|E)\d{2,3}\b/g) ?? [])
    .filter((name) => !known.has(JSON.stringify(parseFireClass(name))))
    .map((name) => `title: must not say ${name}, which facts.fire does not hold`);
}

/** The example has to fit together, so that its drawing does. */
function wrongSizes(product: Product): string[] {
  const problems: string[] = [];
  if (product.kind === 'facade') {
    const { rows, height, columns, door } = product.elevation;
    const sum = rows.reduce((total, row) => total + row, 0);
    if (sum !== height) problems.push(`elevation.rows: must add up to the height, ${height}, and make ${sum}`);
    if (door !== undefined && door >= columns)
      problems.push(`elevation.door: must be a column from 0 to ${columns - 1}`);
  }
  if (product.kind === 'door' || product.kind === 'sliding-door') {
    const { width, height, sidelight = 0, overlight = 0, leaves } = product.elevation;
    const [leaf, tall] = [(width - sidelight) / leaves, height - overlight];
    if (leaf < 500) problems.push(`elevation.sidelight: must leave at least 500 mm for each leaf, and leaves ${leaf}`);
    if (tall < 1800) problems.push(`elevation.overlight: must leave at least 1800 mm for the door, and leaves ${tall}`);
  }
  return problems;
}
