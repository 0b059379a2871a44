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

/** How a fact is known and from where. */
const provenance = {
  standing: z.enum(standings).optional().describe('How the value is known; ”stated” when left out.'),
  source: z.string().min(1).optional().describe('A document, or what the value was calculated from.'),
};

/** A number, a choice of numbers, or a range with one end or both; its unit is the property's. */
const quantity = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.union([
    z.strictObject({ value: z.number().describe('The one value.'), ...shape, ...provenance }),
    z.strictObject({ values: z.array(z.number()).min(2).describe('Values to choose from.'), ...shape, ...provenance }),
    z.strictObject({
      min: z.number().describe('The least.'),
      max: z.number().optional().describe('The most.'),
      ...shape,
      ...provenance,
    }),
    z.strictObject({ max: z.number().describe('The most.'), ...shape, ...provenance }),
  ]);

// An `id` names a part of the JSON Schema that would otherwise be written out wherever it is used.
const positive = quantity({}).meta({ id: 'quantity' });

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
  element: z.enum(elements).describe('The part that has the classes.'),
  classes: z.array(fireClass).min(1).describe('Classes of EN 13501-2, such as ”EI 60”.'),
  upTo: z.boolean().optional().describe('True where the class is the highest of several that are not named.'),
  either: z
    .boolean()
    .optional()
    .describe('True where one of the classes is chosen, and the product does not have all.'),
  edition: z.number().int().optional().describe('Year of the edition of EN 13501-2, where the source names one.'),
  tests: standards.optional().describe('Standards of the fire tests.'),
  ...provenance,
});

/** A limit that the class, the test or the fitting sets. Each size is the largest allowed, borders included. */
const limit = <const Of extends [string, ...string[]]>(of: Of) =>
  z.strictObject({
    of: z.enum(of).describe('What is measured.'),
    width: millimetres.optional().describe('Largest width, mm.'),
    height: millimetres.optional().describe('Largest height, mm.'),
    area: z.number().positive().optional().describe('Largest area, m².'),
    mass: z.number().positive().optional().describe('Largest mass, kg.'),
    when: z
      .strictObject({
        leaves: z
          .union([z.literal(1), z.literal(2)])
          .optional()
          .describe('With one leaf or with two.'),
        lock: z.enum(['single-point', 'bimetal', 'bimetal-or-spring']).optional().describe('With this kind of lock.'),
        escape: z.boolean().optional().describe('With or without the function of an escape route.'),
      })
      .optional()
      .describe('What the limit depends on; it holds always where this is left out.'),
    ...provenance,
  });

/** A text that is a fact, with the standards that it rests on. */
const statement = z.strictObject({
  text: swedish(90).describe('The fact in Swedish.'),
  standards: standards.optional().describe('Standards that it rests on.'),
  ...provenance,
});

/** A performance class of a standard. */
const performanceClass = z.strictObject({
  class: z.string().min(1).describe('The class as the standard writes it, such as ”8A”.'),
  pascal: z.number().positive().optional().describe('The pressure that it stands for, Pa.'),
  standard: standard.describe('The standard that defines the class.'),
  ...provenance,
});

/**
 * Everything that is known of a product, by property (see register.ts). A property that is left out is not known: the site then says that
 * the quote will tell, and never guesses.
 */
