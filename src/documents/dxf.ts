/**
 * Shapes as DXF, release 12: the one that all CAD programs read. Lengths are the model's millimetres, 1:1.
 *
 * The text is ASCII, for that release has no Unicode: other letters are written as \U+00E5, which programs since 1997
 * understand. $INSUNITS is younger than the release too, and read by programs that would otherwise guess inches.
 * Imports nothing but types, because the browser uses it too.
 */
import type { Label, Outline, Shape, Vertex } from '../drawings/model/shape.ts';

/** A shape of a drawing, or what is written beside it. */
export type CadShape = Shape | (Omit<Label, 'layer'> & { layer: 'note' });

/** Layer of a file, with its colour (AutoCAD colour index) and line type. */
type FileLayer = { name: string; colour: number; lineType?: 'DASHED' | 'BOUNDARY' };

/** Layers by what a shape is. The wall around a product has none: that is for the drawing into which it is inserted. */
const layers: Partial<Record<CadShape['layer'], FileLayer>> = {
  ground: { name: 'GOLVLINJE', colour: 8 },
  boundary: { name: 'BRANDCELLSGRANS', colour: 1, lineType: 'BOUNDARY' },
  frame: { name: 'KARM', colour: 7 },
  bar: { name: 'PROFIL', colour: 7 },
  casing: { name: 'KAPA', colour: 7 },
  leaf: { name: 'BLAD', colour: 7 },
  joint: { name: 'SKARV', colour: 8 },
  gasket: { name: 'FOG', colour: 8 },
  glass: { name: 'GLAS', colour: 4 },
  panel: { name: 'FYLLNING', colour: 9 },
  sill: { name: 'TROSKEL', colour: 8 },
  hardware: { name: 'BESLAG', colour: 8 },
  opening: { name: 'OPPNING', colour: 3 },
  openingAway: { name: 'OPPNING-FRAN', colour: 3, lineType: 'DASHED' },
  slide: { name: 'OPPNING', colour: 3 },
  slab: { name: 'BJALKLAG', colour: 8, lineType: 'DASHED' },
  travel: { name: 'OPPET-LAGE', colour: 3, lineType: 'DASHED' },
  dimension: { name: 'MATT', colour: 2 },
  tick: { name: 'MATT', colour: 2 },
  plate: { name: 'KLASS', colour: 1 },
  class: { name: 'KLASS', colour: 1 },
  note: { name: 'TEXT', colour: 7 },
};

/** Lengths of dashes and gaps (negative) of the line types in the model, mm. */
const lineTypes: [name: string, description: string, pattern: number[]][] = [
  ['CONTINUOUS', 'Solid line', []],
  ['DASHED', '_ _ _ _', [60, -40]],
  ['BOUNDARY', '__ . __ . __', [280, -80, 40, -80]],
];

/** A pair of group code and value. */
type Pair = [code: number, value: string | number];

/** The text of a DXF file with the shapes that have a layer in it. */
export function writeDxf(shapes: readonly CadShape[]): string {
  const drawn = shapes.filter((shape) => layers[shape.layer]);
  const used = new Map(
    drawn.flatMap(({ layer }) => {
      const found = layers[layer];
      return found ? [[found.name, found] as const] : [];
    }),
  );
  const [low, high] = bounds(drawn);
  const pairs: Pair[] = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$INSUNITS'],
      [70, 4],
      [9, '$EXTMIN'],
      ...point(low),
      [9, '$EXTMAX'],
      ...point(high),
    ]),
    ...section('TABLES', [
      ...table(
        'LTYPE',
        lineTypes.map(([name, description, pattern]) => [
          [0, 'LTYPE'],
          [2, name],
          [70, 0],
          [3, description],
          [72, 65],
          [73, pattern.length],
          [40, pattern.reduce((sum, part) => sum + Math.abs(part), 0)],
          ...pattern.map((part): Pair => [49, part]),
        ]),
      ),
      ...table(
        'LAYER',
        [{ name: '0', colour: 7 } as FileLayer, ...used.values()].map(({ name, colour, lineType = 'CONTINUOUS' }) => [
          [0, 'LAYER'],
          [2, name],
          [70, 0],
          [62, colour],
          [6, lineType],
        ]),
      ),
      ...table('STYLE', [
        [
          [0, 'STYLE'],
          [2, 'STANDARD'],
          [70, 0],
          [40, 0],
          [41, 1],
          [50, 0],
          [71, 0],
          [42, 100],
          [3, 'isocp.shx'],
          [4, ''],
        ],
      ]),
    ]),
    ...section(
      'ENTITIES',
      drawn.flatMap((shape) => ('text' in shape ? text(shape) : outline(shape))),
    ),
    [0, 'EOF'],
  ];
  return pairs
    .map(
      ([code, value]) =>
        `${String(code).padStart(3)}\r\n${typeof value === 'number' ? figure(value) : ascii(value)}\r\n`,
    )
    .join('');
}

const nameOf = (layer: CadShape['layer']): Pair => [8, layers[layer]?.name ?? '0'];

function section(name: string, content: Pair[]): Pair[] {
  return [[0, 'SECTION'], [2, name], ...content, [0, 'ENDSEC']];
}

function table(name: string, entries: Pair[][]): Pair[] {
  return [[0, 'TABLE'], [2, name], [70, entries.length], ...entries.flat(), [0, 'ENDTAB']];
}

/** A point by group codes 10 and 20, or others that stand in for them. */
function point([x, y]: readonly [number, number, number?], first = 10): Pair[] {
  return [
    [first, x],
    [first + 10, y],
    [first + 20, 0],
  ];
}

function outline({ layer, points, closed }: Outline): Pair[] {
  const [from, to] = points;
  if (!from || !to) return [];
  if (!closed && points.length === 2 && !from[2]) return [[0, 'LINE'], nameOf(layer), ...point(from), ...point(to, 11)];
  return [
    [0, 'POLYLINE'],
    nameOf(layer),
    [66, 1],
    ...point([0, 0]),
    [70, closed ? 1 : 0],
    ...points.flatMap((corner): Pair[] => [[0, 'VERTEX'], nameOf(layer), ...point(corner), ...bulge(corner)]),
    [0, 'SEQEND'],
    nameOf(layer),
  ];
}

function bulge([, , tangent]: Vertex): Pair[] {
  return tangent ? [[42, tangent]] : [];
}

function text({ layer, text: content, at, height, anchor, angle = 0 }: Extract<CadShape, { text: string }>): Pair[] {
  const aligned = { start: 0, middle: 1, end: 2 }[anchor];
  return [
    [0, 'TEXT'],
    nameOf(layer),
    ...point(at),
    [40, height],
    [1, content],
    ...(angle ? [[50, angle] as Pair] : []),
    [7, 'STANDARD'],
    ...(aligned ? [[72, aligned] as Pair, ...point(at, 11)] : []),
  ];
}

function bounds(shapes: readonly CadShape[]): [[number, number], [number, number]] {
  const points = shapes.flatMap((shape): readonly (readonly [number, number, number?])[] =>
    'text' in shape ? [shape.at] : shape.points,
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}

/** At most six decimals, which the bend of an arc needs, and no 1e-15. */
function figure(value: number): string {
  return String(Math.round(value * 1e6) / 1e6 + 0);
}

function ascii(value: string): string {
  return value
    .replaceAll('\u00a0', ' ')
    .replaceAll(
      /[^\x20-\x7e]/gu,
      (letter) => String.raw`\U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    );
}
