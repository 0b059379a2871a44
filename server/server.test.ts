import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Trouble } from '../build/trouble.mjs';
import { ask } from '../tests/lib/ask.ts';
import { sendFormPath } from '../src/mail/provider.ts';
import { createMailbox } from './mailbox.ts';
import { assertPortFree, startServer, type RunningServer } from './server.ts';

// The questions to every host, this one included, are in tests/hosts: pages, redirects, error pages, caching,
// compression, ranges.

const files: Record<string, string> = {
  'index.html': 'Hem',
  'produkter.html': 'Produkter',
  'kapitel/index.html': 'Kapitel',
  'om-oss.html': 'Om oss',
  '404.html': 'Sidan finns inte',
  'bild å.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'site', name)), { recursive: true });
    await writeFile(join(folder, 'site', name), content);
  }
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

const get = async (path: string, method = 'GET') => {
  const { body, ...answer } = await ask(server.url, path, { method });
  return { ...answer, text: body.toString() };
};

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

test('every answer has the headers that the server was given', async () => {
  for (const path of ['/', '/om%2Doss', '/bild%20%C3%A5.svg', '/finns-inte', '/%'])
    expect((await get(path)).headers['content-security-policy'], `${path}`).toBe("default-src 'none'");
});

test.each([
  ['/kapitel/index.html', '/kapitel'],
  ['/kapitel/', '/kapitel'],
  ['/produkter%2F', '/produkter'],
  ['/produkter.html/?x=%2F?', '/produkter?x=%2F?'],
  ['/index/index', '/'],
  ['/index.html/index', '/'],
  ['/kapitel/index/index.html', '/kapitel'],
])('%s leads to %s, once and for good', async (path, target) => {
  const { status, headers } = await get(path);
  expect([status, headers['location']]).toEqual([308, target]);
  // A browser that kept it would be led astray in the next project on this port.
  expect(headers['cache-control']).toBe('no-cache');
  expect((await get(target)).status).toBe(200);
});

test('absurd paths end in 400 or 404', async () => {
  for (const path of [
    `/${'a'.repeat(10_000)}`,
    '/a'.repeat(1000),
    '/'.repeat(1000),
    'http://exempel.example/produkter',
  ])
    expect([400, 404], `${path.slice(0, 30)}`).toContain((await get(path)).status);
});

test('what it does not answer is said in the answer', async () => {
  const { status, headers } = await get('/produkter', 'POST');
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
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
  expect((await get('/')).status).toBe(200);
});

test('serves what a new build has written meanwhile', async () => {
  const path = join(folder, 'site', 'nyhet.html');
  expect((await get('/nyhet')).status).toBe(404);
  await writeFile(path, 'kort');
  expect((await get('/nyhet')).text).toBe('kort');
  await writeFile(path, 'mycket längre än förut');
  expect((await get('/nyhet')).text).toBe('mycket längre än förut');
  await rm(path);
  expect((await get('/nyhet')).status).toBe(404);
});

test('carries the mailbox', async () => {
  expect((await get(sendFormPath, 'OPTIONS')).status).toBe(204);
  expect(
    (await ask(server.url, sendFormPath, { method: 'POST', headers: { 'content-type': 'text/plain' } })).status,
  ).toBe(415);
  expect((await get(sendFormPath)).status).toBe(405);
});

test('without error pages a missing path is a plain 404, and without a mailbox its path is one too', async () => {
  const root = join(folder, 'bare');
  await mkdir(root);
  const bare = await startServer({ root, host: '127.0.0.1', port: 0 });
  try {
    expect((await fetch(`${bare.url}/`)).status).toBe(404);
    expect((await fetch(`${bare.url}/produkter/a/b`)).status).toBe(404);
    expect((await fetch(bare.url + sendFormPath, { method: 'POST' })).status).toBe(405);
  } finally {
    await bare.close();
  }
});

/** A machine may be without IPv6. */
const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

test.each(['127.0.0.1', '::', '0.0.0.0', ...(hasIPv6 ? ['::1'] : [])])(
  'says in one sentence that the port is taken on %s',
  async (host) => {
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
  },
);

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
