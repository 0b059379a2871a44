import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

// What a picture in several formats is like is seen on the built pages.
test('a drawing, which stands in for a picture that is missing, is a plain image that waits until it is near', () => {
  const drawing = { alt: 'En dörr', src: '/ritningar/dorr.svg', width: 640, height: 480 };
  const html = renderToStaticMarkup(<Picture picture={drawing} />);
  for (const part of ['src="/ritningar/dorr.svg"', 'alt="En dörr"', 'width="640" height="480"', 'loading="lazy"'])
    expect(html).toContain(` ${part}`);
  expect(html).not.toMatch(/srcset|<source|fetchPriority="high"|data-ground| id=/i);
});
