import type { ElevationSpec } from '../../catalogue/schema.ts';
import { clip } from './clip.ts';
import { figures } from './dimensions.ts';
import { fieldsBetween } from './facade.ts';
import { chain, type Part } from './part.ts';
import { area, box, corners, divide, extentOf, rectangle, type Label, type Outline, type Vertex } from './shape.ts';
import { sheetHeight } from './sheet.ts';

type RoofSpec = Extract<ElevationSpec, { type: 'roof' }>;

/** Height of the upstand that carries the roof, mm. */
const upstand = 350;
/** Distance between two views, as a share of the sheet's height. */
const apart = 0.17;

/** Height of the glazing over its upstand, mm. */
export function roofRise({ form, width, length, pitch }: RoofSpec): number {
  const run = form === 'monopitch' ? width : form === 'pyramid' ? Math.min(width, length) / 2 : width / 2;
  return run * Math.tan((pitch * Math.PI) / 180);
}

/** A roof from one side: the outline of its glazing from the upstand upwards, and how bars divide it. */
type View = { outline: Vertex[]; columns: number; rows: number };

const outlines = {
  peak: (width: number, rise: number) => [
    [0, 0],
    [width, 0],
    [width / 2, rise],
  ],
  slope: (width: number, rise: number) => [
    [0, 0],
    [width, 0],
    [width, rise],
  ],
  level: (width: number, rise: number) => [
    [0, 0],
    [width, 0],
    [width, rise],
    [0, rise],
  ],
} satisfies Record<string, (width: number, rise: number) => Vertex[]>;

/** Number of fields along the roof's length: along its eaves, and upwards from there. */
export function flankFields({ form, width, length, columns, rows }: RoofSpec): { columns: number; rows: number } {
  if (form === 'pyramid') return { columns: Math.max(2, Math.round((columns * length) / width)), rows };
  return { columns: rows, rows: form === 'saddle' ? Math.max(1, Math.round(columns / 2)) : columns };
}

/** The gable and the side. A pyramid looks the same from both, apart from its width. */
function viewsOf(spec: RoofSpec): [gable: View, side: View] {
  const { form, width, length, columns, rows } = spec;
  const rise = roofRise(spec);
  const pyramid = form === 'pyramid';
  const gable = form === 'monopitch' ? outlines.slope : outlines.peak;
  const side = pyramid ? outlines.peak : outlines.level;
  return [
    { outline: gable(width, rise), columns, rows: pyramid ? rows : 1 },
    { outline: side(length, rise), ...flankFields(spec) },
  ];
}

/** Glazed roof on its upstand, to scale: its gable, and above that its side where that looks different. */
export function drawRoof(spec: RoofSpec): Part {
  const { width, length, form } = spec;
  const rise = roofRise(spec);
  const height = upstand + rise;
  const [gable, side] = viewsOf(spec);
  const single = form === 'pyramid' && length === width;
  const wide = Math.max(width, length);
  const sheet = single ? sheetHeight(width, height) : sheetHeight(wide, 2 * height, apart);
  const lift = height + apart * sheet;
  const left = (width - length) / 2;
  const product = box(0, 0, width, height);
  const shared = { product, boundary: upstand };
  const text = sheet * figures;
  const shapes = [...drawView(gable, spec.face), ...pitchMark(spec, text)];
  const dimensions: Part['dimensions'] = [
    { along: 'across', from: 0, base: 0, stops: chain(width, divide(0, width, gable.columns)) },
    {
      along: 'up',
      from: 0,
      base: Math.min(0, left),
      stops: [...(rise > 1 ? [[0, upstand, height]] : []), [0, height]],
    },
  ];
  if (single) return { ...shared, shapes, dimensions, extent: product };
  const lengths = chain(length, divide(0, length, side.columns));
  return {
    ...shared,
    shapes: [
      ...shapes,
      ...drawView(side, spec.face).map((shape) => moved(shape, left, lift)),
      ...(form === 'pyramid'
        ? []
        : [
            caption('Gavel', width, height - text, text),
            caption(length < width ? 'Sida' : 'Långsida', left + length, lift + height + text * 0.4, text),
          ]),
    ],
    extent: box(Math.min(0, left), 0, Math.max(width, left + length), lift + height),
    dimensions: [
      ...dimensions,
      { along: 'across', from: lift, base: lift, stops: lengths.map((stops) => stops.map((x) => x + left)) },
    ],
  };
}

/** The slope in degrees, along the left rafter. */
function pitchMark({ pitch, form, width, length }: RoofSpec, height: number): Label[] {
  const run = form === 'pyramid' ? Math.min(width, length) / 2 : width / 2;
  // From the side of its length a pyramid looks flatter than it is.
  if (form === 'pyramid' && width > length) return [];
  const angle = (pitch * Math.PI) / 180;
  const [along, aside] = [run / 2, height * 0.5];
  return [
    {
      layer: 'dimension',
      text: `${String(pitch).replace('.', ',')}°`,
      at: [along - aside * Math.sin(angle), upstand + along * Math.tan(angle) + aside * Math.cos(angle)],
      height,
      anchor: 'middle',
      angle: pitch,
    },
  ];
}

/** The name of a view, at its upper right corner. */
const caption = (name: string, x: number, y: number, height: number): Label => ({
  layer: 'dimension',
  text: name,
  at: [x, y],
  height,
  anchor: 'end',
});

/** One view: the upstand, and on it the glazing. */
function drawView({ outline, columns, rows }: View, asked: number): Outline[] {
  const { width, height: rise } = extentOf(outline);
  const face = Math.min(asked, width / columns / 4, rise / rows / 4);
  const raised = outline.map(([x, y]): Vertex => [x, y + upstand]);
  return [
    ...rectangle('panel', box(0, 0, width, upstand)),
    ...(rise > face ? area('bar', raised) : rectangle('bar', box(0, upstand, width, upstand + face))),
    ...panesWithin(raised, columns, rows, face).flatMap((pane) => area('glass', pane, face * 0.5)),
  ];
}

/**
 * Panes between bars of this width (mm) within a convex outline, counterclockwise. The outermost bars follow the
 * outline: panes stay a bar's width away from its edges, and corners covered by bars are no panes.
 */
export function panesWithin(outline: readonly Vertex[], columns: number, rows: number, face: number): Vertex[][] {
  const { x: left, y: bottom, width, height } = extentOf(outline);
  return fieldsBetween(divide(left, left + width, columns), divide(bottom, bottom + height, rows), face)
    .flat()
    .map((field) =>
      outline.reduce<Vertex[]>((rest, [x, y], index) => {
        const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
        const long = Math.hypot(nextX - x, nextY - y) || 1;
        const [a, b] = [(y - nextY) / long, (nextX - x) / long];
        return clip(rest, a, b, a * x + b * y + face);
      }, corners(field)),
    )
    .filter((pane) => extentOf(pane).width > 40 && extentOf(pane).height > 40);
}

const moved = (outline: Outline, dx: number, dy: number): Outline => ({
  ...outline,
  points: outline.points.map(([x, y, bulge]) => [x + dx, y + dy, bulge ?? 0]),
});
