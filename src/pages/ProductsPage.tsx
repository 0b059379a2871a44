import { doorClasses, otherDoorLetters } from '../catalogue/doorClasses.ts';
import { productsIn } from '../catalogue/products.ts';
import { productsOnPage } from '../content/cataloguePages.ts';
import { categories, categoryNames } from '../catalogue/vocabulary.ts';
import { Catalogue } from '../components/catalogue/Catalogue.tsx';
import { ClassIndex } from '../components/catalogue/ClassIndex.tsx';
import { Metadata } from '../components/frame/Metadata.tsx';
import { PageHeading } from '../components/frame/PageHeading.tsx';
import { describeCatalogue } from '../seo/describeCatalogue.ts';
import '../styles/sheetNumbers.css';
import './ProductsPage.css';

const list = new Intl.ListFormat('sv');

/**
 * A range that stays in one line, ”EI 30–EI 120 i aluminium och EI 30–EI 90 samt E och EW i stål”: glazing may have
 * more, so the whole catalogue's range is not its doors'.
 */
const doors = list.format(
  categories.map((category) => {
    const own = productsIn(category);
    const others = otherDoorLetters(own);
    return `${doorClasses(own).replace('–', '–\u2060')}${others.length > 0 ? ` samt ${list.format(others)}` : ''} i ${categoryNames[category].toLowerCase()}`;
  }),
);

export function ProductsPage() {
  return (
    <div className="page">
      <Metadata {...describeCatalogue('aluminium')} />
      <PageHeading
        title="Brandskyddsprodukter"
        beside={<ClassIndex products={categories.flatMap((category) => productsOnPage(category, 1))} />}
      >
        {`Dörrar, fönster, glaspartier, fasader och glastak med brandklass. Dörrarna är ${doors}. Klass, mått och begränsningar står på varje produkts egen sida.`}
      </PageHeading>
      <Catalogue ownPage />
    </div>
  );
}
