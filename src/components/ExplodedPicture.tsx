import { calloutSize, type Callout } from '../content/callouts.ts';
import type { PictureView } from '../content/pictureView.ts';
import { Picture } from './Picture.tsx';
import './ExplodedPicture.css';

type Props = {
  closed: PictureView;
  /** The closed picture's id; see {@link Picture}. */
  id: string;
  exploded: PictureView;
  callouts: Callout[];
  /** What the numbers point at, in the order of the callouts. */
  names: string[];
};

/** From the end of a line down to the foot of the digit below it, which on a telephone is as high as this. */
const digit = 65;

/** A profile cut, whole or pulled apart: the closed picture fades into the same sample in its parts, with their names. It needs no script. */
export function ExplodedPicture({ closed, id, exploded, callouts, names }: Props) {
  const lines = callouts.map(({ x, y, label }) => `M${x} ${y}L${label.x} ${label.y}`).join('');
  return (
    <>
      <div className="exploded-stage">
        <Picture picture={closed} id={id} first />
        <div className="exploded-parts">
          <Picture picture={exploded} />
          <svg viewBox={`0 0 ${calloutSize.width} ${calloutSize.height}`} aria-hidden="true">
            <path d={lines} />
            {/* Of the same lines the stylesheet shows the starts alone. */}
            <path d={lines} />
            {/* Each digit has an x of its own. */}
            <text
              x={callouts.map(({ label }) => label.x).join(' ')}
              y={callouts.map(({ y, label }) => label.y + (label.y < y ? -16 : digit)).join(' ')}
            >
              {callouts.map((_, index) => index + 1).join('')}
            </text>
          </svg>
        </div>
      </div>
      <fieldset className="exploded-choice screen-only">
        <legend className="visually-hidden">Profilen</legend>
        <label>
          <input type="radio" name="profil" defaultChecked />
          Hopsatt
        </label>
        <label>
          <input type="radio" name="profil" />
          Isärdragen
        </label>
      </fieldset>
      <ol className="exploded-names">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </>
  );
}
