import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { hasModifier } from './hasModifier.ts';
import './Tabs.css';

/** One tab: `id` is the id of its panel, `href` leads to the panel as long as there is no script. */
export type Tab = { id: string; label: string; href: string };

type Props = {
  tabs: Tab[];
  /** Name of the tab list for screen readers. */
  label: string;
  selected: string;
  onSelect: (id: string) => void;
};

/**
 * A list of tabs over panels that stay plain HTML.
 *
 * Without script the tabs are links to their panels, and the page's styles show the one in the address. With script
 * they follow the WAI-ARIA tabs pattern, and closed panels carry `hidden="until-found"`, so that the browser's own
 * search finds their text and opens them.
 */
export function Tabs({ tabs, label, selected, onSelect }: Props) {
  const [ready, setReady] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(selected);

  useLayoutEffect(() => {
    for (const { id } of tabs) {
      const panel = document.getElementById(id);
      if (!panel) continue;
      panel.role = 'tabpanel';
      panel.setAttribute('aria-labelledby', `${id}-tab`);
      // React writes any `hidden` as an empty attribute, which the browser's search would not look into.
      if (id === selected) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
      panel.parentElement?.setAttribute('data-ready', '');
    }
    setReady(true);
  }, [tabs, selected]);

  // Once the panels have changed, because it measures: a page laid out with the wrong panel, as it is for a moment
  // where the address names the other, scrolls away from what the address leads to.
  useLayoutEffect(() => {
    slideLine(document.getElementById(`${before.current}-tab`), document.getElementById(`${selected}-tab`));
    before.current = selected;
  }, [selected]);

  useLayoutEffect(() => {
    const reveal = (event: Event) => {
      const panel = tabs.find(({ id }) => document.getElementById(id)?.contains(event.target as Node));
      // At once, because the browser scrolls to what it found right after this.
      if (panel) flushSync(() => onSelect(panel.id));
    };
    document.addEventListener('beforematch', reveal);
    return () => document.removeEventListener('beforematch', reveal);
  }, [tabs, onSelect]);

  function choose(event: MouseEvent, id: string) {
    if (hasModifier(event)) return;
    event.preventDefault();
    onSelect(id);
  }

  function move(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    const index = tabs.findIndex(({ id }) => id === selected);
    const last = tabs.length - 1;
    const next = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`#${tab.id}-tab`)?.focus();
  }

  function press(event: KeyboardEvent, id: string) {
    if (event.key !== ' ' || hasModifier(event)) return;
    event.preventDefault();
    onSelect(id);
  }

  return (
    <div
      className="tabs screen-only"
      ref={list}
      {...(ready ? { role: 'tablist', 'aria-label': label, onKeyDown: move } : {})}
    >
      {tabs.map(({ id, label: text, href }) => (
        <a
          key={id}
          id={`${id}-tab`}
          href={href}
          onClick={(event) => choose(event, id)}
          onKeyDown={(event) => press(event, id)}
          {...(ready && {
            role: 'tab',
            'aria-controls': id,
            'aria-selected': id === selected,
            tabIndex: id === selected ? 0 : -1,
          })}
        >
          {text}
        </a>
      ))}
    </div>
  );
}

/** Lets the line under the tabs slide from one to another in the same row. */
function slideLine(from: HTMLElement | null, to: HTMLElement | null): void {
  if (!from || !to || from === to || from.offsetTop !== to.offsetTop) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // By its transform alone: what changes its place or size counts as a page that jumps.
  const translate = `${from.offsetLeft - to.offsetLeft}px`;
  to.animate([{ translate }, { translate: '0' }], { pseudoElement: '::after', duration: 160, easing: 'ease-out' });
}
