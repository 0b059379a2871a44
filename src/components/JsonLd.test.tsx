import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Node } from '../seo/description.ts';
import { JsonLd } from './JsonLd.tsx';

const textOf = (html: string) => html.replaceAll(/^<script[^>]*>|<\/script>$/g, '');

test('structured data are one graph that says which vocabulary it uses', () => {
  const html = renderToStaticMarkup(
    <JsonLd
      graph={[
        { '@type': 'Product', name: 'Dörr & ”fönster”' },
        { '@type': 'WebSite', name: 'Webbplats' },
      ]}
    />,
  );
  expect(html).toMatch(/^<script type="application\/ld\+json">/);
  expect(JSON.parse(textOf(html))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Product', name: 'Dörr & ”fönster”' },
      { '@type': 'WebSite', name: 'Webbplats' },
    ],
  });
});

test('a text in the data cannot end the element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const html = renderToStaticMarkup(<JsonLd graph={[{ '@type': 'Product', name }]} />);
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(html).not.toContain('<!--');
  expect(JSON.parse(textOf(html))).toMatchObject({ '@graph': [{ name }] });
});

test('words that schema.org does not have are refused by the compiler', () => {
  // @ts-expect-error -- no such property
  const misspelt: Node = { '@type': 'Product', nmae: 'Dörr' };
  // @ts-expect-error -- a property of products, not of places
  const misplaced: Node = { '@type': 'Place', additionalProperty: [{ '@type': 'PropertyValue', nam: 'Mått' }] };
  // @ts-expect-error -- no such type
  const unknown: Node = { '@type': 'Firedoor', name: 'Dörr' };
  expect([misspelt, misplaced, unknown]).toHaveLength(3);
});
