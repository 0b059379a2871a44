import type { Company } from '../content/schema.ts';
import './PrivacyNote.css';

type Props = { company: Company };

/** What happens to the personal data of someone who writes: who, why, how long, which rights, and who helps. */
export function PrivacyNote({ company }: Props) {
  const { legalName, organisationNumber, email, mailProcessor } = company;
  return (
    <details className="privacy-note">
      <summary>Så hanterar vi dina uppgifter</summary>
      <p>
        {legalName}, org.nr {organisationNumber}, är personuppgiftsansvarig. Vi använder namn, e-postadress,
        telefonnummer och meddelande för att svara dig och, om du vill, lämna en offert. Den rättsliga grunden är vårt
        berättigade intresse av att besvara den som skriver till oss (artikel&nbsp;6.1&nbsp;f i dataskyddsförordningen,
        GDPR).
      </p>
      <p>
        Uppgifterna sparas så länge ärendet pågår och raderas senast tolv månader efter den sista kontakten, om den inte
        har lett till en beställning. Meddelandet skickas genom{' '}
        <a href={mailProcessor.website} rel="noreferrer">
          {mailProcessor.name}
        </a>{' '}
        ({mailProcessor.legalName}), som är vårt personuppgiftsbiträde och kan behandla uppgifterna utanför EU/EES.
        Ingenting skickas förrän du trycker på ”Skicka meddelande”, och webbplatsen använder inga kakor.
      </p>
      <p>
        Du har rätt att få tillgång till dina uppgifter, att få dem rättade eller raderade, att begära att behandlingen
        begränsas och att invända mot den. Skriv till <a href={`mailto:${email}`}>{email}</a>. Är du missnöjd kan du
        lämna in ett klagomål till Integritetsskyddsmyndigheten (IMY).
      </p>
    </details>
  );
}
