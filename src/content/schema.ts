/**
 * The shape of the company and the projects, checked when the site is built.
 *
 * The schemas are the only definition: the TypeScript types are inferred from them, so a rule is stated once. Lengths are
 * in characters, sizes in millimetres.
 */
import { z } from 'zod';
import { pictureSchema, swedish } from '../catalogue/texts.ts';
import { projectCategories, weekdays } from '../catalogue/vocabulary.ts';

export const projectSchema = z.strictObject({
  /** Where editors find the JSON Schema. */
  $schema: z.string().optional(),
  /** Whole number from 1, unique. */
  id: z.number().int().min(1),
  title: swedish(60),
  /** Town or region and country, as one line. */
  place: swedish(60),
  category: z.enum(projectCategories),
  image: pictureSchema,
  /** What such a building typically needs; claims no delivery. */
  description: swedish(420, { min: 120 }),
  /** Two to four typical parts, for the dialog. */
  typical: z.array(swedish(110)).min(2).max(4),
});
/** A project of the gallery; the entity of the specification's section 3. */
export type Project = z.infer<typeof projectSchema>;

const video = z.discriminatedUnion('provider', [
  /**
   * A film of the company's own, served by the site itself; addresses are below public/. The browser takes the first source that it
   * can play; the last one is also what visitors without script are led to, so it should play everywhere.
   */
  z.strictObject({
    provider: z.literal('file'),
    sources: z.array(z.strictObject({ src: z.string().startsWith('/'), type: z.string().startsWith('video/') })).min(1),
    title: swedish(80),
    /** Swedish captions as WebVTT. */
    captions: z.string().startsWith('/').optional(),
  }),
  z.strictObject({
    provider: z.literal('youtube'),
    id: z.string().regex(/^[\w-]{11}$/, 'must be the eleven characters after v= in the address'),
    title: swedish(80),
  }),
  z.strictObject({
    provider: z.literal('vimeo'),
    id: z.string().regex(/^\d+$/, 'must be the number at the end of the address'),
    title: swedish(80),
  }),
]);
/** The film on the about page; see company.ts. */
export type Video = z.infer<typeof video>;

export const companySchema = z.strictObject({
  $schema: z.string().optional(),
  /** What is still to be filled in or confirmed, in words; the build tells it as long as anything stands here. */
  placeholders: z.array(z.string()).optional(),
  name: swedish(40),
  legalName: swedish(60),
  /** Year. */
  founded: z.number().int().min(1800).max(2100),
  organisationNumber: z.string().regex(/^\d{6}-\d{4}$/, 'must have the form 556000-0000'),
  /** Where the site is published: scheme and host, no slash at the end. */
  website: z
    .string()
    .regex(/^https:\/\/[^/\s]+$/, 'must be an https address without a path, such as https://www.example.se'),
  logo: z.strictObject({ src: z.string().startsWith('/'), width: z.number().int(), height: z.number().int() }),
  email: z.email('must be an e-mail address'),
  /** `number` is the international form for tel: links. */
  phone: z.strictObject({
    display: swedish(30),
    number: z.string().regex(/^\+\d{8,15}$/, 'must have the form +46846500400'),
  }),
  address: z.strictObject({
    street: swedish(60),
    postalCode: z.string().regex(/^\d{3}\u00a0\d{2}$/, 'must have the form 123 45 with a no-break space'),
    city: swedish(40),
    country: z.string().length(2),
  }),
  /** Where the address lies, in degrees of WGS 84. */
  geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  /** `weekdays` says to search engines what `days` says to visitors. */
  openingHours: z.strictObject({
    days: swedish(40),
    weekdays: z.array(z.enum(weekdays)).min(1),
    opens: z.string().regex(/^\d\d:\d\d$/, 'must be a time such as 08:00'),
    closes: z.string().regex(/^\d\d:\d\d$/, 'must be a time such as 08:00'),
  }),
  social: z
    .array(
      z.strictObject({
        network: z.enum(['LinkedIn', 'Instagram', 'Facebook']),
        href: z.union([z.literal(''), z.url()]),
      }),
    )
    .length(3),
  video: video.nullable(),
  /** What those who do not see the film are told of it, search engines among them: what it shows, the day of its publication, and how long it is. */
  videoFacts: z.strictObject({
    description: swedish(200, { min: 40 }),
    published: z.iso.date('must be a day such as 2026-11-21'),
    seconds: z.number().int().positive(),
  }),
  mailProcessor: z.strictObject({ name: swedish(40), legalName: swedish(60), website: z.url() }),
});
/** The company behind the site. */
export type Company = z.infer<typeof companySchema>;
