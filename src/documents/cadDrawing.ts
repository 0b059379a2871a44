/**
 * A product for a CAD program: its elevation with dimensions and, where its depth is known, a plan that shows the depth
 * and how the leaves move. The plan is no section: the geometry of the profiles is not known, and so none is drawn.
 */
import type { ClassLine } from '../catalogue/classLine.ts';
import { drawClasses } from '../drawings/model/classMarks.ts';
import { clearance, drawDimensions, figures, inFigures } from '../drawings/model/dimensions.ts';
import type { Part } from '../drawings/model/part.ts';
import { box, line, rectangle, type Outline, type Rect } from '../drawings/model/shape.ts';
import { writeDxf, type CadShape } from './dxf.ts';

/** What {@link productDxf} writes beside the drawing. */
export type CadOptions = {
  title: string;
  classes: readonly ClassLine[];
  /** Depth in the wall, mm; without it there is no plan. */
  depth?: number | undefined;
  /** Whole address of the product's page. */
  address: string;
};

/** A tangent of a quarter of a right angle: the bulge of a quarter circle. */
const quarter = Math.tan(Math.PI / 8);

/**
 * A product's drawing as the text of a DXF file, 1:1 in millimetres, with the lower left corner of the product as its
 * origin.
 */
export function productDxf(part: Part, { title, classes, depth, address }: CadOptions): string {
  const { extent, product } = part;
  const text = textHeight(extent);
  const sheet = { ...extent, x: extent.x - 8 * text, width: extent.width + 24 * text, height: text / figures };
  const boundary = part.boundary ?? product.height / 2;
  const right = sheet.x + sheet.width;
  const low = extent.y - 8 * text;
  const note = (content: string, y: number): CadShape => ({
    layer: 'note',
    text: content,
    at: [0, y],
    height: text,
    anchor: 'start',
  });
  const { shapes: plan, end } = depth ? planOf(part, depth, low - 4 * text, text) : { shapes: [], end: low - 3 * text };
  const across = Math.round(product.width);
  return writeDxf([
    line('ground', [sheet.x, extent.y], [right, extent.y]),
    line('boundary', [extent.x - clearance(part, sheet), boundary], [sheet.x - 8 * text, boundary]),
    line('boundary', [product.width, boundary], [right, boundary]),
    ...inFigures(part, sheet),
    ...drawClasses(classes, part, sheet, boundary),
    ...drawDimensions(part, sheet),
    note(`Uppställning, ${across} × ${Math.round(product.height)} mm`, low),
    ...plan,
    note(title, end),
    note('Mått i mm, skala 1:1. Profilernas inre visas inte.', end - 2 * text),
    note(address, end - 4 * text),
  ]);
}

/** Figures that are 2.5 mm on paper at the scale that fits: 1:20, 1:50 or 1:100. */
function textHeight({ width, height }: Rect): number {
  const longest = Math.max(width, height);
  return 2.5 * (longest <= 3500 ? 20 : longest <= 8000 ? 50 : 100);
}

/**
 * The plan below `top`; `end` is the height below it. It is seen with the viewer of the elevation at its lower side.
 */
function planOf(part: Part, depth: number, top: number, text: number): { shapes: CadShape[]; end: number } {
  const leaves = swings(part);
  const reach = (towards: boolean) =>
    Math.max(0, ...leaves.filter((leaf) => leaf.towards === towards).map(({ width }) => width));
  const bottom = top - reach(false) - depth;
  const { width } = part.product;
  const sheet = { ...part.extent, height: text / figures };
  const dimensions: Part['dimensions'] = [{ along: 'up', from: 0, base: 0, stops: [[bottom, bottom + depth]] }];
  const under = bottom - reach(true) - 2 * text;
  return {
    shapes: [
      ...rectangle('frame', box(0, bottom, width, bottom + depth)),
      ...leaves.flatMap((leaf) => swing(leaf, leaf.towards ? bottom : bottom + depth)),
      ...part.shapes
        .filter(isOutline)
        .filter(({ layer }) => layer === 'travel')
        .flatMap((leaf) => slide(leaf, bottom)),
      ...drawDimensions({ ...part, dimensions }, sheet),
      { layer: 'note', text: 'Principplan', at: [0, under], height: text, anchor: 'start' },
    ],
    end: under - 3 * text,
  };
}

const isOutline = (shape: Part['shapes'][number]): shape is Outline => !('text' in shape);

type Swing = { hinge: number; lock: number; width: number; towards: boolean };

/** Where leaves are hung, from the lines that meet at their hinges; those of a tilting sash meet below it. */
function swings({ shapes }: Part): Swing[] {
  return shapes.filter(isOutline).flatMap(({ layer, points: [from, hinge, to] }) => {
    if ((layer !== 'opening' && layer !== 'openingAway') || !from || !hinge || !to || from[0] !== to[0]) return [];
    return [{ hinge: hinge[0], lock: from[0], width: Math.abs(from[0] - hinge[0]), towards: layer === 'opening' }];
  });
}

/** A leaf that stands open at a right angle, and the quarter circle of its edge. */
function swing({ hinge, lock, width, towards }: Swing, face: number): Outline[] {
  const end = towards ? face - width : face + width;
  const turn = Math.sign(lock - hinge) * (towards ? 1 : -1) * quarter;
  return [
    line('leaf', [hinge, face], [hinge, end]),
    line(towards ? 'opening' : 'openingAway', [hinge, end, turn], [lock, face]),
  ];
}

/** An open sliding leaf, as a line in front of the wall. */
function slide({ points }: Outline, face: number): Outline[] {
  const xs = points.map(([x]) => x);
  return [line('travel', [Math.min(...xs), face - 20], [Math.max(...xs), face - 20])];
}
