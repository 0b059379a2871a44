import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { areMany, ClassRows } from './ClassRows.tsx';

/** What the rows say, one a line, with no-break spaces as underscores. */
const rowsOf = (classes: string[]) =>
  renderToStaticMarkup(<ClassRows classes={classes} />)
    .replaceAll('\u00a0', '_')
    .split('<span class="visually-hidden">_· </span><br/>')
    .map((row) => row.replaceAll(/<[^>]*>/g, ''));

test('short classes stand in one row, with a dot between them that ends no line', () => {
  expect(rowsOf(['EI\u00a060'])).toEqual(['EI_60']);
  expect(rowsOf(['EI\u00a030', 'EI\u00a060'])).toEqual(['EI_30_· EI_60']);
});

test('many stand in two rows; of three the longer row is the second', () => {
  expect(rowsOf(['EI\u00a030', 'EI\u00a060', 'EI\u00a090'])).toEqual(['EI_30', 'EI_60_· EI_90']);
  expect(rowsOf(['EW\u00a030', 'EI\u00a030', 'EI\u00a060', 'EI\u00a090'])).toEqual(['EW_30_· EI_30', 'EI_60_· EI_90']);
  expect(rowsOf(['EI2\u00a030-S200C5', 'EI2\u00a060-S200C5'])).toEqual(['EI2_30-S200C5', 'EI2_60-S200C5']);
});

test('among others, letters that share their minutes may be parted before their last', () => {
  const classes = ['EI\u00a030', 'RE, REW och REI\u00a030–60'];
  const html = renderToStaticMarkup(<ClassRows classes={classes} />);
  expect(html.split('<br/>').map((row) => row.replaceAll(/<[^>]*>/g, ''))).toEqual([
    'EI\u00a030\u00a0· RE, REW ',
    'och\u00a0REI\u00a030–60',
  ]);
});

test('one alone is not parted, however long, and its ”och” ends no line', () => {
  const long = 'RE, REW och REI\u00a030–60';
  expect(areMany([long])).toBe(true);
  expect(rowsOf([long])).toEqual(['RE, REW och_REI_30–60']);
});
