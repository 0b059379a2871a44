import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProjectBoundary } from './ProjectBoundary.tsx';

test('shows the line on the whole picture, where a mask without a corner of its own begins a tenth outside it and ends a tenth early', () => {
  const html = renderToStaticMarkup(<ProjectBoundary boundary={{ lines: ['1125,609 1125,193'], marks: [] }} id={2} />);
  const mask = /<mask [^>]*>/.exec(html)?.[0];
  expect(mask).toContain(' x="0" y="0" width="1200" height="800"');
});
