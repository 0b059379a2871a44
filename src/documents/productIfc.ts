/**
 * A product as IFC 4: its type with what is known of it, and one example that is placed and can be seen.
 *
 * A property is left out where the facts do not state it; nothing is set to false or zero instead. GlobalIds follow
 * from the product's address, so that a new file of the same product replaces the old one. Imports no products, because
 * the browser uses it too.
 */
import type { ClassLine } from '../catalogue/classLine.ts';
import { leastOf } from '../catalogue/leastOf.ts';
import { decimal, withUnit } from '../catalogue/phrasing.ts';
import { productKeyOf } from '../catalogue/productKey.ts';
import type { Row } from '../catalogue/rows.ts';
import type { ElevationSpec, Facts, Product } from '../catalogue/schema.ts';
import { categoryNames, type Kind } from '../catalogue/vocabulary.ts';
import { operation } from '../drawings/model/door.ts';
import type { Part } from '../drawings/model/part.ts';
import { channels } from '../drawings/finish.ts';
import { palette, type Finish } from '../drawings/palette.ts';
import { globalId } from './globalId.ts';
import { ifcEntities } from './ifcEntities.ts';
import { roofSolids, turned, uprightSolids, type Depths, type Solid, type Substance } from './solids.ts';
import { depthOf, leastDepthOf } from './depth.ts';
import { stepFile, typed, word, type Ref, type StepFile, type Value } from './step.ts';

/** The facts that the file tells by properties of IFC's own, and by the depths of its solids. */
export const modelFacts = [
  'smoke',
  'selfClosing',
  'sound',
  'burglary',
  'infill',
  'frameDepth',
  'profileDepth',
  'mullionDepth',
] as const satisfies (keyof Facts)[];

/** A product as files for CAD and BIM are made of it. */
export type ProductModel = {
  product: Pick<Product, 'category' | 'id' | 'title'> & { facts: Pick<Facts, (typeof modelFacts)[number]> };
  classes: readonly ClassLine[];
  /**
   * The same of the part that it is sold as, one by one, the first of which the file states: programs compare it, and
   * two are none to them.
   */
  ratings: readonly string[];
  /** The product's table, in which all of them stand. */
  rows: readonly (Pick<Row, 'property' | 'name' | 'value' | 'unit' | 'source'> & { isAsked?: true })[];
  /** What is drawn and placed: the example, or the same product in a visitor's size. */
  spec: ElevationSpec;
  finish: Finish;
  /** Whole address of the product's page, and of what is in the file where that has another size. */
  address: string;
  maker: string;
  /** Prefix of the property set that holds the table, ASCII. */
  owner: string;
};

/** What {@link productIfc} makes a file of. */
export type IfcOptions = ProductModel & {
  part: Part;
  /** Day of the last change, ISO 8601; left out where it is not known. */
  changed?: string | undefined;
};

/** What a product is in IFC. */
const entities = {
  door: ifcEntities.door,
  'sliding-door': ifcEntities.door,
  window: ifcEntities.window,
  partition: ifcEntities['curtain-wall'],
  facade: ifcEntities['curtain-wall'],
  roof: ifcEntities.roof,
} as const satisfies Record<Kind, (typeof ifcEntities)[keyof typeof ifcEntities]>;

/** Depth of the solids where the facts state none, mm; the file says so. */
const nominalDepth = 60;
/** Thickness of the panes where the facts state none, mm. */
const nominalGlass = 24;

/** The parts of the file that have a GlobalId, by the names that follow the product's address in it. */
const named = [
  'project',
  'site',
  'building',
  'storey',
  'type',
  'example',
  'common',
  'common-example',
  'maker',
  'table',
  'has-site',
  'has-building',
  'has-storey',
  'has-common',
  'has-type',
  'has-material',
  'declares',
  'contains',
] as const;
type Named = (typeof named)[number];

/** The GlobalId of a part of the file. */
type Ids = (what: Named) => string;

async function idsOf(address: string): Promise<Ids> {
  const made = await Promise.all(named.map(async (what) => [what, await globalId(`${address}#${what}`)] as const));
  const ids = Object.fromEntries(made) as Record<Named, string>;
  return (what) => ids[what];
}

