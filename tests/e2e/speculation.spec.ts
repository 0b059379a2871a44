import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { startTab } from '../../scripts/lib/browsers/devtools.ts';
import { searchBrowsers } from '../../scripts/lib/browsers/findBrowser.ts';
import { folders } from '../../scripts/lib/project.ts';
import { createFiles } from '../../server/files.ts';
import { company } from '../../src/content/company.ts';
import { paths } from '../../src/content/paths.ts';
import { exampleOf, productsIn } from './lib/content.ts';
import { savedHeaders } from '../../build/hosts/write.ts';
import { open, pageKinds } from './lib/pages.ts';
import { expect, test as base } from './lib/site.ts';
import { recordTransition } from './lib/transition.ts';

/** The site on a server that writes down which addresses were fetched ahead. */
const test = base.extend<{ ahead: string[]; logged: { url: string; ahead: string[] } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are asked for
  logged: async ({}, provide) => {
    const ahead: string[] = [];
    const files = createFiles(folders.localSite, await savedHeaders(folders.localDeploy));
    const server = createServer((request, response) => {
      if (String(request.headers['sec-purpose']).startsWith('prefetch')) ahead.push(request.url ?? '');
      files(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await provide({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ahead });
    server.closeAllConnections();
    server.close();
  },
  baseURL: ({ logged }, provide) => provide(logged.url),
  ahead: ({ logged }, provide) => provide(logged.ahead),
});

/** How the page that is shown came: empty for an ordinary request. */
const delivery = (page: Page) =>
  page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string })
        .deliveryType,
  );

const first = paths.product({ category: 'aluminium', id: productsIn('aluminium')[0]?.id ?? 0 });
const card = (page: Page) => page.getByRole('link', { name: 'Se produktdetaljer' }).first();

/**
 * Lays the mouse on a link, and follows it when the page has had its chance to be fetched ahead: a press starts that
 * too, at once.
 */
async function follow(page: Page): Promise<void> {
  await card(page).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(first);
}

test.describe('pages ahead of the click', () => {
  test('a link under the mouse is fetched before it is followed, and used', async ({ page, ahead }) => {
    await open(page, '/produkter');
    expect(ahead).toEqual([]);
    await card(page).hover();
    await expect.poll(() => ahead).toEqual([first]);
    await follow(page);
    expect(await delivery(page)).toBe('navigational-prefetch');
  });

  test('nothing is fetched ahead for visitors who save data', async ({ page, context, ahead }) => {
    const session = await context.newCDPSession(page);
    await session.send(
      'Emulation.setDataSaverOverride' as 'Emulation.clearIdleOverride',
      { dataSaverEnabled: true } as object,
    );
    await open(page, '/produkter');
    await follow(page);
    expect(await delivery(page)).toBe('');
    expect(ahead).toEqual([]);
  });

  test('a file, a mail address, the telephone and the page itself are not fetched ahead', async ({ page, ahead }) => {
    await open(page, '/om-oss');
    const links = page.getByRole('link');
    if (company.video) await links.filter({ hasText: 'Spela filmen' }).hover();
    await page.getByRole('banner').getByRole('link', { name: 'Om Oss' }).hover();
    for (const scheme of ['mailto:', 'tel:'])
      await page.getByRole('contentinfo').locator(`a[href^="${scheme}"]`).filter({ visible: true }).first().hover();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).hover();
    await expect.poll(() => ahead).toEqual(['/kontakt']);
  });

  test('an address with a query is fetched ahead and not rendered', async ({ page, context, ahead }) => {
    const session = await context.newCDPSession(page);
    const rendered: string[] = [];
    session.on('Preload.prerenderStatusUpdated', ({ key }) => rendered.push(key.url));
    await session.send('Preload.enable');
    await open(page, paths.product(exampleOf('steel')));
    await page.getByRole('navigation', { name: 'Du är här' }).getByRole('link', { name: 'Stål' }).hover();
    await page.mouse.down();
    await expect.poll(() => ahead).toEqual(['/produkter?kategori=steel']);
    // Playwright keeps pages from being rendered ahead, and the browser tells of the attempt.
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await page.getByRole('link', { name: 'Boka Konsultation' }).hover();
    await page.mouse.down();
    await expect.poll(() => rendered.map((url) => new URL(url).pathname)).toEqual(['/kontakt']);
  });

  test('exactly the other pages of the site may be rendered ahead: no file, no mail, no other site, not the page itself, no query', async ({
    page,
    context,
    logged,
  }) => {
    const session = await context.newCDPSession(page);
    let rendered: string[] = [];
    session.on('Preload.preloadingAttemptSourcesUpdated', (event) => {
      rendered = event.preloadingAttemptSources
        .filter(({ key }) => key.action === 'Prerender')
        .map(({ key }) => key.url.replace(logged.url, ''));
    });
    await session.send('Preload.enable');
    // Between them these have every kind of link: to pages, files, mail, a telephone, other sites, parts of pages, and
    // addresses with a query.
    const names = new Set(['home', 'about', 'documents', 'product', 'page that does not exist']);
    for (const { path } of pageKinds.filter(({ name }) => names.has(name))) {
      rendered = [];
      await open(page, path);
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) =>
          (all as HTMLAnchorElement[]).filter((link) => link.checkVisibility()).map(({ href }) => href),
        );
      const pages = [...new Set(links)]
        .map((href) => new URL(href))
        .filter(
          (url) => url.origin === logged.url && url.pathname !== path && !url.pathname.includes('.') && !url.search,
        );
      expect(pages.length).toBeGreaterThan(2);
      await expect
        .poll(() => rendered.toSorted(), path)
        .toEqual(pages.map(({ pathname, hash }) => pathname + hash).toSorted());
    }
  });
});

