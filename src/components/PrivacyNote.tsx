import type { Company } from '../content/schema.ts';

type Props = { company: Company };

/** What happens to the personal data of someone who writes: who, why, how long, which rights, and who helps. */
export function PrivacyNote({ company }: Props) {
  const { legalName, organisationNumber, email, mailProcessor } = company;
  return (
    <details className="privacy-note">
      <summary>Så hanterar vi dina uppgifter</summary>
      <p>
        {legalName}, org.nr {organisationNumber}, är personuppgiftsansvarig. Vi använder namn, e-postadress, telefonnummer och meddelande för att
        svara dig och, om du vill, lämna en offert. Grunden är vårt berättigade intresse av att besvara den som skriver till oss.
      </p>
      <p>
        Uppgifterna sparas så länge ärendet pågår och raderas senast tolv månader efter den sista kontakten, om det inte har blivit en
        beställning. Meddelandet skickas genom{' '}
        <a href={mailProcessor.website} rel="noreferrer">
          {mailProcessor.name}
        </a>{' '}
        ({mailProcessor.legalName}), som är personuppgiftsbiträde och kan behandla det utanför EU. Ingenting skickas förrän du trycker på Skicka, och
        sidan använder inga kakor.
      </p>
      <p>
        Du har rätt att få veta vad vi har sparat, att få det rättat eller raderat och att invända. Skriv till{' '}
        <a href={`mailto:${email}`}>{email}</a>. Är du missnöjd kan du klaga hos Integritetsskyddsmyndigheten, IMY.
      </p>
    </details>
  );
}
