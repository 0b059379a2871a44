/**
 * The drawing of a data sheet: an example of the product at a scale that a rule has, with line widths in millimetres on
 * the paper.
 */
import { classLinesOf, type ClassLine } from '../catalogue/classLine.ts';
import { elevationOf, type Product } from '../catalogue/schema.ts';
import { drawClasses, roomForClasses } from '../drawings/model/classMarks.ts';
import { clearance, drawDimensions, figures, inFigures } from '../drawings/model/dimensions.ts';
import { drawPart } from '../drawings/model/drawProduct.ts';
import type { Part } from '../drawings/model/part.ts';
import { box, line, type Label, type Layer, type Outline, type Rect, type Shape } from '../drawings/model/shape.ts';
import { finishOf } from '../drawings/finish.ts';
import { palette, type Finish } from '../drawings/palette.ts';
import { pathData } from '../drawings/svg/pathData.ts';

/**
 * A drawing as SVG; `scale` is 25 for 1:25. It has the whole width of a page, or the part that pictures beside it
 * leave.
 */
export type PrintDrawing = { svg: string; scale: number; place: 'beside' | 'across' };

/** Room for a drawing on the sheet, mm. */
const places = { beside: { width: 103, height: 126 }, across: { width: 174, height: 66 } } as const;

/** Scales that a scale rule has. */
const scales = [5, 10, 20, 25, 50, 75, 100, 125, 200];
/** Height of the figures on the paper, mm. */
const textHeight = 2.1;

/** The drawing of a product's example in the place where it becomes larger. */
export function printDrawing(product: Product): PrintDrawing {
  const part = drawPart(elevationOf(product));
  const classes = classLinesOf(product);
  const [beside, across] = [fitting(part, classes, places.beside), fitting(part, classes, places.across)];
  const place = across < beside ? 'across' : 'beside';
  const scale = Math.min(beside, across);
  const needed = viewOf(part, classes, scale);
  // The wall goes on to both sides, so that all drawings are as wide as their place.
  const spare = (places[place].width * scale - needed.width) / 2;
  const view = box(needed.x - spare, needed.y, needed.x + needed.width + spare, needed.y + needed.height);
  const sheet = { ...view, height: sheetOf(scale) };
  const boundary = part.boundary ?? Math.min(part.extent.height * 0.54, part.product.height * 0.8);
  const right = view.x + view.width;
  const left = part.extent.x - clearance(part, sheet);
  const shapes: Shape[] = [
    line('ground', [view.x, part.extent.y], [right, part.extent.y]),
    line('boundary', [left, boundary], [view.x, boundary]),
    line('boundary', [part.product.width, boundary], [right, boundary]),
    ...inFigures(part, sheet),
    ...drawClasses(classes, part, sheet, boundary),
    ...drawDimensions(part, sheet),
  ];
  return { svg: svgOf(shapes, view, scale, finishOf(product)), scale, place };
}

/** The largest scale at which a drawing fits. */
function fitting(part: Part, classes: readonly ClassLine[], room: { width: number; height: number }): number {
  const fits = (scale: number) => {
    const { width, height } = viewOf(part, classes, scale);
    return width <= room.width * scale && height <= room.height * scale;
  };
  return scales.find(fits) ?? scales.at(-1) ?? 1;
}

/** The height of a sheet whose figures come out `textHeight` tall on the paper. */
const sheetOf = (scale: number): number => (textHeight * scale) / figures;

/**
 * All the room that the drawing takes: product, text above it, dimensions on the left and below, and the class on the
 * right.
 */
function viewOf(part: Part, classes: readonly ClassLine[], scale: number): Rect {
  const { extent, dimensions, shapes } = part;
  const sheet = { ...extent, height: sheetOf(scale) };
  const lines = Math.max(
    0,
    ...dimensions.filter(({ along, base }) => along === 'across' && base <= 0).map(({ stops }) => stops.length),
  );
  const below = sheet.height * (0.06 * lines + figures);
  const texts = shapes.flatMap((shape) => ('text' in shape ? shape.at[1] + shape.height : []));
  return box(
    extent.x - clearance(part, sheet),
    extent.y - below,
    extent.x + extent.width + Math.max(16 * scale, roomForClasses(classes, part, sheet.height) * sheet.height),
    Math.max(extent.y + extent.height, ...texts) + scale,
  );
}

/** Looks by layer: fill, line, and the line's width on the paper in millimetres. */
const looks = (finish: Finish): Record<Layer, [fill: string, stroke: string, width: number]> => ({
  wall: ['none', 'none', 0],
  floor: ['none', 'none', 0],
  ground: ['none', palette.ink, 0.25],
  boundary: ['none', palette.ember, 0.6],
  frame: [finish.frame, finish.gap, 0.18],
  bar: [finish.cap, finish.gap, 0.13],
  casing: [finish.leaf, finish.gap, 0.18],
  leaf: [finish.leaf, finish.gap, 0.18],
  joint: ['none', finish.line, 0.1],
  gasket: ['none', finish.gap, 0.2],
  glass: [palette.glass, finish.gap, 0.1],
  panel: [palette.panel, finish.gap, 0.1],
  sill: [palette.fitting, palette.ink, 0.1],
  hardware: [palette.fitting, palette.ink, 0.1],
  opening: ['none', palette.ink, 0.1],
  openingAway: ['none', palette.ink, 0.1],
  slide: ['none', palette.ink, 0.13],
  slab: ['none', palette.hidden, 0.1],
  travel: ['none', palette.hidden, 0.1],
  dimension: ['none', palette.ink, 0.1],
  tick: ['none', palette.ink, 0.25],
  plate: [palette.paper, palette.ink, 0.1],
  class: ['none', 'none', 0],
});

/** Dashes on the paper, mm: hidden edges, and the boundary's long dash, gap, dot, gap. */
const dashes: Partial<Record<Layer, number[]>> = {
  openingAway: [1.2, 0.8],
  slab: [1.2, 0.8],
  travel: [1.2, 0.8],
  boundary: [5.6, 1.6, 0.8, 1.6],
};

function svgOf(shapes: Shape[], view: Rect, scale: number, finish: Finish): string {
  const look = looks(finish);
  const drawn = shapes.map((shape) => ('text' in shape ? textOf(shape) : outlineOf(shape, look[shape.layer], scale)));
  const box = [view.x, -view.y - view.height, view.width, view.height].map((length) => Math.round(length * 10) / 10);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${view.width / scale}mm" height="${view.height / scale}mm" font-family="Schibsted Grotesk">${drawn.join('')}</svg>`;
}

function outlineOf(outline: Outline, [fill, stroke, width]: [string, string, number], scale: number): string {
  const dash = dashes[outline.layer]?.map((length) => length * scale).join(' ');
  return `<path d="${pathData([outline])}" fill="${outline.closed ? fill : 'none'}" stroke="${stroke}" stroke-width="${width * scale}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
}

function textOf({ text, at: [x, y], height, anchor, angle, layer }: Label): string {
  const place = `${Math.round(x)} ${Math.round(-y)}`;
  const turn = angle ? ` rotate(${-angle})` : '';
  return `<text transform="translate(${place})${turn}" font-size="${height}" text-anchor="${anchor}" font-weight="${layer === 'class' ? 600 : 400}" fill="${palette.ink}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
}
