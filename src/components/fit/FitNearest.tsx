import { fit, type Sizes, type WantedSize } from '../../catalogue/fit/fit.ts';
import { nearest, printWay } from '../../catalogue/fit/fitNearest.ts';
import '../ui/TextButton.css';
import '../ui/Ways.css';

type Props = { sizes: Sizes; size: WantedSize; onChoose: (way: WantedSize) => void };

/** What fits in place of a size that does not; each of them a button that fills the fields. */
export function FitNearest({ sizes, size, onChoose }: Props) {
  const ways = nearest(sizes, size);
  if (ways.length === 0) return null;
  return (
    <div className="ways">
      <p>Det här ryms:</p>
      <ul className="ways">
        {ways.map((way) => {
          const text = printWay(way, size, fit(sizes, way), sizes.kind);
          return (
            <li key={text}>
              <button type="button" className="text-button" onClick={() => onChoose(way)}>
                {text}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
