import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island, Islands } from './Island.tsx';

function Clock({ hour }: { hour: number }) {
  return <time>{hour}</time>;
}
function Tower(_: Record<string, never>) {
  return <Island component={Clock} when="visible" props={{ hour: 12 }} />;
}

test('an island is its component in the page, with what the browser needs to find and to wake it', () => {
  expect(renderToStaticMarkup(<Island component={Clock} when="use" props={{ hour: 9 }} />)).toBe(
    '<div data-island="Clock" data-when="use" data-props="{&quot;hour&quot;:9}"><time>9</time></div>',
  );
});

test('an island that answers the address says which parameter it reads', () => {
  expect(renderToStaticMarkup(<Island component={Clock} when="use" asked="tid" props={{ hour: 9 }} />)).toContain(
    'data-when="use" data-asked="tid"',
  );
});

test('an island in an island is an error that names both', () => {
  expect(() => renderToStaticMarkup(<Island component={Tower} when="load" props={{}} />)).toThrow(
    'The island Clock stands in the island Tower',
  );
});

test('a component without a file of its own is no island', () => {
  const render = (known: Set<unknown>) =>
    renderToStaticMarkup(
      <Islands value={{ known }}>
        <Island component={Clock} when="load" props={{ hour: 9 }} />
      </Islands>,
    );
  expect(() => render(new Set([Tower]))).toThrow('a file Clock.island.tsx');
  expect(render(new Set([Clock]))).toContain('Clock');
});
