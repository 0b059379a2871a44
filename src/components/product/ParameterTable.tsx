import type { Row } from '../../catalogue/rows.ts';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import './ParameterTable.css';

type Props = { rows: Row[] };

/** A product's technical data, read like a data sheet. */
export function ParameterTable({ rows }: Props) {
  return (
    <table className="parameter-table">
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">Värde</th>
          <th scope="col">Enhet</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, value, unit }) => (
          <tr key={id}>
            <th scope="row">
              <TechnicalText text={name} />
            </th>
            <td>
              <TechnicalText text={value} />
            </td>
            <td>{unit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
