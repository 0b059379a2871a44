import { use } from 'react';
import type { Product } from '../../catalogue/schema.ts';
import { company } from '../../content/company.ts';
import { paths } from '../../content/paths.ts';
import { filesOf } from '../../documents/files.ts';
import { FileFacts } from '../ui/FileFacts.ts';
import './PrintedOrigin.css';

type Props = { product: Product };

/**
 * Where a printed sheet comes from, and of which day its facts are: on paper nothing else tells an old one from a new
 * one.
 */
export function PrintedOrigin({ product }: Props) {
  const facts = use(FileFacts);
  const days = filesOf(product).flatMap(({ path }) => facts.get(path)?.changed ?? []);
  const last = days.toSorted().at(-1);
  return (
    <p className="printed-origin">{company.website + paths.product(product) + (last ? `, ändrad ${last}` : '')}</p>
  );
}
