import { Catalogue } from '../components/Catalogue.tsx';
import { Metadata } from '../components/Metadata.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { describeCatalogue } from '../seo/describeCatalogue.ts';

export function ProductsPage() {
  return (
    <div className="page">
      <Metadata {...describeCatalogue('aluminium')} />
      <PageHeading title={`Brandskydds\u00adprodukter`}>
        Dörrar, fönster, glaspartier, fasader och glastak med brandklass. Klass, mått och begränsningar står på varje
        produkts egen sida.
      </PageHeading>
      <Catalogue ownPage />
    </div>
  );
}
