import type { Company } from '../../content/schema.ts';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import '../ui/FoldMark.css';
import './PrivacyNote.css';

type Props = { company: Company };

/**
 * What happens to the personal data of someone who writes: all that article 13 of the GDPR asks for. What depends on
 * the company's own agreements and habits stands in the company file.
 */
export function PrivacyNote({ company }: Props) {
  const { legalName, organisationNumber, address, email, mailProcessor, privacy } = company;
  const mail = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <div className="privacy-note">
      <p>Vi använder det du skriver för att svara dig.</p>
      <details id="personuppgifter">
        <summary>Så hanterar vi dina uppgifter</summary>
        <p>
          {legalName}, <span className="unbroken">org.nr {organisationNumber}</span>, {address.street},{' '}
          {address.postalCode} {address.city}, är personuppgiftsansvarig. Du når oss på {mail}.
        </p>
        <p>
          <TechnicalText text="Vi använder namn, e-postadress, telefonnummer och meddelande för att svara dig" /> och,
          om du vill, lämna en offert. Ber du själv om offert är den rättsliga grunden att förbereda ett avtal med dig
          (artikel&nbsp;6.1&nbsp;b i dataskyddsförordningen, GDPR). Skriver du för ett företag eller i ett annat ärende
          är grunden vårt berättigade intresse av att svara den som skriver till oss (artikel&nbsp;6.1&nbsp;f).
        </p>
        <p>
          <TechnicalText text="Du måste inte lämna uppgifterna, men utan namn, e-postadress och meddelande kan vi inte svara." />{' '}
          Vi fattar inga automatiserade beslut. Ingenting skickas förrän du trycker på ”Skicka meddelande”. Vi sätter
          inga kakor.
        </p>
        <p>
          Uppgifterna sparas så länge ärendet pågår och raderas senast {privacy.monthsKept}&nbsp;månader efter den
          senaste kontakten, om ärendet inte har lett till en beställning. Blir det en beställning sparar vi underlaget
          under garantitiden och så länge bokföringslagen kräver, sju&nbsp;år (artikel&nbsp;6.1&nbsp;b och&nbsp;c).
        </p>
        <p>
          Meddelandet skickas via{' '}
          <a href={mailProcessor.website} rel="noreferrer">
            {mailProcessor.name}
          </a>{' '}
          ({mailProcessor.legalName}), som är vårt personuppgiftsbiträde.{' '}
          {mailProcessor.outsideEea && (
            <>
              Bolaget finns i {mailProcessor.outsideEea} och kan använda underbiträden i andra länder utanför EU/EES.
              <TechnicalText text="Överföringen skyddas av EU-kommissionens standardavtalsklausuler" />{' '}
              (artikel&nbsp;46.2&nbsp;c); be om en kopia på {mail}.{' '}
            </>
          )}
          <TechnicalText text={privacy.otherProcessors} />
        </p>
        <p>
          <strong>Du kan när som helst invända mot att vi behandlar dina uppgifter.</strong>
        </p>
        <p>
          Du har också rätt att få tillgång till uppgifterna, att få dem rättade eller raderade, att begära att
          behandlingen begränsas och, när grunden är artikel&nbsp;6.1&nbsp;b, att få ut dem i ett maskinläsbart format.
          Skriv till {mail}. Är du missnöjd kan du klaga hos{' '}
          <a href="https://www.imy.se" rel="noreferrer">
            Integritetsskyddsmyndigheten (IMY)
          </a>
          .
        </p>
      </details>
    </div>
  );
}
