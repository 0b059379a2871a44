import { countPages } from '../../content/cataloguePages.ts';
import type { ProductCategory } from '../../catalogue/vocabulary.ts';
import { paths } from '../../content/paths.ts';

type Props = {
  category: ProductCategory;
  /** The page that is open, from 1. */
  page: number;
};

/**
 * Ways on through a category that has more products than a page can carry: one page back and forth, and to both ends.
 */
export function CatalogueSteps({ category, page }: Props) {
  const last = countPages(category);
  if (last === 1) return null;
  const link = (target: number, label: string, rel?: 'prev' | 'next') => (
    <a className="text-link" href={paths.cataloguePage(category, target)} rel={rel}>
      {label}: sida {target}
    </a>
  );
  return (
    <nav className="actions" aria-label="Fler sidor">
      {page > 2 && link(1, 'Första')}
      {page > 1 && link(page - 1, 'Föregående', 'prev')}
      {page < last && link(page + 1, 'Nästa', 'next')}
      {page < last - 1 && link(last, 'Sista')}
    </nav>
  );
}