export const factsSchema = z
  .strictObject({
    fire: z.array(firePerformance).min(1).describe('What each part withstands; first the part that it is sold as.'),
    smoke: z
      .strictObject({
        classes: z
          .array(z.enum(['Sa', 'S200']))
          .optional()
          .describe('Left out where the product was tested and the source names no class.'),
        tests: standards.optional().describe('Standards of the smoke test.'),
        ...provenance,
      })
      .optional()
      .describe('Smoke tightness.'),
    selfClosing: z
      .strictObject({
        class: z
          .string()
          .regex(/^C[0-5]$/, 'must be C0 to C5')
          .optional()
          .describe('Class of durability, C0 to C5, where it is stated.'),
        cycles: z.number().int().positive().optional().describe('Openings and closings that the class stands for.'),
        tests: standards.optional().describe('Standards of the endurance test.'),
        ...provenance,
      })
      .optional()
      .describe('Closes by itself.'),
    sound: z
      .strictObject({
        rw: z.number().int().positive().describe('Weighted sound reduction Rw, dB.'),
        upTo: z.boolean().optional().describe('True where it is the highest that can be had.'),
        c: z.number().int().optional().describe('Spectrum adaptation term C, dB.'),
        ctr: z.number().int().optional().describe('Spectrum adaptation term Ctr, dB.'),
        glass: millimetres.optional().describe('Thickness of the glass that it was measured with, mm.'),
        ...provenance,
      })
      .optional()
      .describe('Sound reduction.'),
    burglary: z
      .union([
        z.strictObject({
          min: z.number().int().min(1).max(6).describe('Lowest class RC of EN 1627.'),
          max: z.number().int().min(1).max(6).describe('Highest class RC of EN 1627.'),
          ...provenance,
        }),
        z.strictObject(provenance),
      ])
      .optional()
      .describe('Resistance to burglary; without classes it can be had, and the source names none.'),
    air: performanceClass.optional().describe('Air tightness.'),
    water: performanceClass.optional().describe('Tightness against driving rain.'),
    wind: z
      .union([
        performanceClass,
        z.strictObject({
          kilopascal: z.number().positive().describe('The load, kN/m².'),
          standard: standard.describe('The standard of the test.'),
          ...provenance,
        }),
      ])
      .optional()
      .describe('Resistance to wind, as a class or as a load.'),
    uFrame: positive.optional().describe('U-value of the profile, W/(m²·K).'),
    uWhole: positive.optional().describe('U-value of the whole facade, roof or window, W/(m²·K).'),
    doorLimit: z
      .array(limit(['leaf', 'door', 'opening']))
      .min(1)
      .optional()
      .describe('Largest leaf, door or opening, by what it depends on.'),
    sashLimit: z
      .array(limit(['sash']))
      .min(1)
      .optional()
      .describe('Largest sash of a window.'),
    paneLimit: z
      .array(limit(['pane']))
      .min(1)
      .optional()
      .describe('Largest panes; one or the other entry has to hold.'),
    elementLimit: z
      .array(limit(['element']))
      .min(1)
      .optional()
      .describe('Largest whole: the door with what is beside and above it, the window, the screen.'),
    mass: z
      .array(
        quantity({
          of: z.enum(['pane', 'sash', 'area']).describe('Largest pane, kg; sash in full size or any area, kg/m².'),
          glass: positive.optional().describe('Thickness of the glass that it was calculated for, mm.'),
        }),
      )
      .min(1)
      .optional()
      .describe('Masses for planning the lift.'),
    infill: quantity({
      unit: z.boolean().optional().describe('True where it is an insulating unit.'),
    })
      .optional()
      .describe('Thickness of glass or infill, mm.'),
    frameDepth: positive.optional().describe('Depth of the frame, mm.'),
    leafDepth: positive.optional().describe('Depth of the leaf or sash, mm.'),
    profileDepth: positive.optional().describe('Depth of the profiles, mm.'),
    mullionDepth: positive.optional().describe('Depth of the mullions, mm.'),
    transomDepth: positive.optional().describe('Depth of the transoms, mm.'),
    faceWidth: positive.optional().describe('Visible width of the profiles, mm.'),
    capWidth: positive.optional().describe('Width of the cover caps, mm.'),
    jointWidth: positive.optional().describe('Width of the joint between panes, mm.'),
    thermalBreak: z
      .strictObject({
        value: z.number().positive().optional().describe('Width of the insulating strip, mm.'),
        ...provenance,
      })
      .optional()
      .describe('Thermal break; without a value it is there and its width is not stated.'),
    profileLength: positive.optional().describe('Largest length of a profile, mm.'),
    pitch: z
      .array(
        quantity({
          place: z.enum(['indoors', 'outdoors']).optional().describe('Where the slopes hold, if it matters.'),
        }),
      )
      .min(1)
      .optional()
      .describe('Slope of the roof, degrees.'),
    operation: z
      .strictObject({ text: swedish(90).describe('The ways in Swedish.'), ...provenance })
      .optional()
      .describe('How it opens.'),
    wall: z
      .strictObject({ text: swedish(90).describe('The walls in Swedish.'), ...provenance })
      .optional()
      .describe('Walls that it may stand in.'),
    material: statement.optional().describe('Material of the profiles.'),
    finish: statement.optional().describe('Surface treatment.'),
    colours: quantity({ of: z.enum(['standard', 'special']).describe('Standard or special colours.') })
      .optional()
      .describe('Number of colours.'),
    joins: z
      .array(
        z.strictObject({
          classes: z.array(fireClass).min(1).describe('Classes of what it is joined with.'),
          adapter: z.boolean().optional().describe('True where it takes an adapter profile.'),
          ...provenance,
        }),
      )
      .optional()
      .describe('Classes that it meets in one screen.'),
    standards: z
      .array(
        z.strictObject({
          for: z
            .enum([
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
            ])
            .describe('What they cover.'),
          standards: standards.describe('The standards.'),
          ...provenance,
        }),
      )
      .min(1)
      .optional()
      .describe('Harmonised and other standards of the product and its parts.'),
    documents: z
      .array(
        z.strictObject({
          kind: z
            .enum([
              'assessment',
              'classification',
              'report',
              'fire-spread-report',
              'test-report',
              'test-certificate',
              'approval',
            ])
            .describe('What kind of document it is.'),
          number: z.string().min(3).describe('Its number as it is written on it.'),
          issuer: z.string().optional().describe('Who issued it.'),
          country: z.string().optional().describe('The country whose rules it follows, in Swedish.'),
          scope: swedish(90).optional().describe('What it covers, in Swedish; left out where the source does not say.'),
          scopeOpen: z
            .boolean()
            .optional()
            .describe('True where the scope that the source names does not fit and has to be confirmed.'),
          annexes: z.boolean().optional().describe('True where it has annexes.'),
          ...provenance,
        }),
      )
      .min(1)
      .optional()
      .describe('Documents by number. None of them is a Swedish approval.'),
    warranty: positive.optional().describe('Warranty, years.'),
  })
  .meta({ id: 'facts' });

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

