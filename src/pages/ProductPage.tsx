import { AddToSchedule } from '../components/schedule/AddToSchedule.island.tsx';
import { kept } from '../components/ui/browserStorage.ts';
import { Badge } from '../components/catalogue/Badge.tsx';
import { Breadcrumb } from '../components/frame/Breadcrumb.tsx';
import { FitCheck } from '../components/fit/FitCheck.tsx';
import { ClassFigure } from '../components/product/ClassFigure.tsx';
import { ClassProof } from '../components/product/ClassProof.tsx';
import { DocumentList } from '../components/product/DocumentList.tsx';
import { CompareBar } from '../components/compare/CompareBar.island.tsx';
import { CompareChoice } from '../components/compare/CompareChoice.tsx';
import { ExplodedPicture } from '../components/product/ExplodedPicture.tsx';
import { FireTest } from '../components/firetest/FireTest.tsx';
import { KeyFacts } from '../components/product/KeyFacts.tsx';
import { Metadata } from '../components/frame/Metadata.tsx';
import { ParameterTable } from '../components/product/ParameterTable.tsx';
import { Picture } from '../components/ui/Picture.tsx';
import { ProductNeighbours } from '../components/product/ProductNeighbours.tsx';
import { PrintedOrigin } from '../components/product/PrintedOrigin.tsx';
import { ProductTabs } from '../components/product/ProductTabs.island.tsx';
import { VisualisationNote } from '../components/ui/VisualisationNote.tsx';
import { company } from '../content/company.ts';
import { explodedOf } from '../content/explodedView.ts';
import { pictureView } from '../content/pictureView.ts';
import { productKeyOf } from '../catalogue/productKey.ts';
import { ownClassOf } from '../catalogue/schedule/ownClass.ts';
import { classLinesOf } from '../catalogue/classLine.ts';
import { fireRunsOf, strictestRun } from '../catalogue/classes/fireRuns.ts';
import { rowsOf } from '../catalogue/rows.ts';
import { elevationOf, type Product } from '../catalogue/schema.ts';
import { ExampleElevation } from '../drawings/ExampleElevation.tsx';
import { finishOf } from '../drawings/finish.ts';
import { drawProduct } from '../drawings/model/drawProduct.ts';
import { legendOf } from '../drawings/model/legend.ts';
import { describePage, stepsTo } from '../seo/describePage.ts';
import { productNode } from '../seo/productNode.ts';
import { sharePicture } from '../seo/sharePicture.ts';
import { Island } from '../engine/Island.tsx';
import { paths } from '../content/paths.ts';
import { CategoryInformation } from './CategoryInformation.tsx';
import { TechnicalText } from '../components/ui/TechnicalText.tsx';
import { TextList } from '../components/ui/TextList.tsx';
import '../components/ui/Button.css';
import '../components/product/ProductPart.css';
import '../components/ui/Ways.css';
import '../styles/sheetNumbers.css';
import './ProductPage.css';

type Props = { product: Product };

/** What stands far below the first screen. */
const parts = [
  { id: 'parametrar', name: 'Värden' },
  { id: 'ryms', name: 'Mått' },
  { id: 'brandprovet', name: 'Brandprovet' },
  { id: 'visas', name: 'Klassen' },
  { id: 'dokument', name: 'Dokument' },
];

