import { describe, expect, test } from 'vitest';
import { products } from './products.ts';
import { rowsOf } from './rows.ts';
import type { Facts } from './schema.ts';
import type { Kind } from './vocabulary.ts';

/** Rows as ”name: value unit”, with plain spaces, without those that are left to the quote. */
function stated(facts: Partial<Facts>, kind: Kind = 'partition') {
  return rowsOf({ kind, facts: { fire: [{ element: 'door', classes: ['EI 30'] }], ...facts } })
    .filter(({ id, standing }) => standing !== 'asked' && id !== 'fire.door')
    .map(({ name, value, unit }) => `${name}: ${value} ${unit}`.trim().replaceAll('\u00a0', ' '));
}

test.each(products)('$category $id has no two rows of one name or of one id', (product) => {
  const rows = rowsOf(product);
  expect(rows.map(({ name }) => name)).toEqual([...new Set(rows.map(({ name }) => name))]);
  expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))]);
});

describe('the same rows for every product of a kind', () => {
  const asked = (kind: Kind, facts: Partial<Facts> = {}) =>
    rowsOf({ kind, facts: { fire: [{ element: 'door', classes: ['EI 30'] }], ...facts } })
      .filter(({ standing }) => standing === 'asked')
      .map(({ name, value }) => [name, value]);

  test('what a reader looks for and the facts do not state comes with the offer', () => {
    expect(asked('door')).toContainEqual(['Största dörrmått', 'Anges i offerten']);
    expect(asked('door')).toContainEqual(['Brandgastäthet (EN\u00a013501-2)', 'Anges i offerten']);
    expect(asked('facade')).toContainEqual(['Spännvidd', 'Anges i offerten']);
    expect(asked('partition')).toEqual([]);
  });

  test('a door of which only the height is known has its width in the offer', () => {
    const width = ['Största dörrbredd', 'Anges i offerten'];
    expect(asked('door', { doorLimit: [{ of: 'door', height: 2500 }] })).toContainEqual(width);
    expect(asked('door', { doorLimit: [{ of: 'door', height: 2500, width: 1200 }] })).not.toContainEqual(width);
  });

  test('the index is asked only where there is insulation', () => {
    const index = ['Index, EI1 eller EI2 (EN\u00a013501-2)', 'Anges i offerten'];
    expect(asked('door')).toContainEqual(index);
    expect(asked('door', { fire: [{ element: 'door', classes: ['EW 30'] }] })).not.toContainEqual(index);
  });
});

describe('reads in Swedish', () => {
  test('limits with their conditions', () => {
    expect(
      stated(
        {
          doorLimit: [
            { of: 'opening', width: 1400, height: 2500, when: { leaves: 1, escape: false } },
            { of: 'opening', width: 2400, height: 2500, when: { leaves: 2, escape: true } },
          ],
          elementLimit: [{ of: 'element', height: 4040 }],
        },
        'sliding-door',
      ),
    ).toEqual([
      'Största öppning (bredd × höjd), enkel skjutdörr, utan utrymningsfunktion: 1400 × 2500 mm',
      'Största öppning (bredd × höjd), dubbel skjutdörr, med utrymningsfunktion: 2400 × 2500 mm',
      'Största höjd med överljus: 4040 mm',
    ]);
    expect(
      stated({
        doorLimit: [
          { of: 'door', width: 1200, height: 2500, when: { lock: 'single-point' } },
          { of: 'door', height: 3000, mass: 80, when: { lock: 'bimetal-or-spring' } },
        ],
      }),
    ).toEqual([
      'Största dörrmått (bredd × höjd), med enpunktslås: 1200 × 2500 mm',
      'Största dörrhöjd, med bimetallspärr eller fjäderbelastad regel: 3000 mm',
      'Största dörrvikt, med bimetallspärr eller fjäderbelastad regel: 80 kg',
    ]);
  });

  test('panes of one size or another in one row, and their area in its own', () => {
    expect(
      stated({
        paneLimit: [
          { of: 'pane', width: 900, height: 2000 },
          { of: 'pane', width: 988, height: 1500 },
        ],
      }),
    ).toEqual(['Största glasruta: 900 × 2000 eller 988 × 1500 mm']);
    expect(stated({ paneLimit: [{ of: 'pane', width: 1800, height: 3600, area: 5.45 }] })).toEqual([
      'Största glasruta: 1800 × 3600 mm',
      'Största rutyta: 5,45 m²',
    ]);
  });

  test('many classes by their letters', () => {
    const classes = ['EI 30', ...['RE', 'REW', 'REI'].flatMap((letters) => [`${letters} 30`, `${letters} 60`])];
    const [row] = rowsOf({ kind: 'partition', facts: { fire: [{ element: 'roof', classes }] } });
    expect(row?.value).toBe('EI\u00a030; RE, REW och REI för 30 och 60\u00a0minuter');
  });

  test('documents with what they cover, said once', () => {
    expect(
      stated({
        documents: [
          { kind: 'approval', number: 'Z-14.4-465', country: 'Tyskland', scope: 'klämförband' },
          { kind: 'approval', number: 'Z-14.4-467', country: 'Tyskland', scope: 'förband mellan post och tvärpost' },
          { kind: 'assessment', number: 'A-1', scopeOpen: true },
          { kind: 'assessment', number: 'A-2', scopeOpen: true },
        ],
      }),
    ).toEqual([
      'Godkännande (Tyskland): Z-14.4-465 (klämförband) och Z-14.4-467 (förband mellan post och tvärpost)',
      'Nationell teknisk bedömning: A-1 och A-2 (omfattningen anges i offerten)',
    ]);
  });

  test('what can be had, what is about right, and the test behind a class', () => {
    expect(
      stated({
        burglary: { standing: 'optional' },
        mass: [{ of: 'area', value: 45, standing: 'guide' }],
        selfClosing: { class: 'C5', cycles: 200_000, tests: ['EN 1191'] },
        wind: { kilopascal: 2, standard: 'EN 13116' },
      }),
    ).toEqual([
      'Självstängning, hållbarhetsklass (EN 13501-2): C5 (200 000 cykler, EN 1191)',
      'Motståndsklass mot inbrott, tillval (EN 1627): Klass anges i offerten',
      'Vindlast (EN 13116): 2 kN/m²',
      'Vikt, riktvärde: 45 kg/m²',
    ]);
  });
});
