import sharp from 'sharp';
import type { Locator, Page } from '@playwright/test';
import { rowsOf } from '../../src/catalogue/rows.ts';
import { company } from '../../src/content/company.ts';
import { paths } from '../../src/content/paths.ts';
import { exampleOf, productsIn } from './lib/content.ts';
import { open, readMetadata } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

/** The product's tabs and the open panel by the words that a visitor sees. */
function details(page: Page) {
  return {
    specifications: page.getByRole('tab', { name: 'Specifikationer' }),
    information: page.getByRole('tab', { name: 'Information' }),
    parameters: page.getByRole('tab', { name: 'Parametrar' }),
    panel: page.getByRole('tabpanel').filter({ visible: true }),
  };
}

const [door, steel] = [exampleOf('aluminium'), exampleOf('steel')];

test('a product shows its features first, then a text on the material, then its figures', async ({ kept: page }) => {
  await open(page, paths.product(steel));
  const { information, parameters, panel } = details(page);
  await expect(panel).toHaveAccessibleName('Specifikationer');
  await expect(panel.getByRole('listitem')).toHaveCount(steel.features.length);

  await information.click();
  await expect(panel).toHaveAccessibleName('Information');
  await expect(panel).toContainText('Stål');
  await expect(page).toHaveURL(`${paths.product(steel)}#information`);

  await parameters.click();
  await expect(panel).toHaveAccessibleName('Parametrar');
  await expect(panel.getByRole('columnheader')).toHaveText(['Parameter', 'Värde', 'Enhet']);
  await expect(panel.getByRole('row')).toHaveCount(rowsOf(steel).length + 1);
  await expect(panel.getByRole('row').last()).toBeVisible();
});

test('the profile is pulled apart by the keyboard too, as large, with its parts named in the first screen', async ({
  kept: page,
}) => {
  await open(page, '/produkter/aluminium/5');
  const whole = page.getByRole('radio', { name: 'Hopsatt' });
  const parts = page.getByRole('figure').first().getByRole('listitem');
  await expect(parts).toHaveCount(0);
  await expect(whole).toBeChecked();
  const before = await page.getByRole('figure').first().boundingBox();
  await whole.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Isärdragen' })).toBeChecked();
  await expect(page.getByRole('img', { name: 'Samma snitt isärdraget i sina delar.' })).toBeInViewport({ ratio: 1 });
  expect(await parts.count()).toBeGreaterThan(3);
  for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
  expect((await page.getByRole('figure').first().boundingBox())?.width).toBe(before?.width);
  // Of the whole nothing shines through its parts.
  const closed = page.getByRole('figure').first().getByRole('img', { includeHidden: true }).first();
  const look = () => page.getByRole('figure').first().screenshot({ animations: 'disabled' });
  const both = await look();
  await closed.evaluate((picture) => (picture.style.visibility = 'hidden'));
  expect((await look()).equals(both), 'the parts look the same without the whole').toBe(true);
  const numbers = page.getByRole('figure').first().locator('text');
  const { y: below = 0 } = (await page.getByRole('group', { name: 'Profilen' }).boundingBox()) ?? {};
  for (const number of await numbers.all()) {
    const { y = 0, height = 0 } = (await number.boundingBox()) ?? {};
    // The paper around each is counted with it.
    expect(y + height, 'the numbers stand clear of the switch').toBeLessThanOrEqual(below - 8);
  }
  await numbers.evaluateAll((texts) => texts.forEach((text) => (text.style.visibility = 'hidden')));
  expect((await look()).equals(both), 'the numbers are seen').toBe(false);
  await numbers.evaluateAll((texts) => texts.forEach((text) => (text.style.visibility = '')));
  // A name lights its part, by key too, and a part its name.
  const colour = (element: Locator) => element.evaluate((each) => getComputedStyle(each).color);
  const plain = await colour(parts.nth(2));
  const isLit = async (index: number) => {
    for (const all of [parts, numbers]) {
      await expect.poll(() => colour(all.nth(index))).not.toBe(plain);
      await expect.poll(() => colour(all.nth(index + 1))).toBe(plain);
    }
  };
  await parts.nth(2).hover();
  await isLit(2);
  await numbers.nth(1).hover();
  await isLit(1);
  await page.mouse.move(0, 0);
  await parts.first().focus();
  await isLit(0);
});

