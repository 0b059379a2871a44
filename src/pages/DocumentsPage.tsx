import { use, type ContextType } from 'react';
import { families, familiesOf, familiesWith, familyIdsOf } from '../catalogue/families.ts';
import { productKeyOf } from '../catalogue/productKey.ts';
import { products, productsIn } from '../catalogue/products.ts';
import type { Product } from '../catalogue/schema.ts';
import { categories, categoryNames } from '../catalogue/vocabulary.ts';
import { sizeOf } from '../components/ui/DocumentLink.tsx';
import { FileFacts } from '../components/ui/FileFacts.ts';
import { Metadata } from '../components/frame/Metadata.tsx';
import { NarrowFold } from '../components/ui/NarrowFold.tsx';
import { PageHeading } from '../components/frame/PageHeading.tsx';
import { ProductsChoice } from '../components/compare/ProductsChoice.tsx';
import { PageJumps } from '../components/frame/PageJumps.tsx';
import { company } from '../content/company.ts';
import { paths } from '../content/paths.ts';
import { catalogueFiles, filesOf, type DocumentFile } from '../documents/files.ts';
import { describePage, stepsTo } from '../seo/describePage.ts';
import { shareDrawing } from '../seo/sharePicture.ts';
import '../components/ui/FoldMark.css';
import '../styles/sheetNumbers.css';
import './DocumentsPage.css';

const title = 'Dokument';

/** Papers that exist for a product as it is made, so that somebody has to look them out. */
const onRequest = [
  { name: 'Klassificeringsrapport', use: 'vad som är provat, i vilken storlek och vägg' },
  { name: 'Prestandadeklaration', use: 'för CE-märkta produkter' },
  { name: 'Monteringsanvisning', use: 'infästning, drevning och fog' },
  { name: 'Drift- och underhållsinstruktion', use: 'för den som sköter dörren' },
];

const asked = `Kan jag få ${onRequest.map(({ name }) => name.toLowerCase()).join(', ')}?`;

/** Few read these. */
const isForPrograms = ({ format }: DocumentFile) => format.startsWith('JSON');

/** What a file is, in a word that fits a column. */
const shortNames: Record<string, string> = {
  PDF: 'Datablad',
  TXT: 'Föreskriftstext',
  DXF: 'CAD-ritning',
  IFC: 'BIM-objekt',
  SVG: 'Ritning',
  JSON: 'Alla värden',
};

export function DocumentsPage() {
  const facts = use(FileFacts);
  const changed = usualChange(facts);
  const catalogue = facts.get(paths.catalogueFile('katalog.json'))?.changed;
  return (
    <div className="page documents">
      <Metadata
        {...describePage({
          title: `${title}: föreskriftstext, DXF, IFC och data | ${company.name}`,
          description:
            'Föreskriftstext, ritning för CAD, objekt för BIM och alla värden för varje branddörr, glasparti och fasad. Hela katalogen som tabell och som data. Utan inloggning.',
          path: paths.documents,
          share: shareDrawing({ category: 'aluminium', id: 10 }, 'Uppställningsritning av ett brandklassat glasparti.'),
          page: { '@type': 'CollectionPage' },
          steps: stepsTo(title),
        })}
      />
      <PageHeading title={title}>
        Ritningar, objekt och värden hämtas fritt. De är desamma som i produkternas tabeller; där ett värde saknas står
        ”Anges i offerten”.
      </PageHeading>
      <PageJumps
        links={[
          { id: 'begaran', name: 'Klassificeringsrapport och mer, på begäran' },
          { id: 'katalogen', name: 'Hela katalogen' },
        ]}
      />
      <p className="note" hidden={!changed}>
        Ändrad <time dateTime={changed}>{changed && dayOf(changed)}</time> där ingen annan dag står.
      </p>
      <p className="documents-legend note">
        PDF är databladet, TXT föreskriftstexten, DXF en ritning för CAD i skala 1:1, IFC ett objekt för BIM, SVG
        uppställningsritningen och JSON alla värden med källa.
      </p>
      <ProductsChoice id="produkter" drawn />
      {categories.map((category) => (
        <section key={category} aria-labelledby={category} data-category={category}>
          <h2 id={category}>{categoryNames[category]}</h2>
          {familiesOf(productsIn(category)).map(({ id, name, products }) => (
            <div data-family={familyIdsOf(...products)} key={id}>
              <NarrowFold
                className="documents-family"
                heading={
                  <h3 id={`${category}-${id}`}>
                    {name} <small>{products.length}</small>
                  </h3>
                }
              >
                <ul>
                  {products.map((product) => (
                    <ProductFiles product={product} usual={changed} key={product.id} />
                  ))}
                </ul>
              </NarrowFold>
            </div>
          ))}
          {families
            .filter((family) => productsIn(category).every((product) => !familiesWith(product).includes(family)))
            .map(({ id, name }) => (
              <p className="products-none" data-family={id} key={id}>
                Inga {name.toLowerCase()} i {categoryNames[category].toLowerCase()}.
              </p>
            ))}
        </section>
      ))}
      <section aria-labelledby="begaran">
        <h2 id="begaran">På begäran, för din produkt</h2>
        <ul className="documents-request">
          {onRequest.map(({ name, use }) => (
            <li key={name}>
              <a href={paths.contactAbout({ products: [], question: `Kan jag få ${name.toLowerCase()}? Produkt:` })}>
                {name}
              </a>
              <p className="note">{use}</p>
            </li>
          ))}
        </ul>
        <div className="documents-said">
          <p>
            De hör till dörren så som den görs och ligger därför inte här. Välj en, eller be om alla på produktens rad.
          </p>
          {/* Whether there are such papers is not known: it is a question, and nothing is promised. */}
          <p>
            Behöver du miljöuppgifter, till exempel EPD eller underlag till Byggvarubedömningen eller SundaHus?{' '}
            <a href={paths.contactAbout({ products: [], question: 'Vilka miljöuppgifter finns? Produkt:' })}>
              Fråga vad som finns för din produkt
            </a>
            .
          </p>
        </div>
      </section>
      <section aria-labelledby="katalogen">
        <h2 id="katalogen">Hela katalogen</h2>
        <Files files={catalogueFiles.filter((file) => !isForPrograms(file))} />
        <details>
          <summary>För program</summary>
          <Files files={catalogueFiles.filter(isForPrograms)} />
        </details>
        {catalogue && catalogue !== changed && (
          <p className="note">
            Ändrad <time dateTime={catalogue}>{dayOf(catalogue)}</time>.
          </p>
        )}
      </section>
    </div>
  );
}

