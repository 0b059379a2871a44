import { paths } from '../content/paths.ts';
import './CompareChoice.css';

type Props = { product: { category: string; id: number; title: string } };

/** Chooses a product to compare. Without script a link to the comparison; the island CompareBar makes it a button that stays pressed. */
export function CompareChoice({ product: { category, id, title } }: Props) {
  return (
    <a className="compare-choice" href={paths.compareWith([`${category}-${id}`])}>
      Jämför<span className="visually-hidden">{` ${title}`}</span>
    </a>
  );
}
