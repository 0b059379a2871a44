import type { Boundary } from '../content/mounting.ts';
import { TechnicalText } from './TechnicalText.tsx';
import './BoundaryTable.css';

type Props = {
  boundaries: readonly Boundary[];
  /** What the table is called by readers that cannot see its heading. */
  label: string;
};

/** Who delivers, mounts and connects what at a door (gränsdragningslista). */
export function BoundaryTable({ boundaries, label }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what is beside the window
    <section className="boundary-table" aria-label={label} tabIndex={0}>
      <table>
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
              <td>{delivers}</td>
              <td>{mounts}</td>
              <td>{connects}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
