import type { ComponentType } from 'react';
import { islands, type IslandName, type IslandProps } from './islands.ts';

type Props<Name extends IslandName> = { name: Name; props: IslandProps<Name> };

/** Renders a hydrating component and leaves its props beside it, for `hydrate` to pick up in the browser. */
export function Island<Name extends IslandName>({ name, props }: Props<Name>) {
  // The registry pairs each name with its own props; TypeScript cannot follow that pairing through a generic index.
  const Component = islands[name] as ComponentType<object>;
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
