import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { isHidden } from '../../build/hosting.ts';
import { folders } from '../../scripts/lib/project.ts';
import { ask } from '../lib/ask.ts';
import { hydrated, pageKinds } from './lib/pages.ts';
import { hostileParts, randomPath } from './lib/randomPaths.ts';
import { expect, test } from './lib/site.ts';

/** Every address that the site has, from the files that were built. */
function addresses(): Set<string> {
  const files = globSync('**/{*,.well-known/*}', { cwd: folders.localSite })
    .filter((file) => statSync(join(folders.localSite, file)).isFile())
    .map((file) => `/${file.replaceAll('\\', '/')}`);
  const pages = files.filter((file) => file.endsWith('.html') && !/\/(?:404|produkt-saknas)\.html$/.test(file));
  return new Set([
    ...files.filter((file) => !file.endsWith('.html') && !isHidden(file)),
    ...pages.map((file) => file.replace(/(?:^\/index)?\.html$/, '') || '/'),
  ]);
}

/** The address that a path means, however it is written; '' when it means none. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path.split('?', 1)[0] ?? '');
  } catch {
    return '';
  }
}

test('1,000 random paths are answered with the page that they name, its one address, or that it does not exist', async ({
  site,
}) => {
  const seed = Number(process.env['SEED'] ?? Date.now());
  const known = addresses();
  const paths = fc.sample(randomPath([...known]), { seed, numRuns: 1000 });
  const wrong: string[] = [];
  const statuses = new Set<number>();
  for (let start = 0; start < paths.length; start += 50) {
    const asked = paths.slice(start, start + 50).map(async (path) => ({ path, ...(await ask(site.url, path)) }));
    for (const { path, status, headers, body: bytes } of await Promise.all(asked)) {
      statuses.add(status);
      const { location = '', 'content-type': type = '' } = headers;
      const body = bytes.toString();
      const isMissing = type.startsWith('text/html') && /<h1[^>]*>(?:Sidan hittades inte|Product not found)/.test(body);
      const isRight = {
        200: known.has(decoded(path)),
        // One step to an address that exists on this site.
        308: location.startsWith('/') && !location.startsWith('//') && known.has(decoded(location)),
        400: type.startsWith('text/plain') && body === 'Bad request',
        // It does not repeat what was asked for.
        404: isMissing && !known.has(decoded(path)) && !body.includes('onerror'),
      }[status];
      if (!isRight) wrong.push(`${status} ${path} ${location}`);
    }
  }
  expect(wrong, `repeat with SEED=${seed}`).toEqual([]);
  // The generator made paths of every sort.
  expect([...statuses].toSorted()).toEqual([200, 308, 400, 404]);
});

test('hostile paths run no script in the browser', async ({ kept: page, site }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('dialog', (dialog) => problems.push(dialog.message()));
  for (const part of hostileParts.filter((text) => /script|onerror|javascript|__proto__|%00/.test(text)).slice(0, 6)) {
    for (const path of [`/${part}`, `/produkter/${part}/1`]) {
      const answer = await page.goto(site.url + path);
      expect(answer?.status(), path).toBeGreaterThanOrEqual(400);
      expect(await page.evaluate(() => 'ran' in globalThis), path).toBe(false);
    }
  }
  expect(problems).toEqual([]);
});

const query = `?kategori=<script>ran=1</script>&kategori=steel&__proto__=%00%FF&${'a=%F0%9F%94%A5&'.repeat(300)}`;
const fragments = ['#"><img src=x onerror=ran=1>', '#constructor', '#%E0%A4%A', '#meny'];

test('a hostile query and a hostile fragment change nothing on any page', async ({ kept: page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('dialog', (dialog) => problems.push(dialog.message()));
  for (const { path, status } of pageKinds) {
    const answer = await page.goto(path + query + fragments[0]);
    expect(answer?.status(), path).toBe(status);
    await hydrated(page);
    const states = await page.evaluate(async (hashes) => {
      const read = () => {
        // A closed panel has a box, and nothing in it is seen.
        const panels = [...document.querySelectorAll('.panel > :last-child')];
        const open = document.querySelectorAll('dialog[open], :popover-open').length;
        return {
          first: panels[0]?.checkVisibility(),
          visible: panels.filter((panel) => panel.checkVisibility()).length,
          open,
          ran: 'ran' in globalThis,
        };
      };
      const found = [read()];
      for (const hash of hashes) {
        const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
        location.hash = hash;
        await changed;
        await new Promise(requestAnimationFrame);
        found.push(read());
      }
      return found;
    }, fragments.slice(1));
    const hasPanels = states[0]?.first !== undefined;
    const same = { first: hasPanels || undefined, visible: hasPanels ? 1 : 0, open: 0, ran: false };
    for (const [index, state] of states.entries()) expect(state, path + fragments[index]).toEqual(same);
  }
  expect(problems).toEqual([]);
});
