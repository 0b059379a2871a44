/** The same questions to every host that runs here: what hosting.ts and headers.ts state is what a visitor gets. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folders } from '../../scripts/lib/project.ts';
import { secureTransport } from '../../build/headers.ts';
import { savedHeaders } from '../../build/hosts/write.ts';
import { cacheRule, cacheRules, contentType, isHidden, productForm, typesByPath } from '../../build/hosting.ts';
import { ask, type Answer } from '../lib/ask.ts';
import { words } from '../lib/words.ts';
import { hosts } from '../../scripts/lib/hosts.ts';
import type { RunningHost } from '../../scripts/lib/runServer.ts';

const site = folders.localSite;
const read = (file: string) => readFileSync(join(site, file));
const files = globSync('**/{*,.well-known/*}', { cwd: site })
  .filter((file) => statSync(join(site, file)).isFile())
  .map((file) => `/${file.replaceAll('\\', '/')}`);
const pages = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, path: file.replace(/(?:\/index)?\.html$/, '') || '/' }));
const ownPages = pages.filter(({ path }) => !['/404', '/produkt-saknas'].includes(path));
/** One file of each kind in each folder, and every file at the top. */
const otherFiles = [
  ...new Map(
    files
      .filter((file) => !file.endsWith('.html') && !isHidden(file))
      .map((file) => [file.replace(/^(\/.+\/)[^/]*(\.\w+)$/, '$1*$2'), file]),
  ).values(),
];
const texts = [
  ...ownPages.slice(0, 3),
  ...otherFiles.filter((file) => files.includes(`${file}.br`)).map((file) => ({ file, path: file })),
];
const product = ownPages.map(({ path }) => path).find((path) => productForm.test(path)) ?? '';
/** A file that hosts send in parts; a site need not have one. */
const film = files.find((file) => file.endsWith('.mp4')) ?? '';

/** Addresses where nothing is: no page, no error page, no folder, and none of the files that are not for visitors. */
const missing = words(`
  /finns-inte /finns-inte/ /finns-inte.html /finns/inte/alls /404 /404.html /404/ /produkt-saknas
  /produkt-saknas.html /produkt-saknas/
  /produkter/aluminium /produkter/aluminium/ /produkter/a /produkter/aluminium/1/x /produkter/a/b/c
  /produkter/a/b/c/ /produkterna/a/b
  /assets /assets/ /film/ /ritningar/ /produkter/steel/ /assets/borta-0123abcd.js /ritningar/borta.svg /robots.txt/
  /robots.txt/x
  /.env /.assetsignore /.git/config /_headers /_redirects /index.html.br /index.html.gz /produkter.html.br
  /robots.txt.gz /robots.txt.br
`);
const markup = ['/%3Cscript%3Ealert(1)%3C/script%3E', '/%C3%A5%C3%A4%C3%B6', '/produkter%3Fkategori=steel'];
const long = {
  'of one long name': `/${'a'.repeat(2000)}`,
  'of many folders': '/a'.repeat(500),
  'of long folders': `/${'a'.repeat(300)}`.repeat(5),
  'of one long name in Swedish': `/${'%C3%A5'.repeat(300)}`,
};
const products = words(`
  /produkter/aluminium/9999 /produkter/steel/9999 /produkter/aluminium/9999/ /produkter/tra/1 /produkter/a/b
  /produkter/steel/03 /produkter/steel/1.5 /produkter/a/b?c=d /produkter/%C3%A5/%F0%9F%9A%AA
`);

// A host that is not installed is skipped, and counted so.
for (const { name, lacks, start } of hosts)
  describe.skipIf(lacks !== undefined)(`${name}`, () => {
    let host: RunningHost;
    let headers: Record<string, string>;
    beforeAll(async () => {
      headers = { ...(await savedHeaders(folders.localDeploy)), ...(name === 'local' ? {} : secureTransport) };
      host = await start();
    }, 60_000);
    afterAll(() => host?.close());

    const get = (path: string, options?: Parameters<typeof ask>[2]) => ask(host.url, path, options);
    const type = (answer: Answer) => answer.headers['content-type']?.toLowerCase().replaceAll(' ', '');

    /** Kinds of answer: a page with all its headers, a redirect, or a refusal in a few words. */
    function seen(answer: Answer) {
      const { status, body } = answer;
      const location = answer.headers['location'];
      if (status === 400 && body.length < 200) return 'refused';
      if (location !== undefined) return `leads to ${new URL(location, host.url).href.replace(host.url, '')}`;
      return {
        status,
        page: pages.find(({ file }) => body.equals(read(file)))?.file,
        type: type(answer),
        cache: answer.headers['cache-control'],
        wrong: wrongHeaders(answer),
      };
    }
    const page = (status: number, file: string) => ({
      status,
      page: file,
      type: 'text/html;charset=utf-8',
      cache: cacheRules.page,
      wrong: [],
    });
    const otherMissing = page(404, '/404.html');
    const productMissing = page(404, '/produkt-saknas.html');

    /** Names of headers that differ from headers.ts, and of those that do not belong. */
    function wrongHeaders(answer: Answer): string[] {
      const differing = Object.keys(headers).filter(
        (header) => answer.headers[header.toLowerCase()] !== headers[header],
      );
      return [...differing, ...['set-cookie', 'x-powered-by'].filter((header) => header in answer.headers)];
    }

    test('every page has its clean address', async () => {
      expect(ownPages.length).toBeGreaterThan(5);
      for (const { path, file } of ownPages) expect(seen(await get(path)), `${path}`).toEqual(page(200, file));
      expect(seen(await get('/produkter?kategori=steel'))).toEqual(page(200, '/produkter.html'));
      // Percent-encoded without need: the edge leads to the plain form.
      expect([page(200, '/om-oss.html'), 'leads to /om-oss']).toContainEqual(seen(await get('/om%2Doss')));
    });

    test.each([
      ['/index.html', '/'],
      ['/index', '/'],
      ['/produkter/', '/produkter'],
      ['/produkter.html', '/produkter'],
      ['/produkter/index.html', '/produkter'],
      [`${product}/`, product],
      [`${product}.html`, product],
      [`${product}/index.html`, product],
      ['/om-oss/', '/om-oss'],
      // The edge has rules of its own for several endings.
      ...(name === 'edge'
        ? []
        : [
            ['/index/index.html', '/'],
            ['/produkter/index/index', '/produkter'],
          ]),
    ])('%s leads to %s in one step, for good or nearly so, and keeps the query', async (path, canonical) => {
      for (const query of ['', '?a=b&c=%2F%3F']) {
        const answer = await get(path + query);
        // The edge has a status of its own, and nobody can set it.
        expect(answer.status).toBe(name === 'edge' ? 307 : 308);
        expect(seen(answer)).toBe(`leads to ${canonical}${query}`);
        expect((await get(canonical + query)).status).toBe(200);
      }
    });

    test.each([...missing, ...markup])('at %s the page cannot be found', async (path) => {
      expect(seen(await get(path))).toEqual(otherMissing);
    });

    test.each(Object.entries(long))('at an address %s the page cannot be found', async (_, path) => {
      expect(seen(await get(path))).toEqual(otherMissing);
    });

    test.each(products)('at %s the product cannot be found', async (path) => {
      expect(seen(await get(path))).toEqual(productMissing);
    });

    test.each(
      words(`
        //evil.example //evil.example/ //evil.example/index.html //evil.example/%2e%2e ///evil.example/
        /%2Fevil.example/ /%5Cevil.example/ //galleri/ //galleri /index.html//evil.example/ /%0d%0aSet-Cookie:a=b/
      `),
    )('%s leads nobody away', async (path) => {
      // The edge merges two slashes and resolves dots: where it redirects to is a page of the site.
      const onSite = path.startsWith('//galleri')
        ? ['leads to /galleri']
        : path.endsWith('%2e%2e')
          ? ['leads to /']
          : [];
      expect([otherMissing, 'refused', ...(name === 'edge' ? onSite : [])]).toContainEqual(seen(await get(path)));
    });

    test.each(
      words(`
        /% /%E0%A4%A /%00 /produkter%00.html /produkter/%0a/1 /../package.json /%2e%2e/package.json /..%2fpackage.json
        /..%5cpackage.json /produkter/../../package.json /%2e%2e/%2e%2e/etc/passwd /assets/../../package.json
      `),
    )('the malformed path %s is refused, or not found', async (path) => {
      // Servers refuse some of them before the site is asked.
      expect(['refused', otherMissing, ...(path.startsWith('/produkter/%0a') ? [productMissing] : [])]).toContainEqual(
        seen(await get(path)),
      );
    });

    test.each(['/./produkter', '/galleri/../produkter', '/galleri/%2e%2e/produkter'])(
      'dots in %s are refused, or resolved as browsers do',
      async (path) => {
        expect(['refused', page(200, '/produkter.html')]).toContainEqual(seen(await get(path)));
      },
    );

    test('every kind of file has its type and its rule for keeping', async () => {
      expect(otherFiles.length).toBeGreaterThan(5);
      for (const file of otherFiles) {
        const answer = await get(file);
        expect(answer.status, `${file}`).toBe(200);
        expect(answer.body.equals(read(file)), `${file}`).toBe(true);
        // Where the type alone says all, a host may leave the encoding out (XML, JSON) or name it.
        const wanted = contentType(file)?.replaceAll(' ', '');
        expect(wanted, `${file} is of a kind that hosting.ts does not know`).toBeDefined();
        const given = type(answer);
        const same =
          given === wanted ||
          (/xml|json|javascript/.test(file + wanted) &&
            given?.replace(/;.*$/, '').replace('application/xml', 'text/xml') === wanted?.replace(/;.*$/, ''));
        expect(same ? wanted : given, `${file}`).toBe(wanted);
        expect(answer.headers['cache-control'], `${file}`).toBe(cacheRule(file));
        expect(wrongHeaders(answer), `${file}`).toEqual([]);
      }
      expect(otherFiles.map(cacheRule)).toContain(cacheRules.asset);
    });

    test('texts come in brotli, or in gzip to those who only take that', async () => {
      // The edge compresses by type, and knows these.
      const ofEdge = ({ file, path }: (typeof texts)[number]) =>
        /\.(?:html|css|js|svg|xml|txt|webmanifest|ico|json)$/.test(file) && !(path in typesByPath);
      for (const { file, path } of texts.filter((text) => name !== 'edge' || ofEdge(text))) {
        // What Cloudflare does with this on its own machines, its local runtime does with the first one named.
        const brotli = await get(path, {
          headers: { 'accept-encoding': name === 'edge' ? 'br, gzip' : 'gzip, deflate, br, zstd' },
        });
        expect(brotli.headers['content-encoding'], `${path}`).toBe('br');
        expect(brotliDecompressSync(brotli.body).equals(read(file)), `${path}`).toBe(true);
        expect(type(brotli), `${path}`).toBe(type(await get(path)));
        // The edge compresses where it keeps answers, and keeps each form apart by itself.
        expect(brotli.headers['vary'] ?? name, `${path}`).toBe(name === 'edge' ? 'edge' : 'Accept-Encoding');
        const zipped = await get(path, { headers: { 'accept-encoding': 'gzip' } });
        expect(zipped.headers['content-encoding'], `${path}`).toBe('gzip');
        expect(gunzipSync(zipped.body).equals(read(file)), `${path}`).toBe(true);
      }
      const missing = await get('/finns-inte', { headers: { 'accept-encoding': 'br' } });
      expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'br']);
      expect(brotliDecompressSync(missing.body).equals(read('404.html'))).toBe(true);
    });

    test.each(['/', '/produkter', product, '/finns-inte', '/produkter/a/b', '/produkter/', film || '/', '/robots.txt'])(
      'HEAD %s is GET without a body',
      async (path) => {
        const [head, plain] = [await get(path, { method: 'HEAD' }), await get(path)];
        expect(head.status).toBe(plain.status);
        expect(head.body.length).toBe(0);
        for (const header of ['content-type', 'cache-control', 'etag', 'location', 'content-security-policy'])
          expect(head.headers[header], `${header}`).toBe(plain.headers[header]);
      },
    );

    test.each(['/', '/produkter', film || product])('%s that has not changed is not sent again', async (path) => {
      const { etag = '' } = (await get(path)).headers;
      expect(etag).not.toBe('');
      const again = await get(path, { headers: { 'if-none-match': etag } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect((await get(path, { headers: { 'if-none-match': '"annan"' } })).status).toBe(200);
    });

    test('an answer that nothing is there cannot be confirmed: it is 404 each time', async () => {
      const { etag = '"x"' } = (await get('/finns-inte')).headers;
      expect((await get('/finns-inte', { headers: { 'if-none-match': etag } })).status).toBe(404);
      expect((await get('/finns-inte', { headers: { range: 'bytes=0-9' } })).status).toBe(404);
    });

    test.runIf(film).each([
      [0, 99],
      [1000, 1999],
      [100_000, undefined],
    ])('the film can be had from byte %s to %s', async (first, last) => {
      const whole = read(film);
      const end = last ?? whole.length - 1;
      const answer = await get(film, { headers: { range: `bytes=${first}-${last ?? ''}` } });
      expect(answer.status).toBe(206);
      expect(answer.headers['content-range']).toBe(`bytes ${first}-${end}/${whole.length}`);
      expect(answer.body.equals(whole.subarray(first, end + 1))).toBe(true);
      expect(type(answer)).toBe('video/mp4');
      expect(answer.headers['content-encoding']).toBeUndefined();
    });

    test.runIf(film)(
      'a part that begins after the end of the film is refused, and one of another version is all of it',
      async () => {
        const late = await get(film, { headers: { range: 'bytes=99999999-' } });
        expect([late.status, late.headers['content-range']]).toEqual([416, `bytes */${read(film).length}`]);
        const other = await get(film, { headers: { range: 'bytes=0-9', 'if-range': '"annan"' } });
        expect([other.status, other.body.length]).toEqual([200, read(film).length]);
        expect((await get('/film/borta.mp4', { headers: { range: 'bytes=0-9' } })).status).toBe(404);
      },
    );

    test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is not allowed', async (method) => {
      for (const path of ['/', '/produkter', '/api/v1.0/email/send-form', '/finns-inte']) {
        expect([404, 405], `${path}`).toContain(
          (await get(path, { method, headers: { 'content-length': '0' } })).status,
        );
      }
    });
  });
