/**
 * The shape of everything that is content, checked when the site is built.
 *
 * The schemas are the only definition: the TypeScript types are inferred from them, so a rule is stated once. Lengths are
 * in characters, sizes in millimetres.
 */
import { z } from 'zod';
import { badges, categories, projectCategories, weekdays } from '../catalogue/vocabulary.ts';

/** Rules of Swedish typography that a machine can check, each with the sentence that tells an editor what to do. */
const typographyRules: { pattern: RegExp; advice: string }[] = [
  { pattern: /["“„]|(?<!\p{L})'|'(?!\p{L})/u, advice: 'use Swedish quotation marks, ”so”' },
  // Steel grades (1.4401) and German approval numbers (Z-14.4-465) are names, not decimals.
  { pattern: /(?<![\d.-])(?!1\.4\d{3}(?!\d))\d+\.\d+(?!\d|[./-]\d)/u, advice: 'use a decimal comma: 2,5' },
  {
    pattern: /\d (?:mm|cm|m|m²|dB|kg|år|st|%|°|°C|W|kN|Pa|minuter|kg\/m²)(?![\p{L}\d])/u,
    advice: 'put a no-break space (U+00A0) between number and unit',
  },
  {
    pattern: /\b(?:EN|SS-EN|DIN|ISO) \d/u,
    advice: 'put a no-break space (U+00A0) between EN and the number of the standard',
  },
  {
    pattern: /(?<![\d-])\d+-\d+(?:\s|\u00a0)?(?:mm|m|dB|kg|år|°)(?![\p{L}\d])/u,
    advice: 'use an en dash in a range: 20–62',
  },
  { pattern: /\d\s?x\s?\d/u, advice: 'use × between dimensions' },
  { pattern: /\.\.\./u, advice: 'use … instead of three dots' },
  { pattern: /(?:^\s)|(?:\s$)| {2}/u, advice: 'remove leading, trailing or double spaces' },
];

/** A Swedish text of at least `min` and at most `max` characters that keeps the typography rules. */
const swedish = (max: number, min = 1) =>
  z
    .string()
    .min(min, `is too short: at least ${min} characters`)
    .max(max, `is too long: at most ${max} characters`)
    .superRefine((text, context) => {
      for (const { pattern, advice } of typographyRules) {
        const match = pattern.exec(text);
        if (match)
          context.addIssue({
            code: 'custom',
            message: `${advice} (at ”${text.slice(Math.max(0, match.index - 12), match.index + 16)}”)`,
          });
      }
    });

const list = z.array(swedish(160)).min(1);
const millimetres = z.number().int().positive().max(20_000);

/** Units that a parameter may carry: a quantity's unit, the standard that the value follows, or nothing. */
const unit = z.union([
  z.enum(['', 'mm', 'm', 'm²', 'dB', 'kg', 'kg/m²', 'kN/m²', 'W/(m²·K)', '°', 'år', 'st']),
  z
    .string()
    .regex(
      /^(?:SS-)?EN\u00a0\d+(?:-\d+)*(?::\d{4})?$/u,
      'is neither a known unit nor a standard such as ”EN 13501-2” with a no-break space',
    ),
]);

/**
 * A picture of a product or project. Without `src` the page shows the drawing that belongs to it.
 * `alt` says in Swedish what is seen; `photograph` is true only for a camera's picture, everything else is a visualisation.
 */
export const pictureSchema = z.strictObject({
  alt: swedish(180, 15),
  src: z
    .string()
    .regex(/^[a-z0-9/-]+\.(?:avif|webp|jpg|png)$/, 'is a path below src/pictures, lower case')
    .optional(),
  photograph: z.boolean().optional(),
});

/** A picture of the content; see {@link pictureSchema}. */
export type PictureContent = z.infer<typeof pictureSchema>;

/** Front elevation of an example of the product, drawn to scale. Sizes are outer sizes of an example within the product's limits, mm. */
export const elevationSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('door'),
    /** Outer frame size including sidelight and overlight. */
    width: millimetres,
    height: millimetres,
    leaves: z.union([z.literal(1), z.literal(2)]),
    /** Visible face width of frame and leaf together. */
    face: millimetres,
    /** Width of one fixed side light, on the left (hinge) side; none when left out. */
    sidelight: millimetres.optional(),
    /** Height of a fixed over light; none when left out. */
    overlight: millimetres.optional(),
    /** `glass`: fully glazed leaf; `sheet`: clad leaf with a vision pane. */
    leaf: z.enum(['glass', 'sheet']),
    /** Arched head over the whole opening. */
    arched: z.boolean().optional(),
    /** Panic bar instead of lever handle. */
    panic: z.boolean().optional(),
  }),
  z.strictObject({
    type: z.literal('window'),
    width: millimetres,
    height: millimetres,
    face: millimetres,
    opening: z.enum(['tilt-turn', 'side-hung']),
    sashes: z.union([z.literal(1), z.literal(2)]),
  }),
  z.strictObject({
    type: z.literal('partition'),
    width: millimetres,
    height: millimetres,
    face: millimetres,
    panes: z.number().int().min(2).max(8),
  }),
  z.strictObject({
    type: z.literal('facade'),
    width: millimetres,
    height: millimetres,
    face: millimetres,
    columns: z.number().int().min(2).max(8),
    /** Heights of the rows from the bottom up; their sum is the height. */
    rows: z.array(millimetres).min(1).max(6),
    /** `capped`: visible cover caps; `flush`: structural-glazing look with silicone joints. */
    joint: z.enum(['capped', 'flush']),
    /** Column (from 0) that holds a door in the bottom row. */
    door: z.number().int().min(0).optional(),
    /** Rows (from 0) with opaque infill. */
    opaqueRows: z.array(z.number().int().min(0)).optional(),
  }),
  z.strictObject({
    type: z.literal('roof'),
    width: millimetres,
    length: millimetres,
    face: millimetres,
    columns: z.number().int().min(2).max(10),
    rows: z.number().int().min(1).max(6),
    form: z.enum(['saddle', 'monopitch', 'pyramid']),
    pitch: z.number().min(0).max(80),
  }),
  z.strictObject({
    type: z.literal('sliding-door'),
    width: millimetres,
    height: millimetres,
    face: millimetres,
    leaves: z.union([z.literal(1), z.literal(2)]),
    sidelight: millimetres.optional(),
    overlight: millimetres.optional(),
  }),
]);
/** Front elevation of an example of the product; see {@link elevationSchema}. */
export type ElevationSpec = z.infer<typeof elevationSchema>;

