import '../ui/Select.css';

/** Something that the answer depends on, and what can be chosen; the first of them holds until something is. */
export type FitChoice = { name: string; label: string; options: readonly { value: string; text: string }[] };

type Props = { choices: readonly FitChoice[] };

/** What the limits depend on; only what makes a difference is asked. */
export function FitChoices({ choices }: Props) {
  return choices.map(({ name, label, options }) => (
    <p className="field" key={name}>
      <label htmlFor={`fit-${name}`}>{label}</label>
      <select id={`fit-${name}`} name={name}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </p>
  ));
}
