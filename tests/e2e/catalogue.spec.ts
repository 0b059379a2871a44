import type { Page } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { familiesOf } from '../../src/catalogue/families.ts';
import { paths } from '../../src/content/paths.ts';
import { productsIn } from './lib/content.ts';
import { open, readMetadata } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

/** The catalogue's tabs and the open panel by the words that a visitor sees. */
function catalogue(page: Page) {
  const region = page.getByRole('region', { name: 'Produktkatalog' });
  const panel = region.getByRole('tabpanel').filter({ visible: true });
  return {
    aluminium: region.getByRole('tab', { name: 'Aluminium' }),
    steel: region.getByRole('tab', { name: 'Stål' }),
    panel,
    cards: panel.getByRole('article'),
  };
}

test('aluminium is open first; a click on steel shows steel alone and gives it an address to share', async ({
  kept: page,
}) => {
  await open(page, '/produkter');
  const { aluminium, steel, panel, cards } = catalogue(page);
  await expect(aluminium).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toHaveAccessibleName('Aluminium');
  await steel.click();
  await expect(panel).toHaveAccessibleName('Stål');
  await expect(cards).toHaveCount(productsIn('steel').length);
  await expect(cards.first()).toBeVisible();
  await expect(steel).toHaveAttribute('aria-selected', 'true');
  await expect(aluminium).toHaveAttribute('aria-selected', 'false');
  await expect(page).toHaveURL('/produkter?kategori=steel');
  await aluminium.click();
  await expect(panel).toHaveAccessibleName('Aluminium');
  await expect(page).toHaveURL('/produkter');
});

test('back and forward step through the tabs that were open @phone', async ({ kept: page }) => {
  await open(page, '/produkter');
  const { aluminium, steel, panel } = catalogue(page);
  await steel.click();
  await aluminium.click();
  // A click on the tab that is open adds no step.
  await aluminium.click();
  await page.goBack();
  await expect(panel).toHaveAccessibleName('Stål');
  await expect(page).toHaveURL('/produkter?kategori=steel');
  await page.goBack();
  await expect(panel).toHaveAccessibleName('Aluminium');
  await page.goForward();
  await expect(panel).toHaveAccessibleName('Stål');
});

test('a visitor who comes back from a product finds the tab that was open', async ({ kept: page }) => {
  await open(page, '/produkter');
  const { steel, panel, cards } = catalogue(page);
  await steel.click();
  await cards.nth(2).getByRole('link').click();
  await expect(page).toHaveURL(`/produkter/steel/${productsIn('steel')[2]?.id}`);
  await page.goBack();
  await expect(panel).toHaveAccessibleName('Stål');
});

test('a shared address opens its tab, and an unknown one the first @phone', async ({ kept: page }) => {
  const { panel, steel } = catalogue(page);
  await open(page, '/produkter?kategori=steel');
  await expect(panel).toHaveAccessibleName('Stål');
  await expect(steel).toHaveAttribute('aria-selected', 'true');
  await open(page, '/produkter?kategori=%3Cb%3Etra');
  await expect(panel).toHaveAccessibleName('Aluminium');
});

