import { products } from '../catalogue/products.ts';
import { elevationOf } from '../catalogue/schema.ts';
import { BoundaryTable } from '../components/service/BoundaryTable.tsx';
import { Checklist } from '../components/service/Checklist.tsx';
import { DoorFaults } from '../components/service/DoorFaults.tsx';
import { Metadata } from '../components/frame/Metadata.tsx';
import { NarrowFold } from '../components/ui/NarrowFold.tsx';
import { PageHeading } from '../components/frame/PageHeading.tsx';
import { PageJumps } from '../components/frame/PageJumps.tsx';
import { PrintButton } from '../components/ui/PrintButton.island.tsx';
import { ReferenceFold } from '../components/service/ReferenceFold.tsx';
import { TechnicalText } from '../components/ui/TechnicalText.tsx';
import { TextList } from '../components/ui/TextList.tsx';
import { company } from '../content/company.ts';
import { advice, boundaries } from '../content/mounting.ts';
import { paths } from '../content/paths.ts';
import { checks, faults, never, upkeep } from '../content/upkeep.ts';
import { CheckedDoor } from '../drawings/CheckedDoor.tsx';
import { finishOf } from '../drawings/finish.ts';
import { Island } from '../engine/Island.tsx';
import { describePage, stepsTo } from '../seo/describePage.ts';
import { shareDrawing } from '../seo/sharePicture.ts';
import '../components/ui/Ways.css';
import '../styles/sheetNumbers.css';
import './ServicePage.css';

const title = 'Drift och underhåll';
const checklist = 'checklista';
const boundaryList = 'gransdragning';

/** The plainest door of the catalogue: what is pointed at on it is what every door has. */
const [door] = products.flatMap((product) => {
  const spec = elevationOf(product);
  return spec.type === 'door' && spec.leaves === 1 && !spec.sidelight && !spec.overlight
    ? [{ spec, finish: finishOf(product) }]
    : [];
});

