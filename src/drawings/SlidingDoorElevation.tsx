import type { ElevationSpec } from '../catalogue/schema.ts';
import { mitres } from './door.ts';
import { Fittings } from './Fittings.tsx';
import { Frame } from './Frame.tsx';
import { box, inset, polygon, type Rect } from './geometry.ts';
import { Glass } from './Glass.tsx';
import { Hairline } from './Hairline.tsx';
import { pull } from './hardware.ts';
import { Leaf } from './Leaf.tsx';
import { palette, type Finish } from './palette.ts';

type Props = { spec: Extract<ElevationSpec, { type: 'sliding-door' }>; finish: Finish };

/** Height of the casing that holds track and drive, mm. */
const casing = 170;

/** Sliding door: one leaf moves in front of the side light, two leaves part in the middle. */
export function SlidingDoorElevation({ spec, finish }: Props) {
  const { width, height, face, leaves, sidelight = 0, overlight = 0 } = spec;
  const frame = Math.round(face * 0.45);
  const stile = face - frame;
  const head = overlight + casing;
  const right = leaves === 2 && sidelight ? width - sidelight : width;
  const middle = (sidelight + right) / 2;
  // A leaf laps over the fixed field beside it, which it runs in front of.
  const rects: Rect[] =
    leaves === 2
      ? [
          box(Math.max(frame, sidelight - stile), head, middle - 3, height - 12),
          box(middle + 3, head, Math.min(width - frame, right + stile), height - 12),
        ]
      : [box(Math.max(frame, sidelight - stile), head, width - frame, height - 12)];
  const fixed = [
    sidelight && box(frame, head, sidelight - stile, height - frame),
    sidelight && leaves === 2 && box(right + stile, head, width - frame, height - frame),
    overlight && box(frame, frame, width - frame, overlight),
  ].filter((field) => typeof field === 'object');
  const glazed = (rect: Rect) => inset(rect, stile, stile, stile * 1.6);
  const panes = rects.map(glazed);
  const handles = rects.map((rect, index) =>
    pull(leaves === 1 || index === 0 ? rect.x + rect.width - stile / 2 : rect.x + stile / 2, height - 1050),
  );
  const arrows = panes.map((pane, index) => {
    const [y, towards] = [Math.round(pane.y + pane.height * 0.5), index === 1 ? 1 : -1];
    const [from, length] = [Math.round(pane.x + pane.width * (index === 1 ? 0.3 : 0.7)), Math.round(pane.width * 0.4)];
    return `M${from} ${y}h${towards * length}m${-towards * 70} -45l${towards * 70} 45l${-towards * 70} 45`;
  });
  return (
    <>
      <Frame finish={finish} width={width} height={height} reveal={frame * 0.3} joints="" />
      {fixed.length > 0 && <Glass panes={fixed.map(polygon)} depth={frame} gasket={finish.gap} />}
      <Leaf
        finish={finish}
        leaves={rects.map(polygon)}
        joints={rects.map((rect) => mitres(rect, glazed(rect), 2)).join('')}
      />
      <Glass panes={panes.map(polygon)} depth={frame * 0.5} gasket={finish.gap} />
      <path
        d={`M0 ${overlight}h${width}v${casing}h-${width}z`}
        fill={finish.leaf}
        stroke={finish.gap}
        vectorEffect="non-scaling-stroke"
      />
      <Hairline d={arrows.join('')} stroke={palette.ink} width={1} />
      <Fittings d={handles.join('')} />
    </>
  );
}
