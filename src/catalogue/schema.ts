/**
 * The shape of a product: the one definition of what can be said of one, checked when the site is built.
 *
 * The TypeScript types are inferred from it, and the JSON Schema that editors complete and check by is generated from it (`npm run schema`).
 * Sizes are in millimetres, areas in square metres, masses in kilograms, lengths of texts in characters.
 */
import { z } from 'zod';
import { parseFireClass } from './fireClass.ts';
import { pictureSchema, swedish } from './texts.ts';
import { badges, categories, elements, standings, type Kind } from './vocabulary.ts';

const millimetres = z.number().int().positive().max(20_000);
const list = z.array(swedish(160)).min(1);

/** How a fact is known and from where. Left out, `standing` is `stated`; `source` names a document or what the value was calculated from. */
const provenance = { standing: z.enum(standings).optional(), source: z.string().min(1).optional() };

/** A number, a choice of numbers, or a range with one end or both; its unit is the property's. */
const quantity = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.union([
    z.strictObject({ value: z.number(), ...shape, ...provenance }),
    z.strictObject({ values: z.array(z.number()).min(2), ...shape, ...provenance }),
    z.strictObject({ min: z.number(), max: z.number().optional(), ...shape, ...provenance }),
    z.strictObject({ max: z.number(), ...shape, ...provenance }),
  ]);

const positive = quantity({});

/** A standard such as ”EN 1634-1” or ”EN 14351-1+A2”, as its publisher writes it; printed with a no-break space. */
const standard = z
  .string()
  .regex(
    /^(?:SS-)?EN \d+(?:-\d+)*(?:\+A\d)?(?::\d{4})?$|^DIN \d+(?:-\d+)*$|^TRAV$/,
    'must be a standard such as ”EN 1634-1”',
  );
const standards = z.array(standard).min(1);

/** A fire class such as ”EI 60” or ”EI2 30”, with a plain space. */
const fireClass = z
  .string()
  .refine((text) => parseFireClass(text) !== undefined, 'must be a fire class of EN 13501-2 such as ”EI 60”');

/** What one part of the product withstands. Classes of one entry belong together: a part is made in each of them. */
const firePerformance = z.strictObject({
  element: z.enum(elements),
  classes: z.array(fireClass).min(1),
  /** True where the class is the highest of several that are not named. */
  upTo: z.boolean().optional(),
  /** True where one of the classes is chosen, and the product does not have them all. */
  either: z.boolean().optional(),
  /** Edition of EN 13501-2 where the source names one, as a year. */
  edition: z.number().int().optional(),
  /** Standards of the fire tests. */
  tests: standards.optional(),
  ...provenance,
});

/** A limit that the class, the test or the fitting sets. Each size is the largest allowed, borders included. */
const limit = <const Of extends [string, ...string[]]>(of: Of) =>
  z.strictObject({
    /** What is measured. */
    of: z.enum(of),
    width: millimetres.optional(),
    height: millimetres.optional(),
    /** Square metres. */
    area: z.number().positive().optional(),
    /** Kilograms. */
    mass: z.number().positive().optional(),
    /** What the limit depends on; it holds always where this is left out. */
    when: z
      .strictObject({
        leaves: z.union([z.literal(1), z.literal(2)]).optional(),
        lock: z.enum(['single-point', 'bimetal', 'bimetal-or-spring']).optional(),
        /** With or without the function of an escape route. */
        escape: z.boolean().optional(),
      })
      .optional(),
    ...provenance,
  });

/** A text that is a fact, with the standards that it rests on. */
const statement = z.strictObject({ text: swedish(90), standards: standards.optional(), ...provenance });

/** A performance class of a standard, with the pressure in pascal that it stands for. */
const performanceClass = z.strictObject({
  class: z.string().min(1),
  pascal: z.number().positive().optional(),
  standard,
  ...provenance,
});

/**
 * Everything that is known of a product, by property (see register.ts). A property that is left out is not known: the site then says that
 * the quote will tell, and never guesses.
 */
