import { AccessibilityStatement } from '../components/about/AccessibilityStatement.tsx';
import { CompanyVideo } from '../components/about/CompanyVideo.island.tsx';
import { Metadata } from '../components/frame/Metadata.tsx';
import { PageHeading } from '../components/frame/PageHeading.tsx';
import { Picture } from '../components/ui/Picture.tsx';
import { VisualisationNote } from '../components/ui/VisualisationNote.tsx';
import { company } from '../content/company.ts';
import { heroPicture, pictureView } from '../content/pictureView.ts';
import { describePage, stepsTo } from '../seo/describePage.ts';
import { sharePicture } from '../seo/sharePicture.ts';
import { companyInFull, reference } from '../seo/siteNodes.ts';
import { videoNode } from '../seo/videoNode.ts';
import { Island } from '../engine/Island.tsx';
import { paths } from '../content/paths.ts';
import '../components/ui/Button.css';
import '../components/ui/Prose.css';
import './AboutPage.css';

const features = [
  {
    title: 'Modern tillverkning',
    text: 'Profiler kapas, bearbetas och sätts ihop efter ritning för varje projekt, så att dörr, parti och fasad passar ihop på plats.',
  },
  {
    title: 'Anpassade lösningar',
    text: 'Mått, glas, beslag och kulör väljs efter byggnaden, inom det som systemet är provat för.',
  },
  {
    title: 'Brandsäkerhet',
    text: 'Vi utgår från brandskydds\u00adbeskrivningen och säger till när ett önskemål inte ryms i klassen.',
  },
  {
    title: 'Innovation',
    text: 'Stumfogat glas, släta fasader och dörrar i olika brandklasser med samma djup: brandskydd får gärna vara smäckert.',
  },
];

/**
 * What invites to the film: its door on the way shut, a frame that `npm run film` keeps. Without words, for the link
 * and the text below have them.
 */
const poster = { src: 'film-door.webp', alt: '' };

/** What comes of the profiles: the assembly table, and the hall behind it. */
const workshop = {
  src: 'workshop.webp',
  alt: 'Verkstadshall i dagsljus: en dörrkarm av isolerade aluminiumprofiler ligger på monteringsbordet, bakom den står brandglas på en ställning, en kapsåg och långa profiler i ett grenställ.',
};

export function AboutPage() {
  const share = sharePicture(heroPicture, paths.placeholder);
  const film = company.video && videoNode(company.video, company.videoFacts, share);
  return (
    <div className="page about">
      <Metadata
        {...describePage({
          title: `Om oss: från ritning till service | ${company.name}`,
          description: `${company.name} konstruerar och tillverkar branddörrar, glaspartier och fasader i aluminium och stål, levererar, monterar och sköter servicen, sedan ${company.founded}.`,
          path: paths.about,
          share,
          page: { '@type': 'AboutPage', ...(film && { video: reference(film) }) },
          steps: stepsTo('Om oss'),
          about: film ? [companyInFull, film] : [companyInFull],
        })}
      />
      <PageHeading
        title="Vi ritar gränsen mellan eld och lugn"
        beside={<p className="hero-label">{`Grundat ${company.founded}`}</p>}
      >
        {company.name} arbetar med en enda sak: att hålla elden på sin sida utan att stänga ute ljuset.
      </PageHeading>
      <figure className="about-workshop">
        <Picture picture={pictureView('band', workshop, paths.placeholder)} first />
        <figcaption className="note">
          Karmhörnet är pressat, svällisten på väg i sitt spår och brandglaset på sin ställning.
        </figcaption>
      </figure>
      <section className="about-film" aria-label="Film">
        <Island
          component={CompanyVideo}
          when="use"
          props={{
            video: company.video,
            poster: pictureView('film', poster, paths.placeholder),
          }}
        />
        {/* For those who do not see the film (WCAG 1.2.1). */}
        {company.video && <p>Filmen i ord: {company.videoFacts.description}</p>}
        <VisualisationNote pictures={[workshop, poster]} />
      </section>
      <section className="about-statement">
        <h2>Egen produktion, från profil till färdigt parti</h2>
        <p className="lead">
          Ritning, tillverkning, leverans, montage och service hänger ihop. Vi som ritar dörren monterar den också, och
          sköter den sedan.
        </p>
      </section>
      <ul className="about-features">
        {features.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section className="prose about-description">
        <h2>Så arbetar vi</h2>
        <p>
          Ett bra brandskydd börjar på ritningen. Vi läser brandskyddsbeskrivningen, går igenom dörrförteckningen och
          föreslår ett system för varje läge: aluminium där det ska vara lätt och isolerat, stål där det ska vara
          smäckert och tåligt.
        </p>
        <p>
          Sedan tillverkar vi, levererar i den ordning som bygget behöver och monterar. Dokumentationen följer med, så
          att förvaltaren kan visa vad som sitter i väggen.
        </p>
        <p className="actions">
          <a className="button" href={paths.contact}>
            Boka en konsultation
          </a>
          <a className="text-link" href={paths.products}>
            Se våra produkter
          </a>
        </p>
      </section>
      <section className="prose" id="service">
        <h2>Service på en dörr du redan har</h2>
        <p>
          Behöver en dörrstängare justeras, en tätning bytas eller ett lås ses över? Ring{' '}
          <a className="unbroken" href={`tel:${company.phone.number}`}>
            {company.phone.display}
          </a>{' '}
          och säg vad som står på dörrens märkskylt, var dörren sitter och vad som är fel, så kommer vi. Kila inte upp
          den så länge: då skyddar den inte.
        </p>
        <p>
          Vad du själv tittar på, hur ofta och vad du aldrig gör, med en checklista att skriva ut, står under{' '}
          <a href={paths.service}>Drift och underhåll</a>.
        </p>
      </section>
      <AccessibilityStatement email={company.email} phone={company.phone} />
    </div>
  );
}
