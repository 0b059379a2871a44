import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { categories, categoryNames, type ProductCategory } from '../../catalogue/vocabulary.ts';
import { queryNames } from '../../content/paths.ts';
import type { Head } from '../../seo/description.ts';
import { readHead, writeHead } from '../frame/pageHead.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { useAddress } from '../ui/useAddress.ts';

/** What differs between the tabs; `count` is the number of products in all. */
type TabHead = Omit<Head, 'nodes'> & { count: number };

type Props = {
  /** On the catalogue page: what the page says of itself while a tab is open. The first tab's words are in the page. */
  heads?: Partial<Record<ProductCategory, TabHead>>;
};

const first = categories[0];
const isCategory = (value: string | null | undefined): value is ProductCategory =>
  categories.includes(value as ProductCategory);

// Both the query, which is the tab's address, and the fragment, which works before there is a script.
const tabs = categories.map((category) => ({
  id: category,
  label: categoryNames[category],
  href: `?${queryNames.category}=${category}#${category}`,
}));
/** The fragment comes first: it names a tab or a card in it (”steel-3”), and is where the visitor went last. */
const read = ({ searchParams, hash }: URL) =>
  [hash.slice(1).split('-')[0], searchParams.get(queryNames.category)].find(isCategory);
function write(category: string): string {
  if (read(new URL(location.href)) === category) return location.href;
  return category === first ? location.pathname : `?${queryNames.category}=${category}`;
}

/** The first tab's graph in the words of another, with that one's products, which are read from its cards. */
function nodesOf(own: Head, head: TabHead, category: ProductCategory): Head['nodes'] {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const nameOf = ({ title }: TabHead | Head) => title.split(' | ')[0] ?? '';
  const words = [
    ...(['title', 'description', 'picture', 'alt', 'address'] as const).map((field) => [own[field], head[field]]),
    [nameOf(own), nameOf(head)],
  ];
  const text = words.reduce(
    (json, [before = '', after = '']) => json.replaceAll(inJson(before), inJson(after)),
    JSON.stringify(own.nodes),
  );
  const cards = [...document.querySelectorAll(`#${category} .product-card`)];
  return (JSON.parse(text) as Head['nodes']).map((node) =>
    node['@type'] === 'ItemList'
      ? {
          ...node,
          numberOfItems: head.count,
          itemListElement: cards.map((card, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: card.querySelector('h4')?.textContent,
            url: new URL(card.querySelector('a')?.getAttribute('href') ?? '', head.address).href,
          })),
        }
      : node,
  );
}

/** The two tabs of the catalogue; the query of the address names the open one. */
export function CatalogueTabs({ heads }: Props) {
  const [selected, select] = useAddress(first, read, write);
  const own = useRef<Head>(null);
  const category = isCategory(selected) ? selected : first;

  // After the cards have been drawn: on a slow telephone the structured data of a tab costs a frame.
  useEffect(() => {
    if (!heads) return;
    const later = setTimeout(() => {
      own.current ??= readHead();
      const head = heads[category];
      writeHead(head ? { ...head, nodes: nodesOf(own.current, head, category) } : own.current);
    }, 100);
    return () => clearTimeout(later);
  }, [heads, category]);

  // The family whose heading was the last to pass the middle of the window is marked in the line that leads to all of
  // them, with those beside it: unless the visitor went to one of them, or to a card in it.
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.family-links a')];
    const passed = new Set<string>();
    const topOf = (link: HTMLAnchorElement | undefined) =>
      link && document.querySelector(link.hash)?.getBoundingClientRect().top;
    const mark = () => {
      const seen = links.filter(({ hash }) => passed.has(hash));
      const row = seen.filter((link) => topOf(link) === topOf(seen.at(-1)));
      const family = document.getElementById(location.hash.slice(1))?.closest('.family');
      const wanted = row.filter(({ hash }) => family?.querySelector(hash));
      const shown = wanted.length > 0 ? wanted : row;
      const [current] = shown;
      if (links.every((link) => shown.includes(link) === !!link.ariaCurrent)) return;
      for (const link of links) link.ariaCurrent = shown.includes(link) ? 'true' : null;
      // Where the line is longer than the window; once, because from then on the visitor moves it. Above the first
      // family it begins anew.
      const line = (current ?? links.find((link) => link.checkVisibility()))?.parentElement;
      if (line) line.scrollLeft = current ? current.offsetLeft - current.offsetWidth : 0;
    };
    const observer = new IntersectionObserver(
      (headings) => {
        for (const { target, isIntersecting } of headings) passed[isIntersecting ? 'add' : 'delete'](`#${target.id}`);
        mark();
      },
      { rootMargin: '9999% 0px -50%' },
    );
    for (const heading of document.querySelectorAll('.family h3')) observer.observe(heading);
    addEventListener('hashchange', mark);
    return () => {
      observer.disconnect();
      removeEventListener('hashchange', mark);
    };
  }, []);

  useEffect(layOutAhead, []);

  /** Switching tabs halfway down one list opens the other at its top. */
  const open = useCallback(
    (pressed: string) => {
      // Measured before anything changes, while the browser still knows where things stand; all panels begin at one
      // height, on a telephone beside the tabs.
      const row = document.getElementById(`${pressed}-tab`)?.parentElement?.getBoundingClientRect().top ?? 0;
      const top = document.getElementById(category)?.getBoundingClientRect().top ?? row;
      flushSync(() => select(pressed));
      // Where the row of tabs has left its place, the panel begins above it.
      if (top < row - 1) document.getElementById(pressed)?.scrollIntoView();
    },
    [select, category],
  );

  return <Tabs tabs={tabs} label="Material" selected={category} onSelect={open} />;
}

/**
 * Has the browser lay out what the closed tab begins with, a line at a time, before anyone asks: on a slow telephone
 * its cards cost the frames in which the tab is pressed. Returns what ends it.
 */
function layOutAhead(): () => void {
  const lines = tabs.flatMap(({ id }) => [...document.querySelectorAll(`#${id}[hidden] p`)].slice(0, 16));
  const next = setInterval(() => {
    const line = lines.pop();
    if (line) line.getBoundingClientRect();
    else clearInterval(next);
  }, 20);
  return () => clearInterval(next);
}