/** Reports every text of a list that stands in it twice. */
function tellRepeated(texts: string[], context: z.RefinementCtx): void {
  texts.forEach((text, index) => {
    if (texts.indexOf(text) < index)
      context.addIssue({ code: 'custom', path: [index], message: `”${text}” stands in the list already` });
  });
}

/** One row of the parameter table. Figures, units and row names come from the project's facts. */
export const parameterSchema = z.strictObject({ name: swedish(60), value: swedish(70), unit });

/** Background knowledge about a product. Typed and checked, and by the specification shown nowhere on its page. */
export const additionalInfoSchema = z.strictObject({
  description: swedish(300),
  certifications: list.optional(),
  construction: list.optional(),
  keyBenefits: list.optional(),
  limitations: list.optional(),
  premiumFeatures: list.optional(),
  applications: list.optional(),
  testing: list.optional(),
  technicalNotes: list.optional(),
  equipment: list.optional(),
  elementTypes: list.optional(),
  configurationOptions: list.optional(),
  performance: list.optional(),
  constructionTypes: list.optional(),
  profileOptions: list.optional(),
  technicalFeatures: list.optional(),
  technicalAdvantages: list.optional(),
  comparison: list.optional(),
  installationNote: list.optional(),
  notes: list.optional(),
});

/** A fire class of EN 13501-2 as it is set in a heading, for example ”EI 60”, ”REI 30” or ”EW 45” (no-break space). */
const fireClass = z
  .string()
  .regex(/^(?:R?EI|R?E|EW|REW)\u00a0(?:30|45|60|90|120)$/u, 'is a class with a no-break space: ”EI 60”');

