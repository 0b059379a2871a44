import type { Family } from '../../catalogue/families.ts';
import { categoryNames, type ProductCategory } from '../../catalogue/vocabulary.ts';
import './FamilyLinks.css';

type Props = {
  category: ProductCategory;
  /** Those that have cards in this tab. */
  families: Family[];
};

/** One line that stays in sight and leads to each family of a tab. */
export function FamilyLinks({ category, families }: Props) {
  if (families.length < 2) return null;
  return (
    <nav className="family-links screen-only" aria-label={`${categoryNames[category]} efter slag`}>
      {families.map(({ id, name }) => (
        <a href={`#${category}-${id}`} key={id}>
          {name}
        </a>
      ))}
    </nav>
  );
}
