import { expect, test } from 'vitest';
import { elementGroupOf, elementGroups } from './elementGroups.ts';

test('an address names one group, or several as one of all their parts, in the order of the answers', () => {
  for (const group of elementGroups) expect(elementGroupOf(group.id)).toBe(group);
  const both = {
    id: 'dorr,glasparti',
    name: 'Dörrar och glaspartier',
    elements: ['door', 'partition', 'adjoining-partition'],
  };
  for (const ids of ['dorr,glasparti', 'glasparti,dorr,dorr,hej']) expect(elementGroupOf(ids)).toEqual(both);
  expect(elementGroupOf('fasad,dorr,fonster')?.name).toBe('Dörrar, fönster och fasader');
  for (const other of ['', ',', 'hej', 'Dorr', null, undefined]) expect(elementGroupOf(other)).toBeUndefined();
});
