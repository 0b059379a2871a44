import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { products } from '../products.ts';
import type { Product } from '../schema.ts';
import { claimsOf } from './claims.ts';
import { parseFireClass } from './fireClass.ts';

const catalogue = products.map(claimsOf);

describe('the claims of the catalogue', () => {
  test('hold every fire class, and nothing that is a guide value', () => {
    for (const product of products) {
      const classes = product.facts.fire.flatMap(({ classes }) => classes.map(parseFireClass));
      expect(claimsOf(product).parts.flatMap(({ classes }) => classes)).toEqual(classes);
    }
    const guess = {
      kind: 'door',
      category: 'steel',
      id: 1,
      facts: { fire: [], sound: { rw: 40, standing: 'guide' } },
    } as const;
    expect(claimsOf({ ...guess, facts: { ...guess.facts, fire: [] } })).toEqual({ key: 'steel-1', parts: [] });
  });

  test('hold the lowest U-value that is stated', () => {
    const least = (uWhole: Product['facts']['uWhole']) =>
      claimsOf({ kind: 'door', category: 'steel', id: 1, facts: { fire: [], uWhole } }).uWhole;
    expect([{ value: 1.1 }, { min: 0.78 }, { values: [1.4, 1.2] }, { max: 2 }, undefined].map(least)).toEqual([
      1.1,
      0.78,
      1.2,
      undefined,
      undefined,
    ]);
    expect(least({ min: 0.78, standing: 'guide' })).toBeUndefined();
    const stated = products.filter(({ facts }) => facts.uWhole ?? facts.uFrame);
    expect(stated.length).toBeGreaterThan(0);
    expect(catalogue.filter(({ uWhole, uFrame }) => uWhole ?? uFrame)).toHaveLength(stated.length);
  });

  test('survive JSON, and are small', () => {
    const json = JSON.stringify(catalogue);
    expect(JSON.parse(json)).toEqual(catalogue);
    expect(brotliCompressSync(json).length).toBeLessThan(1500);
  });
});
