import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Trouble } from '../build/trouble.ts';
import { createMailbox, mailboxPath } from './mailbox.ts';
import { assertPortFree, startServer, type RunningServer } from './server.ts';

const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
const files: Record<string, string | Buffer> = {
  'index.html': '<title>Hem</title>',
  'index.html.br': brotliCompressSync('<title>Hem</title>'),
  'produkter.html': '<title>Produkter</title>',
  'produkter/steel/3.html': '<title>Stål 3</title>',
  'kapitel/index.html': '<title>Kapitel</title>',
  'om-oss.html': '<title>Om oss</title>',
  '404.html': '<title>Sidan finns inte</title>',
  '404.html.br': brotliCompressSync('<title>Sidan finns inte</title>'),
  'produkt-saknas.html': '<title>Product not found</title>',
  'assets/entry-abc.js': 'export {}',
  'assets/entry-abc.js.br': brotliCompressSync('export {}'),
  'film/a.mp4': film,
  'logotyp.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
  'bild å.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.well-known/security.txt': 'Contact: x',
  '.env': 'SECRET=1',
};

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'site', name)), { recursive: true });
    await writeFile(join(folder, 'site', name), content);
  }
  await writeFile(join(folder, 'secret.txt'), 'secret');
  server = await startServer({
    root: join(folder, 'site'),
    host: '127.0.0.1',
    port: 0,
    headers: { 'Content-Security-Policy': "default-src 'none'" },
    mailbox: createMailbox({ outbox: join(folder, 'outbox'), to: 'info@eldgrans.example', log: () => {} }),
  });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer; text: string };

/** Asks without the tidying that `fetch` does to a path. */
function ask(path: string, options: { method?: string; headers?: Record<string, string> } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const sent = request({ hostname, port, path, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer['headers'],
          body,
          text: body.toString(),
        });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Sends bytes as they are and gives the first line of the answer. */
function askRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk;
      if (answer.includes('\r\n')) socket.destroy();
    });
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}

test.each([
  ['/', 'Hem'],
  ['/?x=1', 'Hem'],
  ['/produkter', 'Produkter'],
  ['/produkter?kategori=steel', 'Produkter'],
  ['/produkter/steel/3', 'Stål 3'],
  ['/kapitel', 'Kapitel'],
  ['/om%2Doss', 'Om oss'],
])('%s is a page', async (path, title) => {
  const { status, headers, text } = await ask(path);
  expect(status).toBe(200);
  expect(text).toBe(`<title>${title}</title>`);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['content-security-policy']).toBe("default-src 'none'");
});

test.each([
  ['/index.html', '/'],
  ['/index', '/'],
  ['/index.html?a=b&c', '/?a=b&c'],
  ['/produkter.html', '/produkter'],
  ['/produkter/', '/produkter'],
  ['/produkter/?kategori=steel&x=%2F?', '/produkter?kategori=steel&x=%2F?'],
  ['/produkter.html/', '/produkter'],
  ['/produkter/steel/3.html', '/produkter/steel/3'],
  ['/produkter/steel/3/', '/produkter/steel/3'],
  ['/kapitel/index.html', '/kapitel'],
  ['/kapitel/', '/kapitel'],
  ['/produkter%2F', '/produkter'],
  ['/om%2Doss/', '/om-oss'],
])('%s leads to %s, once and for good', async (path, target) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(308);
  expect(headers['location']).toBe(target);
  expect((await ask(target)).status).toBe(200);
});

test.each([
  '/finns-inte',
  '/finns-inte/',
  '/finns-inte.html',
  '/404',
  '/404.html',
  '/404/',
  '/produkt-saknas',
  '/produkt-saknas.html',
  '/assets',
  '/assets/',
  '/assets/borta.js',
  '/film/',
  '/produkter/steel',
  '/produkter/steel/3/4',
  '/produkter//3',
  '/.env',
  '/.well-known',
  '/index.html.br',
  '/produkter.br',
  '/robots.txt/',
  '//exempel.example/',
  '//exempel.example/index.html',
  '/%2Fexempel.example/',
  '/index.html/index.html',
])('%s is missing', async (path) => {
  const { status, headers, text } = await ask(path);
  expect(status).toBe(404);
  expect(text).toBe('<title>Sidan finns inte</title>');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['content-security-policy']).toBe("default-src 'none'");
  expect(headers['location']).toBeUndefined();
});

