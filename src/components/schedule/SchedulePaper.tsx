import { memo, useEffect, useRef } from 'react';
import type { ProductNames } from '../../catalogue/productNames.ts';
import {
  columns,
  countWords,
  headings,
  swingNames,
  type DoorList,
  type DoorRow,
} from '../../catalogue/schedule/doorRow.ts';
import type { Judged, ListedProduct } from '../../catalogue/schedule/judged.ts';
import { openingText } from '../../catalogue/schedule/openingWords.ts';
import type { ScheduleVerdict, unchosenText } from './ScheduleVerdict.tsx';
import type { TechnicalText } from '../ui/TechnicalText.tsx';

type Props = {
  list: DoorList;
  names: Pick<ProductNames, 'nameOf'>;
  products: readonly ListedProduct[];
  /** Who answers for it, and how to reach them. */
  sender: string;
  judge: (row: DoorRow) => Judged;
  /** What the island has of these: imported from here, the bundler would split it. */
  Verdict: typeof ScheduleVerdict;
  Technical: typeof TechnicalText;
  unchosen: typeof unchosenText;
};

/** What has to be shorter on paper. */
const short: Record<string, string> = { [headings.hanging]: 'Hängn.', [headings.swing]: 'Slag' };

/**
 * The list as a door schedule on paper, with its answers; fields do not print, and columns in which nothing stands are
 * left out.
 */
export const SchedulePaper = memo(function SchedulePaper({ list: { title, rows }, ...props }: Props) {
  const source = useRef<HTMLElement>(null);
  useEffect(() => {
    // The list itself, which the address holds, is on the paper already, and may stay with whoever has it.
    const tell = () => {
      const date = new Date().toLocaleDateString('sv', { dateStyle: 'long' });
      if (source.current) source.current.textContent = `${date}, ${location.host}${location.pathname}`;
    };
    tell();
    addEventListener('beforeprint', tell);
    return () => removeEventListener('beforeprint', tell);
  }, []);
  // A text, so that a row is drawn anew only when it changes.
  const shown = columns.filter((_, index) => rows.some((row) => cellsOf(row, 0, props.names)[index])).join(' ');
  return (
    <table className="schedule-paper">
      <caption>
        Dörrlista <small ref={source} />
        {title && <span>{title}</span>}
        <small>{countWords(rows)}</small>
      </caption>
      <thead>
        <tr>
          {columns.map(
            (column) =>
              shown.includes(column) && (
                <th scope="col" key={column}>
                  {short[column] ?? column}
                </th>
              ),
          )}
          <th scope="col">Svar</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <PaperRow {...{ row, shown }} {...props} number={index + 1} key={index} />
        ))}
      </tbody>
      {/* On each sheet, which may be read without the others. */}
      <tfoot>
        <tr>
          <td colSpan={columns.length + 1}>
            Svaren är preliminära: klassen gäller dörren så som den provats. {props.sender}
          </td>
        </tr>
      </tfoot>
    </table>
  );
});

/** What stands in the columns; a row without a littera has its number, as on the screen. */
function cellsOf(row: DoorRow, number: number, names: Props['names']) {
  const { mark, count, product, opening, hanging, swing, requirement, wall, colour, fittings, note } = row;
  const size = opening && openingText(opening);
  const ways = [hanging, swing && swingNames[swing]];
  return [
    mark || `Rad\u00a0${number}`,
    count,
    names.nameOf(product),
    size,
    ...ways,
    requirement,
    wall,
    colour,
    fittings,
    note,
  ];
}

type RowProps = Omit<Props, 'list'> & { row: DoorRow; number: number; shown: string };

const PaperRow = memo(function PaperRow(props: RowProps) {
  const { row, number, names, products, judge, Verdict, Technical, unchosen, shown } = props;
  const cells = cellsOf(row, number, names);
  const product = products.find(({ key }) => key === row.product);
  const judged = judge(row);
  // Those that the answer counts.
  const candidates = !judged.asks ? [] : judged.possible[0] ? judged.possible : judged.open;
  return (
    <tr>
      {columns.map(
        (column, index) =>
          shown.includes(column) && (
            <td data-label={column} key={column}>
              <Technical text={String(cells[index] ?? '')} />
            </td>
          ),
      )}
      <td data-label="Svar">
        {!product && (
          <span>
            <Technical text={unchosen(row, judged)} />
            {/* Whoever has the paper has no choice to open. */}
            {candidates[0] && ` ${candidates.map(({ title }) => title).join('; ')}.`}
          </span>
        )}
        <Verdict name="Kravet" judgement={judged.requirement} />
        <Verdict name="Måttet" judgement={judged.size} />
        {judged.guess && (
          <span>
            <Technical text={judged.guess.said} />
          </span>
        )}
      </td>
    </tr>
  );
});
