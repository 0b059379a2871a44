import { describe, expect, test } from 'vitest';
import { parseFireClasses } from '../classes/fireClass.ts';
import { decodeSchedule, encodeSchedule } from './address.ts';
import { csvOf } from './csv.ts';
import { cadq, names, read, row } from './testTables.ts';

describe('a schedule from Revit and CADQ', () => {
  const paste = [
    'Dörrförteckning',
    '',
    cadq.map(([heading]) => heading).join('\t'),
    ...Array.from({ length: 60 }, (_, index) =>
      cadq.map(([heading, cell]) => (heading === '0210 LITTERA' ? `D ${index + 10}` : cell)).join('\t'),
    ),
  ].join('\r\n');

  test('is read with nothing lost', () => {
    const { rows, title, fault } = read(paste);
    expect([rows.length, title, fault]).toEqual([60, 'Dörrförteckning', undefined]);
    expect(rows[0]).toEqual(
      row({
        mark: 'D 10',
        opening: { measure: 'frame', width: 990, height: 2090 },
        hanging: 'V',
        requirement: "EI2 60-S200C5, R'w 35, RC 2",
        wall: '120',
        colour: '1810 KULÖR DÖRRBLAD: RAL 9005; 1820 KULÖR KARM: NCS S 0502-Y',
        fittings: '1711 DAGLÅS LÅSHUS: Assa 232-50; 1741 DÖRRSTÄNGARE/DÖRRAUTOMATIK: Ja',
        note: 'Självlåsande; Namn: D 10; 0312 ANTAL HÄNGNING: 67H/98V; 1320 KARM KARMDJUP: 78; Level: Plan 08',
      }),
    );
    expect(parseFireClasses(rows[0]?.requirement ?? '')).toMatchObject({ rwInBuilding: 35, rc: 2, unknown: [] });
  });

  test('comes back from CSV, and from an address, as it was', () => {
    const { title, rows } = read(paste);
    expect(read(csvOf({ title, rows }, names))).toMatchObject({ title, rows });
    expect(decodeSchedule(encodeSchedule({ title, rows }))).toEqual({ title, rows });
    expect(encodeSchedule({ title, rows }).length).toBeLessThan(2500);
  });

  test('two hundred rows are read in a tenth of a second', () => {
    const [heading, first] = [paste.split('\r\n')[2], paste.split('\r\n')[3]];
    const long = [heading, ...Array.from({ length: 200 }, () => first)].join('\n');
    const times = Array.from({ length: 5 }, () => {
      const start = process.threadCpuUsage().user;
      expect(read(long).rows).toHaveLength(200);
      return (process.threadCpuUsage().user - start) / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });
});

test('the headings of the English Revit are understood', () => {
  expect(read('Mark\tCount\tWidth\tHeight\tFire Rating\tComments\n12A\t2\t990\t2090\tEI 60\tPlan 1').rows).toEqual([
    row({
      mark: '12A',
      count: 2,
      opening: { measure: 'frame', width: 990, height: 2090 },
      requirement: 'EI 60',
      note: 'Plan 1',
    }),
  ]);
});
