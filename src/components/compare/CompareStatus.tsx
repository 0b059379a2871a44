import type { ComparedGroups } from '../../catalogue/comparison/comparedGroups.ts';
import { joined } from '../../catalogue/phrasing.ts';
import { mostCompared } from './compareChoice.ts';

type Props = {
  /** How many products are chosen, and how many of them are shown. */
  chosen: number;
  shown: number;
  /** What the address names and the catalogue does not have. */
  unknown: readonly string[];
  counts: ComparedGroups['counts'];
};

/** How many products are compared, and how many rows differ. */
export function CompareStatus({ chosen, shown, unknown, counts: { differing, said, single } }: Props) {
  const all = `${chosen} produkter${chosen === mostCompared ? ` (högst ${mostCompared})` : ''}`;
  const which = shown < chosen ? `Två av ${chosen} i taget, välj nedan` : all;
  const alone = single > 0 ? `, ${single} ${single > 1 ? 'övriga' : 'övrig'} anges bara för en produkt` : '';
  return (
    <p role="status">
      {unknown.length > 0 && `Visas inte: ${joined(unknown.slice(0, 5), 'och').slice(0, 100)}. `}
      {unknown.length > 0 && shown === 0 && 'De finns inte i katalogen. Välj här eller i listan nedan.'}
      {shown === 1 && 'Lägg till minst en till.'}
      {shown > 1 && `${which}: ${differing} av ${said} rader skiljer sig${alone}.`}
    </p>
  );
}
