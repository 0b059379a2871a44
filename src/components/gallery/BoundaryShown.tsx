import { productKeyOf } from '../../catalogue/productKey.ts';
import { products } from '../../catalogue/products.ts';
import { paths } from '../../content/paths.ts';
import { placeMarks } from '../../content/markPlace.ts';
import { pictureView } from '../../content/pictureView.ts';
import { projects } from '../../content/projects.ts';
import { sectionPicture } from '../../content/sectionPicture.ts';
import { Picture } from '../ui/Picture.tsx';
import './BoundaryShown.css';

/**
 * What no list of products shows: where the boundary goes in a building, and beside it what holds it there. Both lead
 * on: to the gallery, and to what that product's page lets one do.
 */
export function BoundaryShown() {
  const shown = projects.findLast(({ image, boundary }) => image.src && boundary && boundary.marks.length > 2);
  const product = products.find((each) => productKeyOf(each) === sectionPicture.product);
  if (!shown?.boundary || !product) return null;
  const { title, image, boundary } = shown;
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
                <text>{boundary.marks[index]?.class}</text>
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
        <div>
          <Picture picture={pictureView('profile', sectionPicture, paths.productDrawing(product))} />
          <svg viewBox="0 0 1280 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <path d={sectionPicture.parts.map(({ y, at }) => `M725 ${y} ${at}`).join('')} />
            {sectionPicture.parts.map(({ name, y }) => (
              <text x="740" y={y} key={name}>
                {name}
              </text>
            ))}
          </svg>
        </div>
        <h2>Det här håller gränsen</h2>
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