test('the tabs follow the keyboard', async ({ kept: page }) => {
  await open(page, '/produkter');
  const { aluminium, steel, panel } = catalogue(page);
  await aluminium.focus();
  for (const [key, tab, name] of [
    ['ArrowRight', steel, 'Stål'],
    ['ArrowRight', aluminium, 'Aluminium'],
    ['ArrowLeft', steel, 'Stål'],
    ['ArrowLeft', aluminium, 'Aluminium'],
    ['End', steel, 'Stål'],
    ['Home', aluminium, 'Aluminium'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab, key).toBeFocused();
    await expect(panel).toHaveAccessibleName(name);
  }
  // Only the open tab is a stop on the way through the page; the first card's link comes next.
  await expect(steel).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  // Letters and other keys stay the browser's, and so do arrows with a modifier, which go back and forward.
  for (const key of ['a', 'Alt+ArrowRight']) {
    await aluminium.focus();
    await page.keyboard.press(key);
    await expect(panel, key).toHaveAccessibleName('Aluminium');
  }
  for (const key of ['Space', 'Enter']) {
    await aluminium.click();
    await steel.focus();
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press(key);
    await expect(panel, key).toHaveAccessibleName('Stål');
    expect(await page.evaluate(() => scrollY), `${key} does not move the page`).toBe(top);
  }
});

test('a tab opened with ctrl comes in a new window and leaves this one alone', async ({ page, context }) => {
  await open(page, '/produkter');
  const { steel, panel } = catalogue(page);
  const [other] = await Promise.all([context.waitForEvent('page'), steel.click({ modifiers: ['Control'] })]);
  await expect(catalogue(other).panel).toHaveAccessibleName('Stål');
  await expect(panel).toHaveAccessibleName('Aluminium');
  await expect(page).toHaveURL('/produkter');
});

test('title, description, canonical address and structured data follow the tab', async ({ kept: page }) => {
  const expected = (category: 'aluminium' | 'steel') => {
    const products = productsIn(category);
    const name = { aluminium: 'Aluminium', steel: 'Stål' }[category];
    const title = `Brandskyddsprodukter i ${name} | Professionella Lösningar`;
    const address = company.website + paths.catalogue(category);
    return {
      titles: [title],
      descriptions: [expect.stringMatching(new RegExp(String.raw`\b${products.length}\b.*EI30.*EI120`))],
      canonicals: [address],
      shared: [address],
      sharedTitles: [title],
      graphs: 1,
      described: [{ url: address, name: title }],
      itemLists: [
        expect.objectContaining({
          numberOfItems: products.length,
          itemListElement: products.map((product, index) =>
            expect.objectContaining({
              position: index + 1,
              name: product.title,
              url: company.website + paths.product(product),
            }),
          ),
        }),
      ],
    };
  };
  await open(page, '/produkter');
  expect(await readMetadata(page)).toEqual(expected('aluminium'));
  await catalogue(page).steel.click();
  await expect(page).toHaveTitle('Brandskyddsprodukter i Stål | Professionella Lösningar');
  expect(await readMetadata(page)).toEqual(expected('steel'));
  await page.goBack();
  await expect(page).toHaveTitle('Brandskyddsprodukter i Aluminium | Professionella Lösningar');
  expect(await readMetadata(page)).toEqual(expected('aluminium'));
  await open(page, '/produkter?kategori=steel');
  await expect(page).toHaveTitle('Brandskyddsprodukter i Stål | Professionella Lösningar');
  expect(await readMetadata(page)).toEqual(expected('steel'));
});

test('the whole card leads to the product @phone', async ({ kept: page }) => {
  await open(page, '/produkter');
  const { cards } = catalogue(page);
  await cards.nth(1).click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(`/produkter/aluminium/${productsIn('aluminium')[1]?.id}`);
});

test('text that is searched for in the closed tab opens it', async ({ page }) => {
  const title = productsIn('steel').at(-1)?.title ?? '';
  await open(page, '/produkter');
  const { panel, steel } = catalogue(page);
  await expect(page.getByText(title).first()).toBeHidden();
  // A link to a text finds it in the way in which the search of the browser does.
  await page.goto(`/produkter#:~:text=${encodeURIComponent(title)}`);
  await expect(steel).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toHaveAccessibleName('Stål');
  await expect(page.getByText(title).first()).toBeInViewport();
  await expect(page).toHaveURL(/kategori=steel/);
});

test('the first row of pictures begins on the first screen, under heading and class map', async ({ kept: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/produkter');
  const tops = await catalogue(page)
    .cards.getByRole('img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().top));
  const first = tops.filter((top) => top === tops[0]);
  expect(first.length).toBeGreaterThan(2);
  // Enough of them to be seen for what they are.
  expect(first[0]).toBeLessThan(900 - 100);
  const map = page.getByRole('heading', { name: 'Klasskarta' });
  await expect(map).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Läs en brandklass och sök på ditt krav' })).toBeInViewport({
    ratio: 1,
  });
});

test('the class map leads to a card that is marked', async ({ kept: page }) => {
  await open(page, '/produkter');
  await page.getByRole('region', { name: 'Klasskarta' }).getByRole('link', { name: 'EI 120' }).first().click();
  const { cards } = catalogue(page);
  const marked = await cards.evaluateAll((all) =>
    all.flatMap((card) =>
      getComputedStyle(card).outlineStyle === 'none' ? [] : [card.querySelector('h4')?.textContent],
    ),
  );
  const [first] = productsIn('aluminium').filter(({ facts }) =>
    facts.fire.some(({ classes }) => classes.includes('EI 120')),
  );
  expect(marked).toEqual([first?.title]);
});

test('the class map leads to a card of the other tab too, while the page comes alive @both', async ({
  kept: page,
  isMobile,
}) => {
  await page.goto('/produkter');
  if (isMobile) await page.getByText('Klasskarta').first().click();
  const link = page.getByRole('region', { name: 'Klasskarta' }).locator('a[href*="#steel-"]').last();
  const place = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.click();
  await expect(catalogue(page).steel).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(`#${place}`)).toBeInViewport({ ratio: 0.5 });
});

