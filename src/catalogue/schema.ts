/**
 * The shape of a product: the one definition of what can be said of one, checked when the site is built.
 *
 * The TypeScript types are inferred from it, and the JSON Schema that editors complete and check by is generated from
 * it (`npm run schema`). Sizes are in millimetres, areas in square metres, masses in kilograms, lengths of texts in
 * characters.
 */
import { z } from 'zod';
import { parseFireClass } from './classes/fireClass.ts';
import { paints, type Paint } from './paints.ts';
import { formed, maybe, pictureSchema, swedish } from './texts.ts';
import { badges, categories, documentNames, elements, scopeNames, standings, type Kind } from './vocabulary.ts';

const millimetres = z.number().int().positive().max(20_000);
const list = z.array(swedish(160)).min(1);

/** How a fact is known and from where. */
const provenance = {
  standing: maybe('How the value is known; ”stated” when left out.', z.enum(standings)),
  source: maybe('A document, or what the value was calculated from.', z.string().min(1)),
};

/** A fact of these fields, and how it is known. */
const fact = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ ...shape, ...provenance });

/** One of the things that have these names. */
const named = <Names extends object>(names: Names) => z.enum(Object.keys(names) as (keyof Names & string)[]);

/** At least one. */
const some = <Type extends z.ZodType>(type: Type) => z.array(type).min(1);

/** A number, a choice of numbers, or a range with one end or both; its unit is the property's. */
const quantity = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.union([
    fact({ value: z.number().describe('The one value.'), ...shape }),
    fact({ values: z.array(z.number()).min(2).describe('Values to choose from.'), ...shape }),
    fact({ min: z.number().describe('The least.'), max: maybe('The most.', z.number()), ...shape }),
    fact({ max: z.number().describe('The most.'), ...shape }),
  ]);

/** A fact that may be left out, or a list of them; an editor is told the text. */
const known = <Shape extends z.ZodRawShape>(text: string, shape: Shape) => maybe(text, fact(shape));
const facts = <Shape extends z.ZodRawShape>(text: string, shape: Shape) => maybe(text, some(fact(shape)));

// An `id` names a part of the JSON Schema that would otherwise be written out wherever it is used.
const positive = quantity({}).meta({ id: 'quantity' });

/** A standard such as ”EN 1634-1” or ”EN 14351-1+A2”, as its publisher writes it; printed with a no-break space. */
const standard = formed(
  /^(?:SS-)?EN \d+(?:-\d+)*(?:\+A\d)?(?::\d{4})?$|^DIN \d+(?:-\d+)*$|^TRAV$/,
  'must be a standard such as ”EN 1634-1”',
);
const standards = some(standard);

/** A fire class such as ”EI 60” or ”EI2 30”, with a plain space. */
const fireClass = z
  .string()
  .refine((text) => parseFireClass(text) !== undefined, 'must be a fire class of EN 13501-2 such as ”EI 60”');

/** What one part of the product withstands. Classes of one entry belong together: a part is made in each of them. */
const firePerformance = fact({
  element: z.enum(elements).describe('The part that has the classes.'),
  classes: some(fireClass).describe('Classes of EN 13501-2, such as ”EI 60”.'),
  upTo: maybe('True where the class is the highest of several that are not named.', z.boolean()),
  either: maybe('True where one of the classes is chosen, and the product does not have all.', z.boolean()),
  edition: maybe('Year of the edition of EN 13501-2, where the source names one.', z.number().int()),
  tests: maybe('Standards of the fire tests.', standards),
});