export const factsSchema = z.strictObject({
  fire: z.array(firePerformance).min(1),
  /** Smoke tightness. Without `classes` the product was tested, and the source names no class. */
  smoke: z
    .strictObject({ classes: z.array(z.enum(['Sa', 'S200'])).optional(), tests: standards.optional(), ...provenance })
    .optional(),
  /** Closes by itself; `class` and `cycles` where they are stated. */
  selfClosing: z
    .strictObject({
      class: z
        .string()
        .regex(/^C[0-5]$/, 'must be C0 to C5')
        .optional(),
      cycles: z.number().int().positive().optional(),
      tests: standards.optional(),
      ...provenance,
    })
    .optional(),
  /** Weighted sound reduction in decibels with its spectrum terms; `glass` is the thickness that it was measured with, mm. */
  sound: z
    .strictObject({
      rw: z.number().int().positive(),
      upTo: z.boolean().optional(),
      c: z.number().int().optional(),
      ctr: z.number().int().optional(),
      glass: millimetres.optional(),
      ...provenance,
    })
    .optional(),
  /** Burglary resistance RC of EN 1627: from `min` to `max`; without them it can be had, and the source names no class. */
  burglary: z
    .union([
      z.strictObject({ min: z.number().int().min(1).max(6), max: z.number().int().min(1).max(6), ...provenance }),
      z.strictObject(provenance),
    ])
    .optional(),
  air: performanceClass.optional(),
  water: performanceClass.optional(),
  wind: z
    .union([performanceClass, z.strictObject({ kilopascal: z.number().positive(), standard, ...provenance })])
    .optional(),
  /** U-value of the profile, W/(m²·K). */
  uFrame: positive.optional(),
  /** U-value of the whole facade, roof or window, W/(m²·K). */
  uWhole: positive.optional(),
  doorLimit: z
    .array(limit(['leaf', 'door', 'opening']))
    .min(1)
    .optional(),
  sashLimit: z
    .array(limit(['sash']))
    .min(1)
    .optional(),
  paneLimit: z
    .array(limit(['pane']))
    .min(1)
    .optional(),
  elementLimit: z
    .array(limit(['element']))
    .min(1)
    .optional(),
  /** Kilograms of the largest pane or sash, or kilograms a square metre (`of: "area"`), for planning the lift. */
  mass: z
    .array(
      quantity({
        of: z.enum(['pane', 'sash', 'area']),
        /** Glass that it was calculated for, mm. */ glass: positive.optional(),
      }),
    )
    .min(1)
    .optional(),
  /** Thickness of glass or infill; `unit: true` where it is an insulating unit. */
  infill: quantity({ unit: z.boolean().optional() }).optional(),
  frameDepth: positive.optional(),
  leafDepth: positive.optional(),
  profileDepth: positive.optional(),
  mullionDepth: positive.optional(),
  transomDepth: positive.optional(),
  /** Visible width of the profiles. */
  faceWidth: positive.optional(),
  capWidth: positive.optional(),
  jointWidth: positive.optional(),
  /** Thermal break; without a value it is there and its width is not stated. */
  thermalBreak: z.strictObject({ value: z.number().positive().optional(), ...provenance }).optional(),
  profileLength: positive.optional(),
  /** Slope in degrees, where it depends on it inside and outside. */
  pitch: z
    .array(quantity({ place: z.enum(['indoors', 'outdoors']).optional() }))
    .min(1)
    .optional(),
  operation: z.strictObject({ text: swedish(90), ...provenance }).optional(),
  wall: z.strictObject({ text: swedish(90), ...provenance }).optional(),
  material: statement.optional(),
  finish: statement.optional(),
  colours: quantity({ of: z.enum(['standard', 'special']) }).optional(),
  /** Classes that the product meets in one screen, at the same depth or through adapter profiles. */
  joins: z
    .array(z.strictObject({ classes: z.array(fireClass).min(1), adapter: z.boolean().optional(), ...provenance }))
    .optional(),
  /** Harmonised and other product standards, by what they cover. */
  standards: z
    .array(
      z.strictObject({
        for: z.enum([
          'external-door',
          'window',
          'facade',
          'insulating-unit',
          'fittings',
          'powered-door',
          'finger-protection',
          'fall-protection',
          'extended-application',
          'profile',
        ]),
        standards,
        ...provenance,
      }),
    )
    .min(1)
    .optional(),
  /** Documents by number. None of them is a Swedish approval. */
  documents: z
    .array(
      z.strictObject({
        kind: z.enum([
          'assessment',
          'classification',
          'report',
          'fire-spread-report',
          'test-report',
          'test-certificate',
          'approval',
        ]),
        number: z.string().min(3),
        issuer: z.string().optional(),
        /** The country whose rules it follows, in Swedish. */
        country: z.string().optional(),
        /** What it covers; left out where the source does not say. */
        scope: swedish(90).optional(),
        /** True where the scope that the source names does not fit this product and has to be confirmed. */
        scopeOpen: z.boolean().optional(),
        annexes: z.boolean().optional(),
        ...provenance,
      }),
    )
    .min(1)
    .optional(),
  /** Years. */
  warranty: positive.optional(),
});

