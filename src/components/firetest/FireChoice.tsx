import { memo } from 'react';
import type { FireRun } from '../../catalogue/classes/fireRuns.ts';
import '../ui/Select.css';

type Props = {
  runs: FireRun[];
  ids: string[];
  /** Of several products, so that they can be compared. */
  several: boolean;
  onChoose: (ids: string[]) => void;
};

/** The places in the furnace, as they are asked for. */
const places = ['I ugnen', 'Bredvid', 'Därnäst'];

/**
 * What stands in the furnace: a class, or up to three of all, each chosen alike; a place is offered once the one before
 * it is taken.
 */
export const FireChoice = memo(function FireChoice({ runs, ids, several, onChoose }: Props) {
  return (
    <div className="fire-choice">
      {(several ? places.slice(0, ids.length + 1) : ['Klass']).map((place, index) => (
        <label key={place}>
          {place}
          <select
            value={ids[index] ?? ''}
            onChange={({ target }) => onChoose(Object.assign([...ids], { [index]: target.value }).filter(Boolean))}
          >
            {index > 0 && <option value="">Ingen</option>}
            {runs.map(({ id, title, name }) => (
              <option value={id} key={id}>
                {several ? `${name}, ${title}` : name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
});
