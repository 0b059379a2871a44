import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands, type IslandName } from './islands.ts';

// Where React has to draw structured data anew, it makes their element by this markup and writes the data into it, which would be a mere
// syntax error as a script. All other markup and code from script is refused: see headers.ts.
if (typeof trustedTypes === 'object') {
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === '<script></script>' ? html : null),
    createScript: (text) => (text.startsWith('{"@context":') ? text : null),
  });
}

/** Hydrates every island of the page, once it has been read to its end; resolves when all of them answer to the visitor. */
export async function hydrate(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  await Promise.all([...document.querySelectorAll<HTMLElement>('[data-island]')].map(hydrateIsland));
}

function hydrateIsland(element: HTMLElement): Promise<void> {
  const Component = islands[element.dataset.island as IslandName] as ComponentType<object>;
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  return new Promise((resolve) => {
    const done = () => {
      element.dataset.hydrated = '';
      resolve();
    };
    startTransition(() => {
      hydrateRoot(
        element,
        <Committed onCommit={done}>
          <Component {...props} />
        </Committed>,
      );
    });
  });
}

/** Tells when its children are hydrated: effects run only after React has attached to the page. */
function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useEffect(onCommit, [onCommit]);
  return children;
}
