import type { ReactNode } from 'react';
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
  render: () => ReactNode;
  /**
   * What stands on the page and nowhere else or in few places: files, and folders with a slash at their end. The sitemap's dates come from
   * them. What all pages share (frame, components, styles, drawings) is left out: a new line in the footer is no news of a product.
   */
  sources: string[];
  /** False where the page does without the styles of src/styles/details.css. */
  detailed?: boolean;
  /** False keeps the page out of the sitemap. */
  indexed?: boolean;
};

/** Every page of the site. The last two are what hosts answer with status 404. */
export function pages(): Page[] {
  return [
    {
      path: paths.home,
      render: () => <HomePage />,
      detailed: false,
      sources: ['src/pages/HomePage.tsx', 'src/catalogue/data/'],
    },
    {
      path: paths.products,
      render: () => <ProductsPage />,
      detailed: false,
      sources: ['src/pages/ProductsPage.tsx', 'src/catalogue/data/', 'src/pictures/products/'],
    },
    ...categories.flatMap(continuations),
    ...products.map((product) => ({
      path: paths.product(product),
      render: () => <ProductPage product={product} />,
      sources: productSources(product),
    })),
    {
      path: paths.gallery,
      render: () => <GalleryPage />,
      sources: ['src/pages/GalleryPage.tsx', 'src/content/projects/', 'src/pictures/projects/'],
    },
    {
      path: paths.about,
      render: () => <AboutPage />,
      sources: ['src/pages/AboutPage.tsx', 'src/content/company.json', 'public/film/'],
    },
    {
      path: paths.contact,
      render: () => <ContactPage />,
      sources: ['src/pages/ContactPage.tsx', 'src/content/company.json', 'src/components/PrivacyNote.tsx'],
    },
    { path: '/produkt-saknas', render: () => <ProductNotFoundPage />, sources: [], indexed: false },
    { path: '/404', render: () => <NotFoundPage />, sources: [], indexed: false },
  ];
}

/** The pages of a category after its first. */
function continuations(category: ProductCategory): Page[] {
  return Array.from({ length: countPages(category) - 1 }, (_, index) => {
    const page = index + 2;
    const sources = productsOnPage(category, page).flatMap(productSources);
    return {
      path: paths.cataloguePage(category, page),
      render: () => <CataloguePage category={category} page={page} />,
      detailed: false,
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
