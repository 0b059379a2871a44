import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { products } from '../src/catalogue/products.ts';
import type { Product } from '../src/catalogue/schema.ts';
import { dataSheetPdf } from './dataSheets.ts';

// No cache, so that every call sets the sheet.
vi.mock(import('./artefact.ts'), () => ({ produce: async (_, { render }) => render() }));

const root = resolve(import.meta.dirname, '..');
const [product] = products as [Product];

test('the same product is the same file, and another day another one', async () => {
  const [first, second, later] = [
    await dataSheetPdf(root, product, '2026-11-21'),
    await dataSheetPdf(root, product, '2026-11-21'),
    await dataSheetPdf(root, product, '2026-11-22'),
  ] as Buffer[];
  expect(first?.equals(second as Buffer)).toBe(true);
  expect(first?.equals(later as Buffer)).toBe(false);
  expect(first?.subarray(0, 5).toString()).toBe('%PDF-');
  // Poppler reports the first as a syntax error, true or false; screen readers look for the second.
  expect(first?.toString('latin1')).not.toContain('/Suspects');
  expect(first?.toString('latin1')).toMatch(/\/MarkInfo\s*<<\s*\/Marked true\s*>>/);
});

test('a letter that the font lacks is refused by name', async () => {
  await expect(dataSheetPdf(root, { ...product, description: 'Dörr ⚑' }, undefined)).rejects.toThrow(
    new RegExp(`data sheet of ${product.title} could not be set.*⚑`, 's'),
  );
});
