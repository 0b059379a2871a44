import type { ListedProduct } from './judged.ts';

/** Rows as they stand in a spreadsheet, of the first products: a yes, what is not stated, and a no. */
export function exampleOf(products: readonly Pick<ListedProduct, 'key'>[]): string {
  const cells = ['4\t9 × 21M\tEI 30', '2\t10 × 21M\tEI 60-S200', '1\t10 × 21M\tEI 60'];
  const last = products.slice(0, cells.length).toReversed();
  const rows = cells.map((row, index) => `D${index + 1}\t${last[index]?.key}\t${row}`);
  return ['Littera\tProdukt\tAntal\tMått\tKrav', ...rows].join('\n');
}