test('the profile that is pulled apart hides nothing of the class, whose line gives way to it', async ({
  kept: page,
}) => {
  for (const product of [door, { category: 'aluminium', id: 5 } as const]) {
    await open(page, paths.product(product));
    for (const width of [820, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('radio', { name: 'Hopsatt' }).check();
      const figure = page
        .getByRole('paragraph')
        .filter({ hasText: /^Brandklass / })
        .locator('> span');
      // The pixels of its ink: beside it the sample has a shadow in one state and none in the other.
      const inked = async () => {
        const { data } = await sharp(await figure.screenshot({ animations: 'disabled' }))
          .greyscale()
          .raw()
          .toBuffer({ resolveWithObject: true });
        return data.filter((value) => value < 60).length;
      };
      const whole = await inked();
      expect(whole).toBeGreaterThan(1000);
      await page.getByRole('radio', { name: 'Isärdragen' }).check();
      const parts = page.getByRole('figure').first().getByRole('img').nth(1);
      await expect.poll(() => parts.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      // On the edge of a letter a pixel is a shade lighter or darker over another ground.
      await expect
        .poll(async () => Math.abs((await inked()) - whole), `${product.category} ${product.id}, ${width} px`)
        .toBeLessThanOrEqual(whole / 10_000);
    }
  }
});

test('the way to a product’s parts stays in sight, and each heading stands below it, at all widths', async ({
  kept: page,
}) => {
  // The page moves at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, paths.product(steel));
  const jumps = page.getByRole('navigation', { name: 'På sidan' });
  const links = await jumps
    .getByRole('link')
    .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ innerText, hash }) => ({ name: innerText, hash })));
  expect(links.length).toBeGreaterThan(2);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, { name, hash }] of links.entries()) {
      const where = `${name} at ${width} px`;
      await jumps
        .getByRole('link')
        .nth(index)
        .evaluate((link: HTMLElement) => link.click());
      // On a telephone its last words come into view with the thumb.
      await expect(jumps, where).toBeInViewport({ ratio: 1 });
      // A panel's own heading is its tab.
      const heading = page.locator(`${hash}:not(.panel), ${hash} tbody :is(th, td)`).filter({ visible: true }).first();
      await expect(heading, where).toBeInViewport({ ratio: 1 });
      const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
      const { marked, bottom, way, band } = await jumps.evaluate((row) => ({
        marked: [...row.querySelectorAll('a')].flatMap((each) =>
          getComputedStyle(each, '::after').content === 'none' ? [] : each.textContent,
        ),
        bottom: row.getBoundingClientRect().bottom,
        way: document.querySelector('[aria-label="Du är här"]')?.getBoundingClientRect().bottom,
        band: [...document.querySelectorAll('figure')]
          .find((figure) => figure.textContent.includes('Så kan det se ut på plats'))
          ?.getBoundingClientRect().bottom,
      }));
      expect(marked, where).toEqual([name]);
      expect(top, where).toBeGreaterThanOrEqual(bottom);
      expect(way, where).toBeLessThanOrEqual(0);
      // Nothing of the band of pictures, whose foot would look like a bar under the row.
      expect(band, where).toBeLessThanOrEqual(bottom);
    }
  }
});

test('a figure stands beside its unit, under the heads of their columns or in two columns', async ({ kept: page }) => {
  for (const product of [door, { category: 'aluminium', id: 13 } as const, steel]) {
    await open(page, `${paths.product(product)}#parametrar`);
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { rows, heads, wide } = await details(page)
        .panel.getByRole('table')
        .evaluate((table) => {
          const inked = (cell: Element | undefined) => {
            const range = document.createRange();
            range.selectNodeContents(cell ?? table);
            const { left, right } = range.getBoundingClientRect();
            return { left: Math.round(left), right: Math.round(right) };
          };
          const rows = [...table.querySelectorAll('tbody tr')].map(({ children: [, value, unit] }) => ({
            unit: unit?.textContent ?? '',
            value: inked(value),
            gap: inked(unit).left - inked(value).right,
            unitLeft: inked(unit).left,
          }));
          const heads = [...table.querySelectorAll('thead th')].map((head) => inked(head).left);
          return { rows, heads, wide: table.scrollWidth > table.clientWidth };
        });
      const where = `${paths.product(product)} at ${width} px`;
      expect(wide, where).toBe(false);
      const withUnit = rows.filter(({ unit }) => unit);
      expect(withUnit.length, where).toBeGreaterThan(1);
      const starts = new Set(rows.map(({ value }) => value.left));
      if (width >= 1440) {
        // Two columns fill a wide page, each figure close to its unit; what they hold needs no heads there.
        expect(starts.size, where).toBe(2);
        expect(Math.max(...withUnit.map(({ gap }) => gap)), where).toBeLessThan(20);
        continue;
      }
      expect(starts, where).toEqual(new Set([heads[1]]));
      expect(new Set(withUnit.map(({ unitLeft }) => unitLeft)), where).toEqual(new Set([heads[2]]));
      expect(Math.max(...withUnit.map(({ gap }) => gap)), where).toBeLessThan(130);
    }
  }
});

