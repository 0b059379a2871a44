import { claimsOf } from '../catalogue/classes/claims.ts';
import { productKeyOf } from '../catalogue/productKey.ts';
import { sizesOf } from '../catalogue/fit/fit.ts';
import { products } from '../catalogue/products.ts';
import { convertOpening, moduleName, sidesName } from '../catalogue/fit/size.ts';
import { Metadata } from '../components/frame/Metadata.tsx';
import { PageHeading } from '../components/frame/PageHeading.tsx';
import { Schedule } from '../components/schedule/Schedule.island.tsx';
import { ScheduleExample } from '../components/schedule/ScheduleExample.tsx';
import { company } from '../content/company.ts';
import { paths } from '../content/paths.ts';
import { Island } from '../engine/Island.tsx';
import { describePage, stepsTo } from '../seo/describePage.ts';
import { shareDrawing } from '../seo/sharePicture.ts';
import '../components/ui/Prose.css';
import '../components/ui/WithoutScript.css';
import '../styles/sheetNumbers.css';
import './SchedulePage.css';

const listed = products.map((product) => ({
  key: productKeyOf(product),
  title: product.title,
  claims: claimsOf(product),
  sizes: sizesOf(product),
}));

/** Common sizes of doors in modules of 100 mm: width and height. */
const commonModules = [
  [900, 2100],
  [1000, 2100],
  [1100, 2100],
  [1200, 2100],
  [1300, 2100],
  [1600, 2100],
  [1800, 2100],
] as const;

/** The door schedule: a tool where there is script, and without it what belongs into a list, and a template to mail. */
export function SchedulePage() {
  const { name, phone, email } = company;
  return (
    <div className="page schedule-page">
      <Metadata
        {...describePage({
          title: `Dörrlista | ${company.name}`,
          description:
            'Gör en dörrlista, eller klistra in den från Excel, Revit eller CADQ. Varje rad prövas mot produktens brandklass och mått. Skicka, skriv ut eller spara.',
          path: paths.schedule,
          share: shareDrawing({ category: 'aluminium', id: 1 }),
          steps: stepsTo('Dörrlista'),
        })}
      />
      <PageHeading title="Dörrlista">
        Klistra in projektets dörrar. Varje rad prövas mot klass och mått, och hela listan kan skickas som förfrågan.
      </PageHeading>
      <p className="without-script">
        Listan fylls i och prövas i din webbläsare, och behöver JavaScript. Utan det går det lika bra att{' '}
        <a href="#i-listan">fylla i en fil och mejla den</a>, eller att <a href={paths.contact}>skriva till oss</a>.
      </p>
      <Island
        component={Schedule}
        when="load"
        props={{ products: listed, email, sender: `${name}, ${phone.display}, ${email}` }}
      />
      <ScheduleExample products={listed} />
      <section className="schedule-help" aria-labelledby="i-listan">
        <div className="prose">
          <h2 id="i-listan">Det här hör hemma i listan</h2>
          <p>
            Littera, antal, produkt, mått, hängning, slagriktning, krav, vägg, kulör, beslag och anmärkning. Det du inte
            vet lämnar du tomt. Vi frågar om det som behövs. Skriv i anmärkningen om raden är pardörr, glasparti, fasad
            eller glastak, eller sitter i en utrymningsväg: den prövas efter det.
          </p>
          <p>
            Svaren på varje rad är <strong>Ja</strong>, <strong>Nej</strong> eller <strong>Framgår inte</strong>, efter
            produktens tekniska data. De är preliminära: klassen gäller dörren så som den provats.
          </p>
          <p>
            Hellre en fil? Fyll i <a href={paths.scheduleTemplate}>den tomma mallen (CSV)</a> i Excel och mejla den till{' '}
            <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </div>
        <div>
          <h2 id="matt">Modul, karm och vägghål</h2>
          <table className="schedule-modules" aria-labelledby="matt">
            <thead>
              <tr>
                <th scope="col">Modul</th>
                <th scope="col">Karm&shy;ytter&shy;mått, mm</th>
                <th scope="col">Vägghål, mm</th>
              </tr>
            </thead>
            <tbody>
              {commonModules.map(([width, height]) => (
                <ModuleRow width={width} height={height} key={width} />
              ))}
            </tbody>
          </table>
          <p className="note">
            Gäller slagdörrar. Fogen runt skjutdörrar, glaspartier, fasader och glastak projekteras.
          </p>
        </div>
      </section>
    </div>
  );
}

function ModuleRow({ width, height }: { width: number; height: number }) {
  const module = { measure: 'module', width, height } as const;
  const size = (measure: 'frame' | 'hole') => sidesName(convertOpening(module, measure));
  return (
    <tr>
      <th scope="row">{moduleName(module)}</th>
      <td>{size('frame')}</td>
      <td>{size('hole')}</td>
    </tr>
  );
}
