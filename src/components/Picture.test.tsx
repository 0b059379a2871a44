import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const drawing = { alt: 'En dörr', src: '/ritningar/dorr.svg', width: 640, height: 480 };
const visualisation = {
  ...drawing,
  src: '/assets/bilder/dorr.960.webp',
  ground: '#e8e6e0',
  sources: [
    { type: 'image/avif', srcSet: '/assets/bilder/dorr.480.avif 480w', sizes: '50vw' },
    { type: 'image/webp', srcSet: '/assets/bilder/dorr.480.webp 480w', sizes: '50vw' },
  ],
};

test('a drawing is a plain image', () => {
  const html = renderToStaticMarkup(<Picture picture={drawing} />);
  expect(html).toContain(' src="/ritningar/dorr.svg"');
  expect(html).not.toMatch(/srcset|<source/i);
});

test('a picture is offered as AVIF first, then as WebP', () => {
  const html = renderToStaticMarkup(<Picture picture={visualisation} />);
  expect(html).toMatch(
    /<source type="image\/avif" srcSet="[^"]*dorr\.480\.avif 480w" sizes="50vw"\/><source type="image\/webp" srcSet="[^"]*dorr\.480\.webp 480w" sizes="50vw"\/><img[^>]* src="[^"]*dorr\.960\.webp"/i,
  );
});

test('size and description are always there', () => {
  for (const picture of [drawing, visualisation]) {
    const html = renderToStaticMarkup(<Picture picture={picture} />);
    expect(html).toContain(' alt="En dörr"');
    expect(html).toContain(' width="640" height="480"');
  }
});

test('only the picture that is seen first is loaded at once', () => {
  expect(renderToStaticMarkup(<Picture picture={drawing} first />)).toMatch(/loading="eager".*fetchPriority="high"/i);
  const other = renderToStaticMarkup(<Picture picture={drawing} />);
  expect(other).toContain('loading="lazy"');
  expect(other).not.toMatch(/fetchPriority="high"/i);
});

test('the picture’s colour is known before the picture', () => {
  expect(renderToStaticMarkup(<Picture picture={visualisation} />)).toContain(' data-ground="#e8e6e0"');
  expect(renderToStaticMarkup(<Picture picture={drawing} />)).not.toContain('data-ground');
});

test('a picture that travels has an id', () => {
  expect(renderToStaticMarkup(<Picture picture={drawing} id="steel-3" />)).toContain(' id="steel-3"');
  expect(renderToStaticMarkup(<Picture picture={drawing} />)).not.toContain(' id=');
});
