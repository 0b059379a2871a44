import { masters } from 'virtual:pictures';
import type { PropertyKey } from '../catalogue/register.ts';
import { rowsOf } from '../catalogue/rows.ts';
import type { Product } from '../catalogue/schema.ts';
import { calloutsOf, type Callout } from './callouts.ts';

/** What the parts are called, the most telling first, and the property that states their size. */
const parts: Record<string, { name: string; size?: PropertyKey[] }> = {
  profile: { name: 'Profil', size: ['frameDepth', 'profileDepth', 'mullionDepth'] },
  break: { name: 'Bruten köldbrygga' },
  board: { name: 'Brandskiva' },
  core: { name: 'Isolerande kärna' },
  wool: { name: 'Mineralull' },
  strip: { name: 'Svällist' },
  gasket: { name: 'Tätningslist' },
  bead: { name: 'Glaslist' },
  glass: { name: 'Glas', size: ['infill'] },
  layer: { name: 'Svällskikt i glaset' },
  joint: { name: 'Fog', size: ['jointWidth'] },
  panel: { name: 'Emaljerat glas' },
  plate: { name: 'Klämprofil' },
  cap: { name: 'Täckprofil', size: ['capWidth'] },
  'ridge cap': { name: 'Nockplåt' },
  upstand: { name: 'Sarg' },
  'drop seal': { name: 'Fallande tröskeltätning' },
  hinge: { name: 'Gångjärn' },
  closer: { name: 'Dörrstängare' },
};

/** The picture of a product pulled apart: a path below src/pictures, what is seen, and what its numbers point at; undefined until it has been rendered. */
export function explodedOf(
  product: Product,
): { src: string; alt: string; callouts: Callout[]; names: string[] } | undefined {
  const name = `products/${product.category}-${product.id}-exploded`;
  const src = `${name}.webp`;
  const points = calloutsOf(name, Object.keys(parts));
  if (!masters[src] || points.length === 0) return undefined;
  const known = points.flatMap(({ part }) => parts[part] ?? []);
  return {
    src,
    alt: 'Samma hörn isärdraget i sina delar.',
    callouts: points,
    names: known.map(({ name: word, size }) => `${word}${sizeOf(product, size)}`),
  };
}

/** `, 78 mm` where a row of the product's table says so in millimetres. */
function sizeOf(product: Product, keys: PropertyKey[] = []): string {
  const row = rowsOf(product).find(({ property, unit }) => keys.includes(property) && unit === 'mm');
  return row ? `, ${row.value}\u00a0mm` : '';
}
