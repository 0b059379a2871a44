import { line, type Rect } from './geometry.ts';
import { Hairline } from './Hairline.tsx';
import { palette } from './palette.ts';

type Props = {
  leaves: readonly { rect: Rect; hinged: -1 | 1 }[];
  /** Adds the lines of a sash that also tilts inwards about its lower edge. */
  tilts?: boolean;
};

/** Dashed lines that meet at the hinged edge of each leaf. */
export function OpeningSymbol({ leaves, tilts }: Props) {
  const data = leaves.map(({ rect: { x, y, width, height }, hinged }) => {
    const [hinge, lock] = hinged < 0 ? [x, x + width] : [x + width, x];
    const turn = line(lock, y, hinge, y + height / 2) + `L${Math.round(lock)} ${Math.round(y + height)}`;
    return tilts
      ? `${turn}M${Math.round(x)} ${Math.round(y)}L${Math.round(x + width / 2)} ${Math.round(y + height)} ${Math.round(x + width)} ${Math.round(y)}`
      : turn;
  });
  return <Hairline d={data.join('')} stroke={palette.grey} dash="5 4" />;
}
