/**
 * The company, which every page names, and its website. They are the same on all pages, so that readers recognise them
 * as one.
 */
import type { IdReference, LocalBusinessLeaf, WebSiteLeaf } from 'schema-dts';
import { company } from '../content/company.ts';
import { icons } from './icons.ts';
import { paths } from '../content/paths.ts';
import type { Node } from './description.ts';

/** The complete address of a path of this site. */
export const absolute = (path: string): string => company.website + path;

/** Refers to a thing that is elsewhere in the graph, by its `@id`. */
export const reference = ({ '@id': id }: Node): IdReference => {
  if (!id) throw new Error('Only a thing with an @id can be referred to.');
  return { '@id': id };
};

const { address, openingHours } = company;

/** The company, as it is told where people look for it. */
export const companyNode = {
  '@type': 'LocalBusiness',
  '@id': absolute('/#foretag'),
  name: company.name,
  url: absolute(paths.home),
  logo: absolute(icons.large.file),
  telephone: company.phone.number,
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
  ...sameAs(company.social.map(({ href }) => href)),
} satisfies LocalBusinessLeaf;

/** With what only those ask who write to it or go there. */
export const companyInFull = {
  ...companyNode,
  legalName: company.legalName,
  email: company.email,
  foundingDate: String(company.founded),
  taxID: company.organisationNumber,
  vatID: company.vatNumber,
  geo: { '@type': 'GeoCoordinates', ...company.geo },
} satisfies LocalBusinessLeaf;

/** The same company, on pages that are about something else. */
export const companyInShort: LocalBusinessLeaf = {
  '@type': 'LocalBusiness',
  '@id': companyNode['@id'],
  name: company.name,
  url: companyNode.url,
};

/** The site as a whole. */
export const websiteNode: WebSiteLeaf = {
  '@type': 'WebSite',
  '@id': absolute('/#webbplats'),
  url: absolute(paths.home),
  name: company.name,
  publisher: reference(companyNode),
};

/** The company's pages in social networks; an empty list would say nothing. */
function sameAs(addresses: string[]): { sameAs?: string[] } {
  const filled = addresses.filter(Boolean);
  return filled.length > 0 ? { sameAs: filled } : {};
}
