import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jsonSchemaFiles } from './jsonSchemas.ts';
import { root } from './project.ts';

type Schema = { description?: string; properties?: Record<string, Schema> } & { [key: string]: unknown };

/** Names of all fields below a schema that have no description, as ”facts.smoke.classes”. */
function undescribed(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, ...rest } = schema as Schema;
  const fields = Object.entries(properties ?? {}).flatMap(([name, field]) => [
    ...(field.description ? [] : [`${path}${name}`]),
    ...undescribed(field, `${path}${name}.`),
  ]);
  return [...fields, ...Object.entries(rest).flatMap(([key, value]) => undescribed(value, `${path}${key}.`))];
}

describe.each(jsonSchemaFiles())('$path', ({ path, text }) => {
  test('is what the schema in the code says', () => {
    expect(existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8'), 'Run "npm run schema".').toBe(text);
  });

  test('tells an editor what each field is', () => {
    expect(undescribed(JSON.parse(text))).toEqual([]);
  });
});

test('every data file names its schema', () => {
  const paths = jsonSchemaFiles().map(({ path }) => path);
  const files = globSync('src/{catalogue/data/*,content,content/projects}/*.json', { cwd: root });
  const nameless = files.filter((file) => {
    if (paths.includes(file)) return false;
    const { $schema = '' } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { $schema?: string };
    return !paths.includes(relative(root, join(root, dirname(file), $schema)));
  });
  expect(files.length).toBeGreaterThan(paths.length);
  expect(nameless).toEqual([]);
});
