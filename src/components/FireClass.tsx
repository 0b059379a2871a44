import type { ClassLine } from '../catalogue/classLine.ts';
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
    <div className="fire-class" data-classes={main.classes.length > 1 ? Math.min(main.classes.length, 3) : undefined}>
      <p>
        <span>
          <span className="visually-hidden">Brandklass </span>
          <TechnicalText text={main.classes.join('\u00a0· ')} />
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
