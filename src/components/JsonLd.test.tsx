import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from './JsonLd.tsx';

test('structured data say which vocabulary they use', () => {
  const html = renderToStaticMarkup(<JsonLd data={{ '@type': 'Thing', name: 'Dörr & ”fönster”' }} />);
  const text = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name: 'Dörr & ”fönster”' });
});

test('a text in the data cannot end the element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const html = renderToStaticMarkup(<JsonLd data={{ name }} />);
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(html).not.toContain('<!--');
  expect(JSON.parse(html.replaceAll(/^<script[^>]*>|<\/script>$/g, ''))).toMatchObject({ name });
});
