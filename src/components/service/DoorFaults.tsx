import type { Fault } from '../../content/upkeep.ts';
import { paths } from '../../content/paths.ts';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import './DoorFaults.css';

type Props = { faults: readonly Fault[] };

/**
 * What can be wrong with a door, each unfolded by itself: what to look at, what to leave alone, and the form that names
 * it.
 */
export function DoorFaults({ faults }: Props) {
  return (
    <ul className="door-faults">
      {faults.map(({ fault, look, leave }) => (
        <li key={fault}>
          <details name="fel">
            <summary>{fault}</summary>
            <dl>
              <div>
                <dt>Titta</dt>
                <dd>
                  <TechnicalText text={look} />
                </dd>
              </div>
              <div>
                <dt>Låt bli</dt>
                <dd>
                  <TechnicalText text={leave} />
                </dd>
              </div>
            </dl>
            <p className="screen-only">
              <a href={paths.contactForService(fault)}>Skriv till oss om det här</a>
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
}
