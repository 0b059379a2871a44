import { line, paths } from './geometry.ts';
import { Glass } from './Glass.tsx';
import { palette, type Finish } from './palette.ts';
import { roofFaces, roofSize, type RoofSpec } from './roof.ts';

type Props = { spec: RoofSpec; finish: Finish };

/** Glazed roof on its upstand; see roof.ts for the view. */
export function RoofElevation({ spec, finish }: Props) {
  const { width, height } = roofSize(spec);
  const faces = roofFaces(spec);
  const outlines = faces.map(({ outline }) => outline);
  const eaves = Math.round(Math.max(...outlines.flat().map(([, y]) => y)));
  const bars = faces.flatMap((face) => face.bars.map(([[x1, y1], [x2, y2]]) => line(x1, y1, x2, y2)));
  return (
    <>
      <rect
        y={eaves}
        width={width}
        height={height - eaves}
        fill={palette.panel}
        stroke={palette.ink}
        vectorEffect="non-scaling-stroke"
      />
      <Glass panes={outlines} depth={0} gasket={finish.gap} />
      <path d={paths(faces.filter(({ shaded }) => shaded).map(({ outline }) => outline))} opacity={0.09} />
      <path
        d={bars.join('') + paths(outlines)}
        fill="none"
        stroke={finish.cap}
        strokeWidth={spec.face}
        strokeLinejoin="round"
      />
    </>
  );
}