/** The text of an IFC file, ASCII. */
export async function productIfc(options: IfcOptions): Promise<string> {
  const { product, spec, part, address, maker, changed } = options;
  const id = await idsOf(address);
  const depths = depthsOf(product.facts);

  const file = stepFile();
  const { project, body, origin } = projectOf(file, id, options);
  const storey = place(file, id, project, origin);
  const map = shapeOf(file, solidsOf(spec, part, depths.used), { finish: options.finish, body, origin });
  const common = commonProperties(file, options);
  const type = typeOf(file, id, options, { map, common, note: depths.note });
  const example = exampleOf(file, id, options, { map, body, origin, placement: storey.placement });

  const relate = (entity: string, what: Named, ...ends: Value[]) =>
    file.add(entity, id(what), null, null, null, ...ends);
  const set = file.add('IFCPROPERTYSET', id('common-example'), null, entities[spec.type].common, null, common);
  relate('IFCRELDEFINESBYPROPERTIES', 'has-common', [example], set);
  relate('IFCRELDEFINESBYTYPE', 'has-type', [example], type);
  relate('IFCRELDECLARES', 'declares', project, [type]);
  const material = file.add('IFCMATERIAL', categoryNames[product.category], null, null);
  relate('IFCRELASSOCIATESMATERIAL', 'has-material', [type], material);
  relate('IFCRELCONTAINEDINSPATIALSTRUCTURE', 'contains', [example], storey.element);
  return written(file, `${productKeyOf(product)}.ifc`, maker, changed);
}

/** The project with its units, and what its shapes stand in. */
function projectOf(
  { add }: StepFile,
  id: Ids,
  { product, address }: IfcOptions,
): Record<'project' | 'body' | 'origin', Ref> {
  const origin = add('IFCAXIS2PLACEMENT3D', add('IFCCARTESIANPOINT', [0, 0, 0]), null, null);
  const context = add('IFCGEOMETRICREPRESENTATIONCONTEXT', null, 'Model', { whole: 3 }, 1e-5, origin, null);
  const own = [undefined, undefined, undefined, undefined];
  const view = word('MODEL_VIEW');
  const body = add('IFCGEOMETRICREPRESENTATIONSUBCONTEXT', 'Body', 'Model', ...own, context, null, view, null);
  const units = add('IFCUNITASSIGNMENT', [
    add('IFCSIUNIT', undefined, word('LENGTHUNIT'), word('MILLI'), word('METRE')),
    add('IFCSIUNIT', undefined, word('AREAUNIT'), null, word('SQUARE_METRE')),
    add('IFCSIUNIT', undefined, word('VOLUMEUNIT'), null, word('CUBIC_METRE')),
    add('IFCSIUNIT', undefined, word('PLANEANGLEUNIT'), null, word('RADIAN')),
  ]);
  const project = add('IFCPROJECT', id('project'), null, product.title, address, null, null, null, [context], units);
  return { project, body, origin };
}

/** The shape that type and example share. */
function shapeOf(
  file: StepFile,
  solids: Solid[],
  { finish, body, origin }: { finish: Finish; body: Ref; origin: Ref },
): Ref {
  const styles = stylesOf(file, finish);
  const items = solids.map((solid) => {
    const item = addSolid(file, solid);
    file.add('IFCSTYLEDITEM', item, [styles[solid.substance]], null);
    return item;
  });
  return file.add(
    'IFCREPRESENTATIONMAP',
    origin,
    file.add('IFCSHAPEREPRESENTATION', body, 'Body', 'SweptSolid', items),
  );
}

/** The product as a type, with everything that is known of it. */
function typeOf(
  file: StepFile,
  id: Ids,
  { product, rows, spec, address, maker, owner }: IfcOptions,
  { map, common, note }: { map: Ref; common: Ref[]; note: string },
): Ref {
  const { add } = file;
  const { name, common: commonSet } = entities[spec.type];
  const sets = [
    add('IFCPROPERTYSET', id('common'), null, commonSet, null, common),
    add('IFCPROPERTYSET', id('maker'), null, 'Pset_ManufacturerTypeInformation', null, [
      single(file, 'Manufacturer', 'IFCLABEL', maker),
      single(file, 'ModelLabel', 'IFCLABEL', product.title),
      single(file, 'ModelReference', 'IFCLABEL', productKeyOf(product)),
    ]),
    add(
      'IFCPROPERTYSET',
      id('table'),
      null,
      `${owner}_Parametrar`,
      address,
      rows.map((row) => property(file, row)),
    ),
  ];
  const described = [id('type'), null, product.title, `${note} ${address}`, null];
  return add(`${name}TYPE`, ...described, sets, [map], productKeyOf(product), null, ...kindOfType(spec));
}

