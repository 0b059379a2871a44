/** Colours of the drawings. They are attributes and no tokens of the style sheet, because the same markup is written to standalone files. */
import type { ProductCategory } from '../catalogue/vocabulary.ts';

export const palette = {
  paper: '#FAF8F4',
  ink: '#1C1A17',
  wall: '#EDE9E2',
  floor: '#F5F2EC',
  /** Glass, its part in the shadow of the frame, glass of a flush facade, and the reflection of a bright sky. */
  glass: '#D8E5DE',
  glassShade: '#B9C9C1',
  glassMirror: '#CBDAD2',
  glassLight: '#E7F1EC',
  /** Opaque infill of a facade. */
  panel: '#B5B8B5',
  /** Ironmongery of stainless steel. */
  fitting: '#F1EFEA',
  grey: '#8B8882',
  /** Flat tones of the project drawings, from a rendered wall to an open gate. */
  white: '#FFFEFC',
  light: '#EBE8E2',
  mid: '#D6D3CC',
  dark: '#ABA8A1',
  deep: '#53514D',
  glassDeep: '#9DB0A7',
  water: '#DDE6E2',
  foliage: '#D3D6CB',
  /** The fire compartment boundary, and nothing else. */
  ember: '#C2370B',
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

/** Surface of the profiles by material: anodised aluminium or dark painted steel. */
export const finishes: Record<ProductCategory, Finish> = {
  aluminium: { frame: '#92969A', leaf: '#A4A8AB', shade: '#777B7F', cap: '#666A6E', line: '#5B5F63', gap: '#2E3032' },
  steel: { frame: '#34322F', leaf: '#43413D', shade: '#24221F', cap: '#34322F', line: '#817D76', gap: '#0F0E0C' },
};
