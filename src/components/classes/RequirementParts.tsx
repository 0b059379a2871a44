import { useState, type ChangeEvent, type RefObject } from 'react';
import type { GroupId } from '../../catalogue/elementGroups.ts';
import type { FirePerformance } from '../../catalogue/classes/fireClass.ts';
import { chipsOf, type Chip } from './requirementChips.ts';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import { useLater } from '../ui/useLater.ts';
import './IdsDownload.css';
import '../ui/NarrowFold.css';
import '../ui/FoldMark.css';
import './RequirementParts.css';
import '../ui/TextButton.css';
import '../ui/Field.css';
import '../ui/Select.css';

type Props = {
  asked: FirePerformance;
  /** See IdsDownload. */
  kind: GroupId | undefined;
  onChange: (next: FirePerformance) => void;
  /** Where the focus goes when its chip does. */
  field: RefObject<HTMLElement | null>;
};

/** A requirement letter by letter: each part can be changed, and beside it stands what it means. */
export function RequirementParts({ asked, kind, onChange, field }: Props) {
  function change({ change, passing }: Chip, value: string) {
    onChange(change(value));
    if (passing && !value) field.current?.focus();
  }
  return (
    <section className="requirement-parts" aria-labelledby="delar">
      {/* NarrowFold in so many words: used by two islands it would come with what all pages share, which the
          contact page has no room for. */}
      <details className="narrow-fold">
        <summary>
          <h3 id="delar">Bokstav för bokstav</h3>
        </summary>
        {chipsOf(asked, kind === 'dorr').map((chip) => (
          <div className="requirement-part" key={chip.id}>
            <label htmlFor={`del-${chip.id}`}>
              <TechnicalText text={chip.label} />
            </label>
            <Control chip={chip} onChange={({ target }) => change(chip, target.value)} />
            <div>
              {chip.meaning.map(({ symbol, text }) => (
                <p key={symbol}>
                  {symbol && (
                    <b>
                      <TechnicalText text={symbol} />
                    </b>
                  )}{' '}
                  <TechnicalText text={text} />
                </p>
              ))}
            </div>
          </div>
        ))}
        {asked.classes.length > 0 && <ModelCheck asked={asked} kind={kind} />}
      </details>
    </section>
  );
}

const loadIds = () => import('./IdsDownload.tsx');

/**
 * The requirement as a file with which others check their own model. Few have one, so it comes when it is asked for.
 */
function ModelCheck({ asked, kind }: Pick<Props, 'asked' | 'kind'>) {
  const [isOpen, setOpen] = useState(false);
  const ids = useLater(loadIds, isOpen);
  return (
    <details className="ids-download" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Kontrollera din egen modell (IDS)</summary>
      {ids ? <ids.IdsDownload asked={asked} kind={kind} key={kind} /> : <p>Hämtas. Kommer inget, öppna igen.</p>}
    </details>
  );
}

type ControlProps = { chip: Chip; onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void };

function Control({ chip: { id, value, options }, onChange }: ControlProps) {
  const field = { id: `del-${id}`, value, onChange, 'data-set': value || undefined };
  if (!options) return <input type="number" min={1} max={99} inputMode="numeric" {...field} />;
  return (
    <select {...field}>
      {options.map((option) => (
        <option key={option} value={option}>
          {option || '–'}
        </option>
      ))}
    </select>
  );
}
