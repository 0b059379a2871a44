import type { Page } from '@playwright/test';
import { budgets } from '../budgets.ts';
import { classLinesOf } from '../../src/catalogue/classLine.ts';
import type { Product } from '../../src/catalogue/schema.ts';
import { categories } from '../../src/catalogue/vocabulary.ts';
import { paths } from '../../src/content/paths.ts';
import { exampleOf, productsIn } from './lib/content.ts';
import { hold, hydrated, pageKinds } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';
import { expectPolicy, watch } from './lib/watch.ts';

/** Scrolls through the page, so that everything late has come. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    // What stands in a row that is moved sideways.
    for (const image of document.images)
      if (image.checkVisibility()) image.scrollIntoView({ behavior: 'instant', block: 'center' });
  });
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.images].filter((image) => image.loading === 'lazy' && image.checkVisibility() && !image.complete)
            .length,
      ),
    )
    .toBe(0);
}

/** Everything that moved without the visitor's doing, since the page opened. */
function readShifts(page: Page) {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    // What moved in the last frame is known in the next.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      // Every page has been painted, so there is an answer even when nothing has moved.
      observer.observe({ type: 'paint', buffered: true });
    });
    return (entries.filter(({ entryType }) => entryType === 'layout-shift') as Shift[])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => ({
        value,
        sources: sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeName),
        ),
      }));
  });
}

async function expectStill(page: Page): Promise<void> {
  const shifts = await readShifts(page);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(budgets.layoutShift);
}

async function expectLittle(page: Page, requests: { url: string; type: string }[], origin: string): Promise<void> {
  expect(requests.map(({ url }) => new URL(url).origin).filter((other) => other !== origin)).toEqual([]);
  const others = requests
    .filter(({ type, url }) => type !== 'image' && !/\.(?:svg|avif|webp|jpg|png)$/.test(url))
    .map(({ url }) => url);
  expect(others.length, others.join('\n')).toBeLessThanOrEqual(
    new URL(page.url()).pathname === paths.schedule ? budgets.scheduleRequests : budgets.requests,
  );
  expect(requests.filter(({ type }) => type === 'font').length).toBeLessThanOrEqual(budgets.fontFiles);

  const scripts = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
      .map((entry) => ({
        name: entry.name,
        bytes: entry.transferSize,
        isEarly: entry.startTime < (navigation?.loadEventStart ?? 0),
      }));
  });
  const sum = (list: typeof scripts) => list.reduce((total, { bytes }) => total + bytes, 0);
  const early = sum(scripts.filter(({ isEarly }) => isEarly));
  expect(scripts.length).toBeGreaterThan(1);
  expect(early).toBeGreaterThan(0);
  expect(early, JSON.stringify(scripts)).toBeLessThanOrEqual(budgets.entryBytes);
  const tool = new URL(page.url()).pathname === paths.schedule ? budgets.scheduleBytes : 0;
  expect(sum(scripts)).toBeLessThanOrEqual(budgets.entryBytes + budgets.lateBytes + tool);
}

for (const { name, path } of pageKinds) {
  test(`while a page loads, comes alive and is read, nothing moves, little is asked of the network, nothing is stored, and no error is written: ${name} @both`, async ({
    page,
    context,
    site,
  }) => {
    const requests: { url: string; type: string }[] = [];
    page.on('request', (request) => requests.push({ url: request.url(), type: request.resourceType() }));
    const problems = await watch(page);
    expectPolicy(await page.goto(path));
    await hydrated(page);
    await readToTheEnd(page);
    await expectStill(page);
    await expectLittle(page, requests, site.url);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(problems).toEqual([]);
  });
}

test('nothing moves when font and scripts come late @both', async ({ page }) => {
  const release = await hold(page, /\.(?:woff2|js)$/);
  await page.goto(`${paths.product(exampleOf('aluminium'))}#parametrar`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('row').last()).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  release();
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await expectStill(page);
});

test('letters that come late move nothing: what stands in for them is as wide and as high @both', async ({ page }) => {
  const classCount = (product: Product) => classLinesOf(product)[0]?.classes.length ?? 0;
  // The figure of a product's classes is the widest text of all; those with the most of them are set in rows.
  const mostClasses = categories.map((category) =>
    productsIn(category).reduce((most, one) => (classCount(one) > classCount(most) ? one : most)),
  );
  for (const path of [...pageKinds.map((kind) => kind.path), ...mostClasses.map(paths.product)]) {
    const release = await hold(page, /\.woff2$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => document.fonts.status), path).toBe('loading');
    release();
    await page.evaluate(() => document.fonts.ready);
    await expectStill(page);
  }
});

const shared = [
  { path: '/produkter?kategori=steel', shows: (page: Page) => page.getByRole('tabpanel', { name: 'Stål' }) },
  { path: paths.compareWith(['aluminium-1', 'steel-3']), shows: (page: Page) => page.getByText(/rader skiljer/) },
  {
    path: paths.classesFor('EI2 60-S200C5, Rw 37'),
    shows: (page: Page) => page.getByRole('heading', { name: /^Uppfyller inte/ }),
  },
  { path: '/produkter/aluminium/9?b=1380&h=2760', shows: (page: Page) => page.getByText('Ytan 3,81 m²') },
  { path: paths.scheduleWith('steel-3'), shows: (page: Page) => page.getByLabel('Littera, rad 1', { exact: true }) },
];

test('what a shared address asks for comes without a jump @both', async ({ page }) => {
  for (const { path, shows } of shared) {
    await page.goto(path);
    await hydrated(page);
    await expect(shows(page).first()).toBeVisible();
    await expectStill(page);
  }
});

test('an address with a requirement is answered without a jump though the scripts come late @both', async ({
  page,
}) => {
  const release = await hold(page, /\.js$/);
  await page.goto(paths.classesFor('EI2 60-S200C5, Rw 37'), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  release();
  await expect(page.getByRole('heading', { name: /^Uppfyller inte/ })).toBeVisible();
  await expectStill(page);
});

test.describe('in a tall window', () => {
  test.use({ viewport: { width: 2560, height: 1300 } });

  test('what an address or the browser keeps comes without a jump', async ({ page }) => {
    await page.goto(paths.classesFor('EI2 60-S200C5, Rw 37'));
    await hydrated(page);
    await expect(page.getByRole('heading', { name: /^Uppfyller inte/ })).toBeVisible();
    await expectStill(page);

    await page.goto(paths.scheduleWith('steel-3'));
    await expect(page).toHaveURL(/#1!/);
    await page.goto('about:blank');
    await page.goto(paths.schedule);
    await hydrated(page);
    await expect(page.getByRole('table', { name: 'Din lista' }).getByRole('button').first()).toBeVisible();
    await expectStill(page);
  });
});