export function ServicePage() {
  const { phone, email, openingHours } = company;
  const [first, ...others] = upkeep;
  return (
    <div className="page service">
      <Metadata
        {...describePage({
          title: `${title} av branddörrar | ${company.name}`,
          description:
            'Vad du tittar på hos en branddörr, hur ofta och vad du aldrig gör. Checklista på A4, påminnelse i kalendern, och gränsdragningslista för den som monterar.',
          path: paths.service,
          share: shareDrawing({ category: 'steel', id: 1 }, 'Uppställningsritning av en branddörr i stål.'),
          steps: stepsTo(title),
        })}
      />
      <PageHeading title={title}>
        Här står vad du tittar på, hur ofta och vad du aldrig gör. Dörrens egen drift- och underhållsinstruktion går
        alltid före.
      </PageHeading>
      <section className="service-fault" aria-labelledby="stanger">
        <div>
          <h2 id="stanger">Stänger dörren inte?</h2>
          <p className="lead">
            En branddörr som inte stänger håller inte sin klass. Håll den stängd tills den är lagad, eller under uppsikt
            om den inte går att stänga. Lås aldrig en utrymningsväg.
          </p>
          <p className="actions screen-only">
            <a className="button" href={paths.contactForService()}>
              Boka service
            </a>
            <a className="text-link" href={`tel:${phone.number}`}>{`Ring ${phone.display}`}</a>
            <span className="note">{`${openingHours.days} ${openingHours.opens}–${openingHours.closes}`}</span>
          </p>
          <p className="note">
            Säg numret på dörrens märkskylt, var dörren sitter och vad som är fel. Saknas skylten räcker bladets mått
            och bilder på dörren, gångjärnen och beslagen, till <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </div>
        <div>
          <h3>Vad är fel?</h3>
          <DoorFaults faults={faults} />
        </div>
      </section>
      <PageJumps
        links={[
          { id: 'tillsyn', name: 'Titta på det här' },
          { id: 'aldrig', name: 'Gör aldrig' },
          { id: checklist, name: 'Checklista' },
          { id: 'entreprenor', name: 'För dig som monterar' },
          { id: boundaryList, name: 'Gränsdragningslista' },
        ]}
      />
      <section className="service-look" aria-labelledby="tillsyn">
        <h2 id="tillsyn">Titta på det här</h2>
        <p>
          Det brukliga är att gå igenom dörrar i brandcellsgräns fyra gånger om året. Hårt använda dörrar behöver det
          oftare. Tidpunkterna bestämmer du i ditt systematiska brandskyddsarbete.
        </p>
        {door && (
          <figure>
            <CheckedDoor
              {...door}
              title="En branddörr med nummer där du tittar: stängning, springa, tätning, gångjärn, trycke och stängare."
            />
            <figcaption className="note">
              Numren följer listan: 4a är gångjärnen, 4b trycket och låset. Dörren är ett exempel.
            </figcaption>
          </figure>
        )}
        {first && (
          <div className="service-first">
            <NarrowFold heading={<h3>{first.kind}</h3>} open>
              <p className="note">{first.often}</p>
              <ol className="service-points">
                {first.points.map((point) => (
                  <li key={point}>
                    <TechnicalText text={point} />
                  </li>
                ))}
              </ol>
            </NarrowFold>
          </div>
        )}
        <ul className="service-columns">
          {others.map(({ kind, often, points }) => (
            <li key={kind}>
              <NarrowFold heading={<h3>{kind}</h3>}>
                <p className="note">{often}</p>
                <TextList className="service-points" texts={points} />
              </NarrowFold>
            </li>
          ))}
        </ul>
        <div className="service-actions ways screen-only">
          <a href={paths.upkeepCalendar} download>
            Påminnelse var tredje månad till din kalender&nbsp;(.ics)
          </a>
          <Island component={PrintButton} when="use" props={{ label: 'Skriv ut checklistan', part: checklist }} />
        </div>
      </section>
      <section className="service-never" aria-labelledby="aldrig">
        <h2 id="aldrig">Gör aldrig det här</h2>
        <TextList className="service-points" texts={never} />
        <p>Har det redan hänt? Ring, så säger vi vad som går att rätta till.</p>
      </section>
      <div className="service-reference">
        <Checklist id={checklist} checks={checks} />
        <section aria-labelledby="entreprenor">
          <ReferenceFold
            id="entreprenor"
            heading="För dig som monterar"
            promise="Mottagning, infästning, drevning och egenkontroll"
          >
            <p>
              Vi monterar våra dörrar själva. Gör någon annan det, går produktens monteringsanvisning före allt som står
              här.
            </p>
            <ul className="service-columns">
              {advice.map(({ title: heading, points }) => (
                <li key={heading}>
                  <h3>{heading}</h3>
                  <TextList className="service-points" texts={points} />
                </li>
              ))}
            </ul>
          </ReferenceFold>
        </section>
        <section id={boundaryList} aria-labelledby={`${boundaryList}-rubrik`}>
          <ReferenceFold
            id={`${boundaryList}-rubrik`}
            heading="Gränsdragningslista"
            promise="Vem som levererar, monterar och ansluter vad"
          >
            <p>
              Runt en branddörr möts många yrken. Kom överens om vem som gör vad innan dörren tillverkas, och prova allt
              tillsammans innan den lämnas över.
            </p>
            <p>
              Här står det brukliga; ”vi” är {company.name}. Avtalet avgör.{' '}
              <span className="screen-only">
                Skriv över det som blir annorlunda hos dig, och skriv ut. Inget sparas eller skickas.
              </span>
            </p>
            <div className="screen-only">
              <Island
                component={PrintButton}
                when="use"
                props={{ label: 'Skriv ut listan på ett A4', part: boundaryList }}
              />
            </div>
            <BoundaryTable boundaries={boundaries} label="Vem gör vad" />
          </ReferenceFold>
        </section>
      </div>
    </div>
  );
}