function Files({ files }: { files: DocumentFile[] }) {
  return (
    <ul className="documents-files">
      {files.map((file) => (
        <li key={file.path}>
          <FileCell file={file} name={file.name} />
        </li>
      ))}
    </ul>
  );
}

type Facts = ContextType<typeof FileFacts>;

const changeOf = (facts: Facts, product: Product) => facts.get(paths.productFile(product, 'json'))?.changed;

/** The day on which most products were last changed; of several the latest. It is said once. */
function usualChange(facts: Facts): string | undefined {
  const days = products.flatMap((product) => changeOf(facts, product) ?? []);
  const times = (day: string) => days.filter((other) => other === day).length;
  return days
    .toSorted()
    .toSorted((a, b) => times(a) - times(b))
    .at(-1);
}

/** A day as it is said, ”22 nov.”; with its year where that is not the year of the other. */
function dayOf(day: string, other = ''): string {
  const year = other.startsWith(day.slice(0, 4)) ? undefined : 'numeric';
  const said = new Intl.DateTimeFormat('sv', { day: 'numeric', month: 'short', year, timeZone: 'UTC' });
  return said.format(new Date(day)).replaceAll(' ', '\u00a0');
}

function ProductFiles({ product, usual }: { product: Product; usual: string | undefined }) {
  const changed = changeOf(use(FileFacts), product);
  return (
    <li data-family={familyIdsOf(product)}>
      <div className="documents-name">
        <h4>
          <a href={paths.product(product)}>{product.title}</a>
        </h4>
        {changed && changed !== usual && (
          <p className="note">
            Ändrad <time dateTime={changed}>{dayOf(changed, usual)}</time>
          </p>
        )}
      </div>
      <a className="documents-ask" href={paths.contactAbout({ products: [productKeyOf(product)], question: asked })}>
        Begär underlag<span className="visually-hidden"> för {product.title}</span>
      </a>
      <ul>
        {filesOf(product).map((file) => (
          <li key={file.path}>
            <FileCell file={file} name={shortNames[file.format] ?? file.name} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A link as in a table. Where its row has no room for what it is, a line above the rows says it. */
function FileCell({ file: { path, format }, name }: { file: DocumentFile; name: string }) {
  const fact = use(FileFacts).get(path);
  return (
    <a href={path} download={format !== 'SVG'}>
      <span>{name}</span> <b>{format}</b> <small>{fact && sizeOf(fact.bytes)}</small>
    </a>
  );
}
