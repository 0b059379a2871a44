/** JSON Schemas of the data files, with which editors complete and check them. */
import { z } from 'zod';
import { productSchema } from '../../src/catalogue/schema.ts';
import { companySchema, projectSchema } from '../../src/content/schema.ts';

const schemas = [
  { path: 'src/catalogue/product.schema.json', title: 'A product of the catalogue', schema: productSchema },
  { path: 'src/content/company.schema.json', title: 'The company behind the site', schema: companySchema },
  { path: 'src/content/project.schema.json', title: 'A project of the gallery', schema: projectSchema },
];

/** The files that `npm run schema` writes: paths from the project's folder, and texts. */
export function jsonSchemaFiles(): { path: string; text: string }[] {
  return schemas.map(({ path, title, schema }) => {
    const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
    return { path, text: `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n` };
  });
}
