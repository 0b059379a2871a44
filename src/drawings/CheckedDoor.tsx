import type { ElevationSpec } from '../catalogue/schema.ts';
import { checkMarks, drawCheckMarks } from './model/checkMarks.ts';
import { drawProduct } from './model/drawProduct.ts';
import type { Finish } from './palette.ts';
import { SvgDrawing } from './svg/SvgDrawing.tsx';

type Props = { spec: ElevationSpec; finish: Finish; title: string };

/** How much of the wall above and beside the door is cropped, so that the numbered parts are large. */
const less = 0.13;

/** The elevation of a door with a number on each part to check. */
export function CheckedDoor({ spec, finish, title }: Props) {
  const drawing = drawProduct(spec);
  const { x, y, width, height } = drawing.sheet;
  return (
    <SvgDrawing
      drawing={{
        ...drawing,
        sheet: {
          x: x + (width * less) / 2,
          y: y + (height * less) / 2,
          width: width * (1 - less),
          height: height * (1 - less),
        },
        shapes: [...drawing.shapes.filter(({ layer }) => layer !== 'boundary'), ...drawCheckMarks(checkMarks(drawing))],
      }}
      finish={finish}
      title={title}
    />
  );
}
