import { doorParts, glazing, mitres, type DoorSpec } from './door.ts';
import { Fittings } from './Fittings.tsx';
import { Frame } from './Frame.tsx';
import { box, inset, line } from './geometry.ts';
import { Glass } from './Glass.tsx';
import { leafFittings, lever } from './hardware.ts';
import { Leaf } from './Leaf.tsx';
import { OpeningSymbol } from './OpeningSymbol.tsx';
import type { Finish } from './palette.ts';

type Props = { spec: DoorSpec; finish: Finish };

/** Hinged door, with side light and over light where the example has them. */
export function DoorElevation({ spec, finish }: Props) {
  const { width, height, arched, panic } = spec;
  const { frame, stile, outline, leaves, fixed, opening } = doorParts(spec);
  const outer = box(0, 0, width, height);
  const fittings = leaves.map((leaf) =>
    leafFittings(leaf, {
      floor: height,
      frame,
      stile,
      panic,
      closer: !arched,
      top: arched ? height * 0.24 : leaf.rect.y + 180,
    }),
  );
  // The last leaf opens first: it alone has a handle.
  const handles = panic ? [] : leaves.slice(-1).map((leaf) => lever(leaf, stile, height));
  const leafJoints = leaves.map(({ rect }) => {
    if (spec.leaf === 'sheet') return line(rect.x, height - 270, rect.x + rect.width, height - 270);
    const pane = glazing(rect, stile, 'glass');
    const rail =
      line(rect.x + stile, pane.y + pane.height, rect.x + stile, height - 15) +
      line(rect.x + rect.width - stile, pane.y + pane.height, rect.x + rect.width - stile, height - 15);
    return arched ? rail : mitres(rect, pane, 2) + rail;
  });
  return (
    <>
      <Frame
        finish={finish}
        width={width}
        height={height}
        outline={outline}
        reveal={frame * 0.3}
        joints={arched ? '' : mitres(outer, inset(outer, frame), 2)}
      />
      <Leaf finish={finish} leaves={leaves.map(({ shape }) => shape)} joints={leafJoints.join('')} />
      <Glass panes={[...fixed, ...leaves.map(({ pane }) => pane)]} depth={frame * 0.5} gasket={finish.gap} />
      <OpeningSymbol leaves={leaves} />
      <path d={`M${opening.x} ${height - 15}h${opening.width}v15h-${opening.width}z`} fill={finish.line} />
      <Fittings d={[...fittings, ...handles].join('')} />
    </>
  );
}
