/** Netlify cannot be run here: its own parsers read what the build has made for it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folders } from '../../scripts/lib/project.ts';
import { secureTransport } from '../../build/headers.ts';
import { savedHeaders } from '../../build/hosts/write.ts';
import { cacheRules, errorPageFor } from '../../build/hosting.ts';

const parsers = join(folders.deploy, 'node_modules/@netlify');
type Parsed<Key extends string, Rule> = Record<Key, Rule[]> & { errors: unknown[] };
type HeaderRule = { for: string; values: Record<string, string> };
type Redirect = { from: string; to: string; status: number; force: boolean };

async function parser<Parse>(name: string, parse: string): Promise<Parse> {
  return ((await import(pathToFileURL(join(parsers, name, 'lib/index.js')).href)) as Record<string, Parse>)[
    parse
  ] as Parse;
}

describe.skipIf(!existsSync(parsers))('netlify', () => {
  test('the headers are read without a fault, and no two rules set the same one on any address', async () => {
    const parse = await parser<(options: object) => Promise<Parsed<'headers', HeaderRule>>>(
      'headers-parser',
      'parseAllHeaders',
    );
    const { headers, errors } = await parse({ headersFiles: [join(folders.localSite, '_headers')], minimal: true });
    expect(errors).toEqual([]);
    const rules = new Map(headers.map((rule) => [rule.for, rule.values]));
    expect(rules.get('/*')).toEqual({ ...(await savedHeaders(folders.localDeploy)), ...secureTransport });
    expect(rules.get('/assets/*')).toEqual({ 'Cache-Control': cacheRules.asset });
    for (const path of ['/film/*', '/ritningar/*', '/robots.txt', '/sitemap.xml', '/favicon.svg'])
      expect(rules.get(path), `${path}`).toMatchObject({ 'Cache-Control': cacheRules.file });

    // Cloudflare's limits: a hundred rules, two thousand characters a line.
    expect(headers.length).toBeLessThanOrEqual(100);
    expect(
      Math.max(...headers.flatMap(({ values }) => Object.entries(values).map((line) => line.join(': ').length))),
    ).toBeLessThan(2000);
  });

  test('where nothing is, the page is the one that hosting.ts names', async () => {
    const parse = await parser<(options: object) => Promise<Parsed<'redirects', Redirect>>>(
      'redirect-parser',
      'parseAllRedirects',
    );
    const { redirects, errors } = await parse({
      redirectsFiles: [join(folders.localDeploy, '_redirects')],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(redirects.every(({ status, force }) => status === 404 && !force)).toBe(true);

    // Netlify takes the first rule that fits, and a slash at the end makes no difference to it.
    const matches = (from: string, path: string) =>
      new RegExp(`^${from.replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}/?$`).test(path);
    for (const path of [
      '/produkter/a/b',
      '/produkter/a/b/',
      '/produkter/a',
      '/produkter/a/b/c',
      '/finns-inte',
      '/',
      '/produkterna/a/b',
    ]) {
      expect(redirects.find(({ from }) => matches(from, path))?.to, `${path}`).toBe(errorPageFor(path));
    }
  });
});
