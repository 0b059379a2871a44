/** The JSON Schema of the catalogue as data: what productJson.ts writes. */
import { z } from 'zod';
import { factsSchema } from '../catalogue/schema.ts';
import { categories, elements, kinds, standings } from '../catalogue/vocabulary.ts';

const day = z.iso.date().describe('Day of the last change.');

const record = z
  .strictObject({
    $schema: z.string().optional(),
    id: z.url().describe('Address of the product’s page; it stays.'),
    category: z.enum(categories),
    number: z.int().min(1).describe('Number within the category.'),
    kind: z.enum(kinds),
    title: z.string(),
    system: z.string().optional().describe('The maker’s system.'),
    maker: z.string(),
    description: z.string(),
    classes: z
      .array(
        z.strictObject({
          element: z
            .enum(elements)
            .describe('The part that has the classes; the first is what the product is sold as.'),
          part: z.string().describe('The part in Swedish.'),
          text: z.string().describe('Its fire classes, as they are written.'),
        }),
      )
      .min(1),
    values: z
      .array(
        z.strictObject({
          id: z.string().describe('The same for the same thing in every product.'),
          name: z.string(),
          value: z.string().describe('In Swedish, with a decimal comma.'),
          unit: z.string().optional(),
          standing: z
            .enum([...standings, 'asked'])
            .describe('stated by the maker of the system, optional, guide, derived, or asked: the quote tells.'),
          source: z.string().optional().describe('What the value was calculated from, or a document.'),
        }),
      )
      .describe('The parameter table.'),
    facts: factsSchema.describe('The same as numbers, in mm, m², kg and dB. What is left out is not known.'),
    files: z.record(z.string(), z.url()).describe('The product’s documents.'),
    changed: day.optional(),
  })
  .describe('A product.');

/** What a program gets of a product. */
export type ProductRecord = z.infer<typeof record>;

/**
 * The schema of the whole catalogue; a product alone is its #/$defs/product. `address` is where the schema itself is.
 */
export function catalogueJsonSchema(address: string): object {
  const { $schema, $defs, ...product } = z.toJSONSchema(record);
  return {
    $schema,
    $id: address,
    title: 'Catalogue of fire-rated doors and glazing',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      id: { type: 'string', format: 'uri' },
      changed: { type: 'string', format: 'date', description: 'Day of the last change.' },
      products: { type: 'array', items: { $ref: '#/$defs/product' } },
    },
    required: ['id', 'products'],
    additionalProperties: false,
    $defs: { ...$defs, product },
  };
}
