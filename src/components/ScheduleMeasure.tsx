import { measureNames, type Measure } from '../catalogue/size.ts';

type Props = { measure: Measure; onChange: (measure: Measure) => void };

/** Asks, once for all rows that were read, what their sizes in mm were measured on where no heading said it. */
export function ScheduleMeasure({ measure, onChange }: Props) {
  return (
    <p className="field schedule-measure">
      <label htmlFor="matt-avser">Måtten i raderna du läste in avser</label>
      <select id="matt-avser" value={measure} onChange={({ target }) => onChange(target.value as Measure)}>
        {(['frame', 'module', 'hole'] as const).map((name) => (
          <option value={name} key={name}>
            {measureNames[name]}
          </option>
        ))}
      </select>
    </p>
  );
}
