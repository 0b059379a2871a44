import type { ReactNode } from 'react';
import { products } from '../content/content.ts';
import { paths } from '../site/paths.ts';
import { AboutPage } from './AboutPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { GalleryPage } from './GalleryPage.tsx';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ProductNotFoundPage } from './ProductNotFoundPage.tsx';
import { ProductPage } from './ProductPage.tsx';
import { ProductsPage } from './ProductsPage.tsx';

type Page = {
  /** Address, beginning with a slash. */
  path: string;
  render: () => ReactNode;
  /** False keeps the page out of the sitemap. */
  indexed?: boolean;
};

/** Every page of the site. The last two are what hosts answer with status 404. */
export function pages(): Page[] {
  return [
    { path: paths.home, render: () => <HomePage /> },
    { path: paths.products, render: () => <ProductsPage /> },
    ...products.map((product) => ({ path: paths.product(product), render: () => <ProductPage product={product} /> })),
    { path: paths.gallery, render: () => <GalleryPage /> },
    { path: paths.about, render: () => <AboutPage /> },
    { path: paths.contact, render: () => <ContactPage /> },
    { path: '/produkt-saknas', render: () => <ProductNotFoundPage />, indexed: false },
    { path: '/404', render: () => <NotFoundPage />, indexed: false },
  ];
}
