import { Island } from '../../engine/Island.tsx';
import { PrintButton } from '../ui/PrintButton.island.tsx';
import { ReferenceFold } from './ReferenceFold.tsx';
import './Checklist.css';

type Props = {
  /** Id of the list, which its print button goes to. */
  id: string;
  checks: readonly string[];
};

const answers = ['Bra', 'Åtgärda'];
const fields = ['Dörr (littera eller plats)', 'Nummer på märkskylten', 'Datum', 'Namn'];

/**
 * A list for one door, filled in on the screen or printed on one A4 and filled in by hand; nothing is kept. Opened at
 * its own id, the page prints nothing else.
 */
export function Checklist({ id, checks }: Props) {
  return (
    <section className="checklist" id={id} aria-labelledby={`${id}-rubrik`}>
      <ReferenceFold
        id={`${id}-rubrik`}
        heading="Checklista för en branddörr"
        promise={`${checks.length} kontroller på ett A4, att fylla i här eller för hand`}
      >
        <div>
          <Island component={PrintButton} when="use" props={{ label: 'Skriv ut på ett A4', part: id }} />
        </div>
        <ul className="checklist-fields">
          {fields.map((field) => (
            <li key={field}>
              <label>
                {field}
                <input type="text" autoComplete="off" />
              </label>
            </li>
          ))}
        </ul>
        <table>
          <thead>
            <tr>
              <th scope="col">Kontrollera</th>
              {answers.map((answer) => (
                <th scope="col" key={answer}>
                  {answer}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {checks.map((check) => (
              <tr key={check}>
                <th scope="row">{check}</th>
                {answers.map((answer) => (
                  <td key={answer}>
                    <input type="checkbox" aria-label={`${check}: ${answer.toLowerCase()}`} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <label className="checklist-remarks">
          Åtgärder och anmärkningar
          <textarea rows={3} autoComplete="off" />
        </label>
      </ReferenceFold>
    </section>
  );
}
