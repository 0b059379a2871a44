/**
 * The shape of the company and the projects, checked when the site is built.
 *
 * The schemas are the only definition: the TypeScript types are inferred from them, so a rule is stated once. Lengths
 * are in characters, sizes in millimetres.
 */
import { z } from 'zod';
import { formed, maybe, pictureSchema, swedish } from '../catalogue/texts.ts';

/** A point of a picture: x,y from its upper left corner, as if it were 1200 wide and 800 high. */
const point = String.raw`\d{1,4},\d{1,3}`;

const boundarySchema = z.strictObject({
  lines: z
    .array(formed(new RegExp(`^${point}(?: ${point})+$`), 'must be points such as ”318,419 430,412”, two at least'))
    .min(1)
    .describe('Edges of the building that the boundary follows: points x,y in a picture 1200 wide and 800 high.'),
  marks: z
    .array(
      z.strictObject({
        product: z.string().describe('Key of a product that fits there, such as aluminium-2.'),
        class: z.string().describe('Its class there, one of those in its facts.'),
        at: formed(new RegExp(`^${point}$`), 'must be a point such as ”430,490”').describe('Point on a line.'),
      }),
    )
    .min(1)
    .max(3)
    .describe('One to three classes on the lines, each leading to a product.'),
});

/** What {@link Project} is inferred from. */
export const projectSchema = z.strictObject({
  $schema: maybe('Where editors find the JSON Schema.', z.string()),
  id: z.number().int().min(1).describe('Whole number, unique; the name of the file.'),
  title: swedish(60).describe('The name, unique.'),
  place: swedish(60).describe('Town or region and country, as one line.'),
  country: swedish(40).describe('In Swedish, for the list of countries in the heading of the gallery.'),
  category: z.enum(['Residential', 'Commercial']).describe('Kind of building.'),
  image: pictureSchema.describe('The building.'),
  description: swedish(420, { min: 120 }).describe('What such a building typically needs; claims no delivery.'),
  boundary: maybe(
    'Where a fire compartment boundary often goes in such a building, drawn over the picture.',
    boundarySchema,
  ),
  typical: z.array(swedish(110)).min(2).max(4).describe('Two to four typical parts, for the dialog.'),
});
/** A project of the gallery; the entity of the specification's section 3. */
export type Project = z.infer<typeof projectSchema>;

const filmTitle = swedish(80).describe('The title of the film.');

const video = z.discriminatedUnion('provider', [
  /**
   * The browser takes the first source that it can play; the last one is also what visitors without script are led to.
   */
  z.strictObject({
    provider: z.literal('file').describe("A film of the company's own, served by the site itself."),
    sources: z
      .array(
        z.strictObject({
          src: z.string().startsWith('/').describe('Address below public/.'),
          type: z.string().startsWith('video/').describe('Media type with its codecs.'),
        }),
      )
      .min(1)
      .describe('The same film in several forms, the best first and the one that plays everywhere last.'),
    title: filmTitle,
    captions: maybe('Address below public/ of Swedish captions as WebVTT.', z.string().startsWith('/')),
  }),
  z.strictObject({
    provider: z.literal('youtube').describe('A film at YouTube.'),
    id: formed(/^[\w-]{11}$/, 'must be the eleven characters after v= in the address').describe(
      'The eleven characters after v= in the address.',
    ),
    title: filmTitle,
  }),
  z.strictObject({
    provider: z.literal('vimeo').describe('A film at Vimeo.'),
    id: formed(/^\d+$/, 'must be the number at the end of the address').describe(
      'The number at the end of the address.',
    ),
    title: filmTitle,
  }),
]);
/** The film on the about page; see company.ts. */
export type Video = z.infer<typeof video>;

