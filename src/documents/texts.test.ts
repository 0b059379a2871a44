/** What is read as plain text: the specification text, the proof and the questions of every product. */
import { describe, expect, test } from 'vitest';
import { withUnit } from '../catalogue/phrasing.ts';
import { products } from '../catalogue/products.ts';
import { rowsOf } from '../catalogue/rows.ts';
import { company } from '../content/company.ts';
import { typographyRules } from '../catalogue/typography.ts';
import { dataSheet } from './dataSheet.ts';
import { printDrawing } from './printDrawing.ts';
import { classNote, proofOf } from './proof.ts';
import { questionsOf } from './questions.ts';
import { specificationText } from './specification.ts';

const origin = { address: 'https://www.eldgrans.example/produkter/stal', maker: 'Eldgräns AB', changed: '2026-11-21' };

describe.each(products)('$category $id', (product) => {
  const text = specificationText(product, origin);
  const lines = text.split('\n');

  test('the specification text has every row of the table', () => {
    for (const { name, value, unit, standing } of rowsOf(product)) {
      const printed = standing === 'asked' ? 'anges i offerten' : withUnit(value, unit);
      expect(lines.filter((line) => line.startsWith(`${name}: ${printed}`))).toHaveLength(1);
    }
  });

  test('what only the quote tells is no demand yet: it stands below a heading of its own', () => {
    const [, demands = '', open = ''] =
      /\nFUNKTIONSKRAV\n([^]*?)\n\n(?:ATT AVGÖRA\n.+\n([^]*?)\n\n)?UTFÖRANDE\n/.exec(text) ?? [];
    expect(demands).toMatch(/^Brandklass/m);
    expect(demands).not.toMatch(/offert|framgår inte/);
    // No heading of nothing, and nothing below it that is known.
    expect(text.includes('ATT AVGÖRA')).toBe(open !== '');
    expect(open === '' || open.split('\n').every((line) => line.includes('anges i offerten'))).toBe(true);
  });

  test('the specification text has no wording of AMA, and names page and day', () => {
    expect(text).not.toContain('AMA');
    expect(lines).toContain('Littera:');
    // What the product has to do comes before how it is made.
    expect(text).toMatch(/\nFUNKTIONSKRAV\n.+\nBrandklass[^]+\nUTFÖRANDE\n/);
    expect(text).toContain(`ändrade ${origin.changed}: ${origin.address}\n`);
    expect(specificationText(product, { ...origin, changed: undefined })).not.toContain('ändrade');
  });

  test('nothing is called approved but a document by its name', () => {
    const { ways, documents, askFor } = proofOf(product);
    const all = [text, classNote(product.kind), ...ways.map((way) => way.text), ...documents.map(({ worth }) => worth)];
    for (const one of [...all, ...askFor])
      expect(one.replaceAll(/typgodkännande|inget svenskt godkännande|^Godkännande \(\p{L}+\)/gimu, '')).not.toMatch(
        /godkän|certifi/i,
      );
    expect(ways.length).toBeGreaterThan(0);
    expect(documents.map(({ number }) => number)).toEqual((product.facts.documents ?? []).map(({ number }) => number));
    expect(documents.every(({ name }) => name !== '')).toBe(true);
  });

  test('asks for all that the table leaves to the quote', () => {
    const open = rowsOf(product).filter(({ standing }) => standing === 'asked');
    const questions = questionsOf(product);
    expect(questions.map(({ property }) => property)).toEqual(
      expect.arrayContaining(open.map(({ property }) => property)),
    );
    expect(new Set(questions.map((question) => question.text)).size).toBe(questions.length);
  });

  test('is set by the rules of Swedish typography', () => {
    const wrong = typographyRules.flatMap(({ pattern, advice }) =>
      [...lines, ...questionsOf(product).map((question) => question.text)]
        .filter((line) => pattern.test(line.replace(origin.address, 'sidan')) && !line.includes('Provningsrapport'))
        .map((line) => `${advice}: ${line}`),
    );
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['derived', 'Beräknat'],
  ['stated', 'Källa'],
] as const)('what a value rests on that is %s goes behind “%s”', (standing, word) => {
  const [product] = products;
  if (!product) throw new Error('The catalogue must have a product.');
  const changed = {
    ...product,
    facts: { ...product.facts, warranty: { value: 7, standing, source: 'Provningsrapport' } },
  };
  expect(specificationText(changed, origin)).toContain(`(${word.toLowerCase()}: Provningsrapport)`);
  const { rows } = dataSheet(changed, { address: origin.address, company, drawing: printDrawing(product) });
  expect(rows.flatMap(({ remark }) => remark?.map(({ text }) => text).join('') ?? [])).toContain(
    `${word}: Provningsrapport`,
  );
});