test.each([
  '/produkter/steel/99',
  '/produkter/steel/99/',
  '/produkter/x/y',
  '/produkter/x/y?z',
  '/produkter/%C3%A5/%F0%9F%9A%AA',
  '/produkter/steel/03',
])('%s is a missing product', async (path) => {
  const { status, text } = await ask(path);
  expect(status).toBe(404);
  expect(text).toBe('<title>Product not found</title>');
});

test.each([
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/produkter%00.html',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/produkter/../../secret.txt',
  '/./produkter',
  '/produkter/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/%0d%0aset-cookie:x',
  '/produkter/%0a/',
])('the hostile path %s is refused', async (path) => {
  const { status, text, headers } = await ask(path);
  expect(status).toBe(400);
  expect(text).not.toContain('secret');
  expect(headers['set-cookie']).toBeUndefined();
});

test.each([
  ['10,000 characters', `/${'a'.repeat(10_000)}`],
  ['10,000 characters in a product', `/produkter/steel/${'å'.repeat(1500)}`],
  ['a thousand folders', '/a'.repeat(1000)],
  ['a thousand slashes', '/'.repeat(1000)],
  ['an address for a proxy', 'http://exempel.example/produkter'],
])('%s end in 400 or 404', async (_, path) => {
  expect([400, 404]).toContain((await ask(encodeURI(path))).status);
});

