import { Catalogue } from '../components/Catalogue.tsx';
import { PageHeading } from '../components/PageHeading.tsx';

export function ProductsPage() {
  return (
    <div className="page">
      <PageHeading title={`Brandskydds\u00adprodukter`}>
        Dörrar, fönster, glaspartier, fasader och glastak, provade mot brand. Varje produkt har ett datablad med de uppgifter du behöver för att
        föreskriva den.
      </PageHeading>
      <Catalogue ownPage />
    </div>
  );
}