test('no row of cards has a hole', async ({ kept: page }) => {
  for (const path of ['/produkter', '/produkter?kategori=steel']) {
    await open(page, path);
    for (const width of [820, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await catalogue(page).cards.evaluateAll((all) => {
        // A card that a family's heading stands over begins lower, and ends where its row does.
        const bottoms = all
          .filter((card) => card.checkVisibility())
          .map((card) => Math.round(card.getBoundingClientRect().bottom));
        return Object.values(Object.groupBy(bottoms, String)).map((row) => row?.length);
      });
      expect(new Set(rows).size, `${path} at ${width} px: ${rows}`).toBe(1);
    }
  }
});

test('a family that shares a row with the next is said again above it, as a continuation', async ({ kept: page }) => {
  await open(page, '/produkter?kategori=steel');
  const heading = page.getByRole('heading', { level: 3, name: 'Dörrar och glaspartier' });
  await expect(heading).toHaveCount(1);
  const again = page.getByText('Dörrar och glaspartier, forts.', { exact: true });
  const fonster = page.getByRole('heading', { level: 3, name: 'Fönster' });
  await expect(again.filter({ visible: true })).toHaveCount(1);
  const [one, other] = [await again.filter({ visible: true }).boundingBox(), await fonster.boundingBox()];
  expect(one?.y).toBe(other?.y);
});

test('cards of a row have classes of one size and names on one line', async ({ kept: page }) => {
  await open(page, '/produkter?kategori=steel');
  const rows = await catalogue(page).cards.evaluateAll((all) => {
    const seen = all
      .filter((card) => card.checkVisibility())
      .map((card) => ({
        bottom: Math.round(card.getBoundingClientRect().bottom),
        name: Math.round(card.querySelector('h4')?.getBoundingClientRect().top ?? 0),
        size: getComputedStyle(card.querySelector('.fire-class') as Element).fontSize,
      }));
    return Object.values(Object.groupBy(seen, ({ bottom }) => bottom)).map((row) => row ?? []);
  });
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    expect(new Set(row.map(({ name }) => name)).size).toBe(1);
    expect(new Set(row.map(({ size }) => size)).size).toBe(1);
  }
});

