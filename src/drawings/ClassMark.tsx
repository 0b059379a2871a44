import { palette } from './palette.ts';
import type { Stage } from './stage.ts';

type Props = {
  stage: Stage;
  /** Fire classes as in ”EI 60”. */
  classes: string[];
  /** A file of its own cannot use the page's font. */
  standalone?: boolean | undefined;
};

/** Parts of the sheet's height: the letters, and the room between them and the line or the edge. */
const textHeight = 0.042;
const room = 0.02;

/** The class beside the boundary line, as fire plans write it; several stand above each other. */
export function ClassMark({ stage, classes, standalone }: Props) {
  const { sheet, boundary } = stage;
  const size = Math.round(textHeight * sheet.height);
  const x = Math.round(sheet.x + sheet.width - room * sheet.height);
  const lowest = Math.round(boundary - room * sheet.height);
  return (
    <g
      fill={palette.ink}
      fontSize={size}
      fontWeight="600"
      textAnchor="end"
      fontFamily={standalone ? 'Arial, Helvetica, sans-serif' : undefined}
    >
      {classes.map((name, index) => (
        <text key={name} x={x} y={lowest - Math.round((classes.length - 1 - index) * size * 1.2)}>
          {name}
        </text>
      ))}
    </g>
  );
}
