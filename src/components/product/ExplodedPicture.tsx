import { calloutSize, type Callout } from '../../content/callouts.ts';
import type { PictureView } from '../../content/pictureView.ts';
import { Picture } from '../ui/Picture.tsx';
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

/**
 * A profile cut, whole or pulled apart: the closed picture fades into the same sample in its parts, with their names.
 * It needs no script.
 */
export function ExplodedPicture({ closed, id, exploded, callouts, names }: Props) {
  return (
    <>
      <div className="exploded-stage">
        <Picture picture={closed} id={id} first />
        <div className="exploded-parts">
          <Picture picture={exploded} />
          <svg viewBox={`0 0 ${calloutSize.width} ${calloutSize.height}`} aria-hidden="true">
            {callouts.map(({ x, y, label }, index) => {
              const line = `M${x} ${y}${label.x === x ? 'V' : `L${label.x} `}${label.y}`;
              return (
                <g key={line}>
                  {/* Of the same line the stylesheet shows the start alone: as a disc that lights the part, and as
                      a dot. */}
                  <path d={line} />
                  <path d={line} />
                  <path d={line} />
                  <text x={label.x} y={label.y} dy={label.y < y ? '-.35em' : '1.1em'}>
                    {index + 1}
                  </text>
                </g>
              );
            })}
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
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its part in the picture is lit as long as it has the focus
          <li tabIndex={0} key={name}>
            {name}
          </li>
        ))}
      </ol>
    </>
  );
}