export const productSchema = z.strictObject({
  category: z.enum(categories),
  /** Whole number from 1, unique within the category. */
  id: z.number().int().min(1),
  /** The name, unique in the whole catalogue. */
  title: swedish(60),
  /** Maker's system, for example ”PE78EI Design Line”. */
  system: swedish(30),
  /** Page title in search results, without the company's name; unique. */
  description: swedish(230, 80),
  /** The page's meta description; unique, a summary of its own. */
  metaDescription: swedish(165, 90),
  fireClasses: z.array(fireClass).min(1),
  /** The profile cut at a corner, for the card and the page. */
  image: pictureSchema,
  /** The product built in, for the page. */
  built: pictureSchema.optional(),
  elevation: elevationSchema,
  /** 8-14 features; the first three stand on the card and are short. */
  features: z
    .array(swedish(150))
    .min(8)
    .max(14)
    .superRefine((features, context) => {
      tellRepeated(features, context);
      features.slice(0, 3).forEach((text, index) => {
        if (text.length > 48)
          context.addIssue({
            code: 'custom',
            path: [index],
            message: 'is too long for the card: at most 48 characters',
          });
      });
    }),
  badge: z.enum(badges).optional(),
  parameters: z
    .array(parameterSchema)
    .min(5)
    .superRefine((rows, context) =>
      tellRepeated(
        rows.map(({ name }) => name),
        context,
      ),
    ),
  additionalInfo: additionalInfoSchema.optional(),
});
/** A product of the catalogue; the entity of the specification's section 3. */
export type Product = z.infer<typeof productSchema>;

export const projectSchema = z.strictObject({
  /** Whole number from 1, unique. */
  id: z.number().int().min(1),
  title: swedish(60),
  /** Town or region and country, as one line. */
  place: swedish(60),
  category: z.enum(projectCategories),
  image: pictureSchema,
  /** What such a building typically needs; claims no delivery. */
  description: swedish(420, 120),
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
    id: z.string().regex(/^[\w-]{11}$/, 'is the eleven characters after v= in the address'),
    title: swedish(80),
  }),
  z.strictObject({
    provider: z.literal('vimeo'),
    id: z.string().regex(/^\d+$/, 'is the number at the end of the address'),
    title: swedish(80),
  }),
]);
/** The film on the about page; see company.ts. */
export type Video = z.infer<typeof video>;

export const companySchema = z.strictObject({
  name: swedish(40),
  legalName: swedish(60),
  /** Year. */
  founded: z.number().int().min(1800).max(2100),
  organisationNumber: z.string().regex(/^\d{6}-\d{4}$/, 'has the form 556000-0000'),
  /** Where the site is published: scheme and host, no slash at the end. */
  website: z.string().regex(/^https:\/\/[^/\s]+$/, 'is an https address without a path'),
  logo: z.strictObject({ src: z.string().startsWith('/'), width: z.number().int(), height: z.number().int() }),
  email: z.email('is no e-mail address'),
  /** `number` is the international form for tel: links. */
  phone: z.strictObject({
    display: swedish(30),
    number: z.string().regex(/^\+\d{8,15}$/, 'has the form +46846500400'),
  }),
  address: z.strictObject({
    street: swedish(60),
    postalCode: z.string().regex(/^\d{3}\u00a0\d{2}$/, 'has the form 123 45 with a no-break space'),
    city: swedish(40),
    country: z.string().length(2),
  }),
  /** Where the address lies, in degrees of WGS 84. */
  geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  /** `weekdays` says to search engines what `days` says to visitors. */
  openingHours: z.strictObject({
    days: swedish(40),
    weekdays: z.array(z.enum(weekdays)).min(1),
    opens: z.string().regex(/^\d\d:\d\d$/),
    closes: z.string().regex(/^\d\d:\d\d$/),
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
    description: swedish(200, 40),
    published: z.iso.date('is a day such as 2026-11-21'),
    seconds: z.number().int().positive(),
  }),
  mailProcessor: z.strictObject({ name: swedish(40), legalName: swedish(60), website: z.url() }),
});
/** The company behind the site. */
export type Company = z.infer<typeof companySchema>;