for (const { reducedMotion, turns } of [
  { reducedMotion: 'no-preference', turns: true },
  { reducedMotion: 'reduce', turns: false },
] as const) {
  test(`one page ${turns ? 'turns into' : 'is simply replaced by'} the next where motion has ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const moving = await recordTransition(page);
    await open(page, '/produkter');
    await follow(page);
    expect((await moving()).length > 0).toBe(turns);
  });
}

test('a gallery that was rendered ahead keeps its spinner, its sparks and its scripts until it is shown', async ({
  logged,
}) => {
  const [browser = ''] = searchBrowsers();
  const tab = await startTab(browser);
  try {
    await tab.open(`${logged.url}/`);
    await tab.until(`document.documentElement.hasAttribute('data-speculate')`);
    await tab.hover('.nav-bar a[href="/galleri"]');
    await expect.poll(() => logged.ahead).toContain('/galleri');
    const ahead = await tab.ahead();
    // The page is there, longer than a second, and has not begun.
    await expect.poll(() => ahead.evaluate('document.prerendering && document.readyState')).toBe('complete');
    await expect.poll(() => ahead.evaluate('performance.now() > 1100')).toBe(true);
    expect(await ahead.evaluate(`document.querySelectorAll('[data-hydrated], .gallery-embers i').length`)).toBe(0);

    await tab.click();
    await tab.until(`location.pathname === '/galleri' && !document.prerendering`);
    expect(await tab.evaluate(`performance.getEntriesByType('navigation')[0].activationStart`)).toBeGreaterThan(1100);
    expect(
      await tab.evaluate(
        `getComputedStyle(document.querySelector('.gallery[data-loading] .gallery-spinner')).visibility`,
      ),
    ).toBe('visible');
    await tab.until(`!document.querySelector('.gallery[data-loading]')`);
    const seen = await tab.evaluate<number>(
      `performance.now() - performance.getEntriesByType('navigation')[0].activationStart`,
    );
    expect(seen).toBeGreaterThan(950);
    await tab.until(`document.querySelectorAll('.gallery-embers i').length === Math.floor(innerWidth / 20)`);
  } finally {
    await tab.close();
  }
});