test('a badge lies in the corner of its picture, takes no line of its own, and leaves class and name the width of their card', async ({
  kept: page,
}) => {
  await open(page, '/produkter');
  const own = productsIn('aluminium').filter(({ badge }) => badge);
  expect(own.length).toBeGreaterThan(1);
  for (const { title, badge = '' } of own) {
    const card = catalogue(page).cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    const [all, line, name, picture, box] = await Promise.all(
      [
        card,
        card.locator('.fire-class'),
        card.getByRole('heading'),
        card.getByRole('img'),
        card.getByText(badge, { exact: true }),
      ].map((part) => part.boundingBox()),
    );
    for (const part of [line, name]) expect(part?.width, title).toBeCloseTo(all?.width ?? 0, 0);
    expect(box?.y, title).toBeCloseTo(picture?.y ?? 0, 0);
    // And over it, not behind.
    const isOver = await card.getByText(badge, { exact: true }).evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top } = element.getBoundingClientRect();
      const stack = document.elementsFromPoint(left + 5, top + 5);
      return stack.indexOf(element) < stack.findIndex((each) => each.matches('img'));
    });
    expect(isOver, title).toBe(true);
    expect((box?.x ?? 0) + (box?.width ?? 0), title).toBeCloseTo((picture?.x ?? 0) + (picture?.width ?? 0), 0);
  }
});

test('a tab is switched in place, and right under the row of tabs where that has left its own @both', async ({
  kept: page,
  isMobile,
}) => {
  await open(page, '/produkter');
  const { aluminium, steel, panel } = catalogue(page);
  const top = () => page.evaluate(() => scrollY);
  await steel.evaluate((tab) =>
    scrollTo({ top: tab.getBoundingClientRect().top + scrollY - 250, behavior: 'instant' }),
  );
  const before = await top();
  expect(before).toBeGreaterThan(0);
  for (const tab of [steel, aluminium]) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await top()).toBe(before);
  }
  await catalogue(page).cards.nth(5).scrollIntoViewIfNeeded();
  await steel.click();
  const { y = 0, height = 0 } = (await page.getByRole('tablist').boundingBox()) ?? {};
  // On a telephone the tabs stand in the first row of the panel, beside its jumps.
  expect(Math.abs(((await panel.boundingBox())?.y ?? 0) - y - (isMobile ? 0 : height))).toBeLessThan(2);
  await expect(panel.getByRole('heading', { level: 3 }).first()).toBeInViewport({ ratio: 1 });
});

test('tabs and the ways to the families share one row, which on a telephone leaves the window to the cards, and what is marked is seen @both', async ({
  kept: page,
  isMobile,
}) => {
  await open(page, '/produkter');
  await catalogue(page).cards.last().scrollIntoViewIfNeeded();
  const row = await page.getByRole('tablist').boundingBox();
  const jumps = page.getByRole('navigation', { name: 'Aluminium efter slag' });
  const line = await jumps.boundingBox();
  expect(line?.y).toBeCloseTo(row?.y ?? 0, 0);
  expect(line?.x).toBeGreaterThanOrEqual((row?.x ?? 0) + (isMobile ? (row?.width ?? 0) : 0));
  // With the bar above it.
  if (isMobile) expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(100);
  // Where there is room all of them are seen at once; elsewhere the line is moved to the one that is marked.
  else expect(await jumps.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  // All that stand beside each other are marked: on a telephone one, since its cards stand in one column.
  const marked = jumps.locator('[aria-current]');
  await expect(marked.last()).toBeInViewport({ ratio: 1 });
  const last = familiesOf(productsIn('aluminium')).at(-1);
  await expect(marked.last()).toHaveText(last?.name ?? '');
  // The other tab has the same row.
  await catalogue(page).steel.click();
  const other = page.getByRole('navigation', { name: 'Stål efter slag' });
  const boxes = await Promise.all([page.getByRole('tab').last(), other].map((part) => part.boundingBox()));
  expect(boxes[1]?.x, 'beside the tabs').toBeGreaterThan((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0));
});

test('a tab that is pressed among the cards of the other begins with its own first @both', async ({ kept: page }) => {
  await open(page, '/produkter');
  await page.getByRole('tabpanel').getByRole('article').last().scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: 'Stål' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Stål' });
  await expect(panel.getByRole('heading', { level: 3 }).first()).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('article').first()).toBeInViewport();
  await page.getByRole('tab', { name: 'Aluminium' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Aluminium' }).getByRole('article').first()).toBeInViewport();
});
