import { glazing, hang } from './door.ts';
import { Fittings } from './Fittings.tsx';
import { box, path, polygon, type Rect } from './geometry.ts';
import { Glass } from './Glass.tsx';
import { leafFittings, lever } from './hardware.ts';
import { Leaf } from './Leaf.tsx';
import { OpeningSymbol } from './OpeningSymbol.tsx';
import type { Finish } from './palette.ts';

type Props = {
  /** The field of the facade, mm. */
  field: Rect;
  face: number;
  finish: Finish;
  /** How far the leaf's profile stands in front of its glass, mm. */
  depth: number;
};

/** Height of the leaf where the field is taller; what is above the transom over it stays glass of the facade. */
const leafHeight = 2200;
/** Width of the leaf's stiles. */
const stile = 85;

/** A door in a field of a facade; two leaves in a wide field. */
export function FacadeDoor({ field, face, finish, depth }: Props) {
  const [right, floor] = [field.x + field.width, field.y + field.height];
  const head = Math.max(field.y, floor - leafHeight);
  const leaves = hang(box(field.x, head, right, floor), field.width > 1500 ? 2 : 1).map((leaf) => ({
    ...leaf,
    shape: polygon(leaf.rect),
    pane: polygon(glazing(leaf.rect, stile, 'glass')),
  }));
  const fittings = leaves.map((leaf) =>
    leafFittings(leaf, { floor, frame: face, stile, top: head + 180, closer: false }),
  );
  const handles = leaves.slice(-1).map((leaf) => lever(leaf, stile, floor));
  const transom = head > field.y && path(polygon(box(field.x, head - face, right, head)));
  return (
    <>
      {transom && <path d={transom} fill={finish.cap} />}
      <Leaf finish={finish} leaves={leaves.map(({ shape }) => shape)} />
      <Glass panes={leaves.map(({ pane }) => pane)} depth={depth} gasket={finish.gap} />
      <OpeningSymbol leaves={leaves} />
      <Fittings d={[...fittings, ...handles].join('')} />
    </>
  );
}
