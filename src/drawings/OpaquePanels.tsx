import { inset, intersect, paths, polygon, shift, type Rect } from './geometry.ts';
import { Hairline } from './Hairline.tsx';
import { palette } from './palette.ts';

type Props = {
  panels: readonly Rect[];
  /** Width of the shadow that the bars cast, mm. */
  depth: number;
  /** Colour of the joint round every panel. */
  seam: string;
};

/** Opaque infill of a facade. */
export function OpaquePanels({ panels, depth, seam }: Props) {
  const shapes = panels.map(polygon);
  return (
    <>
      <path d={paths(shapes)} fill={depth > 0 ? palette.panelShade : palette.panel} />
      {depth > 0 && <path d={paths(shapes.map((shape) => intersect(shape, shift(shape, depth, depth))))} fill={palette.panel} />}
      <Hairline d={paths(shapes)} stroke={seam} width={1} />
    </>
  );
}