/** Limits that the class, the test or the fitting sets. Each size is the largest allowed, borders included. */
const limits = <const Of extends [string, ...string[]]>(of: Of) =>
  some(
    fact({
      of: z.enum(of).describe('What is measured.'),
      width: maybe('Largest width, mm.', millimetres),
      height: maybe('Largest height, mm.', millimetres),
      area: maybe('Largest area, m².', z.number().positive()),
      mass: maybe('Largest mass, kg.', z.number().positive()),
      when: maybe(
        'What the limit depends on; it holds always where this is left out.',
        z.strictObject({
          leaves: maybe('With one leaf or with two.', z.union([z.literal(1), z.literal(2)])),
          lock: maybe('With this kind of lock.', z.enum(['single-point', 'bimetal', 'bimetal-or-spring'])),
          escape: maybe('With or without the function of an escape route.', z.boolean()),
        }),
      ),
    }),
  );

/** A text that is a fact, with the standards that it rests on. */
const statement = fact({
  text: swedish(90).describe('The fact in Swedish.'),
  standards: maybe('Standards that it rests on.', standards),
});

/** A performance class of a standard. */
const performanceClass = fact({
  class: z.string().min(1).describe('The class as the standard writes it, such as ”8A”.'),
  pascal: maybe('The pressure that it stands for, Pa.', z.number().positive()),
  standard: standard.describe('The standard that defines the class.'),
});

/**
 * Everything that is known of a product, by property (see register.ts). A property that is left out is not known: the
 * site then says that the quote will tell, and never guesses.
 */