const face = millimetres.describe(
  'Visible width of the profiles, mm; of a door and a window that of frame and leaf together.',
);

const side = z.enum(['left', 'right']);

const door = {
  width: millimetres.describe('Outer width of the frame with the sidelight, mm.'),
  height: millimetres.describe('Outer height of the frame with the overlight, mm.'),
  leaves: z.union([z.literal(1), z.literal(2)]).describe('Number of leaves.'),
  face,
  sidelight: millimetres
    .optional()
    .describe('Width of a fixed sidelight, mm; two sliding leaves have one on each side.'),
  overlight: millimetres.optional().describe('Height of a fixed overlight, mm.'),
};

const drawn = 'The example that is drawn, to scale and within the limits.';

/** Front elevation of an example of each kind, drawn to scale. Sizes are outer sizes of an example within the product's limits, mm. */
const elevations = {
  door: z
    .strictObject({
      ...door,
      leaf: z.enum(['glass', 'sheet']).describe('Fully glazed, or clad with a vision pane.'),
      arched: z.boolean().optional().describe('Arched head over the whole opening.'),
      hinged: side
        .optional()
        .describe(
          'Side of the hinges as the viewer sees it: of a single leaf (else left), of the active one of a pair (else right).',
        ),
      sidelightSide: side.optional().describe('Side of the sidelight, left when left out.'),
      handle: z
        .enum(['lever', 'pull', 'panic', 'none'])
        .optional()
        .describe('What opens the active leaf, a lever when left out. Panic bars are on both leaves of a pair.'),
      swing: z
        .enum(['towards', 'away'])
        .optional()
        .describe(
          'Where the door opens as the viewer sees it. Left out: towards, and away with a panic bar, which is seen from the side that pushes.',
        ),
    })
    .describe(drawn),
  'sliding-door': z.strictObject(door).describe(drawn),
  window: z
    .strictObject({
      width: millimetres.describe('Outer width, mm.'),
      height: millimetres.describe('Outer height, mm.'),
      face,
      opening: z.enum(['tilt-turn', 'side-hung']).describe('How the sashes open.'),
      sashes: z.union([z.literal(1), z.literal(2)]).describe('Number of sashes.'),
      hinged: side
        .optional()
        .describe('Side of the hinges of a single sash (else left), or of the active one of a pair (else right).'),
    })
    .describe(drawn),
  partition: z
    .strictObject({
      width: millimetres.describe('Outer width, mm.'),
      height: millimetres.describe('Outer height, mm.'),
      face,
      panes: z.number().int().min(2).max(8).describe('Number of panes side by side.'),
    })
    .describe(drawn),
  facade: z
    .strictObject({
      width: millimetres.describe('Width, mm.'),
      height: millimetres.describe('Height, mm.'),
      face,
      columns: z.number().int().min(2).max(8).describe('Number of fields side by side.'),
      rows: z
        .array(millimetres)
        .min(1)
        .max(6)
        .describe('Heights of the rows from the bottom up; their sum is the height.'),
      joint: z.enum(['capped', 'flush']).describe('Visible cover caps, or panes that meet in a silicone joint.'),
      door: z.number().int().min(0).optional().describe('Column (from 0) that holds a door in the bottom row.'),
      opaqueRows: z.array(z.number().int().min(0)).optional().describe('Rows (from 0) with opaque infill.'),
      slabs: z
        .array(millimetres)
        .optional()
        .describe(
          'Floors that the facade passes: heights of their upper sides above its foot, mm. Each slab is 300 mm thick.',
        ),
    })
    .describe(drawn),
  roof: z
    .strictObject({
      width: millimetres.describe('Width on plan, mm.'),
      length: millimetres.describe('Length on plan, mm.'),
      face,
      columns: z.number().int().min(2).max(10).describe('Number of fields side by side.'),
      rows: z.number().int().min(1).max(6).describe('Number of fields up the slope.'),
      form: z.enum(['saddle', 'monopitch', 'pyramid']).describe('Form of the roof.'),
      pitch: z.number().min(0).max(80).describe('Slope, degrees.'),
    })
    .describe(drawn),
} satisfies Record<Kind, z.ZodType>;

