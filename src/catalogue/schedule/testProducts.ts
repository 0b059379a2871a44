/** The products of the site, and what they answer, for the tests. */
import { claimsOf } from '../classes/claims.ts';
import { sizesOf } from '../fit/fit.ts';
import { productKeyOf } from '../productKey.ts';
import { products } from '../products.ts';
import { emptyRow, type DoorRow } from './doorRow.ts';
import { judgeRow } from './judge.ts';

/** All products as the list knows them. */
export const listed = products.map((product) => ({
  key: productKeyOf(product),
  title: product.title,
  claims: claimsOf(product),
  sizes: sizesOf(product),
}));
/** A product by its key. */
export const find = (key: string | undefined) => listed.find((product) => product.key === key);
/** What a product answers to a row. */
export const judge = (key: string, row: Partial<DoorRow>) => judgeRow({ ...emptyRow, ...row }, find(key));
/** What is known of a row without a product. */
export const possibleOf = (row: Partial<DoorRow>) => judgeRow({ ...emptyRow, ...row }, undefined, listed);
