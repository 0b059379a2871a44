import { masters } from 'virtual:pictures';
import { insulates } from '../catalogue/classes/fireClass.ts';
import { productKeyOf } from '../catalogue/productKey.ts';
import type { PropertyKey } from '../catalogue/register.ts';
import { rowsOf } from '../catalogue/rows.ts';
import type { Product } from '../catalogue/schema.ts';
import { calloutsOf, type Callout } from './callouts.ts';

/** What the parts are called, the most telling first, and the property that states their size. */
const parts: Record<string, { name: string; size?: PropertyKey[] }> = {
  profile: { name: 'Profil', size: ['frameDepth', 'profileDepth', 'mullionDepth'] },
  'panic bar': { name: 'Panikutrymnings\u00adbeslag' },
  closer: { name: 'Dörrstängare' },
  carriage: { name: 'Löpvagn' },
  rail: { name: 'Löpskena' },
  cover: { name: 'Kåpa' },
  belt: { name: 'Kuggrem' },
  'ridge cap': { name: 'Nockplåt' },
  upstand: { name: 'Sarg' },
  slab: { name: 'Bjälklag' },
  holder: { name: 'Dold hållare' },
  sheet: { name: 'Stålplåt' },
  inlay: { name: 'Inlägg av aluminiumsilikat' },
  core: { name: 'Isolerande kärna' },
  glass: { name: 'Glas', size: ['infill'] },
  board: { name: 'Brandskiva' },
  strip: { name: 'Svällist' },
  gasket: { name: 'Tätningslist' },
  hinge: { name: 'Gångjärn' },
  cap: { name: 'Täcklist', size: ['capWidth'] },
  plate: { name: 'Klämprofil' },
  wool: { name: 'Mineralull' },
  break: { name: 'Isolersteg' },
  joint: { name: 'Fog', size: ['jointWidth'] },
  bead: { name: 'Glaslist' },
  layer: { name: 'Svällskikt i glaset' },
  panel: { name: 'Emaljerat glas' },
  'drop seal': { name: 'Fallande tröskeltätning' },
};

/**
 * The picture of a product pulled apart: a path below src/pictures, what is seen, and what its numbers point at;
 * undefined until it has been rendered.
 */
export function explodedOf(
  product: Product,
): { src: string; alt: string; callouts: Callout[]; names: string[] } | undefined {
  const name = `products/${productKeyOf(product)}-exploded`;
  const src = `${name}.webp`;
  const hasInsulation = product.facts.fire.some(({ classes }) => classes.some(insulates));
  const points = calloutsOf(
    name,
    // Glass that only holds flames back needs no swelling layers.
    Object.keys(parts).filter((part) => part !== 'layer' || hasInsulation),
  );
  if (!masters[src] || points.length === 0) return undefined;
  const known = points.flatMap(({ part }) => parts[part] ?? []);
  return {
    src,
    alt: 'Samma snitt isärdraget i sina delar.',
    callouts: points,
    names: known.map(({ name: word, size }) => `${word}${sizeOf(product, size)}`),
  };
}

/** `, 78 mm` where a row of the product's table says so in millimetres. */
function sizeOf(product: Product, keys: PropertyKey[] = []): string {
  const row = rowsOf(product).find(({ property, unit }) => keys.includes(property) && unit === 'mm');
  return row ? `, ${row.value}\u00a0mm` : '';
}