/** Everything that is known of a product; see {@link factsSchema}. */
export type Facts = z.infer<typeof factsSchema>;
/** Name of a property of a product. */
export type FactKey = keyof Facts;
/** A number, a choice of numbers or a range. */
export type Quantity =
  | { value: number }
  | { values: number[] }
  | { min: number; max?: number | undefined }
  | { max: number };

const door = {
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
};

/** Front elevation of an example of each kind, drawn to scale. Sizes are outer sizes of an example within the product's limits, mm. */
const elevations = {
  door: z.strictObject({
    ...door,
    /** `glass`: fully glazed leaf; `sheet`: clad leaf with a vision pane. */
    leaf: z.enum(['glass', 'sheet']),
    /** Arched head over the whole opening. */
    arched: z.boolean().optional(),
    /** Panic bar instead of lever handle. */
    panic: z.boolean().optional(),
  }),
  'sliding-door': z.strictObject(door),
  window: z.strictObject({
    width: millimetres,
    height: millimetres,
    face: millimetres,
    opening: z.enum(['tilt-turn', 'side-hung']),
    sashes: z.union([z.literal(1), z.literal(2)]),
  }),
  partition: z.strictObject({
    width: millimetres,
    height: millimetres,
    face: millimetres,
    panes: z.number().int().min(2).max(8),
  }),
  facade: z.strictObject({
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
  roof: z.strictObject({
    width: millimetres,
    length: millimetres,
    face: millimetres,
    columns: z.number().int().min(2).max(10),
    rows: z.number().int().min(1).max(6),
    form: z.enum(['saddle', 'monopitch', 'pyramid']),
    pitch: z.number().min(0).max(80),
  }),
} satisfies Record<Kind, z.ZodType>;

/** Front elevation of an example of a product: its kind, and the sizes of that kind. */
export type ElevationSpec = { [K in Kind]: { type: K } & z.infer<(typeof elevations)[K]> }[Kind];

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

/** Features on a card, the first ones of the list; longer ones would break its rows. */
export const cardFeatures = { count: 3, length: 48 };

const features = z
  .array(swedish(150))
  .min(8)
  .max(14)
  .superRefine((texts, context) => {
    texts.forEach((text, index) => {
      if (texts.indexOf(text) < index)
        context.addIssue({ code: 'custom', path: [index], message: `must not repeat ”${text}”` });
      if (index < cardFeatures.count && text.length > cardFeatures.length)
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `must have at most ${cardFeatures.length} characters, because it stands on the card`,
        });
    });
  });

const common = {
  /** Where editors find the JSON Schema. */
  $schema: z.string().optional(),
  category: z.enum(categories),
  /** Whole number from 1, unique within the category. */
  id: z.number().int().min(1),
  /** The name, unique in the whole catalogue. */
  title: swedish(60, { name: true }),
  /** Maker's system, for example ”PE78EI Design Line”. */
  system: swedish(30, { name: true }),
  badge: z.enum(badges).optional(),
  /** What the card and the page say first; unique. */
  description: swedish(230, { min: 80 }),
  /** The page's meta description; unique, a summary of its own. */
  metaDescription: swedish(165, { min: 90 }),
  /** The profile cut at a corner, for the card and the page. */
  image: pictureSchema,
  /** The product built in, for the page. */
  built: pictureSchema.optional(),
  /** 8-14 features; the first three stand on the card and are short. */
  features,
  facts: factsSchema,
  additionalInfo: additionalInfoSchema.optional(),
};

const productOf = <K extends Kind>(kind: K) =>
  z.strictObject({ ...common, kind: z.literal(kind), elevation: elevations[kind] });

export const productSchema = z.discriminatedUnion('kind', [
  productOf('door'),
  productOf('sliding-door'),
  productOf('window'),
  productOf('partition'),
  productOf('facade'),
  productOf('roof'),
]);
/** A product of the catalogue; the entity of the specification's section 3, with its parameters as typed facts. */
export type Product = z.infer<typeof productSchema>;
/** What names a product everywhere. */
export type ProductKey = Pick<Product, 'category' | 'id'>;

/** The example that is drawn of a product. */
export function elevationOf(product: Pick<Product, 'kind' | 'elevation'>): ElevationSpec {
  // Kind and elevation are checked together; TypeScript loses the pairing when they are spread.
  return { type: product.kind, ...product.elevation } as ElevationSpec;
}
