import { useEffect } from 'react';
import { Tabs } from '../ui/Tabs.tsx';
import { useAddress } from '../ui/useAddress.ts';

/**
 * The three panels of a product page: ids of the panels, which are also the fragments of their addresses, and labels.
 */
const tabs = [
  { id: 'specifikationer', label: 'Specifikationer', href: '#specifikationer' },
  { id: 'information', label: 'Information', href: '#information' },
  { id: 'parametrar', label: 'Parametrar', href: '#parametrar' },
];

const first = 'specifikationer';
const read = ({ hash }: URL) => tabs.find(({ href }) => href === hash)?.id;
const write = (id: string) => `#${id}`;

/**
 * The tabs of a product page; the fragment of the address names the open one, and the ways to the neighbours keep it.
 */
export function ProductTabs(_: Record<string, never>) {
  const [selected, select] = useAddress(first, read, write);

  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[rel=prev], a[rel=next]'))
      link.setAttribute('href', link.pathname + (selected === first ? '' : write(selected)));
  }, [selected]);

  return <Tabs tabs={tabs} label="Produktinformation" selected={selected} onSelect={select} />;
}
