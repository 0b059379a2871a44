import { productsOnPage } from '../../content/cataloguePages.ts';
import { products } from '../../catalogue/products.ts';
import { categories, categoryNames } from '../../catalogue/vocabulary.ts';
import { headOfCatalogue } from '../../seo/describeCatalogue.ts';
import { Island } from '../../engine/Island.tsx';
import { kept } from '../ui/browserStorage.ts';
import { CatalogueSteps } from './CatalogueSteps.tsx';
import { CatalogueTabs } from './CatalogueTabs.island.tsx';
import { CompareBar } from '../compare/CompareBar.island.tsx';
import { FamilyCards } from './FamilyCards.tsx';
import { VisualisationNote } from '../ui/VisualisationNote.tsx';
import './Catalogue.css';

type Props = {
  /** True on the catalogue page, whose title, description, canonical and structured data follow the tab. */
  ownPage?: boolean;
};

/** The categories whose tabs are closed when the page comes. */
const others = categories.slice(1);

/**
 * The product catalogue: two tabs with all the cards, or the first page of them, by family. Both panels are in the
 * page; the tabs only choose which is seen.
 */
export function Catalogue({ ownPage = false }: Props) {
  return (
    <section className="catalogue" aria-label="Produktkatalog">
      {/* Shown from its first frame with every card: the way back from a product takes its picture to one of them. */}
      <link rel="expect" href={`#${others.at(-1)}`} blocking="render" />
      <VisualisationNote pictures={products.map(({ image }) => image)} />
      <Island
        component={CatalogueTabs}
        when="visible"
        answers=".tabs"
        props={
          ownPage ? { heads: Object.fromEntries(others.map((category) => [category, headOfCatalogue(category)])) } : {}
        }
      />
      <div className="panels">
        {categories.map((category) => (
          <section className="panel" id={category} key={category}>
            <h2 className="panel-heading">{categoryNames[category]}</h2>
            <FamilyCards
              category={category}
              products={productsOnPage(category, 1)}
              first={ownPage ? products[0] : undefined}
            />
            <CatalogueSteps category={category} page={1} />
          </section>
        ))}
      </div>
      <Island component={CompareBar} when="visible" kept={kept.comparison} answers=".compare-choice" props={{}} />
    </section>
  );
}
