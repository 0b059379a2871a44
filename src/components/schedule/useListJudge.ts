import { useMemo } from 'react';
import type { ListedProduct } from '../../catalogue/schedule/judged.ts';
import { listJudge, type ListJudge } from '../../catalogue/schedule/listJudge.ts';
import { useLater } from '../ui/useLater.ts';

/** What judges rows, for a list that has one, and what comes with the first. */
export const loadJudge = async () => {
  const [{ judgeRow }, { later }] = await Promise.all([
    import('../../catalogue/schedule/judge.ts'),
    import('./scheduleLater.ts'),
  ]);
  return { judgeRow, ...later };
};

type Found = { judge?: ListJudge; Paper?: Awaited<ReturnType<typeof loadJudge>>['SchedulePaper'] };

/** What judges the rows and what prints them; neither is there until the list has rows and their code has come. */
export function useListJudge(products: readonly ListedProduct[], hasRows: boolean): Found {
  const later = useLater(loadJudge, hasRows);
  return useMemo(
    () => (later ? { judge: listJudge(products, later), Paper: later.SchedulePaper } : {}),
    [later, products],
  );
}