/** The one example that is placed. */
function exampleOf(
  { add }: StepFile,
  id: Ids,
  { product, spec }: IfcOptions,
  { map, body, origin, placement: on }: Record<'map' | 'body' | 'origin' | 'placement', Ref>,
): Ref {
  const { name, opens } = entities[spec.type];
  const [width, height] = [spec.width, 'height' in spec ? spec.height : spec.length];
  const unmoved = add('IFCCARTESIANTRANSFORMATIONOPERATOR3D', null, null, add('IFCCARTESIANPOINT', [0, 0, 0]), 1, null);
  const mapped = add('IFCMAPPEDITEM', map, unmoved);
  const placed = add('IFCPRODUCTDEFINITIONSHAPE', null, null, [
    add('IFCSHAPEREPRESENTATION', body, 'Body', 'MappedRepresentation', [mapped]),
  ]);
  const placement = add('IFCLOCALPLACEMENT', on, origin);
  const sizes: Value[] = opens ? [height, width] : [];
  const rest: Value[] = opens ? [null, null, null] : [null];
  const title = `${product.title}, ${decimal(width)} × ${decimal(height)} mm`;
  return add(name, id('example'), null, title, null, null, placement, placed, null, ...sizes, ...rest);
}

/** The depths of the solids, and a sentence that says where they come from. */
function depthsOf(facts: ProductModel['product']['facts']): { used: Depths; note: string } {
  const [known, least] = [depthOf(facts), leastDepthOf(facts)];
  const profile = least ?? nominalDepth;
  const note = known
    ? `Djup ${known} mm.`
    : least
      ? `Djup ${least} mm, det minsta som anges.`
      : `Djupet i modellen, ${nominalDepth} mm, är inte produktens; det anges i offerten.`;
  return { used: { profile, glass: Math.min(leastOf(facts.infill) ?? nominalGlass, profile / 2) }, note };
}

/**
 * A leaf opens towards greater y in IFC: one that opens towards the viewer is turned, and is then seen from its other
 * side.
 */
function solidsOf(spec: ElevationSpec, part: Part, depths: Depths): Solid[] {
  if (spec.type === 'roof') return roofSolids(spec, depths);
  const solids = uprightSolids(part, depths);
  const opens = spec.type === 'window' || (spec.type === 'door' && operation(spec).swing === 'towards');
  return opens ? turned(solids, spec.width, depths.profile) : solids;
}

/** What tells types of an entity apart. */
function kindOfType(spec: ElevationSpec): Value[] {
  switch (spec.type) {
    case 'door': {
      // Seen along greater y: what the viewer of a leaf that opens towards them has on the left is then on the right.
      const left = (spec.hinged ?? 'left') === 'left';
      const side = left === (operation(spec).swing === 'away') ? 'LEFT' : 'RIGHT';
      return [word('DOOR'), word(spec.leaves === 2 ? 'DOUBLE_DOOR_SINGLE_SWING' : `SINGLE_SWING_${side}`), null, null];
    }
    case 'sliding-door':
      return [word('DOOR'), word(spec.leaves === 2 ? 'DOUBLE_DOOR_SLIDING' : 'SLIDING_TO_LEFT'), null, null];
    case 'window':
      return [word('WINDOW'), word(spec.sashes === 2 ? 'DOUBLE_PANEL_VERTICAL' : 'SINGLE_PANEL'), null, null];
    case 'roof':
      return [word({ saddle: 'GABLE_ROOF', monopitch: 'SHED_ROOF', pyramid: 'PAVILION_ROOF' }[spec.form])];
    default:
      return [word('NOTDEFINED')];
  }
}

/** Site, building and storey, which a file has to have. */
function place({ add }: StepFile, id: Ids, project: Ref, origin: Ref): { element: Ref; placement: Ref } {
  const [onSite, inBuilding] = [add('IFCLOCALPLACEMENT', null, origin), add('IFCLOCALPLACEMENT', null, origin)];
  const placement = add('IFCLOCALPLACEMENT', null, origin);
  const spatial = (entity: string, what: Named, at: Ref, ...rest: Value[]) =>
    add(entity, id(what), null, 'Exempel', null, null, at, null, null, word('ELEMENT'), ...rest);
  const site = spatial('IFCSITE', 'site', onSite, null, null, null, null, null);
  const building = spatial('IFCBUILDING', 'building', inBuilding, null, null, null);
  const element = spatial('IFCBUILDINGSTOREY', 'storey', placement, 0);
  for (const [what, whole, part] of [
    ['has-site', project, site],
    ['has-building', site, building],
    ['has-storey', building, element],
  ] as const)
    add('IFCRELAGGREGATES', id(what), null, null, null, whole, [part]);
  return { element, placement };
}

