import { categories, categoryNames, type ProductCategory } from '../catalogue/vocabulary.ts';
import { describeCatalogue, type CatalogueFacts } from '../seo/describeCatalogue.ts';
import { Metadata } from './Metadata.tsx';
import { Tabs } from './Tabs.tsx';
import { useAddress } from './useAddress.ts';

type Props = {
  /** On the catalogue page the metadata follow the tab; elsewhere the page keeps its own and leaves this out. */
  metadata?: Record<ProductCategory, CatalogueFacts>;
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
const read = ({ searchParams, hash }: URL) => [searchParams.get('kategori'), hash.slice(1)].find(isCategory);
const write = (category: string) => (category === first ? location.pathname : `?kategori=${category}`);

/** The two tabs of the catalogue; the query of the address names the open one. */
export function CatalogueTabs({ metadata }: Props) {
  const [selected, select] = useAddress(first, read, write);
  const category = isCategory(selected) ? selected : first;
  return (
    <>
      {metadata && <Metadata {...describeCatalogue(category, metadata[category])} />}
      <Tabs tabs={tabs} label="Material" selected={selected} onSelect={select} />
    </>
  );
}
