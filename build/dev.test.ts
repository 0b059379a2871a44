import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../src/catalogue/products.ts';
import { paths } from '../src/content/paths.ts';

let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  server = await createServer({
    logLevel: 'silent',
    define: { __MAIL__: 'null' },
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? 'no address';
}, 60_000);

afterAll(() => server.close());

const read = async (path: string) => {
  const response = await fetch(origin + path);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

test('the development server answers with pages, documents and the 404 page, as a host does', async () => {
  const [product] = products;
  if (!product) throw new Error('There is no product.');
  expect(await read(paths.product(product))).toMatchObject({
    status: 200,
    type: 'text/html; charset=utf-8',
    text: expect.stringContaining(product.title),
  });
  expect(await read('/robots.txt')).toMatchObject({ status: 200, text: expect.stringContaining('Sitemap:') });
  expect(await read('/finns-inte')).toMatchObject({ status: 404, text: expect.stringContaining('404') });
}, 60_000);

test('an address that cannot be decoded is answered, and the server goes on', async () => {
  expect((await read('/%E0%A4%A')).status).toBeGreaterThanOrEqual(400);
  expect((await read('/robots.txt')).status).toBe(200);
}, 60_000);
