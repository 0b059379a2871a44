import type { ClassLine } from '../catalogue/classLine.ts';
import { ClassRow, classRowsOf, dotBefore } from './ClassRows.tsx';
import { TechnicalText } from './TechnicalText.tsx';
import './FireClass.css';

type Props = {
  /** The part that the product is sold as first; the others follow smaller, with their names. */
  lines: ClassLine[];
};

/** The fire class and, beside its first row, the compartment boundary line: what people scan for. */
export function FireClass({ lines: [main, ...others] }: Props) {
  if (!main) return null;
  const [first = [], second] = classRowsOf(main);
  const role = others.length > 0 && <small> {main.role}</small>;
  return (
    <div className="fire-class">
      <p>
        <span>
          <span className="visually-hidden">Brandklass </span>
          <ClassRow classes={first} />
          {!second && role}
        </span>
        {second && (
          <span>
            <span className="visually-hidden">{dotBefore(second)}</span>
            <ClassRow classes={second} />
            {role}
          </span>
        )}
      </p>
      {others.map(({ element, role, text }) => (
        <p key={element}>
          <TechnicalText text={`${role} ${text}`} />
        </p>
      ))}
    </div>
  );
}
