import type { ClassLine } from '../catalogue/classLine.ts';
import { areMany, ClassRows } from './ClassRows.tsx';
import { TechnicalText } from './TechnicalText.tsx';
import './FireClass.css';

type Props = {
  /** The part that the product is sold as first; the others follow smaller, with their names. */
  lines: ClassLine[];
};

/** The fire class beside the compartment boundary line: what people scan for. */
export function FireClass({ lines: [main, ...others] }: Props) {
  if (!main) return null;
  return (
    <div
      className="fire-class"
      data-classes={areMany(main.classes) ? 'many' : main.classes.length > 1 ? 'two' : undefined}
    >
      <p>
        <span>
          <span className="visually-hidden">Brandklass </span>
          <ClassRows classes={main.classes} />
          {others.length > 0 && (
            <>
              {' '}
              <span className="fire-class-role">{main.role}</span>
            </>
          )}
        </span>
      </p>
      {others.map(({ element, role, text }) => (
        <p className="fire-class-other" key={element}>
          <TechnicalText text={`${role} ${text}`} />
        </p>
      ))}
    </div>
  );
}
