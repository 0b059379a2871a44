import sharp from 'sharp';
import type { Locator, Page } from '@playwright/test';
import { families, familiesWith } from '../../src/catalogue/families.ts';
import { categories, type ProductCategory } from '../../src/catalogue/vocabulary.ts';
import { paths } from '../../src/content/paths.ts';
import { productsIn } from './lib/content.ts';
import { open } from './lib/pages.ts';
import { blockStorage } from './lib/storage.ts';
import { expect, test } from './lib/site.ts';

const address = '/jamfor?p=aluminium-1,steel-3';

/** The drawings on their wall, which say nothing to a reader. */
const drawings = (page: Page) => page.locator('.compare-stage img').filter({ visible: true });

/** How many pixels of a picture, from its foot up, something is drawn on. */
async function drawnHeight(drawing: Locator): Promise<number> {
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { data, info } = await sharp(await drawing.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wall = data[2 * info.channels * info.width + 2 * info.channels] ?? 0;
  const first = data.findIndex((value) => Math.abs(value - wall) > 60);
  return info.height - Math.floor(first / info.channels / info.width);
}

test('products are chosen in the catalogue, come along, and stand side by side @phone', async ({ kept: page }) => {
  await open(page, '/produkter');
  const choices = page.getByRole('tabpanel', { name: 'Aluminium' }).getByRole('button', { name: /^Jämför/ });
  await choices.nth(0).click();
  await expect(choices.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/produkter/steel/3');
  await page.getByRole('button', { name: /^Jämför/ }).press('Space');
  const bar = page.getByRole('link', { name: 'Jämför (2)' });
  await expect(bar).toBeVisible();
  await page.goto('/');
  await expect(bar, 'without a touch').toBeVisible();
  await bar.click();
  await expect(page).toHaveURL(address);
  const table = page.getByRole('table', { name: 'Jämförelse' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('rowheader', { name: /^Brandmotstånd|^Brandklass/ }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a browser that takes no more steps into its history still removes a product', async ({ kept: page }) => {
  await open(page, address);
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError');
    };
    Object.assign(history, { pushState: refuse, replaceState: refuse });
  });
  const heads = page.getByRole('table', { name: 'Jämförelse' }).getByRole('columnheader');
  await expect(heads).toHaveCount(3);
  await page
    .getByRole('button', { name: /^Ta bort/ })
    .first()
    .click();
  await expect(heads).toHaveCount(2);
});

test('the list of all products is chosen from, by keyboard too, and makes way for the comparison @both', async ({
  kept: page,
  isMobile,
}) => {
  await open(page, '/jamfor');
  const list = page.getByRole('table', { name: 'Alla produkter i korthet' });
  const choices = list.getByRole('button');
  await expect(choices).toHaveCount(categories.flatMap(productsIn).length);
  const first = list.getByRole('button', { name: 'Jämför PE78EI Design Line EI30', exact: true });
  await (isMobile ? first.tap() : first.press('Space'));
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(list, 'one product is no comparison yet').toBeVisible();
  await list.getByRole('button', { name: 'Jämför Economy 50' }).press('Space');
  const bar = page.getByRole('status').filter({ hasText: 'Rensa' });
  await expect(bar).toContainText(/^PE78EI Design Line EI30×Economy 50×/);
  await bar.getByRole('link').click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('table', { name: 'Jämförelse' }).getByRole('columnheader')).toHaveCount(3);
  await expect(list).toBeHidden();
  await page.keyboard.press('Shift');
  await expect(bar).toBeHidden();
});

test('on a telephone a product of the list takes two lines or three, its choice beside its name @phone', async ({
  kept: page,
}) => {
  await open(page, paths.compare);
  const rows = page.getByRole('table', { name: 'Alla produkter i korthet' }).locator('tbody tr');
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(boxes.reduce((sum, height) => sum + height, 0) / boxes.length, 'pixels').toBeLessThanOrEqual(105);
  const [name, choice] = await Promise.all(
    [rows.first().getByRole('rowheader'), rows.first().getByText('Jämför', { exact: true })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(choice?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
  expect(Math.abs((choice?.y ?? 0) - (name?.y ?? 0))).toBeLessThan(12);
});

test('the list of all products is narrowed by material and kind', async ({ kept: page }) => {
  await open(page, paths.compare);
  const names = page.getByRole('table', { name: 'Alla produkter i korthet' }).getByRole('rowheader');
  await page.getByRole('group', { name: 'Material' }).getByLabel('Stål').check();
  for (const family of families) {
    await page.getByRole('group', { name: 'Slag' }).getByLabel(family.name).check();
    const own = productsIn('steel').filter((product) => familiesWith(product).includes(family));
    await expect(names.filter({ visible: true })).toHaveText(own.map(({ title }) => title));
  }
});

test('before anything is chosen an example says that it is one, chooses nothing, and is compared with one press', async ({
  kept: page,
}) => {
  await open(page, '/jamfor');
  const example = page.getByRole('list', { name: 'Exempel' });
  await expect(page.getByText('Ett exempel på hur en jämförelse ser ut.')).toBeVisible();
  await expect(example.getByRole('listitem')).toHaveText([
    /EI\s60.*37\sdB.*78\smm/,
    /EI\s90.*37\sdB.*78\smm/,
    /EI\s120.*41\sdB.*89\smm/,
  ]);
  await expect(drawings(page)).toHaveCount(3);
  await expect(page.getByText('Samma skala, exempelmått – inte största mått.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('jamfor'))).toBeNull();
  await page.getByRole('link', { name: 'Jämför just de här' }).click();
  await expect(page).toHaveURL(/\/jamfor\?p=aluminium-2,aluminium-4,aluminium-5$/);
  const heads = page.getByRole('table', { name: 'Jämförelse' }).getByRole('columnheader');
  await expect(heads).toHaveCount(4);
  await expect(example).toBeHidden();
});

test('before anything is chosen the first screen has comparisons that are ready, each drawn, and one press opens one @both', async ({
  kept: page,
}) => {
  await open(page, paths.compare);
  const ready = page.getByRole('navigation', { name: 'Färdiga jämförelser' });
  const doors = ready.getByRole('link', { name: /^Dörrar EI\s60 3\sst$/ });
  await expect(ready.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Ett exempel på hur en jämförelse ser ut.')).toBeInViewport();
  await expect(drawings(page).first()).toBeInViewport({ ratio: 1 });
  await expect(doors.locator('img')).toHaveCount(3);
  await doors.click();
  await expect(page).toHaveURL(/\/jamfor\?p=aluminium-2,aluminium-7,steel-5$/);
  await expect(page.getByRole('table', { name: 'Jämförelse' })).toBeVisible();
  await expect(ready).toBeHidden();
});

test('what was chosen stands side by side as soon as the page is there, without a touch', async ({ kept: page }) => {
  await page.addInitScript(() => localStorage.setItem('jamfor', 'aluminium-1,steel-3'));
  await page.goto('/jamfor');
  await expect(page.getByRole('table', { name: 'Jämförelse' }).getByRole('columnheader')).toHaveCount(3);
  await expect(page).toHaveURL(address);
});

test('a link that is pressed before the page answers joins what was chosen before, and a comparison that was sent stays as it is', async ({
  kept: page,
}) => {
  await page.addInitScript(() => localStorage.setItem('jamfor', 'aluminium-1'));
  await page.goto(paths.compareWith(['steel-3']));
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('table', { name: 'Jämförelse' }).getByRole('columnheader')).toHaveCount(3);
  const sent = paths.compareWith(['steel-4', 'steel-5']);
  await page.goto(sent);
  await expect(page.getByRole('table', { name: 'Jämförelse' }).getByRole('columnheader')).toHaveCount(3);
  await expect(page).toHaveURL(sent);
  // What somebody else compares takes no place among what this visitor has chosen.
  expect(await page.evaluate(() => localStorage.getItem('jamfor'))).toBe('aluminium-1');
  await page.goto('/jamfor?p=steel-99');
  await expect(page.getByRole('main')).toContainText('Visas inte: steel-99');
});

test('a product that is added beside the list of all joins those that were ticked in it', async ({ kept: page }) => {
  await open(page, '/jamfor');
  const list = page.getByRole('table', { name: 'Alla produkter i korthet' });
  for (const name of ['PE78EI Design Line EI30', 'Economy 50'])
    await list.getByRole('button', { name: `Jämför ${name}`, exact: true }).press('Space');
  const add = page.getByRole('button', { name: 'Lägg till', exact: true });
  await page.getByLabel('Lägg till produkt').selectOption('steel-4');
  await add.press('Enter');
  await expect(page).toHaveURL(`${address},steel-4`);
  await expect(page.getByRole('table', { name: 'Jämförelse' }).getByRole('columnheader')).toHaveCount(4);
});

test('the bar names what is chosen, in one low line and the same on every page, one alone asks for another, a fifth is explained where it was pressed, and a tool has the window to itself @both', async ({
  kept: page,
  isMobile,
}) => {
  await open(page, '/produkter');
  const choices = page.getByRole('tabpanel', { name: 'Aluminium' }).getByRole('button', { name: /^Jämför/ });
  const [first, second] = productsIn('aluminium').map(({ title }) => title);
  const bar = page.locator('.compare-bar');
  await choices.nth(0).click();
  await expect(bar).toHaveText(`${first}×Välj en till`);
  await choices.nth(1).click();
  await expect(bar.getByText(second ?? '')).toBeInViewport({ ratio: 1 });
  await choices.nth(1).click();
  for (const index of [1, 2, 3]) await choices.nth(index).click();
  await expect(bar).toContainText(`${first}×${second}×`);
  await expect(bar).toContainText('×Jämför (4)Rensa');
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await choices.nth(4).click();
  await expect(choices.nth(4)).toHaveText('Högst 4');
  await expect(choices.nth(4)).toHaveAttribute('aria-pressed', 'false');
  await expect(bar).toContainText('Högst 4 åt gången.');
  await choices.nth(3).click();
  await expect(choices.nth(4)).toHaveText('Jämför');
  await open(page, '/produkter/steel/3');
  await expect(bar, 'none of them stands on the page').toContainText(`${first}×${second}×`);
  const out = bar.getByRole('button', { name: `Ta bort ${first}`, exact: true });
  if (isMobile) {
    // It has room for four as a number alone.
    await expect(out).toHaveCount(0);
  } else {
    await out.press('Enter');
    await expect(bar).toContainText(new RegExp(`^${second}×.*Jämför \\(2\\)`));
    await expect(bar.getByRole('link')).toBeFocused();
  }
  await open(page, '/produkter/aluminium/2');
  const width = page.getByLabel('Bredd');
  await width.fill('1000');
  await expect(bar).toBeHidden();
  await width.blur();
  await expect(bar).toBeVisible();
});

test('the bar leaves the way to an offer free in a low window', async ({ kept: page }) => {
  await page.addInitScript(() => localStorage.setItem('jamfor', 'steel-8,aluminium-2'));
  await open(page, '/produkter/steel/8');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('link', { name: 'Jämför (2)' })).toBeVisible();
  for (const name of ['Kontakta oss för offert', 'Lägg i listan'])
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name })
        .first()
        .evaluate((link) => {
          const { left, right, bottom } = link.getBoundingClientRect();
          return link === document.elementFromPoint((left + right) / 2, bottom - 2);
        }),
      name,
    ).toBe(true);
});

test('what is chosen stands in the columns of what is compared', async ({ kept: page }) => {
  await open(page, '/jamfor?p=aluminium-1,steel-3,steel-9');
  const main = page.getByRole('main');
  const lefts = (elements: (HTMLElement | SVGElement)[]) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().left));
  const heads = await main.getByRole('columnheader').evaluateAll(lefts);
  expect(await main.getByRole('list', { name: 'Valda produkter' }).getByRole('listitem').evaluateAll(lefts)).toEqual(
    heads.slice(1),
  );
  // Class, drawing and name of each, also of few, are seen before the page is moved.
  for (const chosen of ['aluminium-1,steel-3,steel-9', 'aluminium-1,steel-1', 'aluminium-1']) {
    await page.goto(`/jamfor?p=${chosen}`);
    // Before the comparison has come the page has a table of all products.
    const heads = page.getByRole('table', { name: 'Jämförelse' }).getByRole('columnheader');
    await expect(heads.first()).toBeVisible();
    for (const head of (await heads.all()).slice(1)) await expect(head).toBeInViewport({ ratio: 1 });
  }
});

