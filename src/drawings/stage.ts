/** The common composition: every product stands on the same floor line and fills the same part of a 4:3 sheet. */
import type { ElevationSpec } from '../catalogue/schema.ts';
import { box, type Rect } from './geometry.ts';
import { roofSize } from './roof.ts';

/** Parts of the sheet's height or width. */
const floorLevel = 0.82;
const boundaryLevel = 0.465;
const tallest = 0.71;
const widest = 0.74;
/** Height of a window above the floor, mm. */
export const sillHeight = 450;

export type Stage = {
  /** The sheet, mm. The product's upper left corner is the origin. */
  sheet: Rect;
  /** Size of the product as it is drawn, mm. */
  product: { width: number; height: number };
  /** Where floor and boundary line lie, mm. */
  floor: number;
  boundary: number;
};

function drawnSize(spec: ElevationSpec): { width: number; height: number; sill: number } {
  if (spec.type === 'roof') return { ...roofSize(spec), sill: 0 };
  return { width: spec.width, height: spec.height, sill: spec.type === 'window' ? sillHeight : 0 };
}

/** Chooses the scale so that the product fills the sheet, and places it. */
export function stageFor(spec: ElevationSpec): Stage {
  const { width, height, sill } = drawnSize(spec);
  const floor = height + sill;
  const sheetHeight = Math.round(Math.max(floor / tallest, (width / widest) * 0.75));
  const sheetWidth = Math.round((sheetHeight * 4) / 3);
  const top = Math.round(floor - floorLevel * sheetHeight);
  const left = Math.round((width - sheetWidth) / 2);
  return {
    sheet: box(left, top, left + sheetWidth, top + sheetHeight),
    product: { width, height },
    floor,
    // A very low product would leave the line in the air above it.
    boundary: Math.round(Math.max(top + boundaryLevel * sheetHeight, height * 0.15)),
  };
}
