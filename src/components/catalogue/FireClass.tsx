import type { ClassLine } from '../../catalogue/classLine.ts';
import { ClassRow, classRowsOf, dotBefore } from '../product/ClassRows.tsx';
import './FireClass.css';

type Props = {
  line: ClassLine;
  /**
   * Whether the class says whose it is, where the product has several parts; what takes more than a word stands in the
   * product's name.
   */
  named: boolean;
};

/** The fire class and, beside its first row, the compartment boundary line: what people scan for. */
export function FireClass({ line, named }: Props) {
  const [first = [], second] = classRowsOf(line);
  const role = named && !line.role.includes(' ') && <small> {line.role}</small>;
  return (
    <p className="fire-class">
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
  );
}
