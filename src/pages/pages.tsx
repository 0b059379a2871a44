import type { ReactElement } from 'react';
import { countPages, productsOnPage } from '../content/cataloguePages.ts';
import { products } from '../catalogue/products.ts';
import type { Product } from '../catalogue/schema.ts';
import { categories, type ProductCategory } from '../catalogue/vocabulary.ts';
import { company } from '../content/company.ts';
import { paths } from '../content/paths.ts';
import { companyFile, productFile, productFolder, projectFile } from '../content/dataFiles.ts';
import { explodedOf } from '../content/explodedView.ts';
import { heroPicture } from '../content/pictureView.ts';
import { projects } from '../content/projects.ts';
import type { Project } from '../content/schema.ts';
import { allFiles, filesOf } from '../documents/files.ts';
import { AboutPage } from './AboutPage.tsx';
import { CataloguePage } from './CataloguePage.tsx';
import { ComparePage } from './ComparePage.tsx';
import { ClassesPage } from './ClassesPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { DocumentsPage } from './DocumentsPage.tsx';
import { GalleryPage } from './GalleryPage.tsx';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ProductNotFoundPage } from './ProductNotFoundPage.tsx';
import { ProductPage } from './ProductPage.tsx';
import { ProductsPage } from './ProductsPage.tsx';
import { ServicePage } from './ServicePage.tsx';
import { SchedulePage } from './SchedulePage.tsx';

type Page = {
  /** Address, beginning with a slash. */
  path: string;
  /** The screen: a component that has the name of its file in this folder. */
  element: ReactElement;
  /** The files whose facts and pictures it shows; folders end in a slash. Its own code needs no naming. */
  shows: string[];
  /** Addresses of the documents whose size it tells. */
  files?: string[];
  /** False keeps the page out of the sitemap. */
  indexed?: boolean;
};

const pictureFiles = (...names: (string | undefined)[]) =>
  names.flatMap((name) => (name ? `src/pictures/${name}` : []));
const heroFiles = pictureFiles(heroPicture.src, heroPicture.narrow);

/** Every page of the site. The last two are what hosts answer with status 404. */
export function pages(): Page[] {
  const catalogue = products.flatMap(productFiles);
  return [
    { path: paths.home, element: <HomePage />, shows: [...catalogue, ...heroFiles] },
    { path: paths.products, element: <ProductsPage />, shows: catalogue },
    ...categories.flatMap(continuations),
    ...products.map((product) => ({
      path: paths.product(product),
      element: <ProductPage product={product} />,
      shows: productFiles(product),
      files: filesOf(product).map(({ path }) => path),
    })),
    { path: paths.compare, element: <ComparePage />, shows: catalogue },
    { path: paths.gallery, element: <GalleryPage />, shows: projects.flatMap(projectFiles) },
    { path: paths.about, element: <AboutPage />, shows: [companyFile, ...heroFiles, ...filmFiles()] },
    { path: paths.contact, element: <ContactPage />, shows: [companyFile] },
    {
      path: paths.documents,
      element: <DocumentsPage />,
      shows: [`${productFolder}/`],
      files: allFiles().map(({ path }) => path),
    },
    { path: paths.service, element: <ServicePage />, shows: [companyFile] },
    { path: paths.classes, element: <ClassesPage />, shows: products.map(productFile) },
    { path: paths.schedule, element: <SchedulePage />, shows: catalogue },
    { path: '/produkt-saknas', element: <ProductNotFoundPage />, shows: [], indexed: false },
    { path: '/404', element: <NotFoundPage />, shows: [], indexed: false },
  ];
}

/** The pages of a category after its first. */
function continuations(category: ProductCategory): Page[] {
  return Array.from({ length: countPages(category) - 1 }, (_, index) => {
    const page = index + 2;
    return {
      path: paths.cataloguePage(category, page),
      element: <CataloguePage category={category} page={page} />,
      shows: productsOnPage(category, page).flatMap(productFiles),
    };
  });
}

function productFiles(product: Product): string[] {
  return [productFile(product), ...pictureFiles(product.image.src, explodedOf(product)?.src, product.built?.src)];
}

function projectFiles(project: Project): string[] {
  return [projectFile(project), ...pictureFiles(project.image.src)];
}

function filmFiles(): string[] {
  return company.video?.provider === 'file' ? company.video.sources.map(({ src }) => `public${src}`) : [];
}
