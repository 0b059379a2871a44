import type { Sizes } from '../catalogue/fit.ts';
import { conditionsOf, type Limit } from '../catalogue/limitWords.ts';
import './Select.css';

type Props = { sizes: Sizes };

/** What the limits depend on; only what makes a difference is asked. */
export function FitChoices({ sizes: { kind, limits } }: Props) {
  const options = <Key extends 'leaves' | 'lock' | 'escape'>(key: Key) => {
    const values = [...new Set(limits.flatMap(({ when }) => when?.[key] ?? []))];
    return values.map((value) => ({
      value: key === 'escape' ? (value ? 'ja' : 'nej') : String(value),
      text: conditionsOf({ when: { [key]: value } as NonNullable<Limit['when']> }, kind).join(),
    }));
  };
  const choices = [
    { name: 'blad', label: 'Blad', values: options('leaves') },
    { name: 'las', label: 'Lås', values: options('lock') },
    { name: 'utrymning', label: 'Utrymning', values: options('escape') },
  ];
  return choices
    .filter(({ values }) => values.length > 0)
    .map(({ name, label, values }) => (
      <p className="field" key={name}>
        <label htmlFor={`fit-${name}`}>{label}</label>
        <select id={`fit-${name}`} name={name}>
          <option value="">inte bestämt</option>
          {values.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </p>
    ));
}