test('a product page asks to get in touch @phone', async ({ kept: page }) => {
  await open(page, paths.product(steel));
  await expect(page.getByRole('main').getByRole('link', { name: company.phone.display }).first()).toHaveAttribute(
    'href',
    `tel:${company.phone.number}`,
  );
  await page.getByRole('main').getByRole('link', { name: 'Kontakta oss för offert' }).last().click();
  await expect(page).toHaveURL(/\/kontakt\?/);
  await expect(page.getByLabel('Meddelande')).toHaveValue(new RegExp(steel.title));
});

test('a product that is opened from far down in the catalogue begins at its top @phone', async ({ kept: page }) => {
  await open(page, '/produkter');
  const card = page.getByRole('tabpanel', { name: 'Aluminium' }).getByRole('article').last();
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(`/produkter/aluminium/${productsIn('aluminium').at(-1)?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a shared address opens its tab; an unknown one the first', async ({ kept: page }) => {
  const { panel, parameters } = details(page);
  await open(page, `${paths.product(door)}#parametrar`);
  await expect(panel).toHaveAccessibleName('Parametrar');
  await expect(parameters).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByRole('table')).toBeInViewport();
  await open(page, `${paths.product(steel)}#finns-inte`);
  await expect(panel).toHaveAccessibleName('Specifikationer');
});

test('back and forward step through the tabs, and an address typed by hand is followed @phone', async ({
  kept: page,
}) => {
  await open(page, paths.product(door));
  const { information, parameters, panel } = details(page);
  await information.click();
  await parameters.click();
  await page.goBack();
  await expect(panel).toHaveAccessibleName('Information');
  await page.goBack();
  await expect(panel).toHaveAccessibleName('Specifikationer');
  await page.goForward();
  await expect(panel).toHaveAccessibleName('Information');
  await page.evaluate(() => (location.hash = '#parametrar'));
  await expect(panel).toHaveAccessibleName('Parametrar');
});

test('a tab that is chosen does not move the page @phone', async ({ kept: page }) => {
  await open(page, paths.product(door));
  const { information, parameters, specifications, panel } = details(page);
  // Low in the window, so that a shorter panel does not end the page above its lower edge.
  await specifications.evaluate((element) =>
    scrollTo({ top: scrollY + element.getBoundingClientRect().bottom - 0.75 * innerHeight, behavior: 'instant' }),
  );
  const top = () => specifications.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  for (const tab of [information, parameters, specifications]) {
    const name = (await tab.textContent()) ?? '';
    // Playwright's own click may scroll.
    const { x = 0, y = 0 } = (await tab.boundingBox()) ?? {};
    await page.mouse.click(x + 10, y + 10);
    await expect(panel).toHaveAccessibleName(name);
    expect(Math.abs((await top()) - before), name).toBeLessThan(1);
  }
});