const time = formed(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00');

/** As structured data (schema.org) names the days. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const companyFields = {
  name: swedish(40).describe('The name that visitors know.'),
  legalName: swedish(60).describe('The registered name.'),
  founded: z.number().int().min(1800).max(2100).describe('Year.'),
  seat: swedish(40).describe(
    'Town where the board has its seat; the Companies Act, chapter 28, section 5, asks for it.',
  ),
  organisationNumber: formed(/^\d{6}-\d{4}$/, 'must have the form 556000-0000').describe(
    'Organisation number, 556000-0000.',
  ),
  vatNumber: formed(/^SE\d{12}$/, 'must have the form SE556000000001').describe(
    'VAT number; the E-commerce Act, section 8, asks for it.',
  ),
  fTax: z.boolean().describe('True where the company is approved for F-tax.'),
  trademarkNote: maybe(
    'Who owns the names of the systems; stands under Information on every product. The owner decides.',
    swedish(300, { min: 20 }),
  ),
  website: formed(
    /^https:\/\/[^/\s]+$/,
    'must be an https address without a path, such as https://www.example.se',
  ).describe('Where the site is published: scheme and host, no slash at the end.'),
  logo: z
    .strictObject({
      src: z.string().startsWith('/').describe('Address below public/.'),
      width: z.number().int().describe('Width, CSS pixels.'),
      height: z.number().int().describe('Height, CSS pixels.'),
    })
    .describe('The logo.'),
  email: z.email('must be an e-mail address').describe('Address for mail.'),
  phone: z
    .strictObject({
      display: swedish(30).describe('As visitors read it.'),
      number: formed(/^\+\d{8,15}$/, 'must have the form +46846500400, without spaces').describe(
        'The international form, for tel: links.',
      ),
    })
    .describe('Telephone.'),
  address: z
    .strictObject({
      street: swedish(60).describe('Street and number.'),
      postalCode: formed(/^\d{3}\u00a0\d{2}$/, 'must have the form 123 45 with a no-break space').describe(
        '123 45 with a no-break space.',
      ),
      city: swedish(40).describe('Town.'),
      country: z.string().length(2).describe('Two letters of ISO 3166.'),
    })
    .describe('Postal address.'),
  geo: z
    .strictObject({
      latitude: z.number().min(-90).max(90).describe('Degrees north.'),
      longitude: z.number().min(-180).max(180).describe('Degrees east.'),
    })
    .describe('Where the address lies, WGS 84.'),
  openingHours: z
    .strictObject({
      days: swedish(40).describe('The days as visitors read them.'),
      weekdays: z.array(z.enum(weekdays)).min(1).describe('The same days for search engines.'),
      opens: time.describe('Opens, such as 08:00.'),
      closes: time.describe('Closes, such as 17:00.'),
    })
    .describe('Opening hours.'),
  social: z
    .array(
      z.strictObject({
        network: z.enum(['LinkedIn', 'Instagram', 'Facebook']).describe('The network.'),
        href: z.union([z.literal(''), z.url()]).describe('Address; empty until there is one.'),
      }),
    )
    .length(3)
    .describe('The three icons of the footer.'),
  video: video.nullable().describe('The film on the about page; null for none.'),
  videoFacts: z
    .strictObject({
      description: swedish(200, { min: 40 }).describe('What the film shows.'),
      published: z.iso.date('must be a day such as 2026-11-21').describe('Day of publication.'),
      seconds: z.number().int().positive().describe('Length, seconds.'),
    })
    .describe('What those who do not see the film are told of it, search engines among them.'),
  mailProcessor: z
    .strictObject({
      name: swedish(40).describe('Its name.'),
      legalName: swedish(60).describe('Its registered name.'),
      website: z.url().describe('Its address.'),
      outsideEea: maybe(
        'Country where it is established, in Swedish; left out for one in the EU or EEA. The privacy note then says that the standard contractual clauses of the EU protect the transfer: sign its data processing agreement, which has them, and keep it.',
        swedish(40),
      ),
    })
    .describe('The service that sends the mail of the form.'),
  privacy: z
    .strictObject({
      monthsKept: z
        .number()
        .int()
        .min(1)
        .max(60)
        .describe('A message that leads to no order is deleted at latest so many months after the latest contact.'),
      otherProcessors: swedish(300, { min: 20 }).describe(
        'Who else handles the data for the company, and what they log.',
      ),
    })
    .describe('What the privacy note promises beyond the form. The owner confirms it.'),
};

/** What {@link Company} is inferred from. */
export const companySchema = z.strictObject({
  $schema: maybe('Where editors find the JSON Schema.', z.string()),
  placeholders: maybe(
    'Fields that are still to be filled in or confirmed; the build names them as long as they stand here.',
    z.array(z.enum(Object.keys(companyFields) as [keyof typeof companyFields])),
  ),
  ...companyFields,
});
/** The company behind the site. */
export type Company = z.infer<typeof companySchema>;
