import { productKeyOf } from '../catalogue/productKey.ts';
import { products } from '../catalogue/products.ts';
import { explodedOf } from '../content/explodedView.ts';
import { paths } from '../content/paths.ts';
import { placeMarks } from '../content/markPlace.ts';
import { pictureView } from '../content/pictureView.ts';
import { projects } from '../content/projects.ts';
import { Picture } from './Picture.tsx';
import './BoundaryShown.css';

/**
 * What no list of products shows: where the boundary goes in a building, and beside it what holds it there, in its parts. Both lead on: to the
 * gallery, and to what that product's page lets one do.
 */
export function BoundaryShown() {
  const [shown] = projects
    .flatMap(({ title, image, boundary }) => {
      const product = products.find((each) => productKeyOf(each) === boundary?.marks[0]?.product);
      const exploded = product && explodedOf(product);
      return image.src && boundary && boundary.marks.length > 2 && exploded
        ? { title, image, boundary, product, exploded }
        : [];
    })
    .slice(-1);
  if (!shown) return null;
  const { title, image, boundary, product, exploded } = shown;
  const page = paths.product(product);
  return (
    <div className="boundary-shown">
      <section>
        <div>
          <Picture
            picture={pictureView('building', { ...image, alt: `${title} med brandcellsgränsen.` }, paths.placeholder)}
          />
          <svg viewBox="0 0 1200 800" aria-hidden="true">
            <path d={boundary.lines.map((points) => `M${points}`).join('')} />
            {placeMarks(
              boundary.lines,
              boundary.marks.map(({ at }) => at),
            ).map(({ at, side }, index) => (
              <g transform={`translate(${at})`} className={side} key={at}>
                <rect />
                <text dy="0.36em">{boundary.marks[index]?.class}</text>
              </g>
            ))}
          </svg>
        </div>
        <h2>Här går gränsen</h2>
        <p>
          <a className="text-link" href={paths.gallery}>
            {`Se den i ${projects.length} byggnader`}
          </a>
        </p>
      </section>
      <section>
        <Picture picture={pictureView('profile', exploded, paths.productDrawing(product))} />
        <h2>Det här håller den</h2>
        <p className="actions">
          <a className="text-link" href={page}>
            Dra isär profilen
          </a>
          <a className="text-link" href={`${page}#brandprovet`}>
            Brandprovet
          </a>
          <a className="text-link" href={`${page}#ryms`}>
            Ditt mått
          </a>
        </p>
      </section>
    </div>
  );
}
