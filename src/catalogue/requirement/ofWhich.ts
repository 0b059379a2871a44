/**
 * Says how many of the products that fulfil a requirement depend on what is ordered. The class reader loads this with
 * its answer.
 */
import { conditionOf, type Match } from './match.ts';
import { joined } from '../phrasing.ts';

/** Goes behind the number of products that fulfil a requirement: ”, varav 4 med tillval S200”. */
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
  // A condition that is no option differs from product to product: each row says its own.
  const how = options.has('') ? 'med villkor' : named;
  const number = depending.length < matches.length ? `varav ${depending.length} ` : matches.length > 1 ? 'alla ' : '';
  return `, ${number}${how}`;
}