export function ProductPage({ product }: Props) {
  const drawing = paths.productDrawing(product);
  const offer = (
    <a className="button" href={paths.contactAbout({ products: [productKeyOf(product)] })}>
      Kontakta oss för offert
    </a>
  );
  const classes = classLinesOf(product);
  const runs = fireRunsOf(product);
  const exploded = explodedOf(product);
  const note = <VisualisationNote pictures={[product.image, product.built]} />;
  const steps = stepsTo(product.title, product.category);
  return (
    <article className="page product">
      <Metadata
        {...describePage({
          title: `${product.title} | ${company.name}`,
          description: product.metaDescription,
          path: paths.product(product),
          share: sharePicture(product.image, drawing),
          page: { '@type': 'ItemPage' },
          steps,
          about: [productNode(product)],
        })}
      />
      <Breadcrumb steps={steps} />
      <ClassFigure lines={classes} />
      <ProductName title={product.title} />
      {product.badge && <Badge text={product.badge} />}
      <div className="product-sample">
        <figure className="product-picture">
          {product.image.src ? (
            <>
              {/* The page is not shown before its picture has its place: a view transition takes only what the
                  first frame holds. */}
              <link rel="expect" href={`#${productKeyOf(product)}`} blocking="render" />
              {exploded ? (
                <ExplodedPicture
                  closed={pictureView('product', product.image, drawing)}
                  id={productKeyOf(product)}
                  exploded={pictureView('product', exploded, drawing)}
                  callouts={exploded.callouts}
                  names={exploded.names}
                />
              ) : (
                <Picture picture={pictureView('product', product.image, drawing)} id={productKeyOf(product)} first />
              )}
              {/* Leaves out what is as light as the paper, so that the class's line passes behind the sample. */}
              <svg className="visually-hidden" aria-hidden="true">
                <filter id="sample">
                  <feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 -4 -4 -4 11.1 0" />
                </filter>
              </svg>
              <figcaption>Uppskuren profil. Insidan visar principen.</figcaption>
            </>
          ) : (
            <ProductElevation product={product} title={product.image.alt} />
          )}
        </figure>
      </div>
      <div className="product-words">
        <p className="lead">
          <TechnicalText text={product.description} />
        </p>
        <div className="actions">
          {offer}
          <a className="text-link" href={`tel:${company.phone.number}`}>
            {`Ring ${company.phone.display}`}
          </a>
          <div className="ways">
            <CompareChoice product={product} />
            <Island
              component={AddToSchedule}
              when="use"
              props={{ product: productKeyOf(product), requirement: ownClassOf(product) }}
            />
          </div>
        </div>
      </div>
      <KeyFacts product={product} />
      <nav className="actions" aria-label="På sidan">
        {parts.map(({ id, name }) => (
          <a className="text-link" href={`#${id}`} key={id}>
            {name}
          </a>
        ))}
      </nav>
      {product.image.src && (
        <div className="product-more">
          {product.built && (
            <figure className="product-picture product-built">
              <Picture picture={pictureView('half', product.built, drawing)} />
              <figcaption>Så kan det se ut på plats. {note}</figcaption>
            </figure>
          )}
          <figure className="product-picture">
            <ProductElevation product={product} title={`Uppställningsritning av ${product.title}`} />
          </figure>
        </div>
      )}
      {!product.built && note}
      <div className="product-details">
        <Island component={ProductTabs} when="visible" props={{}} />
        <div className="panels">
          <section className="panel" id="specifikationer">
            <h2 className="panel-heading">Specifikationer</h2>
            <TextList className="feature-list" texts={product.features} />
          </section>
          <section className="panel" id="information">
            <h2 className="panel-heading">Information</h2>
            <CategoryInformation category={product.category} />
          </section>
          <section className="panel" id="parametrar">
            <h2 className="panel-heading">Parametrar</h2>
            <ParameterTable rows={rowsOf(product)} />
          </section>
        </div>
      </div>
      <p className="actions">{offer}</p>
      <FitCheck product={product} />
      <section className="product-fire part" aria-labelledby="brandprovet" data-later="">
        <div>
          <h2 id="brandprovet">Brandprovet</h2>
          <p>
            {'Dra tiden och se vad klassen lovar. '}
            {classes[0] && (
              <>
                <a href={`${paths.classesFor(classes[0].requirement)}#krav`}>Läs klassen bokstav för bokstav</a>
                {', eller '}
              </>
            )}
            <a href={paths.fireTestWith(productKeyOf(product))}>ställ två produkter bredvid varandra</a>
          </p>
        </div>
        <FireTest runs={runs} first={strictestRun(runs)} />
      </section>
      <ClassProof product={product} />
      <DocumentList product={product} />
      <ProductNeighbours product={product} />
      <PrintedOrigin product={product} />
      <Island component={CompareBar} when="visible" kept={kept.comparison} answers=".compare-choice" props={{}} />
    </article>
  );
}

/**
 * A product's name as the page's heading. The name of a line stays together, else its last two words: ”Janisol 2” over
 * ”kombination EI30”.
 */
function ProductName({ title }: { title: string }) {
  const [, system, kind] = /^(.+? )(Design Line [\w ]+|\S+ \S+)$/.exec(title) ?? [];
  return <h1>{kind ? [system, <span key={kind}>{kind}</span>] : title}</h1>;
}

function ProductElevation({ product, title }: { product: Product; title: string }) {
  const spec = elevationOf(product);
  return (
    <>
      <ExampleElevation
        spec={spec}
        finish={finishOf(product)}
        classes={classLinesOf(product)}
        title={title}
        dimensions
      />
      <figcaption>
        {`Skalenlig uppställningsritning med karmyttermått i millimeter som exempel, inte modulmått. ${legendOf(drawProduct(spec)).join(' ')}`}
      </figcaption>
    </>
  );
}
