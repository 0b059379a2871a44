import { useLayoutEffect, useRef } from 'react';
import { categories, categoryNames, type ProductCategory } from '../catalogue/vocabulary.ts';
import type { Head } from '../seo/description.ts';
import { readHead, writeHead } from './pageHead.ts';
import { Tabs } from './Tabs.tsx';
import { useAddress } from './useAddress.ts';

type Props = {
  /** On the catalogue page: what the page says of itself while a tab is open. The first tab's words are in the page. */
  heads?: Partial<Record<ProductCategory, Head>>;
};

const first = categories[0];
const isCategory = (value: string | null | undefined): value is ProductCategory =>
  categories.includes(value as ProductCategory);

// Both the query, which is the tab's address, and the fragment, which works before there is a script.
const tabs = categories.map((category) => ({
  id: category,
  label: categoryNames[category],
  href: `?kategori=${category}#${category}`,
}));
/** The fragment comes first: it names a tab or a card in it (”steel-3”), and is where the visitor went last. */
const read = ({ searchParams, hash }: URL) =>
  [hash.slice(1).split('-')[0], searchParams.get('kategori')].find(isCategory);
function write(category: string): string {
  if (read(new URL(location.href)) === category) return location.href;
  return category === first ? location.pathname : `?kategori=${category}`;
}

/** The list of products in structured data, filled in from the cards of a category. */
function withCards(node: Head['nodes'][number], category: ProductCategory, address: string): typeof node {
  if (node['@type'] !== 'ItemList') return node;
  const cards = [...document.querySelectorAll(`#${category} .product-card`)];
  return {
    ...node,
    itemListElement: cards.map((card, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: card.querySelector('h3')?.textContent,
      url: new URL(card.querySelector('a')?.getAttribute('href') ?? '', address).href,
    })),
  } as typeof node;
}

/** The two tabs of the catalogue; the query of the address names the open one. */
export function CatalogueTabs({ heads }: Props) {
  const [selected, select] = useAddress(first, read, write);
  const own = useRef<Head>(null);
  const category = isCategory(selected) ? selected : first;

  useLayoutEffect(() => {
    if (!heads) return;
    own.current ??= readHead();
    const head = heads[category];
    writeHead(
      head ? { ...head, nodes: head.nodes.map((node) => withCards(node, category, head.address)) } : own.current,
    );
  }, [heads, category]);

  return <Tabs tabs={tabs} label="Material" selected={category} onSelect={select} />;
}
