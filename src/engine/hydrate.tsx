import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Makes an island answer to the visitor; resolves when it does. */
export function hydrate(island: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const props = JSON.parse(island.dataset['props'] ?? '{}') as object;
  return new Promise((resolve) => {
    const done = () => {
      island.dataset['hydrated'] = '';
      resolve();
    };
    startTransition(() => {
      hydrateRoot(
        island,
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
