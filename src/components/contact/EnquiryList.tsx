import { Fragment } from 'react';
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

/** Width, height and what they are measured on stand together. */
const sizeHeading = 'Mått';

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
              {[headings.mark, headings.count, sizeHeading, headings.requirement, headings.product].map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ mark, count, opening, requirement, product }, index) => (
              <tr key={index}>
                <th scope="row">
                  <WrittenText text={mark || `Rad ${index + 1}`} />
                </th>
                <td data-label={headings.count}>{count}</td>
                <td data-label={sizeHeading}>{opening && openingText(opening)}</td>
                <td data-label={headings.requirement}>{requirement && <WrittenText text={requirement} />}</td>
                <td data-label={headings.product}>{names.nameOf(product)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** A longer word may be broken: whatever is written in a list, its table stays within the form. */
const longestWhole = 14;

/**
 * What somebody wrote in the list. Its words stay whole, and numbers stay with what they belong to, ”Rw 35”; a
 * line ends between the words alone.
 */
function WrittenText({ text }: { text: string }) {
  const words = text.replaceAll(/ (?=\d|(?:mm|dB|kg)\b)/g, '\u00a0').split(' ');
  return words.map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={word.length <= longestWhole ? 'unbroken' : undefined}>{word}</span>
    </Fragment>
  ));
}
