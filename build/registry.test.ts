import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { products } from '../src/catalogue/products.ts';
import { toolLinks } from '../src/content/toolLinks.ts';
import type { Artefact } from './artefact.ts';
import type { History } from './gitHistory.ts';
import type { MailSettings } from '../src/mail/provider.ts';
import { pageScripts } from './sourceGraph.ts';

const root = resolve(import.meta.dirname, '..');
const now = new Date('2026-11-21T12:00:00Z');
const noHistory: History = { lastCommit: null, changed: new Map() };

/** The site's artefacts in a build with these settings and this history. */
async function siteWith({ mail = null, history = noHistory }: { mail?: MailSettings; history?: History } = {}) {
  vi.stubGlobal('__MAIL__', mail);
  vi.resetModules();
  const { listArtefacts, listPageKinds, make } = await import('./registry.tsx');
  const scripts = pageScripts(root, listPageKinds());
  const kinds = Object.fromEntries(
    listPageKinds().map((kind) => [kind, { styles: { text: '' }, scripts: scripts.get(kind) ?? [] }]),
  );
  const assets = { font: '/font.woff2', script: '/script.js', kinds };
  const artefacts = listArtefacts({ root, assets, readHistory: async () => history, now });
  const find = (path: string): Artefact => {
    const found = artefacts.find((artefact) => artefact.path === path);
    if (!found) throw new Error(`There is no ${path}.`);
    return found;
  };
  return {
    artefacts,
    find,
    text: async (path: string) => String((await make(root, find(path))).body),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('what an artefact is made of is there', async () => {
  const inputs = new Set((await siteWith()).artefacts.flatMap((artefact) => artefact.inputs));
  expect([...inputs].filter((input) => !existsSync(join(root, input)))).toEqual([]);
  const isFolder = (input: string) => !/\.\w+$/.test(input);
  expect([...inputs].filter((input) => isFolder(input) !== input.endsWith('/'))).toEqual([]);
});

test('a page has the date of the latest of what it shows and of its own code, not of what all pages share', async () => {
  const changed = new Map([
    ['src/catalogue/data/steel/3.json', '2026-05-01T00:00:00Z'],
    ['src/catalogue/data/steel/4.json', '2026-02-01T00:00:00Z'],
    ['src/components/product/ParameterTable.tsx', '2026-03-01T00:00:00Z'],
    ['src/components/frame/Footer.tsx', '2026-06-01T00:00:00Z'],
    ['src/components/contact/ContactFields.tsx', '2026-04-01T00:00:00Z'],
  ]);
  const sitemap = await (await siteWith({ history: { lastCommit: null, changed } })).text('/sitemap.xml');
  const dates = Object.fromEntries(
    Array.from(sitemap.matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g), ([, path, time]) => [
      path,
      time,
    ]),
  );
  expect(dates).toMatchObject({
    '/': '2026-05-01T00:00:00Z',
    '/produkter': '2026-05-01T00:00:00Z',
    '/produkter/steel/3': '2026-05-01T00:00:00Z',
    '/produkter/steel/4': '2026-03-01T00:00:00Z',
    '/kontakt': '2026-04-01T00:00:00Z',
  });
  expect(dates).not.toHaveProperty('/galleri');
});

test('without a history the sitemap lists the pages and has no dates; error pages are never listed', async () => {
  const sitemap = await (await siteWith()).text('/sitemap.xml');
  expect(sitemap).not.toContain('lastmod');
  expect(sitemap.match(/<loc>/g)).toHaveLength(5 + toolLinks.length + products.length);
  expect(sitemap).not.toMatch(/404|saknas/);
});

const expiry = async (lastCommit: string | null) => {
  const { text } = await siteWith({ history: { ...noHistory, lastCommit } });
  return /^Expires: (.*)$/m.exec(await text('/.well-known/security.txt'))?.[1];
};

test('the security note of a commit is always the same, and it ends within a year', async () => {
  expect(await expiry('2026-11-01T10:00:00+01:00')).toBe('2027-10-27T09:00:00.000Z');
});

test('a site that is built from an old commit, or without git, has a security note that is in force', async () => {
  for (const lastCommit of [null, '2025-01-01T00:00:00Z'])
    expect(await expiry(lastCommit)).toBe('2027-11-16T12:00:00.000Z');
});

test('the plain form goes to the provider when there are keys', async () => {
  const mail = { origin: 'https://api.emailjs.com', publicKey: 'nyckel', serviceId: 'tjänst', templateId: 'mall' };
  const html = await (await siteWith({ mail })).text('/kontakt.html');
  expect(html).toMatch(/<form[^>]+action="https:\/\/api\.emailjs\.com\/api\/v1\.0\/email\/send-form"/);
  expect(html).toContain('name="user_id" value="nyckel"');
  expect(html).toContain('name="service_id" value="tjänst"');
  expect(html).toContain('name="template_id" value="mall"');
});

test('the plain form opens the visitor’s mail program when there are no keys', async () => {
  const html = await (await siteWith()).text('/kontakt.html');
  expect(html).toMatch(/<form[^>]+action="mailto:[^"?]+"[^>]+enctype="text\/plain"/i);
  expect(html).not.toContain('user_id');
});
