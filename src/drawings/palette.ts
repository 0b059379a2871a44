/**
 * The colours of the brand and of the drawings, in one place. Style sheets take them by name (build/brand.ts).
 * Drawings, share pictures and icons take the values, because a standalone file has no style sheet.
 */
/** The brand: in style sheets `brand(ember)`. */
export const brand = {
  paper: '#faf8f4',
  ink: '#1c1a17',
  /** The fire compartment boundary, and what can be pressed; the deeper tone is for a pointer over it. */
  ember: '#c2370b',
  emberDeep: '#9c2a06',
} as const;

export const palette = {
  paper: brand.paper,
  ink: brand.ink,
  ember: brand.ember,
  wall: '#ede9e2',
  floor: '#f5f2ec',
  /** Glass, glass in the shadow of the frame, glass of a flush facade, and the reflection of a bright sky. */
  glass: '#d8e5de',
  glassShade: '#b9c9c1',
  glassMirror: '#cbdad2',
  glassLight: '#e7f1ec',
  /** Opaque infill of a facade. */
  panel: '#b5b8b5',
  /** Ironmongery of stainless steel. */
  fitting: '#f1efea',
  grey: '#8b8882',
  hidden: '#53514d',
} as const;

export type Finish = {
  /** Frame, the leaf that stands a little in front of it, and the part of the frame that the wall shades. */
  frame: string;
  leaf: string;
  shade: string;
  /** Cover caps of facades and roofs, whose bars are slender: darker, so that they hold at card size. */
  cap: string;
  /** Hairlines on the profile: mitres and joints. */
  line: string;
  /** Gaskets and the gap round a leaf. */
  gap: string;
};

/** Profiles of a drawing that shows no product. */
export const plainFinish: Finish = {
  frame: '#92969A',
  leaf: '#A4A8AB',
  shade: '#777B7F',
  cap: '#666A6E',
  line: '#5B5F63',
  gap: '#2E3032',
};
