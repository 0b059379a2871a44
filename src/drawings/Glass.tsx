import { bounds, intersect, keep, paths, shift, type Polygon } from './geometry.ts';
import { Hairline } from './Hairline.tsx';
import { palette } from './palette.ts';

type Props = {
  panes: readonly Polygon[];
  /** How far the profile stands in front of the glass, mm: the width of its shadow. */
  depth: number;
  /** Colour of the gasket round every pane. */
  gasket: string;
  /** Glass without frames mirrors more of the sky. */
  mirror?: boolean;
};

/** Where the reflections lie on the way from the upper left to the lower right of all panes together. */
const reflections = [
  [0.3, 0.46],
  [0.5, 0.53],
] as const;
const mirrorReflections = [
  [0.12, 0.34],
  [0.37, 0.39],
  [0.5, 0.76],
  [0.79, 0.8],
] as const;
/** Run of a reflection's edge for one unit of height. */
const lean = 0.55;

/** Panes of one element. The light comes from the upper left; one reflection runs across all panes, as it does on real glass. */
export function Glass({ panes, depth, gasket, mirror }: Props) {
  const all = bounds(panes);
  const start = all.x + lean * all.y;
  const span = all.width + lean * all.height;
  const lit = panes.map((pane) => (depth > 0 ? intersect(pane, shift(pane, depth, depth)) : pane));
  const bright = (mirror ? mirrorReflections : reflections).flatMap(([from, to]) =>
    lit.map((pane) => keep(keep(pane, 1, lean, start + from * span), -1, -lean, -start - to * span)),
  );
  return (
    <>
      {depth > 0 && <path d={paths(panes)} fill={palette.glassShade} />}
      <path d={paths(lit)} fill={mirror ? palette.glassMirror : palette.glass} />
      <path d={paths(bright)} fill={palette.glassLight} />
      <Hairline d={paths(panes)} stroke={gasket} width={1} />
    </>
  );
}
