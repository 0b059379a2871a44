import { firstRuns, type FireRun } from '../../catalogue/classes/fireRuns.ts';
import { furnaceDegrees, promiseWords, stillMinutes } from '../../catalogue/classes/fireTest.ts';
import { Island } from '../../engine/Island.tsx';
import { FireSection } from './FireSection.tsx';
import { FireTestTool } from './FireTestTool.island.tsx';
import './FireTest.css';
import '../ui/Field.css';

type Props = {
  /** What can be put into the furnace. */
  runs: FireRun[];
  /** The runs that stand in it as the page opens; others than the first two of an hour. */
  first?: FireRun[];
};

/** The fire test in the visitor's hand; without script, and where nothing may move, four still moments. */
export function FireTest({ runs, first = firstRuns(runs) }: Props) {
  return (
    <div className="fire-test">
      <Island component={FireTestTool} when="use" asked="prov" props={{ runs, first: first.map(({ id }) => id) }} />
      {first.map((run) => (
        <ol className="fire-stills" key={run.id} aria-label={`${run.title}, ${run.name}`}>
          {stillMinutes(run).map((minute) => {
            const { verb, figure } = promiseWords(run, minute);
            return (
              <li key={minute}>
                <FireSection tested={run} minute={minute} />
                <p className="note">
                  {/* One text each: React puts a comment between two. */}
                  <strong>{`${minute}\u00a0min`}</strong>
                  {` Ugnen ${furnaceDegrees(minute)}. ${run.name} ${verb} ${figure}.`}
                </p>
              </li>
            );
          })}
        </ol>
      ))}
      <p className="note">
        Illustration med ett skikt för varje kvart som klassen isolerar, inget mätvärde från en produkt.
      </p>
    </div>
  );
}
