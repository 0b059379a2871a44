import { longest } from './fitQuery.ts';
import '../ui/Field.css';
import '../ui/FieldFault.css';

type Props = { name: string; label: string; hint?: string; fault: string | undefined };

/** A field for a measure, with what is wrong with it. */
export function FitSizeField({ name, label, hint, fault }: Props) {
  const id = `fit-${name}`;
  return (
    <p className="field">
      <label htmlFor={id}>
        {label}
        {hint && <span className="field-hint">{` (${hint})`}</span>}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        autoComplete="off"
        maxLength={longest}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fel` : undefined}
      />
      {fault && (
        <span className="fit-fault" id={`${id}-fel`}>
          {fault}
        </span>
      )}
    </p>
  );
}
