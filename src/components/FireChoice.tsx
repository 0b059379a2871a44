import { memo } from 'react';
import type { FireRun } from '../catalogue/fireRuns.ts';
import './Select.css';

type Props = {
  runs: FireRun[];
  ids: string[];
  /** Of several products, so that two can be compared. */
  several: boolean;
  onChoose: (ids: string[]) => void;
};

/** What stands in the furnace: a class, or one or two of all; a third that the address has asked for stays beside them. */
export const FireChoice = memo(function FireChoice({
  runs,
  ids: [one = '', two = '', ...more],
  several,
  onChoose,
}: Props) {
  const options = runs.map(({ id, title, name }) => (
    <option value={id} key={id}>
      {several ? `${name}, ${title}` : name}
    </option>
  ));
  return (
    <div className="fire-choice">
      <label>
        {several ? 'I ugnen' : 'Klass'}
        <select value={one} onChange={({ target }) => onChoose([target.value, two, ...more].filter(Boolean))}>
          {options}
        </select>
      </label>
      {several && (
        <label>
          Bredvid
          <select value={two} onChange={({ target }) => onChoose([one, target.value, ...more].filter(Boolean))}>
            <option value="">Ingen</option>
            {options}
          </select>
        </label>
      )}
    </div>
  );
});
