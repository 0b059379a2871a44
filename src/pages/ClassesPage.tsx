import { claimsOf } from '../catalogue/classes/claims.ts';
import { sizesOf } from '../catalogue/fit/fit.ts';
import { classRuns, fireRunsOf } from '../catalogue/classes/fireRuns.ts';
import { largestOf } from '../catalogue/fit/limitWords.ts';
import { products } from '../catalogue/products.ts';
import type { Product } from '../catalogue/schema.ts';
import { ClassExample } from '../components/classes/ClassExample.tsx';
import { ClassGlossary } from '../components/classes/ClassGlossary.tsx';
import { ClassMap } from '../components/classes/ClassMap.tsx';
import { ClassReader } from '../components/classes/ClassReader.island.tsx';
import { FireTest } from '../components/firetest/FireTest.tsx';
import { Metadata } from '../components/frame/Metadata.tsx';
import { NarrowFold } from '../components/ui/NarrowFold.tsx';
import { PageHeading } from '../components/frame/PageHeading.tsx';
import { PageJumps } from '../components/frame/PageJumps.tsx';
import { TechnicalText } from '../components/ui/TechnicalText.tsx';
import { company } from '../content/company.ts';
import { paths } from '../content/paths.ts';
import { classNote } from '../documents/proof.ts';
import { Island } from '../engine/Island.tsx';
import { describePage, stepsTo } from '../seo/describePage.ts';
import { shareDrawing } from '../seo/sharePicture.ts';
import '../components/ui/WithoutScript.css';
import '../styles/sheetNumbers.css';
import './ClassesPage.css';

const title = 'Läs en brandklass';

const claims = products.map((product) => ({
  ...claimsOf(product),
  title: product.title,
  sizes: sizesOf(product),
  about: aboutOf(product),
}));

/** ”största dörrblad 1400 × 2500 mm · Rw 37 dB”, as far as it is stated. */
function aboutOf({ kind, facts }: Product): string {
  const { rw, upTo } = facts.sound ?? {};
  return [largestOf(sizesOf({ kind, facts }).limits, kind), rw && `Rw${upTo ? ' upp till' : ''}\u00a0${rw}\u00a0dB`]
    .filter(Boolean)
    .join('\u00a0· ');
}

export function ClassesPage() {
  return (
    <div className="page classes">
      <Metadata
        {...describePage({
          title: `${title}: EI, EW, S200, C5 och Rw | ${company.name}`,
          description: `Vad betyder EI2 60-S200C5? Klistra in kravet, få varje bokstav förklarad och se vilka av ${products.length} produkter som uppfyller det.`,
          path: paths.classes,
          share: shareDrawing(
            { category: 'aluminium', id: 2 },
            'Uppställningsritning av en branddörr med sin klass vid brandcellsgränsen.',
          ),
          steps: stepsTo(title),
        })}
      />
      <PageHeading title={title}>
        Klistra in kravet från brandskyddsbeskrivningen. Varje bokstav förklaras, och du ser vilka produkter som
        uppfyller det, vilka som inte gör det och vad som inte framgår.
      </PageHeading>
      <PageJumps
        links={[
          { id: 'brandprovet', name: 'Brandprovet' },
          { id: 'karta', name: 'Klasskarta' },
          { id: 'bokstaver', name: 'Alla bokstäver' },
        ]}
      />
      <p className="classes-note without-script">
        Svaret räknas fram i din webbläsare och behöver JavaScript. Här nedanför står ändå allt: varje bokstav, och alla
        produkter efter klass.
      </p>
      <Island component={ClassReader} when="use" asked="krav" props={{ products: claims }} />
      <ClassExample />
      <p className="classes-note">{classNote('door')}</p>
      <section className="classes-fire" aria-labelledby="brandprovet">
        <h2 id="brandprovet">Brandprovet</h2>
        <p>
          <TechnicalText
            text={
              'Dra tiden från 0 till 120\u00a0minuter. Ugnen följer standardkurvan i EN\u00a01363-1, som är densamma för alla. Vad du får på andra sidan avgör klassen.'
            }
          />
        </p>
        <FireTest runs={[...classRuns, ...products.flatMap(fireRunsOf)]} />
        <p className="classes-ready screen-only">
          Jämför
          {[30, 60].map((minutes) => (
            <a className="text-link" href={paths.fireTestWith(`E${minutes},EW${minutes},EI${minutes}`)} key={minutes}>
              {`E, EW och EI\u00a0${minutes}`}
            </a>
          ))}
        </p>
      </section>
      <section aria-labelledby="karta">
        <NarrowFold heading={<h2 id="karta">Klasskarta</h2>}>
          <p>
            <TechnicalText text="Alla produkter efter slag och klass. En längre tid räcker för en kortare, EI räcker för EW och EW för E." />
          </p>
          <ClassMap products={products} />
        </NarrowFold>
      </section>
      <section aria-labelledby="bokstaver">
        <h2 id="bokstaver">Alla bokstäver</h2>
        <ClassGlossary />
      </section>
    </div>
  );
}
