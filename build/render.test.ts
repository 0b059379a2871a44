import { afterEach, expect, test, vi } from 'vitest';
import { products } from '../src/catalogue/products.ts';
import type { MailSettings } from '../src/mail/send.ts';
import { embeddedMail } from './mailSettings.ts';
import { paths } from '../src/content/paths.ts';

const kinds = ['AboutPage', 'ContactPage'];
const styles = Object.fromEntries(kinds.map((kind) => [kind, { text: '' }]));
const assets = { styles, font: '/font.woff2', script: '/entry.js' };

/** The renderer as it is in a build with these mail settings. */
async function rendererWith(mail: MailSettings) {
  vi.stubGlobal('__MAIL__', mail);
  vi.resetModules();
  return import('./render.tsx');
}

afterEach(() => vi.unstubAllGlobals());

test('the pages are those of the specification, each in the file where a static host looks for it', async () => {
  const { listPages } = await rendererWith(null);
  const files = new Map(listPages().map(({ path, file }) => [path, file]));
  expect(files.get(paths.home)).toBe('index.html');
  expect(files.get(paths.products)).toBe('produkter.html');
  expect(files.get('/produkter/steel/12')).toBe('produkter/steel/12.html');
  expect(files.get('/404')).toBe('404.html');
  expect(files.size).toBe(5 + products.length + 2);
  expect(listPages().flatMap(({ path, indexed }) => (indexed ? [] : path))).toEqual(['/produkt-saknas', '/404']);
});

test('an address without a page has no text', async () => {
  const { renderPage, renderDrawing } = await rendererWith(null);
  expect(await renderPage('/finns-inte', assets)).toBeUndefined();
  expect(await renderPage('/produkter/aluminium/17', assets)).toBeUndefined();
  expect(await renderDrawing('/ritningar/aluminium-17.svg')).toBeUndefined();
});

test('a page is a whole document', async () => {
  const { renderPage } = await rendererWith(null);
  const html = await renderPage(paths.about, assets);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="sv">/i);
  expect(html).toMatch(/<\/html>$/);
});

test('a drawing is a picture of its own', async () => {
  const { listDrawings, renderDrawing } = await rendererWith(null);
  expect(listDrawings()).toHaveLength(1 + 28);
  expect(await renderDrawing(paths.placeholder)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
});

test('the plain form goes to the provider when there are keys', async () => {
  const { renderPage } = await rendererWith({
    origin: 'https://api.emailjs.com',
    publicKey: 'nyckel',
    serviceId: 'tjänst',
    templateId: 'mall',
  });
  const html = await renderPage(paths.contact, assets);
  expect(html).toMatch(/<form[^>]+action="https:\/\/api\.emailjs\.com\/api\/v1\.0\/email\/send-form"/);
  expect(html).toContain('name="user_id" value="nyckel"');
  expect(html).toContain('name="service_id" value="tjänst"');
  expect(html).toContain('name="template_id" value="mall"');
});

test('the plain form goes to the embedded mailbox on this machine', async () => {
  const { renderPage } = await rendererWith(embeddedMail);
  expect(await renderPage(paths.contact, assets)).toMatch(/<form[^>]+action="\/api\/v1\.0\/email\/send-form"/);
});

test('the plain form opens the visitor’s mail program when there are no keys', async () => {
  const { renderPage } = await rendererWith(null);
  const html = await renderPage(paths.contact, assets);
  expect(html).toMatch(/<form[^>]+action="mailto:[^"?]+"[^>]+enctype="text\/plain"/i);
  expect(html).not.toContain('user_id');
});
