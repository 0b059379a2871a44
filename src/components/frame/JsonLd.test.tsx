import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Node } from '../../seo/description.ts';
import { JsonLd } from './JsonLd.tsx';

const textOf = (html: string) => html.replaceAll(/^<script[^>]*>|<\/script>$/g, '');

test('a text in the data cannot end the element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const html = renderToStaticMarkup(<JsonLd graph={[{ '@type': 'Product', name }]} />);
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(html).not.toContain('<!--');
  expect(JSON.parse(textOf(html))).toMatchObject({ '@graph': [{ name }] });
});

// What schema.org does not have is refused by the compiler.
// @ts-expect-error -- no such property
({ '@type': 'Product', nmae: 'Dörr' }) satisfies Node;
// @ts-expect-error -- a misspelt property further in
({ '@type': 'Place', additionalProperty: [{ '@type': 'PropertyValue', nam: 'Mått' }] }) satisfies Node;
// @ts-expect-error -- no such type
({ '@type': 'Firedoor', name: 'Dörr' }) satisfies Node;
