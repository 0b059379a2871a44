import { expect, test } from 'vitest';
import type { DoorRow } from './doorRow.ts';
import { judge, possibleOf } from './testProducts.ts';

test.each<Partial<DoorRow>>([
  { requirement: '-' },
  { requirement: '–, 35 dB' },
  { requirement: 'ej brand' },
  { requirement: 'Ingen brandklass' },
  { requirement: 'Utan brandkrav' },
  { requirement: 'inget krav på brandmotstånd' },
  { requirement: 'Brandklass: nej, Rw 40' },
  { requirement: 'ej branddörr' },
  { requirement: 'oklassad' },
  { requirement: 'Ej aktuellt' },
  { requirement: '35 dB', note: 'utan brandkrav' },
  { note: 'Plan 2; ej brand', fittings: 'Dörrstängare' },
])('no product is looked for where the row says that no fire class is required: %o', (row) => {
  expect(possibleOf(row)).toMatchObject({ noFire: 'said', possible: [], open: [] });
  expect(possibleOf(row)).not.toHaveProperty('asks');
  expect(possibleOf(row)).not.toHaveProperty('guess');
});

test.each(['25 dB', 'Rw 35', 'RC 3', 'U 1,2', 'E0', 'enligt handling', 'ståldörr'])(
  'no product is looked for where no fire class was read: %s',
  (requirement) => {
    expect(possibleOf({ requirement })).toMatchObject({ noFire: 'unread', possible: [], open: [] });
  },
);

test('a class beside a denial is read, and a chosen product is still answered', () => {
  for (const requirement of ['EI 30, ej brandgastät', 'EI 30 i brandcellsgräns', 'S200', 'EI 30 utan brandtätning'])
    expect(possibleOf({ requirement })).not.toHaveProperty('noFire');
  expect(possibleOf({ requirement: 'EI 30', note: 'ej brand' })).not.toHaveProperty('noFire');
  expect(judge('aluminium-2', { requirement: '–' }).requirement).toEqual({
    answer: 'yes',
    reason: 'Ingen brandklass krävs.',
  });
});
