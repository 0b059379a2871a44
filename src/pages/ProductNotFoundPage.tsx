import { Metadata } from '../components/frame/Metadata.tsx';
import { company } from '../content/company.ts';
import { categories, categoryNames } from '../catalogue/vocabulary.ts';
import { paths } from '../content/paths.ts';
import '../components/ui/Button.css';
import './NotFoundPage.css';

/** Shown for a category and id that match no product. The heading's words are the specification's. */
export function ProductNotFoundPage() {
  return (
    <div className="page not-found">
      <Metadata title={`Produkten finns inte | ${company.name}`} description="Produkten finns inte i katalogen." />
      <p className="not-found-code" aria-hidden="true" />
      <h1 lang="en">Product not found</h1>
      <p className="lead">Produkten finns inte i vår katalog. Den kan ha bytt nummer eller utgått.</p>
      <ul className="not-found-ways">
        {categories.map((category) => (
          <li key={category}>
            <a className="text-link" href={paths.catalogue(category)}>
              Alla produkter i {categoryNames[category].toLowerCase()}
            </a>
          </li>
        ))}
        <li>
          <a className="text-link" href={paths.contact}>
            Fråga oss
          </a>
        </li>
      </ul>
    </div>
  );
}
