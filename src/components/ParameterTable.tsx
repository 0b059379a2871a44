import type { Product } from '../content/schema.ts';

type Props = { parameters: Product['parameters'] };

/** A product's technical data, read like a data sheet. */
export function ParameterTable({ parameters }: Props) {
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
        {parameters.map(({ name, value, unit }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            <td>{unit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
