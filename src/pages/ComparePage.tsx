import type { ReactNode } from 'react';
import { classLinesOf } from '../catalogue/classLine.ts';
import { familyIdsOf } from '../catalogue/families.ts';
import { withUnit } from '../catalogue/phrasing.ts';
import { products } from '../catalogue/products.ts';
import { readyComparisons } from '../catalogue/comparison/readyComparisons.ts';
import { limitRowsOf, rowsOf } from '../catalogue/rows.ts';
import type { Product } from '../catalogue/schema.ts';
import { askedInQuote, kindNames } from '../catalogue/vocabulary.ts';
import { kept } from '../components/ui/browserStorage.ts';
import { CompareBar } from '../components/compare/CompareBar.island.tsx';
import { CompareChoice } from '../components/compare/CompareChoice.tsx';
import { CompareExample } from '../components/compare/CompareExample.tsx';
import { CompareTool } from '../components/compare/CompareTool.island.tsx';
import { Metadata } from '../components/frame/Metadata.tsx';
import { NoFigure } from '../components/compare/NoFigure.tsx';
import { PageHeading } from '../components/frame/PageHeading.tsx';
import { ProductsChoice } from '../components/compare/ProductsChoice.tsx';
import { ReadyComparisons } from '../components/compare/ReadyComparisons.tsx';
import { TechnicalText } from '../components/ui/TechnicalText.tsx';
import { mostCompared } from '../components/compare/compareChoice.ts';
import { company } from '../content/company.ts';
import { paths } from '../content/paths.ts';
import { comparisonData } from '../documents/comparisonData.ts';
import { Island } from '../engine/Island.tsx';
import { describePage, stepsTo } from '../seo/describePage.ts';
import { shareDrawing } from '../seo/sharePicture.ts';
import '../components/ui/WithoutScript.css';
import '../styles/sheetNumbers.css';
import './ComparePage.css';

/** Three doors of as many classes that look different: with a side light, as a pair, and with both. */
const example = ['aluminium-2', 'aluminium-4', 'aluminium-5'];

/** Up to four products side by side; without script the main figures of all. */
export function ComparePage() {
  const data = comparisonData();
  const comparedOf = (keys: readonly string[]) =>
    keys.flatMap((key) => data.products.find((product) => product.key === key) ?? []);
  const ready = readyComparisons(products, mostCompared);
  return (
    <div className="page compare">
      <Metadata
        {...describePage({
          title: `Jämför produkter | ${company.name}`,
          description: `Lägg upp till fyra av ${products.length} branddörrar, fönster, glaspartier, fasader och glastak bredvid varandra, rad för rad ur samma tabeller.`,
          path: paths.compare,
          share: shareDrawing({ category: 'aluminium', id: 1 }),
          steps: stepsTo('Jämför'),
        })}
      />
      <PageHeading title="Jämför">
        Upp till fyra produkter, rad för rad ur produktsidornas tabeller. Det som inte framgår svarar vi på i offerten.
      </PageHeading>
      <p className="without-script">
        Att välja produkter och jämföra rad för rad behöver JavaScript. Tabellen nedan har huvuddragen av alla.
      </p>
      <Island component={CompareTool} when="load" props={data} />
      <ReadyComparisons comparisons={ready.map(({ name, keys }) => ({ name, products: comparedOf(keys) }))} />
      <CompareExample products={comparedOf(example)} />
      <div className="compare-all">
        <h2 id="alla">Alla produkter i korthet</h2>
        <ProductsChoice drawn />
        <table className="compare-overview" aria-labelledby="alla">
          <thead>
            <tr>
              <th scope="col">Produkt</th>
              <th scope="col">Slag</th>
              <th scope="col">Brandklass</th>
              <th scope="col">
                R<sub>w</sub>, dB
              </th>
              <th scope="col">Gränser</th>
              <th className="compare-pick screen-only" scope="col">
                <span className="visually-hidden">Välj</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <tr key={paths.product(product)} data-category={product.category} data-family={familyIdsOf(product)}>
                <th scope="row">
                  <a href={paths.product(product)}>{product.title}</a>
                </th>
                <td>{kindNames[product.kind].one}</td>
                <td>
                  <TechnicalText text={classLinesOf(product)[0]?.text ?? ''} />
                </td>
                <Figures label="Ljud, dB">{soundOf(product)}</Figures>
                <Figures label="Gränser">{limitsOf(product)}</Figures>
                <td className="compare-pick screen-only">
                  <CompareChoice product={product} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Island component={CompareBar} when="visible" kept={kept.comparison} answers=".compare-choice" props={{}} />
    </div>
  );
}

/** A cell of figures, or of none. */
function Figures({ label, children }: { label: string; children: ReactNode[] }) {
  return (
    <td data-label={label} data-missing={children.length === 0 || undefined}>
      {children.length > 0 ? <div>{children}</div> : <NoFigure>{askedInQuote}</NoFigure>}
    </td>
  );
}

function limitsOf(product: Product): ReactNode[] {
  return limitRowsOf(product).map(({ name, value, unit }) => (
    <p key={`${name} ${value}`}>
      <small>{name.replace(/^Största /, '')}</small> {withUnit(value, unit)}
    </p>
  ));
}

function soundOf(product: Product): string[] {
  return rowsOf(product).flatMap(({ id, value, standing }) => (id === 'sound' && standing !== 'asked' ? value : []));
}
