import { company } from '../content/content.ts';
import { JsonLd } from './JsonLd.tsx';

/** The company as structured data: what search engines show beside its name, opening hours among them. */
export function CompanyData() {
  const { address, openingHours } = company;
  return (
    <JsonLd
      data={{
        '@type': 'LocalBusiness',
        name: company.name,
        legalName: company.legalName,
        url: `${company.website}/`,
        telephone: company.phone.number,
        email: company.email,
        foundingDate: String(company.founded),
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          postalCode: address.postalCode,
          addressLocality: address.city,
          addressCountry: address.country,
        },
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: openingHours.weekdays,
          opens: openingHours.opens,
          closes: openingHours.closes,
        },
      }}
    />
  );
}
