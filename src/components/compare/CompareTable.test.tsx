import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compare } from '../../catalogue/comparison/comparison.ts';
import { comparisonData } from '../../documents/comparisonData.ts';
import { CompareTable } from './CompareTable.tsx';

const { order, products } = comparisonData();

test('every value is shown to the letter, also where its figure ends like another', () => {
  const [first] = products;
  if (!first) throw new Error('There are no products.');
  const twice = { ...first, rows: [{ id: 'infill', name: 'Glastjocklek', value: '15\u00a0mm eller 5\u00a0mm' }] };
  for (const product of [twice, ...products]) {
    const markup = renderToStaticMarkup(
      <CompareTable label="Jämförelse" products={[product]} groups={[{ rows: compare(order, [product]) }]} />,
    );
    const text = plain(markup.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'"));
    for (const { value = '' } of product.rows) expect(text, `${product.title}: ${value}`).toContain(plain(value));
  }
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