test('rows stand by what differs, what is the same and what one alone states, under a drawing of each', async ({
  kept: page,
}) => {
  await open(page, address);
  const table = page.getByRole('table', { name: 'Jämförelse' });
  const groups = table.getByRole('rowgroup');
  const inGroup = (name: string) => groups.filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  const group = inGroup('Skiljer eller framgår inte för alla');
  await expect(group.getByRole('rowheader', { name: /^Brandklass/ })).toBeVisible();
  await open(page, '/jamfor?p=aluminium-1,aluminium-2');
  // 37 dB, of one with a glass that is named, is no difference and not quite the same.
  await expect(
    inGroup('Samma värde, olika villkor').getByRole('rowheader', { name: /^Vägt reduktionstal/ }),
  ).toBeVisible();
  const empty = { name: /^(?:Anges i offerten|Framgår inte)$/ };
  for (const row of (await inGroup('Samma värde').getByRole('row').all()).slice(1))
    await expect(row.getByRole('cell', empty)).toHaveCount(0);
  await expect(drawings(page)).toHaveCount(2);
});

test('each column begins with its name, above its drawing, and what only one of two states is folded under its number', async ({
  kept: page,
}) => {
  await open(page, address);
  const table = page.getByRole('table', { name: 'Jämförelse' });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const name = table.getByRole('columnheader', { name: 'Economy 50' });
  expect(await top(name)).toBeLessThan(await top(drawings(page).nth(1)));
  expect(await top(drawings(page).nth(1))).toBeLessThan(
    await top(table.getByRole('rowheader', { name: /^Brandklass/ }).first()),
  );
  // By sound products are chosen: that one of them states none stands in its place.
  await expect(table.getByRole('row').filter({ hasText: 'Vägt reduktionstal' })).toContainText(
    /37\sdB.*Anges i offerten/s,
  );
  await expect(table.getByRole('row').filter({ hasText: 'Största dörrhöjd' })).toContainText(/Framgår inte.*3800\smm/s);
  const fold = page.getByRole('group').filter({ hasText: 'Övrigt som anges bara för en' });
  const [count] = /\d+/.exec(await fold.locator('summary').innerText()) ?? [];
  const alone = page.getByRole('table', { name: 'Övrigt som anges bara för en' });
  await expect(alone).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(alone.getByRole('row').last()).toBeVisible();
  expect((await alone.boundingBox())?.height).toBeGreaterThan(200);
  await page.emulateMedia({ media: 'screen' });
  await fold.locator('summary').press('Enter');
  await expect(alone.getByRole('rowheader', { name: 'Garanti' })).toBeVisible();
  await expect(alone.getByRole('row'), 'below their head').toHaveCount(1 + Number(count));
  await page.getByLabel('Visa bara skillnader').check();
  await expect(fold).toHaveCount(0);
  // Of three what one alone states stands in the table, where two more values may be.
  await open(page, `${address},steel-9`);
  await expect(table.getByRole('rowheader', { name: 'Övrigt som anges bara för en' })).toBeVisible();
  await expect(fold).toHaveCount(0);
});

