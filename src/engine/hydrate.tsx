import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Makes an island answer to the visitor; resolves when it does. */
export function hydrate(island: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const props = JSON.parse(island.dataset['props'] ?? '{}') as object;
  // React hears of no choice that was made before it came, and what a component does as it begins may undo it.
  const chosen = Array.from(island.querySelectorAll('select'), (select) => ({ select, value: select.value })).filter(
    ({ select }) => select.selectedOptions[0] !== (select.querySelector('[selected]') ?? select[0]),
  );
  return new Promise((resolve) => {
    const done = async () => {
      island.dataset['hydrated'] = '';
      for (const { select, value } of chosen) {
        select.value = value;
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
        // The next one builds on this one: React renders between.
        await undefined;
      }
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
function Committed({ onCommit, children }: { onCommit: () => Promise<void>; children: ReactNode }) {
  useEffect(() => void onCommit(), [onCommit]);
  return children;
}
