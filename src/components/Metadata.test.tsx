import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { Metadata } from './Metadata.tsx';

const listing = { path: '/galleri', share: { src: '/assets/delning/a.0123456789.012345.jpg', alt: 'Bild' }, graph: [] };

test('a page that search engines may list names its canonical address', () => {
  const html = renderToStaticMarkup(<Metadata title="Titel" description="Text" listing={listing} />);
  expect(html).toContain('<title>Titel</title>');
  expect(html).toContain('<meta name="description" content="Text"/>');
  expect(html).toContain(`<link rel="canonical" href="${company.website}/galleri"/>`);
  expect(html).not.toContain('noindex');
});

test('a page that search engines may list tells what is shown where someone shares it', () => {
  const html = renderToStaticMarkup(<Metadata title="Titel" description="Text" listing={listing} />);
  expect(html).toContain(`<meta property="og:url" content="${company.website}/galleri"/>`);
  expect(html).toContain('<meta property="og:title" content="Titel"/>');
  expect(html).toContain('<meta property="og:description" content="Text"/>');
  expect(html).toContain(`<meta property="og:image" content="${company.website}${listing.share.src}"/>`);
  expect(html).toContain('<meta property="og:image:alt" content="Bild"/>');
});

test('a page without an address of its own is kept out of search engines', () => {
  const html = renderToStaticMarkup(<Metadata title="Titel" description="Text" />);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/canonical|og:|ld\+json/);
});
