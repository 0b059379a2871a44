import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands, type IslandName } from './islands.ts';

/** Hydrates every island of the page; resolves when all of them answer to the visitor. */
export async function hydrate(): Promise<void> {
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
