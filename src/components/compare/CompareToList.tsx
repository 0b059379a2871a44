import { useState } from 'react';
import type { Compared } from '../../catalogue/comparison/comparison.ts';
import { paths } from '../../content/paths.ts';
import { useLater } from '../ui/useLater.ts';
// What comes late brings no styles.
import '../ui/TextButton.css';

type Props = { products: readonly Compared[] };

// The pages of products have it as a file: one that two parts import at once would become two.
const loadAdding = () => import('../schedule/AddToSchedule.island.tsx');

/** Below each product the way into the door list, the same as on its page; until its code has come, a link. */
export function CompareToList({ products }: Props) {
  const Adding = useLater(loadAdding)?.AddToSchedule;
  const [pressed, setPressed] = useState<readonly string[]>([]);
  return (
    <tfoot className="screen-only">
      <tr>
        <th scope="row">Dörrlista</th>
        {products.map(({ key, ownClass: requirement }) => (
          <td key={key} onClickCapture={() => setPressed([...pressed, key])}>
            {Adding ? (
              // What was added before from another column is said no longer, nor taken back: the list has gone on.
              <Adding product={key} requirement={requirement} key={pressed.filter((other) => other !== key).length} />
            ) : (
              <a className="text-link" href={paths.scheduleWith(key, { requirement })}>
                Lägg i listan
              </a>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