function single({ add }: StepFile, name: string, type: string, value: Value, description: string | null = null): Ref {
  return add('IFCPROPERTYSINGLEVALUE', name, description, typed(type, value), null);
}

/** What IFC has a property for. A version that has to be ordered does not count as the product's own. */
function commonProperties(file: StepFile, { product, ratings: [rating], rows, spec }: IfcOptions): Ref[] {
  const { smoke, selfClosing, sound, burglary } = product.facts;
  const isDoor = spec.type === 'door' || spec.type === 'sliding-door';
  const { opens } = entities[spec.type];
  const add = (name: string, type: string, value: Value) => [single(file, name, type, value)];
  const level = rows.find((row) => row.property === 'burglary')?.value;
  return [
    ...add('Reference', 'IFCIDENTIFIER', productKeyOf(product)),
    ...(rating ? add('FireRating', 'IFCLABEL', rating) : []),
    ...(sound && !sound.upTo ? add('AcousticRating', 'IFCLABEL', `Rw ${sound.rw} dB`) : []),
    ...(opens && level && burglary && 'min' in burglary && burglary.standing !== 'optional'
      ? add('SecurityRating', 'IFCLABEL', level)
      : []),
    ...(opens && smoke?.classes && smoke.standing !== 'optional' ? add('SmokeStop', 'IFCBOOLEAN', true) : []),
    ...(isDoor && selfClosing && selfClosing.standing !== 'optional' ? add('SelfClosing', 'IFCBOOLEAN', true) : []),
  ];
}

/**
 * A row of the table, with what its value rests on where that is not the maker of the system; a length is one that
 * programs can sort by, and what is left to the quote has no value.
 */
function property(file: StepFile, { name, value, unit, source, isAsked }: IfcOptions['rows'][number]): Ref {
  if (isAsked) return file.add('IFCPROPERTYSINGLEVALUE', name, value, null, null);
  if (unit === 'mm' && /^\d+$/.test(value)) return single(file, name, 'IFCLENGTHMEASURE', Number(value), source);
  return single(file, name, 'IFCTEXT', withUnit(value, unit), source);
}

function addSolid({ add }: StepFile, { outline, holes, origin, normal, along, depth }: Solid): Ref {
  const point = (at: readonly number[]) => add('IFCCARTESIANPOINT', at.slice());
  const direction = (to: readonly number[]) => add('IFCDIRECTION', to.slice());
  const curve = (points: Solid['outline']) => {
    const corners = points.map(([x, y]) => point([x, y]));
    return add('IFCPOLYLINE', [...corners, corners[0] ?? null]);
  };
  const profile =
    holes.length === 0
      ? add('IFCARBITRARYCLOSEDPROFILEDEF', word('AREA'), null, curve(outline))
      : add('IFCARBITRARYPROFILEDEFWITHVOIDS', word('AREA'), null, curve(outline), holes.map(curve));
  const position = add('IFCAXIS2PLACEMENT3D', point(origin), direction(normal), direction(along));
  return add('IFCEXTRUDEDAREASOLID', profile, position, direction([0, 0, 1]), depth);
}

/** Colours of the drawings. */
function stylesOf({ add }: StepFile, { frame }: Finish): Record<Substance, Ref> {
  const style = (name: string, colour: string, transparency: number) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((part) => Math.round((part / 255) * 1000) / 1000);
    const shading = add('IFCSURFACESTYLESHADING', add('IFCCOLOURRGB', null, red, green, blue), transparency);
    return add('IFCSURFACESTYLE', name, word('BOTH'), [shading]);
  };
  return {
    profile: style('Profil', frame, 0),
    glass: style('Glas', palette.glass, 0.6),
    panel: style('Fyllning', palette.panel, 0),
  };
}

/** The file around its lines. Its time is the day of the data, so that the same product gives the same file. */
function written({ lines }: StepFile, name: string, maker: string, changed = '1970-01-01'): string {
  const { add, lines: head } = stepFile();
  add('FILE_DESCRIPTION', ['ViewDefinition [DesignTransferView_V1.0]'], '2;1');
  add('FILE_NAME', name, `${changed}T00:00:00`, [maker], [maker], maker, maker, '');
  add('FILE_SCHEMA', ['IFC4']);
  const header = head.map((line) => line.replace(/^#\d+=/, ''));
  return ['ISO-10303-21;', 'HEADER;', ...header, 'ENDSEC;', 'DATA;', ...lines, 'ENDSEC;', 'END-ISO-10303-21;', ''].join(
    '\n',
  );
}
