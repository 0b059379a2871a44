import './ScheduleQuestion.css';

type Props = {
  /** An id that nothing else on the page has. */
  id: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onChange: (value: string) => void;
};

/** Asks once, for all rows that were read, what their table did not say. */
export function ScheduleQuestion({ id, label, value, options, onChange }: Props) {
  return (
    <p className="field schedule-question">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, name]) => (
          <option value={option} key={option}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
