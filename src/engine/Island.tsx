import { createContext, use, type ComponentType } from 'react';

/**
 * When an island comes alive: after the page has loaded; when it is in view after that and the visitor has moved the
 * pointer or the page; or when the visitor points at it, focuses or touches it. The visitor's first touch or key
 * anywhere makes the first two come at once.
 */
export type Moment = 'load' | 'visible' | 'use';

type Props<Own extends object> = {
  /** The component `X` of a file `X.island.tsx`: its name is how the browser finds its code. */
  component: ComponentType<Own>;
  when: Moment;
  /** Name of a parameter of the address that wakes the island at once: a shared link is answered without a touch. */
  asked?: string;
  /** Key in localStorage whose value it shows: where there is one, the island comes when the page has loaded. */
  kept?: string;
  /**
   * Selector of links elsewhere in the page that it answers for. Pressed before it has come, they wait for it like its
   * own links.
   */
  answers?: string;
  /** Plain data, because they travel as JSON. */
  props: Own;
};

/**
 * What islands need to know while pages are rendered: which components have a file of their own, and which island they
 * are in.
 */
export const Islands = createContext<{ known?: ReadonlySet<unknown>; outer?: string }>({});

/**
 * Renders a component that hydrates and leaves its props beside it, for the browser to pick up.
 *
 * @throws when the component has no file of its own, or stands in another island
 */
export function Island<Own extends object>({ component: Component, when, asked, kept, answers, props }: Props<Own>) {
  const { known, outer } = use(Islands);
  const name = Component.name;
  if (outer) throw new Error(`The island ${name} stands in the island ${outer}, which would hydrate it a second time.`);
  if (known && !known.has(Component))
    throw new Error(`The island ${name} is not the component ${name} of a file ${name}.island.tsx.`);
  return (
    <div
      data-island={name}
      data-when={when}
      data-asked={asked}
      data-kept={kept}
      data-answers={answers}
      data-props={JSON.stringify(props)}
    >
      <Islands value={{ outer: name }}>
        <Component {...props} />
      </Islands>
    </div>
  );
}
