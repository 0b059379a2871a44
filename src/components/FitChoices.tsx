import './Select.css';

/** Something that the limits depend on, and what can be chosen. */
export type FitChoice = { name: string; label: string; options: { value: string; text: string }[] };

type Props = { choices: readonly FitChoice[] };

/** What the limits depend on; only what makes a difference is asked. */
export function FitChoices({ choices }: Props) {
  return choices.map(({ name, label, options }) => (
    <p className="field" key={name}>
      <label htmlFor={`fit-${name}`}>{label}</label>
      <select id={`fit-${name}`} name={name}>
        <option value="">inte bestämt</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </p>
  ));
}
