import { productKeyOf } from '../../catalogue/productKey.ts';
import { classIndex } from '../../catalogue/classes/classMap.ts';
import type { Product } from '../../catalogue/schema.ts';
import { categories, categoryNames } from '../../catalogue/vocabulary.ts';
import { paths } from '../../content/paths.ts';
import { NarrowFold } from '../ui/NarrowFold.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import './ClassIndex.css';

type Props = {
  /** Those whose cards stand on the page. */
  products: readonly Product[];
};

/**
 * The classes of each kind in short, above the cards, folded on a telephone: a class leads to the card that has it, or
 * where several have, to all of them in the map.
 */
export function ClassIndex({ products }: Props) {
  return (
    <section className="class-index" aria-labelledby="klasskarta">
      <NarrowFold heading={<h2 id="klasskarta">Klasskarta</h2>}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Slag</span>
              </th>
              {categories.map((category) => (
                <th scope="col" key={category}>
                  {categoryNames[category]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {classIndex(products).map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map(({ category, entries }) => (
                  <td key={category}>
                    {entries.map(({ label, products, cell }) => (
                      <a href={leadsTo(products, cell)} key={label}>
                        <TechnicalText text={label} />
                      </a>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <a className="text-link" href={paths.classes}>
            Läs en brandklass och sök på ditt krav
          </a>
        </p>
      </NarrowFold>
    </section>
  );
}

const leadsTo = ([first, ...more]: Product[], cell: string) =>
  first && more.length === 0 ? `#${productKeyOf(first)}` : paths.classCell(cell);
