import type { ElevationSpec } from '../catalogue/schema.ts';
import type { ProductCategory } from '../catalogue/vocabulary.ts';
import { ClassMark } from './ClassMark.tsx';
import { dimensionClearance, Dimensions } from './Dimensions.tsx';
import { DoorElevation } from './DoorElevation.tsx';
import { Drawing } from './Drawing.tsx';
import { FacadeElevation } from './FacadeElevation.tsx';
import type { Rect } from './geometry.ts';
import { Ground } from './Ground.tsx';
import { finishes, type Finish } from './palette.ts';
import { PartitionElevation } from './PartitionElevation.tsx';
import { RoofElevation } from './RoofElevation.tsx';
import { SlidingDoorElevation } from './SlidingDoorElevation.tsx';
import { stageFor } from './stage.ts';
import { WindowElevation } from './WindowElevation.tsx';

type Props = {
  spec: ElevationSpec;
  /** Decides the tone of the profiles. */
  material?: ProductCategory;
  /** Fire classes, written beside the boundary line. */
  classes?: string[];
  /** Adds the sizes in mm. */
  dimensions?: boolean;
  /** What is drawn, in Swedish; without it the drawing is hidden from assistive technology. */
  title?: string;
  /** True for a file of its own. */
  standalone?: boolean;
};

/** The sheet of an example's drawing, mm: always 4:3, with the product's upper left corner as the origin. */
export const elevationViewBox = (spec: ElevationSpec): Rect => stageFor(spec).sheet;

/** Front elevation of an example of a product, to scale, in its wall. */
export function Elevation({
  spec,
  material = 'aluminium',
  classes = [],
  dimensions = false,
  title,
  standalone,
}: Props) {
  const stage = stageFor(spec);
  return (
    <Drawing sheet={stage.sheet} title={title} standalone={standalone}>
      <Ground stage={stage} clearance={dimensions ? dimensionClearance(spec, stage) : 0} />
      <Product spec={spec} finish={finishes[material]} />
      {classes.length > 0 && <ClassMark stage={stage} classes={classes} standalone={standalone} />}
      {dimensions && <Dimensions spec={spec} stage={stage} />}
    </Drawing>
  );
}

function Product({ spec, finish }: { spec: ElevationSpec; finish: Finish }) {
  switch (spec.type) {
    case 'door':
      return <DoorElevation spec={spec} finish={finish} />;
    case 'window':
      return <WindowElevation spec={spec} finish={finish} />;
    case 'partition':
      return <PartitionElevation spec={spec} finish={finish} />;
    case 'facade':
      return <FacadeElevation spec={spec} finish={finish} />;
    case 'roof':
      return <RoofElevation spec={spec} finish={finish} />;
    case 'sliding-door':
      return <SlidingDoorElevation spec={spec} finish={finish} />;
  }
}
