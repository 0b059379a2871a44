import { furnaceTemperature, promisedAt, type TestedClass } from '../../catalogue/classes/fireTest.ts';
import { palette } from '../../drawings/palette.ts';

type Props = {
  tested: TestedClass;
  /** Minutes since the fire began. */
  minute: number;
};

/** Size of the drawing, and where the glass ends and the calm room begins. */
const [width, height, face] = [600, 200, 150];
/** Thickness of a pane, which the style sheet states too, and of what lies between two of them: clear, and foamed. */
const [pane, clear, foamed] = [3, 5, 11];
/** A pane that stands alone. */
const single = 9;
/** One layer for so many minutes of insulation. */
const minutesPerLayer = 15;
/** So long a broken line falls, minutes. */
const fall = 9;

const within = (value: number) => Math.min(1, Math.max(0, value));
const round = (value: number) => Math.round(value * 10) / 10;

/**
 * A section through fire glass: the fire on the left, the calm room on the right, the boundary line on the glass. The
 * layers foam one after the other and turn opaque. Drawn by class alone, so it is an illustration and no product's.
 */
export function FireSection({ tested, minute }: Props) {
  const { edge, panes, foam } = glassOf(tested, minute);
  const promised = promisedAt(tested, minute);
  const cracked = panes.filter((one) => one.cracked);
  return (
    <svg
      className="fire-section"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <rect width={round(edge)} height={height} fill={glowAt(minute)} />
      {/* Under the glass, which hides where they end; before the fire nothing radiates. */}
      {minute > 0 && <path className="fire-rays" strokeDashoffset={shift(minute)} d={rays(0, face)} />}
      <path className="fire-glass" d={`M${round(edge)} 0H${face}V${height}H${round(edge)}`} />
      {foam
        .filter(({ part }) => part > 0 && part < 1)
        .map((layer) => (
          <g key={layer.x} opacity={layer.part}>
            <Foam layers={[layer]} />
          </g>
        ))}
      <Foam layers={foam.filter(({ part }) => part === 1)} />
      <path className="fire-pane" d={linesAt(panes.filter(({ cracked }) => !cracked))} />
      {cracked.length > 0 && <path className="fire-pane" strokeDasharray="31 2 17 1" d={linesAt(cracked)} />}
      {promised !== 'I' && minute > 0 && (
        <path
          className="fire-rays"
          // What was never promised goes on as before; what was is now unknown.
          data-promised={!promised && tested.letters.endsWith('I') ? 'none' : promised}
          strokeDashoffset={shift(minute)}
          d={promised === 'W' ? rays(face + 12, 360, 3) : rays(edge, width)}
        />
      )}
      {promised === 'W' && <path className="fire-metre" d={`M${face + 12} 166H360m0 -6v12`} />}
      {minute > tested.minutes ? (
        <path className="fire-line" d={broken(minute - tested.minutes)} />
      ) : (
        <path className="fire-holds" d={`M${face + 10} -10V${height + 22}`} />
      )}
    </svg>
  );
}

type Layer = { x: number; thickness: number };

/** Layers of one thickness that have foamed, as one. */
function Foam({ layers }: { layers: Layer[] }) {
  const [first] = layers;
  if (!first) return null;
  const { thickness } = first;
  return (
    <>
      <path className="fire-foam" d={layers.map(({ x }) => `M${x} 0h${thickness}v${height}h${-thickness}`).join('')} />
      <path
        className="fire-bubbles"
        strokeWidth={thickness - 1}
        strokeDasharray={`0 ${thickness - 0.5}`}
        d={layers.map(({ x }) => `M${round(x + thickness / 2)} 0V${height}`).join('')}
      />
    </>
  );
}

/**
 * The glass from the calm side, which stays where it is, towards the fire: panes by their calm faces, layers that foam,
 * and where it ends.
 */
function glassOf(tested: TestedClass, minute: number) {
  const layers = layersOf(tested);
  const panes = [{ x: face, cracked: false }];
  if (layers.length === 0)
    return { edge: face - single, panes: [...panes, { x: face - single + pane, cracked: false }], foam: [] };
  let edge = face - pane;
  const foam = layers.map((start) => {
    const part = within((minute - start) / minutesPerLayer);
    const thickness = clear + (foamed - clear) * part;
    const x = round(edge - thickness);
    panes.push({ x, cracked: part === 1 });
    edge = x - pane;
    return { x, thickness: round(thickness), part: round(part) };
  });
  return { edge, panes, foam };
}

/** When each layer begins to foam, minutes, the one at the calm side first in the list and last in time. */
function layersOf({ letters, minutes }: TestedClass): number[] {
  const count = letters.endsWith('I') ? Math.ceil(minutes / minutesPerLayer) : Number(letters.endsWith('W'));
  return Array.from({ length: count }, (_, index) => (count - 1 - index) * minutesPerLayer);
}

/** In five minutes rays move on by a dash and its gap, and look as they did: a still moment has nothing to shift. */
const shift = (minute: number) => round((-minute % 5) * 4.4) || undefined;

/** The colour of the furnace at a minute, which is the ink before the fire and would be the ember at 1250 °C. */
export function glowAt(minute: number): string {
  const part = furnaceTemperature(minute) / 1250;
  const [dark, bright] = [channels(palette.ink), channels(palette.ember)];
  const mixed = dark.map((from, index) => Math.round(from + ((bright[index] ?? from) - from) * part));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue of ”#c2370b”. */
const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

const linesAt = (panes: { x: number }[]) => panes.map(({ x }) => `M${x - pane / 2} 0V${height}`).join('');

/** Level lines, or every third of them; those that come from the fire begin anywhere. */
function rays(from: number, to: number, step = 1): string {
  return Array.from({ length: 10 }, (_, index) => index)
    .filter((index) => index % step === Math.floor(step / 2))
    .map((index) => ({ start: from || ((index * 37) % 61) + 20, y: index * 20 + 10 }))
    .map(({ start, y }) => `M${round(start)} ${y}H${round(to)}`)
    .join('');
}

/**
 * The boundary line so many minutes after it broke: it bursts in its middle, and both ends, each a whole dash, bend
 * away from the fire, short of the words, which begin at 198 where that is nearest.
 */
function broken(after: number): string {
  const [line, middle, part] = [face + 10, height / 2, within(after / fall)];
  const tip = round(line + 30 * part);
  const gap = round(4 + 18 * part);
  const half = (end: number, away: number) =>
    `M${tip} ${middle + gap * away}Q${line} ${middle + 40 * away} ${line} ${end}`;
  return half(-10, -1) + half(height + 10, 1);
}
