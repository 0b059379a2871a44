import { expect, type Locator, type Page } from '@playwright/test';
import { mainLinks, paths } from '../../../src/content/paths.ts';
import { toolLinks } from '../../../src/content/toolLinks.ts';
import { exampleOf } from './content.ts';

const linked = new Set<string>([...mainLinks, ...toolLinks].map(({ href }) => href));

/**
 * One address of every kind of page: all that menu and footer link to, by their names in `paths`, a product, and
 * missing pages.
 */
export const pageKinds = [
  ...Object.entries(paths).flatMap(([name, path]) =>
    typeof path === 'string' && linked.has(path) ? { name, path, status: 200 } : [],
  ),
  { name: 'product', path: paths.product(exampleOf('aluminium')), status: 200 },
  { name: 'page that does not exist', path: '/finns-inte', status: 404 },
  { name: 'product that does not exist', path: '/produkter/aluminium/9999', status: 404 },
];

/** The file with React, without which nothing comes alive. */
export const reactChunk = '**/assets/hydrate-*.js';

/** Holds files back as a slow network would, React's by default, until the returned function is called. */
export async function hold(page: Page, files: string | RegExp = reactChunk): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Islands that come alive by themselves; the others wait to be seen or used. */
const waiting = '[data-when="load"]:not([data-hydrated])';

/** Waits until React answers to the visitor everywhere in the window, after the first movement of the mouse. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator(waiting)).toHaveCount(0, { timeout: 15_000 });
  const unseen = page.locator('[data-when="visible"]:not([data-hydrated]) > *');
  const move = async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    return unseen.evaluateAll(countInWindow);
  };
  await expect.poll(move, { timeout: 15_000 }).toBe(0);
}

function countInWindow(elements: Element[]): number {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return boxes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length;
}

/**
 * The same on a page whose clock is stopped, where the browser is never idle by itself. Moves the clock as little as
 * needed.
 */
export async function hydratedOnStandingClock(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20);
        return page.locator(waiting).count();
      },
      { timeout: 15_000 },
    )
    .toBe(0);
}

/**
 * Opens a page and waits until React answers to the visitor everywhere: a key also wakes what has not been seen yet.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-island]:not([data-hydrated], [data-when=use])')).toHaveCount(0, { timeout: 15_000 });
}

/** Waits until an element's transitions and animations have ended, apart from endless ones. */
export async function settled(element: Locator): Promise<void> {
  await element.evaluate(async (node) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = node
      .getAnimations({ subtree: true })
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** The main menu, opened first where it hides behind the hamburger. */
export async function openMenu(page: Page): Promise<Locator> {
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Meny' });
  if (await toggle.isVisible()) await toggle.click();
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
  await expect(menu).toBeVisible();
  return menu;
}

/** Opens the menu on the home page, closes it by Escape, opens it again and follows one of its links. */
export async function tryMenu(page: Page, link: string, path: string): Promise<void> {
  await page.goto('/');
  const menu = await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await openMenu(page);
  await menu.getByRole('link', { name: link }).click();
  await expect(page).toHaveURL(path);
}

/** Opens a project of the gallery by its place there; returns the dialog. */
export async function openProject(page: Page, place = 0): Promise<Locator> {
  await page
    .getByRole('button', { name: /^Visa / })
    .nth(place)
    .click();
  return page.getByRole('dialog');
}

/** What the page tells search engines about itself; every entry is a list, so that a doubled tag shows. */
export async function readMetadata(page: Page) {
  return page.evaluate(() => {
    const read = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    const graphs = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (element) => JSON.parse(element.textContent) as { '@graph': Record<string, unknown>[] },
    );
    const data = graphs.flatMap((graph) => graph['@graph']);
    return {
      titles: [...document.querySelectorAll('head title')].map((element) => element.textContent),
      descriptions: read('meta[name="description"]', 'content'),
      canonicals: read('link[rel="canonical"]', 'href'),
      shared: read('meta[property="og:url"]', 'content'),
      sharedTitles: read('meta[property="og:title"]', 'content'),
      graphs: graphs.length,
      described: data.filter((entry) => String(entry['@id']).endsWith('#sida')).map(({ url, name }) => ({ url, name })),
      itemLists: data.filter((entry) => entry['@type'] === 'ItemList') as {
        itemListElement: { name: string; url: string; position: number }[];
      }[],
    };
  });
}
