import type { ClassLine } from '../../catalogue/classLine.ts';
import { areMany, ClassRows, classRowsOf } from './ClassRows.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import './ClassFigure.css';

type Props = {
  /** The part that the product is sold as first; the others follow smaller, with their names. */
  lines: ClassLine[];
};

/** The class of a product as large as its page allows, on a boundary line that goes through the page. */
export function ClassFigure({ lines: [main, ...others] }: Props) {
  if (!main) return null;
  return (
    <div className="class-figure" data-size={sizeOf(main.classes)}>
      <p>
        <span>
          <span className="visually-hidden">Brandklass </span>
          <ClassRows classes={main.classes} inTwo />
        </span>{' '}
        {others.length > 0 && <small>{main.role}</small>}
      </p>
      {others.map(({ element, role, text }) => (
        <p key={element}>
          {`${role} `}
          <strong>
            <TechnicalText text={text} />
          </strong>
        </p>
      ))}
    </div>
  );
}

/**
 * By the number of characters that have to fit beside each other, in one row or in two: ”EI 60”, ”REI 30”, ”EI 60” over
 * ”EI 90”, ”E 30 · EI 30” over ”EI 60 · EI 90”, ”EI 30 · RE, REW” over ”och REI 30–60”.
 */
function sizeOf(classes: string[]): 'one-short' | 'one' | 'two' | 'many' | 'long' {
  if (areMany(classes)) return classRowsOf({ classes }).some((row) => row.join(' · ').length > 13) ? 'long' : 'many';
  if (classes.length > 1) return 'two';
  return classes.join().length < 6 ? 'one-short' : 'one';
}
