import { us, type Boundary } from '../../content/mounting.ts';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import './BoundaryTable.css';

type Props = {
  boundaries: readonly Boundary[];
  /** What the table is called by readers that cannot see its heading. */
  label: string;
};

/**
 * Who delivers, mounts and connects what at a door (gränsdragningslista); what is agreed is written over it, on the
 * screen or by hand. Nothing is kept.
 */
export function BoundaryTable({ boundaries, label }: Props) {
  return (
    <div className="boundary-table">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Del</th>
            <th scope="col">Klara ut</th>
            <th scope="col">Levererar</th>
            <th scope="col">Monterar</th>
            <th scope="col">Ansluter och provar</th>
          </tr>
        </thead>
        <tbody>
          {boundaries.map(({ part, settle, delivers, mounts, connects }) => (
            <tr key={part}>
              <th scope="row">
                <TechnicalText text={part} />
              </th>
              <td>
                <TechnicalText text={settle} />
              </td>
              {Object.entries({ Levererar: delivers, Monterar: mounts, 'Ansluter och provar': connects }).map(
                ([work, who]) => (
                  <td data-label={work} key={work}>
                    <textarea
                      rows={1}
                      autoComplete="off"
                      aria-label={`${part}: ${work.toLowerCase()}`}
                      data-ours={who === us || undefined}
                      defaultValue={who}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