/** Front elevation of an example of a product: its kind, and the sizes of that kind. */
export type ElevationSpec = { [K in Kind]: { type: K } & z.infer<(typeof elevations)[K]> }[Kind];

/** Background knowledge about a product. Typed and checked, and by the specification shown nowhere on its page. */
const additionalInfoSchema = z
  .strictObject({
    description: swedish(300).describe('The product in one sentence.'),
    certifications: list.optional().describe('What is tested, classified or marked, and by which standard.'),
    construction: list.optional().describe('How it is built.'),
    keyBenefits: list.optional().describe('What speaks for it.'),
    limitations: list.optional().describe('What it does not do.'),
    premiumFeatures: list.optional().describe('What sets it apart.'),
    applications: list.optional().describe('Where it is used.'),
    testing: list.optional().describe('What was tested.'),
    technicalNotes: list.optional().describe('Notes for a specialist.'),
    equipment: list.optional().describe('Fittings and parts.'),
    elementTypes: list.optional().describe('Kinds of elements that are made.'),
    configurationOptions: list.optional().describe('What can be chosen.'),
    performance: list.optional().describe('Figures and classes in words.'),
    constructionTypes: list.optional().describe('Ways of building it.'),
    profileOptions: list.optional().describe('Profiles to choose from.'),
    technicalFeatures: list.optional().describe('Technical traits.'),
    technicalAdvantages: list.optional().describe('Technical advantages.'),
    comparison: list.optional().describe('Compared with its siblings.'),
    installationNote: list.optional().describe('What installation takes.'),
    notes: list.optional().describe('Other notes.'),
  })
  .meta({ id: 'additionalInfo' });

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
      if (/\. \p{Lu}/u.test(text) && !text.endsWith('.'))
        context.addIssue({
          code: 'custom',
          path: [index],
          message: 'must end with a full stop, because it is more than one sentence',
        });
      if (index < cardFeatures.count && text.length > cardFeatures.length)
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `must have at most ${cardFeatures.length} characters, because it stands on the card`,
        });
    });
  })
  .meta({ id: 'features' });

/** Most characters of what is said of a cut: all 28 follow each other in one list, and are listened to. */
const cutLength = 95;

const cutSchema = pictureSchema
  .extend({
    alt: swedish(cutLength, { min: 15 }).describe('Which corner, its colour and what is its own, in Swedish.'),
  })
  .meta({ id: 'cut' });

const common = {
  $schema: z.string().optional().describe('Where editors find the JSON Schema.'),
  category: z.enum(categories).describe('The part of the catalogue; the name of the folder.'),
  id: z.number().int().min(1).describe('Whole number, unique within the category; the name of the file.'),
  title: swedish(60, { name: true }).describe('The name, unique in the whole catalogue.'),
  system: swedish(30, { name: true }).describe("The maker's system, such as ”PE78EI Design Line”."),
  badge: z.enum(badges).optional().describe('A word on the card.'),
  description: swedish(230, { min: 80 }).describe('What the card and the page say first; unique.'),
  metaDescription: swedish(165, { min: 90 }).describe("The page's meta description; unique, a summary of its own."),
  image: cutSchema.describe('The profile cut at a corner, for the card and the page.'),
  built: pictureSchema.optional().describe('The product built in, for the page.'),
  features: features.describe('8 to 14 points; the first three stand on the card and are short.'),
  facts: factsSchema.describe('Everything that is known; what is left out is not known.'),
  additionalInfo: additionalInfoSchema.optional().describe('Background knowledge that no page shows.'),
};

const productOf = <K extends Kind>(kind: K) =>
  z.strictObject({
    ...common,
    kind: z.literal(kind).describe('What it is: decides its drawing and what its readers ask for.'),
    elevation: elevations[kind],
  });

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
