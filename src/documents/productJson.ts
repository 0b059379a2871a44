/**
 * Products for other programs: every value with its standing and source, the typed facts, and an address that stays.
 */
import { classLinesOf } from '../catalogue/classLine.ts';
import { rowsOf, type Row } from '../catalogue/rows.ts';
import type { Product } from '../catalogue/schema.ts';
import type { ProductRecord } from './jsonSchema.ts';

type Origin = {
  /** Whole address of the product's page. */
  address: string;
  maker: string;
  /** Whole addresses of the product's documents by kind. */
  files: Record<string, string>;
  /** Day of the last change, ISO 8601; left out where it is not known. */
  changed?: string | undefined;
};

/** A product as programs get it; jsonSchema.ts describes the fields. */
export function productRecord(product: Product, { address, maker, files, changed }: Origin): ProductRecord {
  const { category, id, kind, title, system, description, facts } = product;
  return {
    id: address,
    category,
    number: id,
    kind,
    title,
    ...(system && { system }),
    maker,
    description,
    classes: classLinesOf(product).map(({ element, role, text }) => ({ element, part: role, text })),
    values: rowsOf(product).map(valueOf),
    facts,
    files,
    ...(changed && { changed }),
  };
}

function valueOf({ id, name, value, unit, standing, source }: Row): ProductRecord['values'][number] {
  return { id, name, value, ...(unit && { unit }), standing, ...(source && { source }) };
}

/** The text of a JSON file. */
export const jsonText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
