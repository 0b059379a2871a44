import { company } from '../../content/company.ts';
import { mainLinks, paths } from '../../content/paths.ts';
import { toolLinks } from '../../content/toolLinks.ts';
import { LinkList } from './LinkList.tsx';
import { SocialIcon } from './SocialIcon.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import './Footer.css';

/** The footer of every page: company, links, contact details, social icons. */
export function Footer() {
  const { address, openingHours, phone, email } = company;
  return (
    <footer className="footer">
      <div className="footer-columns">
        <section className="footer-company">
          <img
            src={company.logo.src}
            alt={company.name}
            width={company.logo.width}
            height={company.logo.height}
            loading="lazy"
          />
          <p className="screen-only">
            Branddörrar, fönster, glaspartier, fasader och glastak i aluminium och stål. Från ritning till service.
          </p>
          <ul className="footer-social screen-only" aria-label="Sociala medier">
            {company.social.map((link) => (
              <li key={link.network}>
                <SocialIcon {...link} />
              </li>
            ))}
          </ul>
        </section>
        <nav className="screen-only" aria-label="Sidfot">
          <h2>Sidor</h2>
          <LinkList links={mainLinks} />
        </nav>
        <section className="screen-only">
          <h2>Verktyg</h2>
          <LinkList links={toolLinks} />
        </section>
        <section>
          <h2>Öppettider</h2>
          <p>
            {openingHours.days}
            <br />
            {`${openingHours.opens}–${openingHours.closes}`}
          </p>
        </section>
        <section>
          <h2>Kontakt</h2>
          <address>
            <a href={`tel:${phone.number}`}>{phone.display}</a>
            <br />
            <a className="unbroken" href={`mailto:${email}`}>
              {email}
            </a>
            <br />
            {address.street}
            <br />
            {`${address.postalCode} ${address.city}`}
          </address>
        </section>
      </div>
      <p className="footer-legal">
        {`${company.legalName}, säte ${company.seat}, `}
        <span className="unbroken">{`org.nr ${company.organisationNumber}`}</span>
        <TechnicalText
          text={`, momsreg.nr\u00a0${company.vatNumber}.${company.fTax ? ' Godkänd för F-skatt.' : ''} `}
        />
        <a className="screen-only" href={paths.accessibility}>
          Tillgänglighet
        </a>
      </p>
    </footer>
  );
}
