import { namesOf } from '../../catalogue/productNames.ts';
import { exampleOf } from '../../catalogue/schedule/example.ts';
import type { ListedProduct } from '../../catalogue/schedule/judged.ts';
import { sizeText } from '../../catalogue/schedule/openingWords.ts';
import { ScheduleAnswer } from './ScheduleVerdict.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import './ScheduleExample.css';

// As the list itself fetches them, or the bundler would warn that they are no files of their own.
const { judgeRow } = await import('../../catalogue/schedule/judge.ts');
const { readSchedule } = await import('../../catalogue/schedule/paste.ts');

type Props = { products: readonly ListedProduct[] };

/**
 * What a filled list looks like, beside one in which nothing stands: the rows of the example, judged as they would be
 * there, and said to be nobody's.
 */
export function ScheduleExample({ products }: Props) {
  const names = namesOf(products);
  const { rows } = readSchedule(exampleOf(products), names);
  return (
    <figure className="schedule-example">
      <figcaption>
        <strong>Exempel</strong> Så ser en ifylld lista ut. Raderna är inte dina: de sparas inte och skickas inte.
      </figcaption>
      <ol>
        {rows.map((row) => {
          const judged = judgeRow(
            row,
            products.find(({ key }) => key === row.product),
            products,
          );
          const reasons = [judged.requirement?.reason, judged.size?.reason].filter(Boolean).join(' ');
          return (
            <li key={row.mark}>
              <b>{row.mark}</b>{' '}
              <span>
                {row.count}&nbsp;st, {row.opening && `${sizeText(row.opening)}, `}
                <span className="unbroken">
                  <TechnicalText text={row.requirement} />
                </span>
              </span>{' '}
              <span>{names.nameOf(row.product)}</span>{' '}
              <strong>
                <ScheduleAnswer judged={judged} row={row} />
              </strong>{' '}
              {reasons && (
                <small>
                  <TechnicalText text={reasons} />
                </small>
              )}
            </li>
          );
        })}
      </ol>
      <p className="screen-only">Tryck på ”Fyll i ett exempel”, så står raderna i din lista och går att ändra.</p>
    </figure>
  );
}
