import type { MarkPlace } from '../content/markPlace.ts';
import { paths } from '../content/paths.ts';
import './ProjectBoundary.css';

/** The boundary of a project in its picture: points as in the data, and what stands on them. */
export type Boundary = {
  lines: string[];
  /** `name` is the printed class; `at` the point of the line beside which it stands. */
  marks: ({ product: string; title: string; name: string } & MarkPlace)[];
};

type Props = {
  boundary: Boundary;
  /** Tells the masks of several pictures apart. */
  id: number;
};

/** The measure of the data's points. */
const [width, height] = [1200, 800];

/** From the point to the middle of the class, so that eight pixels stay between it and the line. */
const beside = { left: 'translate(-49)', right: 'translate(49)', up: 'translate(0 -21)' };

/**
 * The boundary line over a picture, with its classes. For the eye and the pointer: the same links stand below the picture as text, in the
 * same order and with the same numbers, because a class alone often stands there twice.
 */
export function ProjectBoundary({ boundary: { lines, marks }, id }: Props) {
  return (
    <svg className="project-boundary" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <mask id={`grans-${id}`} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
          {lines.map((points) => (
            <polyline points={points} pathLength="1" key={points} />
          ))}
        </mask>
        <g mask={`url(#grans-${id})`}>
          <g id={`linje-${id}`}>
            {lines.map((points) => (
              <polyline points={points} key={points} />
            ))}
          </g>
        </g>
      </svg>
      {marks.map(({ product, name, at, side }, index) => {
        const [x = 0, y = 0] = at.split(',').map(Number);
        return (
          <svg x={`${(x / width) * 100}%`} y={`${(y / height) * 100}%`} key={product}>
            <g className={`mark-${side}`} transform={beside[side]}>
              <a href={paths.productByKey(product)} tabIndex={-1}>
                <rect x="-44" y="-22" width="88" height="44" />
                <rect x="-41" y="-13" width="82" height="26" />
                <rect x="-16" y="-8" width="1" height="16" />
                <text x="-28.5" y="5">
                  {index + 1}
                </text>
                <text x="13" y="5">
                  {name}
                </text>
              </a>
            </g>
          </svg>
        );
      })}
    </svg>
  );
}

/** The same line over the small picture of the project's card. */
export function ProjectLine({ id }: Pick<Props, 'id'>) {
  return (
    <svg className="project-line" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`#linje-${id}`} />
    </svg>
  );
}
