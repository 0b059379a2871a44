import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { headOfCatalogue } from './describeCatalogue.ts';

test('what the browser is given holds what differs between the tabs, and nothing of the company', () => {
  const [first, second] = [headOfCatalogue('aluminium'), headOfCatalogue('steel')];
  for (const field of ['title', 'description', 'address', 'picture', 'alt'] as const)
    expect(first[field]).not.toBe(second[field]);
  expect(JSON.stringify(second)).not.toContain(company.legalName);
});
