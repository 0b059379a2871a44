import { ContactCard } from '../components/contact/ContactCard.tsx';
import { ContactForm } from '../components/contact/ContactForm.island.tsx';
import { Metadata } from '../components/frame/Metadata.tsx';
import { PageHeading } from '../components/frame/PageHeading.tsx';
import { PrivacyNote } from '../components/contact/PrivacyNote.tsx';
import { company } from '../content/company.ts';
import { describePage, stepsTo } from '../seo/describePage.ts';
import { shareDrawing } from '../seo/sharePicture.ts';
import { companyInFull } from '../seo/siteNodes.ts';
import { Island } from '../engine/Island.tsx';
import { paths } from '../content/paths.ts';
import './ContactPage.css';

export function ContactPage() {
  const { phone, email, address, openingHours } = company;
  return (
    <div className="page">
      <Metadata
        {...describePage({
          title: `Kontakt och offert | ${company.name}`,
          description: `Boka en konsultation eller begär offert på branddörrar, glaspartier och fasader. Ring ${phone.display}, mejla eller skriv direkt på sidan.`,
          path: paths.contact,
          share: shareDrawing({ category: 'aluminium', id: 1 }),
          page: { '@type': 'ContactPage' },
          steps: stepsTo('Kontakt'),
          about: [companyInFull],
        })}
      />
      <PageHeading title="Kontakt">
        Berätta vad du bygger, eller vilken dörr som behöver service. Saknas något frågar vi.
      </PageHeading>
      <div className="contact">
        <ul className="contact-cards">
          <ContactCard
            title="Telefon"
            href={`tel:${phone.number}`}
            text={phone.display}
            note={`${openingHours.days} ${openingHours.opens}–${openingHours.closes}`}
          />
          <ContactCard title="E-post" href={`mailto:${email}`} text={email} note="Bifoga gärna ritningar" />
          <ContactCard
            title="Adress"
            text={`${address.street}, ${address.postalCode} ${address.city}`}
            note="Besök efter överenskommelse"
          />
        </ul>
        <section className="contact-message" aria-labelledby="skriv">
          <h2 id="skriv">Skriv till oss</h2>
          <div className="contact-write" id="service">
            <Island component={ContactForm} when="load" props={{ phone, email }} />
            <PrivacyNote company={company} />
          </div>
          <div className="contact-help">
            <p>Det här hjälper oss att svara rätt från början:</p>
            <section className="contact-new" aria-labelledby="nytt">
              <h3 id="nytt">Ny dörr eller nytt glasparti</h3>
              <ul>
                <li data-listed>Vilken produkt det gäller, om du vet, och hur många</li>
                <li data-listed>Brandklass och eventuella krav på brandgastäthet och ljud</li>
                <li>
                  <span data-listed>Mått på öppningen. </span>Ritningar mejlar du till{' '}
                  <a href={`mailto:${email}`}>{email}</a>
                </li>
                <li>Väggtyp: betong, murverk, lättbetong eller gips på reglar</li>
                <li>Ort och ungefärlig tid för montaget</li>
              </ul>
            </section>
            <section aria-labelledby="redan">
              <h3 id="redan">Service på en dörr du redan har</h3>
              <ul>
                <li>Numret på dörrens märkskylt, eller bladets mått om den saknas</li>
                <li>Var dörren sitter, och på vilken ort</li>
                <li>
                  Vad som är fel. Stänger den inte: ring{' '}
                  <a className="unbroken" href={`tel:${phone.number}`}>
                    {phone.display}
                  </a>
                </li>
                <li>
                  Bilder på dörren, gångjärnen och beslagen mejlar du till <a href={`mailto:${email}`}>{email}</a>
                </li>
              </ul>
            </section>
          </div>
        </section>
      </div>
    </div>
  );
}
