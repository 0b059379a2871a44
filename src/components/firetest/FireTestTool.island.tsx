import { useEffect, useState } from 'react';
import type { FireRun } from '../../catalogue/classes/fireRuns.ts';
import { queryNames } from '../../content/paths.ts';
import { FireChoice } from './FireChoice.tsx';
import { FireClock } from './FireClock.tsx';
import { setAddress } from '../ui/setAddress.ts';

type Props = {
  /** What can be chosen. */
  runs: FireRun[];
  /** Ids of those that are chosen as the page opens. */
  first: string[];
};

/** The fire test: what stands in the furnace, and the time. */
export function FireTestTool({ runs, first }: Props) {
  const [ids, setIds] = useState(first);
  const several = new Set(runs.map(({ title }) => title)).size > 1;

  useEffect(() => {
    const asked = new URL(location.href).searchParams.get(queryNames.tested)?.split(',').slice(0, 3) ?? [];
    const found = asked.flatMap((name) => runs.find(({ id }) => id === name || id.startsWith(`${name}.`))?.id ?? []);
    if (several && found.length > 0) setIds(found);
  }, [runs, several]);

  function choose(next: string[]) {
    setIds(next);
    if (!several) return;
    const address = new URL(location.href);
    address.searchParams.set(queryNames.tested, next.join());
    setAddress(address.href.replaceAll('%2C', ','));
  }

  const chosen = ids.flatMap((id) => runs.find((run) => run.id === id) ?? []);
  return (
    <div className="fire-tool">
      {runs.length > 1 && <FireChoice runs={runs} ids={ids} several={several} onChoose={choose} />}
      <FireClock runs={chosen} />
    </div>
  );
}
