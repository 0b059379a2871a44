import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BoundaryShown } from './BoundaryShown.tsx';
import { projects } from '../../content/projects.ts';
import { sectionPicture } from '../../content/sectionPicture.ts';

test('draws every line and class of one project, names the parts of the sawn corner, and leads to its product', () => {
  const html = renderToStaticMarkup(<BoundaryShown />);
  const shown = projects.find(({ title }) => html.includes(`${title} med brandcellsgränsen.`));
  expect(shown?.boundary?.lines.every((points) => html.includes(`M${points}`))).toBe(true);
  expect([...html.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual([
    ...(shown?.boundary?.marks.map((mark) => mark.class) ?? []),
    ...sectionPicture.parts.map(({ name }) => name),
  ]);
  const page = `/produkter/${sectionPicture.product.replace('-', '/')}`;
  for (const href of ['/galleri', page, `${page}#brandprovet`, `${page}#ryms`])
    expect(html).toContain(`href="${href}"`);
});
