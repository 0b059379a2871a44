import { expect, test } from 'vitest';
import { Island } from './Island.tsx';
import { renderDocument } from './render.tsx';

function Note({ text }: { text: string }) {
  return (
    <svg aria-label={text}>
      <path d="M0 0h9" />
    </svg>
  );
}

test('writes props with their quotes as they are, and shapes without a closing tag', async () => {
  const html = await renderDocument(
    <Island component={Note} when="use" props={{ text: `"en' & <två>` }} />,
    new Set([Note]),
  );
  expect(html).toBe(
    `<div data-island="Note" data-when="use" data-props='{"text":"\\"en&#x27; &amp; &lt;två&gt;"}'>` +
      '<svg aria-label="&quot;en&#x27; &amp; &lt;två&gt;"><path d="M0 0h9"/></svg></div>',
  );
});
