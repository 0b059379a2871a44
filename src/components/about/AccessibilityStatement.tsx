import { paths } from '../../content/paths.ts';
import type { Company } from '../../content/schema.ts';
import '../ui/Prose.css';

type Props = Pick<Company, 'email' | 'phone'>;

/**
 * What the site aims for, what it lacks and how to say so; the footer of every page leads here. docs/accessibility.md
 * says how each criterion was checked. Whoever checks the site anew changes the day here.
 */
export function AccessibilityStatement({ email, phone }: Props) {
  return (
    <section className="prose screen-only" id={paths.accessibility.split('#')[1]}>
      <h2>Tillgänglighet</h2>
      <p>
        {'Målet är WCAG\u00a02.2, nivå\u00a0AA. Vår egen genomgång den '}
        <time dateTime="2026-11-21">21&nbsp;november 2026</time> fann bara bristerna nedan. Ingen oberoende granskning
        är gjord.
      </p>
      <p>
        Det här brister: formulärets felmeddelanden är på webbläsarens språk, rubriken ”
        <span lang="en">Product not found</span>” är på engelska, och bara en skärmläsare (Orca) är provad.
      </p>
      <p>
        Är något svårt att använda? Skriv till <a href={`mailto:${email}`}>{email}</a>
        {' eller ring '}
        <a className="unbroken" href={`tel:${phone.number}`}>
          {phone.display}
        </a>
        , så hjälper vi dig.
      </p>
    </section>
  );
}
