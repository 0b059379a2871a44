import { classMap } from '../../catalogue/classes/classMap.ts';
import type { Product } from '../../catalogue/schema.ts';
import { paths } from '../../content/paths.ts';
import './ClassMap.css';

type Props = { products: readonly Product[] };

/** All products by kind, letters and minutes. On a narrow screen it reads as a list of classes. */
export function ClassMap({ products }: Props) {
  const { minutes, groups } = classMap(products);
  return (
    <div className="class-map">
      <table>
        <thead>
          <tr>
            <th scope="col">Slag</th>
            <th scope="col">Klass</th>
            {minutes.map((time) => (
              <th scope="col" key={time}>
                {time}
                <span className="visually-hidden"> minuter</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            {rows.map(({ letters, cells }, index) => (
              <tr key={letters}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={rows.length}>
                    {name}
                  </th>
                )}
                <th scope="row">{letters}</th>
                {cells.map(({ id, minutes, entries }) => (
                  <td id={entries.length > 0 ? id : undefined} key={minutes}>
                    {entries.length > 0 && (
                      <>
                        <span className="class-map-class" aria-hidden="true">
                          {`${letters}\u00a0${minutes}`}
                        </span>
                        <ul>
                          {entries.map(({ product, note }) => (
                            <li key={product.title}>
                              <a href={paths.product(product)}>{product.title}</a>
                              {note && <small> {note}</small>}
                            </li>
                          ))}
                        </ul>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
