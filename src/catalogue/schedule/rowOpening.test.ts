import { expect, test } from 'vitest';
import { columnOf } from './columns.ts';
import { cellsOf } from './rowCells.ts';
import { readRowOpening } from './rowOpening.ts';

const openingOf = (cells: Record<string, string>) => {
  const { opening, isAssumed, left } = readRowOpening(cellsOf(Object.values(cells), Object.keys(cells).map(columnOf)));
  const size = opening && `${opening.measure} ${opening.width} ${opening.height}`;
  return { size, isAssumed, left: left.map(({ label }) => label) };
};

test.each([
  [{ Mått: '990x2090' }, 'frame 990 2090', true, []],
  [{ Mått: '10x21' }, 'module 1000 2100', false, []],
  [{ Mått: '1021' }, 'module 1000 2100', false, []],
  [{ Karmyttermått: '1021' }, undefined, false, ['Karmyttermått']],
  [{ Bredd: '990', Höjd: '2090' }, 'frame 990 2090', true, []],
  [{ Bredd: '10', Höjd: '21' }, 'module 1000 2100', false, []],
  [{ Bredd: '10', Höjd: '2100' }, undefined, false, ['Bredd', 'Höjd']],
  [{ 'Mått avser': 'vägghål', Mått: '1010x2110' }, 'hole 1010 2110', false, []],
  [{ 'Mått avser': 'vägghål', Mått: 'stor' }, undefined, false, ['Mått', 'Mått avser']],
  [{ Vägghål: '1010x2110', KYM: '990x2090' }, 'frame 990 2090', false, []],
  [{ Vägghål: '1010x2150', KYM: '990x2090' }, 'frame 990 2090', false, ['Vägghål']],
  [{ Mått: '1000x2100', Vägghål: '1010x2110' }, 'hole 1010 2110', false, ['Mått']],
  [{ Rum: '990x2090' }, undefined, false, []],
])('the opening of %j', (cells, size, isAssumed, left) => {
  expect(openingOf(cells)).toEqual({ size, isAssumed, left });
});