test('what some facades do not state stands among what differs, what one alone states of how it is built comes last, and both are by the order of the choice', async ({
  kept: page,
}) => {
  await open(page, '/jamfor?p=aluminium-13,aluminium-16,steel-10,steel-12');
  const table = page.getByRole('table', { name: 'Jämförelse' });
  const names = await table.getByRole('rowheader').allInnerTexts();
  expect(new Set(names).size, 'each row once').toBe(names.length);
  const wanted = ['Brandklass', 'Lufttäthet', 'Vattentäthet', 'Djup', 'Dokument', 'Övrigt som anges bara för en'];
  const places = wanted.map((word) => names.findIndex((name) => name.startsWith(word)));
  expect(places.filter((place) => place < 0)).toEqual([]);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const rowOf = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(rowOf('Dokument')).toContainText(/01561\/16\/R83NZP.*01561\/16\/R83NZP/s);
  // What a product's own table leaves to the quote, and what it does not name.
  await expect(rowOf('U-värde, Ucw').getByRole('cell', { name: 'Anges i offerten', exact: true })).toHaveCount(3);
  await expect(rowOf('Vattentäthet').getByRole('cell', { name: 'Framgår inte', exact: true })).toHaveCount(2);
  // As many rows stand under the heading of what one alone states as are counted above, and each has three blanks.
  const alone = Number(
    /(\d+) övriga? anges bara för en produkt\./.exec(await page.getByRole('status').allInnerTexts().then(String))?.[1],
  );
  const empty = { name: /^(?:Anges i offerten|Framgår inte)$/ };
  const rows = await table.getByRole('row').filter({ hasNotText: 'Lägg i listan' }).all();
  const heads = await Promise.all(rows.map((row) => row.innerText()));
  const blanks = await Promise.all(
    rows
      .slice(heads.findIndex((head) => head.startsWith('Övrigt som anges bara för en')) + 1)
      .map((row) => row.getByRole('cell', empty).count()),
  );
  expect(blanks).toEqual(Array.from({ length: alone }, () => 3));
  await page.getByLabel('Visa bara skillnader').check();
  await expect(rowOf('Största glasruta')).toHaveCount(0);
});

