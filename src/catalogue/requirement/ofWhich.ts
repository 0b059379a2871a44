/**
 * How many of the products that fulfil a requirement depend on what is ordered, in Swedish. The class reader loads it
 * with its answer.
 */
import { conditionOf, type Match } from './match.ts';
import { joined } from '../phrasing.ts';

/**
 * Goes after the number of those that fulfil a requirement, and says of how many that depends on what is ordered: ”,
 * varav 4 med tillval S200”.
 */
export function ofWhich(matches: readonly Match[]): string {
  const depending = matches.filter(conditionOf);
  if (depending.length === 0) return '';
  const options = new Set(
    depending.map(({ conditions }) =>
      joined(
        conditions.flatMap(({ option }) => option ?? []),
        'och',
      ),
    ),
  );
  const [only = ''] = options;
  const named = options.size > 1 ? 'med tillval' : `med tillval ${only}`;
  // What is no option is of another kind in each product: its row says it.
  const how = options.has('') ? 'med villkor' : named;
  const number = depending.length < matches.length ? `varav ${depending.length} ` : matches.length > 1 ? 'alla ' : '';
  return `, ${number}${how}`;
}