test.each([
  'GET \\..\\secret.txt HTTP/1.1',
  'GET * HTTP/1.1',
  'GET /\x00 HTTP/1.1',
  'GET /å HTTP/1.1',
  'XYZ / HTTP/1.1',
  'nonsense',
])('%j is not answered with a server error', async (line) => {
  expect(await askRaw(`${line}\r\nhost: x\r\nconnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect((await ask('/')).status).toBe(200);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
  const { status, headers } = await ask('/produkter', { method });
  expect(status).toBe(405);
  expect(headers['allow']).toBe('GET, HEAD');
});

test.each(['/', '/produkter', '/finns-inte', '/film/a.mp4', '/produkter/'])(
  'HEAD %s is GET without a body',
  async (path) => {
    const [head, get] = [await ask(path, { method: 'HEAD' }), await ask(path)];
    expect(head.status).toBe(get.status);
    expect(head.body.length).toBe(0);
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag', 'location'])
      expect(head.headers[name]).toBe(get.headers[name]);
  },
);

test('serves the brotli twin to those who take it, also of the 404 page', async () => {
  for (const [path, file, type] of [
    ['/', 'index.html.br', 'text/html; charset=utf-8'],
    ['/finns-inte', '404.html.br', 'text/html; charset=utf-8'],
    ['/assets/entry-abc.js', 'assets/entry-abc.js.br', 'text/javascript; charset=utf-8'],
  ] as const) {
    const { headers, body } = await ask(path, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toBe(type);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(body).toEqual(files[file]);
  }
  expect((await ask('/', { headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']).toBeUndefined();
  expect((await ask('/produkter', { headers: { 'accept-encoding': 'br' } })).text).toBe('<title>Produkter</title>');
});

test.each([
  ['/assets/entry-abc.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
  ['/logotyp.svg', 'public, max-age=3600', 'image/svg+xml'],
  ['/bild%20%C3%A5.svg', 'public, max-age=3600', 'image/svg+xml'],
  ['/film/a.mp4', 'public, max-age=3600', 'video/mp4'],
  ['/.well-known/security.txt', 'public, max-age=3600', 'text/plain; charset=utf-8'],
])('%s is kept as its kind allows', async (path, rule, type) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe(rule);
  expect(headers['content-type']).toBe(type);
  expect(headers['content-security-policy']).toBe("default-src 'none'");
});

test('a page that has not changed is not sent again', async () => {
  const first = await ask('/produkter');
  const second = await ask('/produkter', { headers: { 'if-none-match': first.headers['etag'] ?? '' } });
  expect(second.status).toBe(304);
  expect(second.body.length).toBe(0);
  const missing = await ask('/finns-inte');
  expect((await ask('/finns-inte', { headers: { 'if-none-match': missing.headers['etag'] ?? '' } })).status).toBe(404);
});

test.each([
  ['bytes=0-1', 206, 0, 2],
  ['bytes=10-19', 206, 10, 20],
  ['bytes=990-', 206, 990, 1000],
  ['bytes=990-5000', 206, 990, 1000],
  ['bytes=0-0', 206, 0, 1],
  ['bytes=-5', 206, 995, 1000],
  [`bytes=0-${'9'.repeat(400)}`, 206, 0, 1000],
])('sends the range %s', async (range, status, start, end) => {
  const answer = await ask('/film/a.mp4', { headers: { range } });
  expect(answer.status).toBe(status);
  expect(answer.headers['content-range']).toBe(`bytes ${start}-${end - 1}/1000`);
  expect(answer.headers['content-length']).toBe(String(end - start));
  expect(answer.body).toEqual(film.subarray(start, end));
});

test.each(['bytes=1000-', 'bytes=5-2'])('says so when there is nothing in the range %s', async (range) => {
  const { status, headers } = await ask('/film/a.mp4', { headers: { range } });
  expect(status).toBe(416);
  expect(headers['content-range']).toBe('bytes */1000');
});

test.each(['bytes=0-1,5-6', 'bytes=x-y', 'bytes=', 'lines=1-2'])('sends all for the range %s', async (range) => {
  const { status, body } = await ask('/film/a.mp4', { headers: { range } });
  expect(status).toBe(200);
  expect(body).toEqual(film);
});

test('a part of another version than the visitor has is not sent', async () => {
  const { etag = '' } = (await ask('/film/a.mp4')).headers;
  for (const [version, status] of [
    [etag, 206],
    ['"another"', 200],
  ] as const)
    expect((await ask('/film/a.mp4', { headers: { range: 'bytes=0-1', 'if-range': version } })).status).toBe(status);
});

test('a missing page is 404 and whole, whatever range is asked for', async () => {
  expect(await ask('/finns-inte', { headers: { range: 'bytes=0-1' } })).toMatchObject({
    status: 404,
    text: '<title>Sidan finns inte</title>',
  });
});

test('serves what a new build has written meanwhile', async () => {
  const path = join(folder, 'site', 'nyhet.html');
  expect((await ask('/nyhet')).status).toBe(404);
  await writeFile(path, 'kort');
  expect((await ask('/nyhet')).text).toBe('kort');
  await writeFile(path, 'mycket längre än förut');
  expect((await ask('/nyhet')).text).toBe('mycket längre än förut');
  await rm(path);
  expect((await ask('/nyhet')).status).toBe(404);
});

test('carries the mailbox', async () => {
  expect((await ask(mailboxPath, { method: 'OPTIONS' })).status).toBe(204);
  expect((await ask(mailboxPath, { method: 'POST', headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  expect((await ask(mailboxPath)).status).toBe(405);
});

test('without error pages a missing path is a plain 404, and without a mailbox its path is one too', async () => {
  const root = join(folder, 'bare');
  await mkdir(root);
  const bare = await startServer({ root, host: '127.0.0.1', port: 0 });
  try {
    expect((await fetch(`${bare.url}/`)).status).toBe(404);
    expect((await fetch(`${bare.url}/produkter/a/b`)).status).toBe(404);
    expect((await fetch(bare.url + mailboxPath, { method: 'POST' })).status).toBe(405);
  } finally {
    await bare.close();
  }
});

test.each(['127.0.0.1', '::', '0.0.0.0'])('says in one sentence that the port is taken on %s', async (host) => {
  const other = createServer();
  await new Promise<void>((resolve, reject) => other.on('error', reject).listen(0, host, resolve));
  const { port } = other.address() as { port: number };
  try {
    const sentence = expect.stringMatching(new RegExp(`^Port ${port} is taken: .*PORT=${port + 1}\\.$`));
    await expect(assertPortFree(port)).rejects.toMatchObject({ name: 'Trouble', message: sentence });
    await expect(startServer({ root: folder, port })).rejects.toBeInstanceOf(Trouble);
  } finally {
    other.close();
  }
});

test('says in one sentence that there is no site', async () => {
  await expect(startServer({ root: join(folder, 'nowhere'), port: 0, host: '127.0.0.1' })).rejects.toThrow(
    /^There is no built site in /,
  );
});

test('closes with connections open, and frees the port', async () => {
  const other = await startServer({ root: join(folder, 'site'), host: '127.0.0.1', port: 0 });
  const { hostname, port } = new URL(other.url);
  const socket = connect(Number(port), hostname);
  const ended = new Promise<void>((resolve) => socket.on('error', () => {}).on('close', () => resolve()));
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
  await other.close();
  await ended;
  await expect(assertPortFree(Number(port), hostname)).resolves.toBeUndefined();
});