export const factsSchema = z
  .strictObject({
    fire: some(firePerformance).describe('What each part withstands; first the part that it is sold as.'),
    smoke: known('Smoke tightness.', {
      classes: maybe(
        'Left out where the product was tested and the source names no class.',
        z.array(z.enum(['Sa', 'S200'])),
      ),
      tests: maybe('Standards of the smoke test.', standards),
    }),
    selfClosing: known('Closes by itself.', {
      class: maybe('Class of durability, C0 to C5, where it is stated.', formed(/^C[0-5]$/, 'must be C0 to C5')),
      cycles: maybe('Openings and closings that the class stands for.', z.number().int().positive()),
      tests: maybe('Standards of the endurance test.', standards),
    }),
    sound: known('Sound reduction.', {
      rw: z.number().int().positive().describe('Weighted sound reduction Rw, dB.'),
      upTo: maybe('True where it is the highest that can be had.', z.boolean()),
      c: maybe('Spectrum adaptation term C, dB.', z.number().int()),
      ctr: maybe('Spectrum adaptation term Ctr, dB.', z.number().int()),
      glass: maybe('Thickness of the glass that it was measured with, mm.', millimetres),
      byGlass: maybe(
        'True where the quote gives the value for the glass that is chosen, and no glass is named.',
        z.literal(true),
      ),
    }),
    burglary: maybe(
      'Resistance to burglary; without classes it can be had, and the source names none.',
      z.union([
        fact({
          min: z.number().int().min(1).max(6).describe('Lowest class RC of EN 1627.'),
          max: z.number().int().min(1).max(6).describe('Highest class RC of EN 1627.'),
        }),
        fact({}),
      ]),
    ),
    air: maybe('Air tightness.', performanceClass),
    water: maybe('Tightness against driving rain.', performanceClass),
    wind: maybe(
      'Resistance to wind, as a class or as a load.',
      z.union([
        performanceClass,
        fact({
          kilopascal: z.number().positive().describe('The load, kN/m².'),
          standard: standard.describe('The standard of the test.'),
        }),
      ]),
    ),
    uFrame: maybe('U-value of the profile, W/(m²·K).', positive),
    uWhole: maybe('U-value of the whole facade, roof or window, W/(m²·K).', positive),
    doorLimit: maybe('Largest leaf, door or opening, by what it depends on.', limits(['leaf', 'door', 'opening'])),
    sashLimit: maybe('Largest sash of a window.', limits(['sash'])),
    paneLimit: maybe('Largest panes; one or the other entry has to hold.', limits(['pane'])),
    elementLimit: maybe(
      'Largest whole: the door with what is beside and above it, the window, the screen.',
      limits(['element']),
    ),
    mass: maybe(
      'Masses for planning the lift.',
      some(
        quantity({
          of: z.enum(['pane', 'sash', 'area']).describe('Largest pane, kg; sash in full size or any area, kg/m².'),
          glass: maybe('Thickness of the glass that it was calculated for, mm.', positive),
        }),
      ),
    ),
    infill: maybe(
      'Thickness of glass or infill, mm.',
      quantity({ unit: maybe('True where it is an insulating unit.', z.boolean()) }),
    ),
    frameDepth: maybe('Depth of the frame, mm.', positive),
    leafDepth: maybe('Depth of the leaf or sash, mm.', positive),
    profileDepth: maybe('Depth of the profiles, mm.', positive),
    mullionDepth: maybe('Depth of the mullions, mm.', positive),
    transomDepth: maybe('Depth of the transoms, mm.', positive),
    faceWidth: maybe('Visible width of the profiles, mm.', positive),
    capWidth: maybe('Width of the cover caps, mm.', positive),
    jointWidth: maybe('Width of the joint between panes, mm.', positive),
    thermalBreak: known('Thermal break; without a value it is there and its width is not stated.', {
      value: maybe('Width of the insulating strip, mm.', z.number().positive()),
    }),
    profileLength: maybe('Largest length of a profile, mm.', positive),
    pitch: maybe(
      'Slope of the roof, degrees.',
      some(quantity({ place: maybe('Where the slopes hold, if it matters.', z.enum(['indoors', 'outdoors'])) })),
    ),
    operation: known('How it opens.', { text: swedish(90).describe('The ways in Swedish.') }),
    wall: known('Walls that it may stand in.', { text: swedish(90).describe('The walls in Swedish.') }),
    material: maybe('Material of the profiles.', statement),
    finish: maybe('Surface treatment.', statement),
    colours: maybe(
      'Number of colours.',
      quantity({ of: z.enum(['standard', 'special']).describe('Standard or special colours.') }),
    ),
    joins: maybe(
      'Classes that it meets in one screen.',
      z.array(
        fact({
          classes: some(fireClass).describe('Classes of what it is joined with.'),
          adapter: maybe('True where it takes an adapter profile.', z.boolean()),
        }),
      ),
    ),
    standards: facts('Harmonised and other standards of the product and its parts.', {
      for: named(scopeNames).describe('What they cover.'),
      standards: standards.describe('The standards.'),
    }),
    documents: facts('Documents by number. None of them is a Swedish approval.', {
      kind: named(documentNames).describe('What kind of document it is.'),
      number: z.string().min(3).describe('Its number as it is written on it.'),
      issuer: maybe('Who issued it.', z.string()),
      country: maybe('The country whose rules it follows, in Swedish.', z.string()),
      scope: maybe('What it covers, in Swedish; left out where the source does not say.', swedish(90)),
      scopeOpen: maybe('True where the scope that the source names does not fit and has to be confirmed.', z.boolean()),
      annexes: maybe('True where it has annexes.', z.boolean()),
    }),
    warranty: maybe('Warranty, years.', positive),
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
  sidelight: maybe('Width of a fixed sidelight, mm; two sliding leaves have one on each side.', millimetres),
  overlight: maybe('Height of a fixed overlight, mm.', millimetres),
};

const drawn = 'The example that is drawn, to scale and within the limits.';

/**
 * Front elevation of an example of each kind, drawn to scale. Sizes are outer sizes of an example within the product's
 * limits, mm.
 */
const elevations = {
  door: z
    .strictObject({
      ...door,
      leaf: z.enum(['glass', 'sheet']).describe('Fully glazed, or clad with a vision pane.'),
      arched: maybe('Arched head over the whole opening.', z.boolean()),
      hinged: maybe(
        'Side of the hinges as the viewer sees it: of a single leaf (else left), of the active one of a pair (else right).',
        side,
      ),
      sidelightSide: maybe('Side of the sidelight, left when left out.', side),
      handle: maybe(
        'What opens the active leaf, a lever when left out. Panic bars are on both leaves of a pair.',
        z.enum(['lever', 'pull', 'panic', 'none']),
      ),
      swing: maybe(
        'Where the door opens as the viewer sees it. Left out: towards, and away with a panic bar, which is seen from the side that pushes.',
        z.enum(['towards', 'away']),
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
      hinged: maybe(
        'Side of the hinges of a single sash (else left), or of the active one of a pair (else right).',
        side,
      ),
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
      door: maybe('Column (from 0) that holds a door in the bottom row.', z.number().int().min(0)),
      opaqueRows: maybe('Rows (from 0) with opaque infill.', z.array(z.number().int().min(0))),
      slabs: maybe(
        'Floors that the facade passes: heights of their upper sides above its foot, mm. Each slab is 300 mm thick.',
        z.array(millimetres),
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
    certifications: maybe('What is tested, classified or marked, and by which standard.', list),
    construction: maybe('How it is built.', list),
    keyBenefits: maybe('What speaks for it.', list),
    limitations: maybe('What it does not do.', list),
    premiumFeatures: maybe('What sets it apart.', list),
    applications: maybe('Where it is used.', list),
    testing: maybe('What was tested.', list),
    technicalNotes: maybe('Notes for a specialist.', list),
    equipment: maybe('Fittings and parts.', list),
    elementTypes: maybe('Kinds of elements that are made.', list),
    configurationOptions: maybe('What can be chosen.', list),
    performance: maybe('Figures and classes in words.', list),
    constructionTypes: maybe('Ways of building it.', list),
    profileOptions: maybe('Profiles to choose from.', list),
    technicalFeatures: maybe('Technical traits.', list),
    technicalAdvantages: maybe('Technical advantages.', list),
    comparison: maybe('Compared with its siblings.', list),
    installationNote: maybe('What installation takes.', list),
    notes: maybe('Other notes.', list),
  })
  .meta({ id: 'additionalInfo' });

/** Features on a card, the first ones of the list; longer ones would break its rows. */
export const cardFeatures = { count: 2, length: 48 };

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
  $schema: maybe('Where editors find the JSON Schema.', z.string()),
  category: z.enum(categories).describe('The part of the catalogue; the name of the folder.'),
  id: z.number().int().min(1).describe('Whole number, unique within the category; the name of the file.'),
  title: swedish(60, { name: true }).describe('The name, unique in the whole catalogue.'),
  system: swedish(30, { name: true }).describe("The maker's system, such as ”PE78EI Design Line”."),
  badge: maybe('A word on the card.', z.enum(badges)),
  description: swedish(230, { min: 80 }).describe('What the card and the page say first; unique.'),
  metaDescription: swedish(165, { min: 90 }).describe("The page's meta description; unique, a summary of its own."),
  paint: z
    .enum(Object.keys(paints) as Paint[])
    .describe('The surface that its pictures and drawings show; no fact, for the customer chooses it.'),
  image: cutSchema.describe('The profile cut at a corner, for the card and the page.'),
  built: maybe('The product built in, for the page.', pictureSchema),
  features: features.describe(
    '8 to 14 points; the first two stand on the card: short, and what tells the product from its neighbours, which the class above them does not.',
  ),
  facts: factsSchema.describe('Everything that is known; what is left out is not known.'),
  additionalInfo: maybe('Background knowledge that no page shows.', additionalInfoSchema),
};

const productOf = <K extends Kind>(kind: K) =>
  z.strictObject({
    ...common,
    kind: z.literal(kind).describe('What it is: decides its drawing and what its readers ask for.'),
    elevation: elevations[kind],
  });

export const productSchema = z.discriminatedUnion('kind', [
  productOf('door').extend({
    leaves: maybe(
      '[1, 2] where it is made with one leaf and with two; left out where that is not stated.',
      z.tuple([z.literal(1), z.literal(2)]),
    ),
  }),
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