test('doors are drawn in one scale, standing on one line @both', async ({ kept: page, isMobile }) => {
  const heightOf = (category: ProductCategory, id: number) => {
    const { elevation } = productsIn(category).find((product) => product.id === id) ?? {};
    return elevation && 'height' in elevation ? elevation.height : 0;
  };
  const share = heightOf('aluminium', 2) / heightOf('steel', 3);
  await open(page, '/jamfor?p=aluminium-2,steel-3');
  for (const width of isMobile ? [390, 320] : [820, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const note = page.getByText('Samma skala, exempelmått – inte största mått.').filter({ visible: true });
    await expect(note).toBeVisible();
    await expect(drawings(page)).toHaveCount(2);
    const [one = 0, other = 0] = [await drawnHeight(drawings(page).nth(0)), await drawnHeight(drawings(page).nth(1))];
    expect(other, `a door to be read at ${width} px`).toBeGreaterThan(80);
    // As near as two pixels let it be.
    expect(Math.abs(one - share * other), `${one} and ${other} pixels at ${width} px`).toBeLessThan(2.5);
    await note.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width: across = 0 } = (await note.boundingBox()) ?? {};
    const floor = await sharp(
      await page.screenshot({ clip: { x, y: Math.round(y), width: Math.floor(across), height: 1 } }),
    )
      .greyscale()
      .stats();
    expect(floor.channels[0]?.max, `the line at ${width} px`).toBeLessThan(60);
  }
});

