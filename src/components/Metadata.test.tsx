import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { Metadata } from './Metadata.tsx';

test('a page that search engines may list names its canonical address', () => {
  const html = renderToStaticMarkup(<Metadata title="Titel" description="Text" path="/galleri" />);
  expect(html).toContain('<title>Titel</title>');
  expect(html).toContain('<meta name="description" content="Text"/>');
  expect(html).toContain(`<link rel="canonical" href="${company.website}/galleri"/>`);
  expect(html).not.toContain('noindex');
});

test('a page without an address of its own is kept out of search engines', () => {
  const html = renderToStaticMarkup(<Metadata title="Titel" description="Text" />);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('canonical');
});
