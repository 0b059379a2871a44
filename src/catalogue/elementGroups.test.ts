import { expect, test } from 'vitest';
import { elementGroupOf, elementGroups, idsOf } from './elementGroups.ts';

test('an address names one group, or several as one of all their parts, in the order of the answers', () => {
  for (const group of elementGroups) {
    const { id, name, elements } = group;
    expect(elementGroupOf(id)).toEqual({ ids: [id], name, elements });
  }
  const both = {
    ids: ['dorr', 'glasparti'],
    name: 'Dörrar och glaspartier',
    elements: ['door', 'partition', 'adjoining-partition'],
  };
  for (const ids of ['dorr,glasparti', 'glasparti,dorr,dorr,hej']) expect(elementGroupOf(ids)).toEqual(both);
  expect(idsOf(elementGroupOf('glasparti,dorr'))).toBe('dorr,glasparti');
  expect(idsOf(undefined)).toBe('');
  expect(elementGroupOf('fasad,dorr,fonster')?.name).toBe('Dörrar, fönster och fasader');
  for (const other of ['', ',', 'hej', 'Dorr', null, undefined]) expect(elementGroupOf(other)).toBeUndefined();
});
