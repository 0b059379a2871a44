import { expect, test } from 'vitest';
import { claimsOf } from '../classes/claims.ts';
import { parseFireClass, parseFireClasses } from '../classes/fireClass.ts';
import { match } from '../requirement/match.ts';
import { products } from '../products.ts';
import { ownClassOf } from './ownClass.ts';

test('a product of one class is asked for in it, and fulfils it; one of several is asked for in none', () => {
  const classed = products.filter(ownClassOf);
  expect(classed.length).toBeGreaterThan(10);
  expect(classed.length).toBeLessThan(products.length);
  for (const product of products) {
    const own = ownClassOf(product);
    const { classes = [], upTo } = product.facts.fire[0] ?? {};
    expect([product.title, own !== '']).toEqual([product.title, classes.length === 1 && !upTo]);
    if (!own) continue;
    expect(parseFireClass(own)).toEqual(parseFireClass(classes[0] ?? ''));
    expect(match(parseFireClasses(own), claimsOf(product))).toMatchObject({ answer: 'yes', conditions: [] });
  }
});
