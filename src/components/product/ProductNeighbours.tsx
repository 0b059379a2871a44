import { productsIn } from '../../catalogue/products.ts';
import type { Product } from '../../catalogue/schema.ts';
import { paths } from '../../content/paths.ts';
import './Neighbours.css';

type Props = { product: Product };

/** Ways on from a product: the one before and the one after in the same part of the catalogue. */
export function ProductNeighbours({ product }: Props) {
  const siblings = productsIn(product.category);
  const index = siblings.indexOf(product);
  const previous = siblings[index - 1];
  const next = siblings[index + 1];
  return (
    <nav className="neighbours screen-only" aria-label="Fler produkter">
      {previous && (
        <a href={paths.product(previous)} rel="prev">
          <span>Föregående</span>
          {` ${previous.title}`}
        </a>
      )}
      {next && (
        <a href={paths.product(next)} rel="next">
          <span>Nästa</span>
          {` ${next.title}`}
        </a>
      )}
    </nav>
  );
}
