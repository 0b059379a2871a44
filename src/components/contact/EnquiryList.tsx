import type { ProductNames } from '../../catalogue/productNames.ts';
import { countWords, headings, type DoorRow } from '../../catalogue/schedule/doorRow.ts';
import { openingText } from '../../catalogue/schedule/openingWords.ts';
import { paths } from '../../content/paths.ts';

type Props = {
  rows: readonly DoorRow[];
  names: Pick<ProductNames, 'nameOf'>;
  /** The list as an address holds it, ”#1!D1”. */
  encoded: string;
};

/** The door schedule that stands in the message, in short, with the way back to it: what is sent is the message. */
export function EnquiryList({ rows, names, encoded }: Props) {
  return (
    <>
      <p>
        Med från <a href={paths.schedule + encoded}>dörrlistan</a>: {countWords(rows)}
      </p>
      <details className="enquiry-list">
        <summary>Visa raderna</summary>
        <p className="note">
          Så stod listan när du kom hit. Det som skickas är meddelandet, med det som du ändrar där.
        </p>
        <table>
          <thead>
            <tr>
              {[headings.mark, headings.count, 'Mått', headings.requirement, headings.product].map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ mark, count, opening, requirement, product }, index) => (
              <tr key={index}>
                <th scope="row">{mark || `Rad ${index + 1}`}</th>
                <td>{count}</td>
                <td>{opening && openingText(opening)}</td>
                <td>{requirement}</td>
                <td>{names.nameOf(product)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
