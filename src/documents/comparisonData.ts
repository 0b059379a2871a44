/** The tables of all products, for the page that lays them side by side. */
import { classLinesOf } from '../catalogue/classLine.ts';
import type { Compared, RowId } from '../catalogue/comparison/comparison.ts';
import { drawnOn } from '../catalogue/comparison/comparisonScale.ts';
import { withUnit } from '../catalogue/phrasing.ts';
import { productKeyOf } from '../catalogue/productKey.ts';
import { products } from '../catalogue/products.ts';
import { propertyKeys, register, type PropertyKey } from '../catalogue/register.ts';
import { rowsOf, type Row } from '../catalogue/rows.ts';
import { ownClassOf } from '../catalogue/schedule/ownClass.ts';
import { elevationOf, type Product } from '../catalogue/schema.ts';
import { paths } from '../content/paths.ts';
import { withoutWall } from '../drawings/model/withoutWall.ts';

/**
 * By what a product is chosen, in the order in which it is asked: what it resists, how large and heavy it can be, what
 * it keeps out.
 */
const deciding: PropertyKey[] = [
  'fire',
  'classIndex',
  'fireDirection',
  'smoke',
  'selfClosing',
  'doorLimit',
  'sashLimit',
  'paneLimit',
  'elementLimit',
  'span',
  'mass',
  'uWhole',
  'uFrame',
  'sound',
  'air',
  'water',
  'wind',
  'burglary',
];
/**
 * How it is built, which comes next. What is named nowhere here follows in the order of the register, and papers come
 * last.
 */
const built: PropertyKey[] = ['frameDepth', 'faceWidth', 'capWidth', 'jointWidth', 'infill'];
const papers: PropertyKey[] = ['fireTest', 'standards', 'documents'];
const rest = propertyKeys.filter((key) => !papers.includes(key));
const decides = (id: string) => deciding.some((key) => key === id.split('.')[0]);

/** Every product with its table, and all rows in the order of the choice. */
export function comparisonData(): { order: RowId[]; products: Compared[] } {
  const tables = products.map((product) => rowsOf(product).map((row) => ({ ...row, ...placeOf(row) })));
  const ids = [...new Set([...deciding, ...built, ...rest, ...papers])].flatMap((key) =>
    tables.flatMap((rows) => rows.filter(({ property }) => property === key).map(({ id }) => id)),
  );
  return {
    order: [...new Set(ids)].map((id) => ({
      id,
      ...(id in gathered && { name: gathered[id] }),
      ...(decides(id) && { decides: true as const }),
    })),
    products: products.map((product, index) => ({
      key: productKeyOf(product),
      title: product.title,
      path: paths.product(product),
      fireClass: classLinesOf(product)[0]?.text ?? '',
      ownClass: ownClassOf(product),
      listed: listedAs(product),
      drawn: drawnOn(withoutWall(elevationOf(product)).sheet, product.kind),
      rows: (tables[index] ?? []).map(({ id, name, value, unit, standing }) => ({
        id,
        name,
        ...(standing !== 'asked' && { value: withUnit(value, unit) }),
      })),
    })),
  };
}

/** A field of a telephone's width has no room for a name and the class that it has in it. */
function listedAs(product: Product): string {
  const { title } = product;
  const classes = classLinesOf(product)[0]?.text.replace(' och ', ', ');
  return /\bR?E[IW]?\d/.test(title) ? title : `${title} (${classes})`;
}

/**
 * Rows that hold what products say of different parts: a class of a door beside that of a facade, the depth of a frame
 * beside that of a mullion, and the papers of one laboratory beside those of another. Each in a row of its own would
 * leave most cells of them blank.
 */
const gathered: Record<string, string> = {
  fire: `${register.fire.name} (${register.fire.standard.replace(' ', '\u00a0')})`,
  fireTest: register.fireTest.name,
  depth: 'Djup',
  documents: register.documents.name,
};

const depths = new Set<PropertyKey>(['frameDepth', 'leafDepth', 'profileDepth', 'mullionDepth', 'transomDepth']);

/** Where a row stands, and what its line is called there. */
function placeOf({ id, property, name, about }: Row): Pick<Row, 'id' | 'name'> {
  if (depths.has(property)) return { id: 'depth', name };
  if (property === 'documents') return { id: property, name };
  return property in gathered ? { id: property, name: about } : { id, name };
}
