import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/lib/project.ts';

type PictureModule = typeof import('./Picture.tsx');

/**
 * The component looks its pictures up in a folder when it is built, so it is built here beside a folder of the test's own,
 * which lies where a build of the site at the same time does not look.
 */
let folder: string;
let server: ViteDevServer;
let Picture: PictureModule['Picture'];

beforeAll(async () => {
  await mkdir(join(root, 'node_modules/.cache'), { recursive: true });
  folder = await mkdtemp(join(root, 'node_modules/.cache/picture-test-'));
  await mkdir(join(folder, 'src/components'), { recursive: true });
  await mkdir(join(folder, 'src/pictures/produkter'), { recursive: true });
  await copyFile(join(import.meta.dirname, 'Picture.tsx'), join(folder, 'src/components/Picture.tsx'));
  await writeFile(join(folder, 'src/pictures/produkter/dorr.avif'), '');
  server = await createServer({ root: folder, configFile: false, logLevel: 'error', appType: 'custom', server: { middlewareMode: true, ws: false, watch: null }, optimizeDeps: { noDiscovery: true } });
  ({ Picture } = (await server.ssrLoadModule('/src/components/Picture.tsx')) as PictureModule);
});

afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const given = { alt: 'En dörr', drawing: '/ritningar/dorr.svg', width: 640, height: 480, sizes: '100vw' };
const html = (extra: object = {}) => renderToStaticMarkup(<Picture {...given} {...extra} />);

test('a picture is preferred to the drawing', () => {
  expect(html({ src: 'produkter/dorr.avif' })).toMatch(/ src="[^"]*\/pictures\/produkter\/dorr\.avif[^"]*"/);
  expect(html({ src: 'produkter/dorr.avif' })).not.toContain('ritningar');
});

test('the drawing stands in as long as there is no picture', () => {
  expect(html()).toContain(' src="/ritningar/dorr.svg"');
  expect(html({ src: 'produkter/annan.avif' })).toContain(' src="/ritningar/dorr.svg"');
});

test('size and description are always there', () => {
  for (const picture of [html(), html({ src: 'produkter/dorr.avif' })]) {
    expect(picture).toContain(' alt="En dörr"');
    expect(picture).toContain(' width="640" height="480"');
  }
});

test('only the picture that is seen first is loaded at once', () => {
  expect(html({ first: true })).toMatch(/loading="eager".*fetchPriority="high"/i);
  expect(html()).toContain('loading="lazy"');
  expect(html()).not.toMatch(/fetchPriority="high"/i);
});
