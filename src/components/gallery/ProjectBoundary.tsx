import type { MarkPlace } from '../../content/markPlace.ts';
import { paths } from '../../content/paths.ts';
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
const picture = { width: 1200, height: 800 };

/** Where its number's cell begins; the words begin a rule after it. */
const start = -41;
const words = start + 26;

/**
 * As wide as the words and nine pixels on either side: E, I, a space and two figures, and what R, W and a third figure
 * take beside them.
 */
const widthOf = (name: string) => 53 + 9 * (name.match(/[RW]/g)?.length ?? 0) + 5 * (/\d{3}/.test(name) ? 1 : 0);

/** From the point, so that eight pixels stay between the line and the class, which ends at `end`. */
const beside = (side: MarkPlace['side'], end: number) =>
  ({ left: `translate(${-8 - end})`, right: `translate(${8 - start})`, up: `translate(${-(start + end) / 2} -21)` })[
    side
  ];

/**
 * The boundary line over a picture, with its classes. For the eye and the pointer: the same links stand below the
 * picture as text, in the same order and with the same numbers, because a class alone often stands there twice.
 */
export function ProjectBoundary({ boundary: { lines, marks }, id }: Props) {
  return (
    <svg className="project-boundary" aria-hidden="true">
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} preserveAspectRatio="none">
        <mask id={`grans-${id}`} maskUnits="userSpaceOnUse" x="0" y="0" {...picture}>
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
        const width = widthOf(name);
        return (
          <svg x={`${(x / picture.width) * 100}%`} y={`${(y / picture.height) * 100}%`} key={product}>
            <g className={`mark-${side}`} transform={beside(side, words + width)}>
              <a href={paths.productByKey(product)} tabIndex={-1}>
                <rect x={start - 3} y="-22" width={width + 32} height="44" />
                <rect x={start} y="-13" width={width + 26} height="26" />
                <rect x={words - 1} y="-8" width="1" height="16" />
                <text x={start + 12.5} y="5">
                  {index + 1}
                </text>
                <text x={words + width / 2} y="5">
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
    <svg className="project-line" viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
      <use href={`#linje-${id}`} />
    </svg>
  );
}
