import { use } from 'react';
import { productsIn } from '../catalogue/products.ts';
import { categories, categoryNames } from '../catalogue/vocabulary.ts';
import { FileFacts } from '../components/FileFacts.ts';
import { DocumentLink } from '../components/DocumentLink.tsx';
import { Metadata } from '../components/Metadata.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { company } from '../content/company.ts';
import { paths } from '../content/paths.ts';
import { catalogueFiles, filesOf } from '../documents/files.ts';
import { describePage, stepsTo } from '../seo/describePage.ts';
import { sharePicture } from '../seo/sharePicture.ts';
import './DocumentsPage.css';

const title = 'Dokument';

export function DocumentsPage() {
  return (
    <div className="page documents">
      <Metadata
        {...describePage({
          title: `${title}: föreskriftstext, DXF, IFC och data | ${company.name}`,
          description:
            'Föreskriftstext, ritning för CAD, objekt för BIM och alla värden för varje branddörr, glasparti och fasad. Hela katalogen som tabell och som data. Utan inloggning.',
          path: paths.documents,
          share: sharePicture(
            { alt: 'Uppställningsritning av ett brandklassat glasparti.' },
            paths.productDrawing({ category: 'aluminium', id: 10 }),
          ),
          page: { '@type': 'CollectionPage' },
          steps: stepsTo(title),
        })}
      />
      <PageHeading title={title}>
        Allt går att hämta fritt. Värdena är desamma som i produkternas tabeller; det som inte är känt står som öppet.
      </PageHeading>
      <section aria-labelledby="katalogen">
        <h2 id="katalogen">Hela katalogen</h2>
        <ul className="documents-files">
          {catalogueFiles.map((file) => (
            <li key={file.path}>
              <DocumentLink file={file} />
            </li>
          ))}
        </ul>
        <Changed path={paths.catalogueFile('katalog.json')} />
      </section>
      {categories.map((category) => (
        <section key={category} aria-labelledby={category}>
          <h2 id={category}>{categoryNames[category]}</h2>
          <ul className="documents-products">
            {productsIn(category).map((product) => (
              <li key={product.id}>
                <div>
                  <h3>
                    <a href={paths.product(product)}>{product.title}</a>
                  </h3>
                  <Changed path={paths.productFile(product, 'json')} />
                </div>
                <ul className="documents-files">
                  {filesOf(product).map((file) => (
                    <li key={file.path}>
                      <DocumentLink file={file} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The day of the last change of a document, where it is known. */
function Changed({ path }: { path: string }) {
  const changed = use(FileFacts).get(path)?.changed;
  return (
    changed && (
      <p className="documents-changed">
        Ändrad <time>{changed}</time>
      </p>
    )
  );
}