test('the tabs leave title and description alone', async ({ kept: page }) => {
  await open(page, paths.product(steel));
  const before = await readMetadata(page);
  expect(before.canonicals).toEqual([company.website + paths.product(steel)]);
  expect(before.descriptions).toHaveLength(1);
  await details(page).parameters.click();
  await expect(page).toHaveURL(/#parametrar$/);
  expect(await readMetadata(page)).toEqual(before);
});

test('the way back and the neighbours are a click away', async ({ kept: page }) => {
  const all = productsIn('steel');
  const next = all[all.indexOf(steel) + 1];
  const last = all.at(-1);
  if (!next || !last) throw new Error('The example has no neighbour.');
  await open(page, paths.product(steel));
  const neighbours = page.getByRole('navigation', { name: 'Fler produkter' });
  await neighbours.getByRole('link', { name: /^Nästa/ }).click();
  await expect(page).toHaveURL(paths.product(next));
  await page.evaluate(() => (location.hash = '#parametrar'));
  const previous = neighbours.getByRole('link', { name: /^Föregående/ });
  await expect(previous).toHaveAttribute('href', /#parametrar$/);
  await previous.click();
  await expect(page).toHaveURL(`${paths.product(steel)}#parametrar`);
  await page.getByRole('navigation', { name: 'Du är här' }).getByRole('link', { name: 'Stål' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Stål' })).toBeVisible();
  await page.goto(paths.product(last), { waitUntil: 'domcontentloaded' });
  await expect(neighbours.getByRole('link')).toHaveCount(1);
});

test('at a desk a product of one class is whole in the first screen, beside its class and above nothing that can be pressed', async ({
  kept: page,
}) => {
  for (const product of [exampleOf('aluminium'), steel]) {
    await open(page, paths.product(product));
    const { y = 0, height = 0 } = (await page.getByRole('figure').first().getByRole('img').boundingBox()) ?? {};
    expect(y + height, product.title).toBeLessThanOrEqual(900);
    // So are the facts that are looked for first, figures and names.
    for (const name of await page.getByRole('main').locator('dl').first().getByRole('term').all())
      await expect(name, product.title).toBeInViewport({ ratio: 1 });
    const links = page.getByRole('main').getByRole('link').filter({ visible: true });
    const covered = await links.evaluateAll((all) =>
      all.flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return found !== null && !element.contains(found) && !found.contains(element) ? element.textContent : [];
      }),
    );
    expect(covered).toEqual([]);
  }
});

test('the figures that are looked for first are in the first screen, whatever the product’s class and name', async ({
  kept: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['aluminium/3', 'aluminium/9', 'aluminium/14', 'steel/3', 'steel/6']) {
    await page.goto(`/produkter/${path}`);
    await expect(page.getByRole('main').locator('dl').first(), path).toBeInViewport({ ratio: 1 });
    // What only the quote tells stands right below them, and is not cut; two lines of figures below two of a name have
    // no room for it.
    if (path === 'aluminium/14') continue;
    const foot = await page.getByText(/^Anges i offerten: /).evaluate((note) => {
      const range = document.createRange();
      range.selectNodeContents(note);
      return range.getBoundingClientRect().bottom;
    });
    expect(foot, path).toBeLessThanOrEqual(900);
  }
});

test('a figure is not parted from the word before it where four stand beside each other', async ({ kept: page }) => {
  await page.goto('/produkter/aluminium/14');
  for (const width of [720, 820, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    const fact = page.getByRole('main').getByRole('definition').filter({ hasText: 'från 1,1' });
    const { height = 0 } = (await fact.boundingBox()) ?? {};
    expect(height, `${width} px`).toBeLessThan(
      2 * (await fact.evaluate((dd) => parseFloat(getComputedStyle(dd).fontSize))),
    );
  }
});

test('a telephone shows the first key figure in its first window @phone', async ({ kept: page }) => {
  for (const path of ['aluminium/1', 'aluminium/3', 'steel/1', 'steel/9']) {
    await page.goto(`/produkter/${path}`);
    const figure = page.getByRole('main').getByRole('definition').first();
    await expect(figure, path).toBeInViewport({ ratio: 0.5 });
  }
});

test('the offer is in the first screen of a low window, and of a narrow one, whatever the product’s class and name', async ({
  kept: page,
}) => {
  for (const path of ['aluminium/7', 'aluminium/14', 'steel/3', 'steel/6', 'steel/8']) {
    await page.goto(`/produkter/${path}`);
    for (const [width, height] of [
      [1440, 700],
      [1000, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      const offer = page.getByRole('link', { name: 'Kontakta oss för offert' }).first();
      await expect(offer, `${path} at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('what to ask for lies in two columns below the rest of the proof, no list much longer than the one beside it', async ({
  kept: page,
}) => {
  await page.goto('/produkter/aluminium/2');
  const [first, second, last] = await page
    .locator('.class-proof > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  expect(second?.top).toBe(first?.top);
  expect(last?.top).toBeGreaterThan(Math.max(first?.bottom ?? 0, second?.bottom ?? 0));
  expect(last?.height).toBeLessThan(1.5 * (first?.height ?? 0));
});

test('whoever comes to a part of a product finds its tab marked, before anything is touched', async ({
  kept: page,
}) => {
  await page.goto(`${paths.product(door)}#parametrar`);
  await expect(page.getByRole('tab', { name: 'Parametrar' })).toHaveAttribute('aria-selected', 'true');
});

test('on a telephone a part that the bar of the page leads to shows that it is open @phone', async ({ kept: page }) => {
  await page.goto(`${paths.product(exampleOf('aluminium'))}#dokument`);
  const summary = page.locator('summary', { has: page.getByRole('heading', { name: 'Dokument' }) });
  await expect(page.getByRole('link', { name: /^Datablad/ }).first()).toBeVisible();
  expect(await summary.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('−');
});
