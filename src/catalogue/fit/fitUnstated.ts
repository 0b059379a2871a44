import type { Fit, Sizes } from './fit.ts';
import { largest } from './fitWords.ts';
import { limitNames } from './limitWords.ts';

/** What is not stated, in the fewest words: ”största bredd”; '' where the answer is yes or no. */
export function fitUnstated({ answer, binds, limit, turned, inside }: Fit, { kind }: Pick<Sizes, 'kind'>): string {
  if (answer !== 'unknown') return '';
  if (!limit) return 'största mått';
  if (inside) return 'största karmmått';
  return turned ? 'om rutan får vändas' : largest(binds, limitNames(limit, kind)[1]);
}