test('a facade beside a door is drawn in a scale of its own, which is said', async ({ kept: page }) => {
  const note = page.getByText('Fasader och glastak är ritade i mindre skala.');
  await open(page, '/jamfor?p=aluminium-1,steel-12,aluminium-9');
  await expect(note.filter({ visible: true })).toBeVisible();
  expect(await drawnHeight(drawings(page).first())).toBeGreaterThan(120);
  await page.getByRole('button', { name: 'Ta bort VISS Fire fasad EI60' }).click();
  await expect(page.getByText('Samma skala, exempelmått – inte största mått.').filter({ visible: true })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('the longest name fits into the field that adds a product', async ({ kept: page }) => {
  await page.goto('/jamfor');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [390, 820, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const field = page.getByLabel('Lägg till produkt');
    const cut = await field.evaluate((select: HTMLSelectElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
      const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      const pen = new OffscreenCanvas(1, 1).getContext('2d');
      if (pen) pen.font = font;
      return [...select.options].map(({ text }) => text).filter((text) => (pen?.measureText(text).width ?? 0) > room);
    });
    expect(cut, `at ${width} px`).toEqual([]);
  }
});

test('in the bar names stand apart, and each has a button large enough to be hit @both', async ({
  kept: page,
  isMobile,
}) => {
  // A telephone has room for one.
  const keys = isMobile ? 'aluminium-2' : 'aluminium-2,aluminium-1,aluminium-7,steel-3';
  await page.addInitScript((keys) => localStorage.setItem('jamfor', keys), keys);
  await open(page, '/produkter');
  const buttons = page.getByRole('status').getByRole('button', { name: /^Ta bort/ });
  await expect(buttons).toHaveCount(keys.split(',').length);
  const least = isMobile ? 44 : 32;
  let end = -Infinity;
  for (const button of await buttons.all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(least);
    const { left, right } = await button.evaluate((element) => {
      const { left = 0, right = 0 } = element.parentElement?.getBoundingClientRect() ?? {};
      return { left, right };
    });
    expect(left - end).toBeGreaterThanOrEqual(32);
    end = right;
  }
});

test('the drawings of two take the room that the window has, and leave their names and the first rows on the first screen', async ({
  kept: page,
}) => {
  const drawing = drawings(page).first();
  const heights: number[] = [];
  for (const height of [900, 1200]) {
    await page.setViewportSize({ width: 1440, height });
    await open(page, address);
    await expect(page.getByRole('columnheader', { name: 'Economy 50' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('rowheader', { name: /^Brandklass/ })).toBeInViewport({ ratio: 1 });
    heights.push((await drawing.boundingBox())?.height ?? 0);
  }
  expect(heights[0]).toBeGreaterThan(120);
  expect(heights[1]).toBeGreaterThan(360);
});

test('only what differs is shown, products come and go, and the way back restores them', async ({ kept: page }) => {
  await open(page, address);
  const table = page.getByRole('table', { name: 'Jämförelse' });
  const all = await table.getByRole('row').count();
  // What none of them says stands below, with the question.
  const unsaid = page.getByRole('region', { name: 'Anges i offerten' });
  await expect(unsaid.getByRole('listitem').filter({ hasText: 'Största dörrbredd' })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: 'Största dörrbredd' })).toHaveCount(0);
  await expect(unsaid.getByRole('link', { name: 'Fråga om det som saknas' })).toHaveAttribute(
    'href',
    /^\/kontakt\?produkt=aluminium-1,steel-3&fraga=Vad\+g.*d%C3%B6rrbredd/,
  );
  await page.getByLabel('Visa bara skillnader').check();
  await expect(page).toHaveURL(`${address}&visa=skillnader`);
  await expect(unsaid).toHaveCount(0);
  expect(await table.getByRole('row').count()).toBeLessThan(all);
  // Two that say something, and not the same.
  const told = table.getByRole('row').filter({ has: page.getByRole('cell'), hasNotText: 'Lägg i listan' });
  for (const row of await told.all()) {
    await expect(row.getByRole('cell').filter({ hasText: /^Anges i offerten$/ })).toHaveCount(0);
    const [one, other] = await row.getByRole('cell').allInnerTexts();
    expect(one).not.toBe(other);
  }
  await page
    .getByRole('button', { name: /^Ta bort/ })
    .first()
    .click();
  await expect(page).toHaveURL('/jamfor?p=steel-3&visa=skillnader');
  await page.getByLabel('Lägg till produkt').selectOption('steel-4');
  await page.getByRole('button', { name: 'Lägg till', exact: true }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${address}&visa=skillnader`);
  await expect(table.getByRole('columnheader').nth(1)).toContainText('PE78EI');
});

test('whoever goes through the products by key adds none of them before pressing the button', async ({
  kept: page,
}) => {
  await open(page, address);
  const heads = page.getByRole('table', { name: 'Jämförelse' }).getByRole('columnheader');
  const more = page.getByLabel('Lägg till produkt');
  const add = page.getByRole('button', { name: 'Lägg till', exact: true });
  await add.click();
  await expect(heads, 'nothing is chosen').toHaveCount(3);
  await more.focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'J']) await page.keyboard.press(key);
  await expect(more).not.toHaveValue('');
  await expect(page).toHaveURL(address);
  await expect(heads).toHaveCount(3);
  const chosen = await more.inputValue();
  await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address},${chosen}`);
  await expect(heads).toHaveCount(4);
  await expect(more, 'the next is another choice').toHaveValue('');
  // With the fourth there is room for no more, and the focus is not lost with the button.
  await more.selectOption('aluminium-16');
  await add.press('Enter');
  await expect(heads).toHaveCount(5);
  await expect(add).toHaveCount(0);
  await expect(page.getByLabel('Visa bara skillnader')).toBeFocused();
});

test('on a telephone two stand side by side in the page, and each place can be given to the others @phone', async ({
  kept: page,
}) => {
  await open(page, '/jamfor?p=aluminium-1,steel-3,steel-9');
  const heads = page.getByRole('table', { name: 'Jämförelse' }).getByRole('columnheader').filter({ visible: true });
  await expect(heads).toHaveText(['Parameter', /^PE78EI/, /^Economy/]);
  // What adds and takes away is folded, so that the first value is in the first window of a small one too.
  expect((await page.getByRole('rowheader', { name: /^Brandklass/ }).boundingBox())?.y).toBeLessThanOrEqual(620);
  const chosen = page.getByRole('list', { name: 'Valda produkter' });
  await expect(chosen).toHaveCount(0);
  await page.getByText('3 valda: lägg till eller ta bort').press('Enter');
  await expect(chosen.getByRole('button', { name: /^Ta bort/ })).toHaveCount(3);
  await expect(page.getByLabel('Lägg till produkt')).toBeVisible();
  const first = page.getByLabel('Första produkten');
  const second = page.getByLabel('Andra produkten');
  await second.focus();
  await second.selectOption({ label: 'VISS Fire glastak EI30' });
  await expect(page).toHaveURL('/jamfor?p=aluminium-1,steel-9,steel-3');
  await expect(heads).toHaveText(['Parameter', /^PE78EI/, /^VISS Fire glastak/]);
  await expect(second).toBeFocused();
  await expect(second).toHaveValue('steel-9');
  await first.selectOption('steel-9');
  await expect(page, 'what stands in the other column changes places').toHaveURL(
    '/jamfor?p=steel-9,aluminium-1,steel-3',
  );
  await expect(heads).toHaveText(['Parameter', /^VISS Fire glastak/, /^PE78EI/]);
  // What these two say is compared, whatever the third does.
  const [, two] = /(\d+) av \d+ rader skiljer/.exec(await page.getByRole('status').first().innerText()) ?? [];
  await page.goto(paths.compareWith(['steel-9', 'aluminium-1']));
  await expect(page.getByRole('status').first()).toContainText(`2 produkter: ${two} av`);
  await page.goBack();
  const last = page.getByRole('table', { name: 'Jämförelse' }).getByRole('row').last();
  await last.scrollIntoViewIfNeeded();
  await expect(heads.nth(1), 'the head stays').toBeInViewport();
  const { height = 0 } = (await heads.nth(1).boundingBox()) ?? {};
  expect(height).toBeLessThan(90);
});

test('on a telephone what adds to a comparison stays open until four are chosen, with the comparison in sight @phone', async ({
  kept: page,
}) => {
  await open(page, paths.compare);
  const more = page.getByLabel('Lägg till produkt');
  const keys = ['aluminium-1', 'steel-3', 'steel-9', 'steel-1'];
  const choose = async (count: number) => {
    await more.selectOption(keys[count - 1] ?? '');
    await page.getByRole('button', { name: 'Lägg till', exact: true }).tap();
    await expect(page).toHaveURL(paths.compareWith(keys.slice(0, count)));
  };
  for (const count of [1, 2, 3]) await choose(count);
  await expect(page.getByRole('table', { name: 'Jämförelse' }).getByRole('columnheader').last()).toBeInViewport();
  const fold = page.getByText('3 valda: lägg till eller ta bort');
  await fold.tap();
  await expect(more).toBeHidden();
  await fold.tap();
  await choose(4);
  await expect(page.getByText('4 valda: ta bort')).toBeFocused();
  await expect(page.getByRole('list', { name: 'Valda produkter' })).toBeHidden();
});

test('where the browser stores nothing products are chosen all the same, and a hostile address shows nothing worse than what is not known', async ({
  kept: page,
}) => {
  await blockStorage(page);
  await open(page, '/produkter/steel/3');
  await page.getByRole('button', { name: /^Jämför/ }).click();
  await expect(page.getByRole('link', { name: 'Välj en till' })).toHaveAttribute('href', '/jamfor?p=steel-3');
  await open(page, '/jamfor?p=steel-3,steel-99,%3Cimg%20src=x%3E,constructor');
  await expect(page.getByRole('main')).toContainText('Visas inte: steel-99, <img src=x> och constructor');
  await expect(page.getByRole('table', { name: 'Jämförelse' }).getByRole('columnheader')).toHaveCount(2);
});

test('a choice in one tab is known in the other', async ({ page, context }) => {
  await open(page, '/produkter/steel/3');
  const other = await context.newPage();
  await open(other, '/produkter/steel/4');
  await page.getByRole('button', { name: /^Jämför/ }).click();
  await expect(other.getByRole('link', { name: 'Välj en till' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the main figures of all', async ({ page }) => {
    await page.goto('/produkter/aluminium/1');
    await page
      .getByRole('link', { name: /^Jämför/ })
      .first()
      .click();
    await expect(page.getByRole('main')).toContainText('behöver JavaScript');
    // One row for each, below the head.
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(1 + categories.flatMap(productsIn).length);
    await expect(page.getByRole('table').getByRole('link', { name: 'Jämför' }), 'nothing to choose for').toHaveCount(0);
  });
});
