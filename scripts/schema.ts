/** `npm run schema`: writes the JSON Schemas of the data files, with which editors complete and check them. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonSchemaFiles } from './lib/jsonSchemas.ts';
import { main } from './lib/main.ts';
import { root } from './lib/project.ts';

await main(async () => {
  for (const { path, text } of jsonSchemaFiles()) {
    await writeFile(join(root, path), text);
    console.log(`Wrote ${path}.`);
  }
});
