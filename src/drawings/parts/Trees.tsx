import { Hairline } from '../Hairline.tsx';
import { palette } from '../palette.ts';
import { groundLevel } from './Scene.tsx';

type Kind = 'round' | 'birch' | 'spruce' | 'pine' | 'cypress' | 'umbrella';
type Props = {
  kind: Kind;
  /** Where each stands, and how tall it is. */
  at: readonly (readonly [x: number, height: number])[];
  /** Level of the ground where it is not that of the sheet. */
  base?: number;
  fill?: string;
};

const round = Math.round;
const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 0 1 ${2 * round(rx)} 0a${round(rx)} ${round(ry)} 0 0 1 ${-2 * round(rx)} 0z`;

/** Crown of a tree of height `h` that stands at x on level y. */
const crowns: Record<Kind, (x: number, y: number, h: number) => string> = {
  round: (x, y, h) => oval(x, y - h * 0.62, h * 0.36, h * 0.38),
  birch: (x, y, h) => oval(x, y - h * 0.58, h * 0.17, h * 0.42),
  spruce: (x, y, h) => `M${x} ${y - h}l${round(h * 0.17)} ${round(h * 0.9)}h${-2 * round(h * 0.17)}z`,
  pine: (x, y, h) =>
    oval(x, y - h * 0.95, h * 0.08, h * 0.05) +
    oval(x - h * 0.03, y - h * 0.89, h * 0.12, h * 0.05) +
    oval(x + h * 0.04, y - h * 0.83, h * 0.13, h * 0.05) +
    oval(x - h * 0.05, y - h * 0.76, h * 0.09, h * 0.035),
  cypress: (x, y, h) =>
    `M${x} ${y - h}q${round(h * 0.16)} ${round(h * 0.62)} 0 ${round(h * 0.96)}q${-round(h * 0.16)}-${round(h * 0.34)} 0-${round(h * 0.96)}z`,
  umbrella: (x, y, h) =>
    `M${round(x - h * 0.42)} ${round(y - h * 0.7)}q${round(h * 0.06)}-${round(h * 0.28)} ${round(h * 0.42)}-${round(h * 0.3)}q${round(h * 0.36)} ${round(h * 0.02)} ${round(h * 0.42)} ${round(h * 0.3)}q-${round(h * 0.42)} ${round(h * 0.08)}-${round(h * 0.84)} 0z`,
};

/** How far up the trunk is seen, in parts of the height. */
const trunks: Record<Kind, number> = { round: 0.72, birch: 0.8, spruce: 0.2, pine: 0.9, cypress: 0.2, umbrella: 0.74 };

/** Trees of one kind: flat translucent crowns with a hairline (a pine's is one cloud of several ovals, and has none), and a trunk drawn through them. */
export function Trees({ kind, at, base = groundLevel, fill = palette.foliage }: Props) {
  const crown = at.map(([x, height]) => crowns[kind](x, base, height)).join('');
  const wood = at
    .map(
      ([x, height]) =>
        `M${x} ${base}v${-round(height * trunks[kind])}${kind === 'round' ? branches(x, base, height) : ''}`,
    )
    .join('');
  return (
    <>
      <path
        d={crown}
        fill={fill}
        fillOpacity={0.85}
        stroke={kind === 'pine' ? undefined : palette.grey}
        strokeWidth={0.75}
        vectorEffect="non-scaling-stroke"
      />
      <Hairline d={wood} stroke={palette.deep} width={1} />
    </>
  );
}

const branches = (x: number, y: number, h: number): string =>
  `M${x} ${round(y - h * 0.4)}l${round(h * 0.17)}-${round(h * 0.22)}M${x} ${round(y - h * 0.5)}l-${round(h * 0.15)}-${round(h * 0.2)}`;
