/** How the catalogue goes on when a category has more products than one page can carry. Today's has not. */
import { productsIn } from '../catalogue/products.ts';
import type { Product } from '../catalogue/schema.ts';
import type { ProductCategory } from '../catalogue/vocabulary.ts';

/**
 * Cards of one category on a page, five rows of four: the catalogue page shows both categories, and twice this is what
 * its budget allows.
 */
const cardsPerPage = 20;

/** On how many pages the products of a category stand. The first is the category's tab in the catalogue. */
export function countPages(category: ProductCategory): number {
  return Math.max(1, Math.ceil(productsIn(category).length / cardsPerPage));
}

/** The products that stand on a page of a category, in the catalogue's order; pages count from 1. */
export function productsOnPage(category: ProductCategory, page: number): Product[] {
  return productsIn(category).slice((page - 1) * cardsPerPage, page * cardsPerPage);
}
