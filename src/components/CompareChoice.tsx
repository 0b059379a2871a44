import { paths } from '../content/paths.ts';
import './CompareChoice.css';

type Props = { product: { category: string; id: number } };

/** Chooses a product to compare. Without script a link to the comparison; the island CompareBar makes it a button that stays pressed, and names the product that its heading names. */
export function CompareChoice({ product: { category, id } }: Props) {
  return (
    <a className="compare-choice screen-only" href={paths.compareWith([`${category}-${id}`])}>
      Jämför
    </a>
  );
}
