import { Catalogue } from '../components/Catalogue.tsx';
import { PageHeading } from '../components/PageHeading.tsx';

export function ProductsPage() {
  return (
    <div className="page">
      <PageHeading title={`Brandskydds\u00adprodukter`}>
        Dörrar, fönster, glaspartier, fasader och glastak med brandklass. Klass, mått och begränsningar står på varje
        produkts egen sida.
      </PageHeading>
      <Catalogue ownPage />
    </div>
  );
}
