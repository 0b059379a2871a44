import { BoundaryShown } from '../components/gallery/BoundaryShown.tsx';
import { Catalogue } from '../components/catalogue/Catalogue.tsx';
import { Metadata } from '../components/frame/Metadata.tsx';
import { Picture } from '../components/ui/Picture.tsx';
import { TechnicalText } from '../components/ui/TechnicalText.tsx';
import { company } from '../content/company.ts';
import { doorClasses } from '../catalogue/doorClasses.ts';
import { products } from '../catalogue/products.ts';
import { heroPicture, pictureView } from '../content/pictureView.ts';
import { describePage } from '../seo/describePage.ts';
import { homeTitle } from '../seo/fitTitle.ts';
import { sharePicture } from '../seo/sharePicture.ts';
import { companyNode } from '../seo/siteNodes.ts';
import { paths, queryNames } from '../content/paths.ts';
import '../components/ui/Button.css';
import '../components/ui/Field.css';
import './HomePage.css';

const highlights = [
  { figure: doorClasses(products), text: 'brand\u00adklasser för dörrar' },
  { figure: `${products.length} produkter`, text: 'i aluminium och stål' },
  { figure: 'Sa eller S200', text: 'brand\u00adgastäta utföranden' },
];

const requirement = 'EI\u00a060-S200, Rw\u00a037';

export function HomePage() {
  return (
    <>
      <Metadata
        {...describePage({
          title: homeTitle(company.name),
          description:
            'Branddörrar, brandfönster, glaspartier, fasader och glastak i aluminium och stål. Konstruktion, tillverkning, montage och service.',
          path: paths.home,
          share: sharePicture(heroPicture, paths.placeholder),
          about: [companyNode],
        })}
      />
      <section className="hero">
        <Picture picture={pictureView('hero', heroPicture, paths.placeholder)} first />
        <div className="hero-text">
          <p className="hero-label">{`Grundat ${company.founded}`}</p>
          <h1>
            Brandskydd <br />
            du kan se igenom
          </h1>
          <p className="lead">
            Dörrar, fönster, glaspartier, fasader och glastak som håller elden på sin sida. Vi konstruerar och
            tillverkar dem i aluminium och stål, levererar, monterar och sköter servicen.
          </p>
          <p className="actions">
            <a className="button" href={paths.products}>
              Se våra produkter
            </a>
            <a className="text-link" href={paths.contact}>
              Kontakta oss
            </a>
            <a className="text-link hero-phone" href={`tel:${company.phone.number}`}>
              {`Ring ${company.phone.display}`}
            </a>
          </p>
        </div>
        <ul className="hero-badge" aria-label="I korthet">
          {highlights.map(({ figure, text }) => (
            <li key={figure}>
              <strong>
                <TechnicalText text={figure} />
              </strong>
              {` ${text}`}
            </li>
          ))}
        </ul>
      </section>
      <div className="page">
        <section className="home-requirement screen-only" aria-labelledby="har-krav">
          <h2 id="har-krav">Har du ett krav?</h2>
          <p id="krav-hjalp">
            {'Skriv det som det står i handlingen och se vilka produkter som uppfyller det, till exempel '}
            <a className="unbroken" href={paths.classesFor(requirement)}>
              <TechnicalText text={requirement} />
            </a>
            .
          </p>
          <form action={paths.classes}>
            <input
              type="text"
              name={queryNames.requirement}
              autoComplete="off"
              autoCapitalize="off"
              aria-labelledby="har-krav"
              aria-describedby="krav-hjalp"
            />
            <button className="button" type="submit">
              Läs kravet
            </button>
          </form>
        </section>
        <BoundaryShown />
        <h2>Produkter</h2>
        <Catalogue />
        <section className="home-end">
          <h2>Berätta vad du bygger</h2>
          <p className="actions">
            <a className="button" href={paths.contact}>
              Boka Konsultation
            </a>
            <a className="text-link" href={`tel:${company.phone.number}`}>
              {`Ring ${company.phone.display}`}
            </a>
          </p>
        </section>
      </div>
    </>
  );
}
