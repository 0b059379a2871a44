import type { ReactElement } from 'react';
import { countPages, productsOnPage } from '../content/cataloguePages.ts';
import { products } from '../catalogue/products.ts';
import type { Product } from '../catalogue/schema.ts';
import { categories, type ProductCategory } from '../catalogue/vocabulary.ts';
import { paths } from '../content/paths.ts';
import { AboutPage } from './AboutPage.tsx';
import { CataloguePage } from './CataloguePage.tsx';
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
  /** The screen: a component that has the name of its file in this folder. */
  element: ReactElement;
  /**
   * What stands on the page and nowhere else or in few places: files, and folders with a slash at their end. The sitemap's dates come from
   * them. What all pages share (frame, components, styles, drawings) is left out: a new line in the footer is no news of a product.
   */
  sources: string[];
  /** False keeps the page out of the sitemap. */
  indexed?: boolean;
};

/** Every page of the site. The last two are what hosts answer with status 404. */
export function pages(): Page[] {
  return [
    {
      path: paths.home,
      element: <HomePage />,
      sources: ['src/pages/HomePage.tsx', 'src/catalogue/data/'],
    },
    {
      path: paths.products,
      element: <ProductsPage />,
      sources: ['src/pages/ProductsPage.tsx', 'src/catalogue/data/', 'src/pictures/products/'],
    },
    ...categories.flatMap(continuations),
    ...products.map((product) => ({
      path: paths.product(product),
      element: <ProductPage product={product} />,
      sources: productSources(product),
    })),
    {
      path: paths.gallery,
      element: <GalleryPage />,
      sources: ['src/pages/GalleryPage.tsx', 'src/content/projects/', 'src/pictures/projects/'],
    },
    {
      path: paths.about,
      element: <AboutPage />,
      sources: ['src/pages/AboutPage.tsx', 'src/content/company.json', 'public/film/'],
    },
    {
      path: paths.contact,
      element: <ContactPage />,
      sources: ['src/pages/ContactPage.tsx', 'src/content/company.json', 'src/components/PrivacyNote.tsx'],
    },
    { path: '/produkt-saknas', element: <ProductNotFoundPage />, sources: [], indexed: false },
    { path: '/404', element: <NotFoundPage />, sources: [], indexed: false },
  ];
}

/** The pages of a category after its first. */
function continuations(category: ProductCategory): Page[] {
  return Array.from({ length: countPages(category) - 1 }, (_, index) => {
    const page = index + 2;
    const sources = productsOnPage(category, page).flatMap(productSources);
    return {
      path: paths.cataloguePage(category, page),
      element: <CataloguePage category={category} page={page} />,
      sources,
    };
  });
}

function productSources({ category, id, image, built }: Product): string[] {
  const pictures = [image.src, built?.src].flatMap((src) => (src ? `src/pictures/${src}` : []));
  return [
    `src/catalogue/data/${category}/${id}.json`,
    'src/pages/ProductPage.tsx',
    'src/pages/CategoryInformation.tsx',
    ...pictures,
  ];
}
