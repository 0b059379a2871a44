import { Breadcrumb } from '../components/frame/Breadcrumb.tsx';
import { CatalogueSteps } from '../components/catalogue/CatalogueSteps.tsx';
import { FamilyCards } from '../components/catalogue/FamilyCards.tsx';
import { Metadata } from '../components/frame/Metadata.tsx';
import { PageHeading } from '../components/frame/PageHeading.tsx';
import { countPages, productsOnPage } from '../content/cataloguePages.ts';
import { company } from '../content/company.ts';
import { productsIn } from '../catalogue/products.ts';
import { categoryNames, type ProductCategory } from '../catalogue/vocabulary.ts';
import { describePage, stepsTo } from '../seo/describePage.ts';
import { sharePicture } from '../seo/sharePicture.ts';
import { paths } from '../content/paths.ts';
import '../components/catalogue/Catalogue.css';

type Props = {
  category: ProductCategory;
  /** From 2: the first page is the category's tab in the catalogue. */
  page: number;
};

/** The catalogue's continuation. */
export function CataloguePage({ category, page }: Props) {
  const products = productsOnPage(category, page);
  const [first] = products;
  if (!first) throw new Error(`There is no page ${page} of ${category}.`);
  const title = `Produkter i ${categoryNames[category].toLowerCase()}`;
  const steps = stepsTo(`Sida ${page}`, category);
  const description = describePage({
    title: `${title}, sida ${page} | ${company.name}`,
    description: `Sida ${page} av ${countPages(category)} med branddörrar, fönster, glaspartier, fasader och glastak i ${categoryNames[category].toLowerCase()}: från ${first.title} och framåt.`,
    path: paths.cataloguePage(category, page),
    share: sharePicture(first.image, paths.productDrawing(first)),
    page: { '@type': 'CollectionPage' },
    steps,
  });
  return (
    <div className="page">
      <Metadata {...description} />
      <Breadcrumb steps={steps} />
      <PageHeading title={title}>
        Sida {page} av {countPages(category)}. {productsIn(category).length} produkter sammanlagt.
      </PageHeading>
      <section className="catalogue" aria-label="Produktkatalog">
        <h2 className="visually-hidden">{steps.at(-1)?.label}</h2>
        <FamilyCards category={category} products={products} />
        <CatalogueSteps category={category} page={page} />
      </section>
    </div>
  );
}
