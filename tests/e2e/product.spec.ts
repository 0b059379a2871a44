import { rowsOf } from '../../src/catalogue/rows.ts';
import type { Page } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { open, readMetadata, readProducts } from './lib/pages.ts';
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

for (const [category, id] of [
  ['aluminium', 5],
  ['steel', 7],
] as const) {
  test(
    `a product in ${category} shows its features first, then a text on the material, then its figures`,
    { tag: '@desktop' },
    async ({ page }) => {
      const product = (await readProducts(category))[id - 1];
      if (!product) throw new Error('No such product.');
      await open(page, `/produkter/${category}/${id}`);
      const { information, parameters, panel } = details(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
      await expect(page.getByRole('main')).toContainText(product.description);
      await expect(page).toHaveTitle(new RegExp(`^${product.title}`));
      await expect(panel).toHaveAccessibleName('Specifikationer');
      await expect(panel.getByRole('listitem')).toHaveText(product.features);

      await information.click();
      await expect(panel).toHaveAccessibleName('Information');
      await expect(panel).toContainText(category === 'steel' ? 'Stål' : 'Aluminium');
      await expect(page).toHaveURL(`/produkter/${category}/${id}#information`);

      await parameters.click();
      await expect(panel).toHaveAccessibleName('Parametrar');
      await expect(panel.getByRole('columnheader')).toHaveText(['Parameter', 'Värde', 'Enhet']);
      const rows = await panel
        .locator('tbody tr')
        .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
      expect(rows).toEqual(rowsOf(product).map(({ name, value, unit }) => [name, value, unit]));
      await expect(panel.getByRole('row').last()).toBeVisible();
    },
  );
}

test('the text on the material is the same for every product of it', { tag: '@desktop' }, async ({ page }) => {
  const texts: Record<string, Set<string>> = { aluminium: new Set(), steel: new Set() };
  for (const [category, id] of [
    ['aluminium', 1],
    ['aluminium', 16],
    ['steel', 1],
    ['steel', 12],
  ] as const) {
    await open(page, `/produkter/${category}/${id}#information`);
    texts[category]?.add(await details(page).panel.innerText());
  }
  expect(texts['aluminium']?.size).toBe(1);
  expect(texts['steel']?.size).toBe(1);
  expect([...(texts['steel'] ?? [])]).not.toEqual([...(texts['aluminium'] ?? [])]);
});

test('what stands in additionalInfo is shown nowhere', { tag: '@desktop' }, async ({ page }) => {
  const product = (await readProducts('aluminium'))[4];
  const { description, ...lists } = product?.additionalInfo ?? {};
  const shown = product?.features.join('\n') ?? '';
  const hidden = [description, ...Object.values(lists).flat()].map(String).filter((text) => !shown.includes(text));
  expect(hidden.length).toBeGreaterThan(5);
  await open(page, '/produkter/aluminium/5');
  const html = await page.content();
  expect(hidden.filter((text) => html.includes(text))).toEqual([]);
});

test('a product page asks to get in touch', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/produkter/steel/7');
  await expect(page.getByRole('main').getByRole('link', { name: company.phone.display })).toHaveAttribute(
    'href',
    `tel:${company.phone.number}`,
  );
  await page.getByRole('main').getByRole('link', { name: 'Kontakta oss för offert' }).click();
  await expect(page).toHaveURL('/kontakt');
});

test(
  'a product that is opened from far down in the catalogue begins at its top',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/produkter');
    const card = page.getByRole('tabpanel', { name: 'Aluminium' }).getByRole('article').nth(12);
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('link').click();
    await expect(page).toHaveURL('/produkter/aluminium/13');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test('a shared address opens its tab; an unknown one the first', { tag: '@desktop' }, async ({ page }) => {
  const { panel, parameters } = details(page);
  await open(page, '/produkter/aluminium/5#parametrar');
  await expect(panel).toHaveAccessibleName('Parametrar');
  await expect(parameters).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByRole('table')).toBeInViewport();
  await open(page, '/produkter/aluminium/6#finns-inte');
  await expect(panel).toHaveAccessibleName('Specifikationer');
});

test(
  'back and forward step through the tabs, and an address typed by hand is followed',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/produkter/aluminium/5');
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
  },
);

test('a tab that is chosen does not move the page', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/produkter/aluminium/5');
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

test('the tabs follow the keyboard', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/produkter/aluminium/5');
  const { specifications, information, parameters, panel } = details(page);
  await expect(page.getByRole('tablist', { name: 'Produktinformation' }).getByRole('tab')).toHaveCount(3);
  await specifications.focus();
  for (const [key, tab, name] of [
    ['ArrowRight', information, 'Information'],
    ['ArrowRight', parameters, 'Parametrar'],
    ['ArrowRight', specifications, 'Specifikationer'],
    ['ArrowLeft', parameters, 'Parametrar'],
    ['Home', specifications, 'Specifikationer'],
    ['End', parameters, 'Parametrar'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab, key).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toHaveAccessibleName(name);
  }
  await information.focus();
  await page.keyboard.press('Space');
  await expect(panel).toHaveAccessibleName('Information');
  // Letters and other keys stay the browser's.
  await page.keyboard.press('a');
  await expect(panel).toHaveAccessibleName('Information');
});

test('the tabs leave title and description alone', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/produkter/steel/7');
  const before = await readMetadata(page);
  expect(before.canonicals).toEqual([`${company.website}/produkter/steel/7`]);
  expect(before.descriptions).toHaveLength(1);
  await details(page).parameters.click();
  await expect(page).toHaveURL(/#parametrar$/);
  expect(await readMetadata(page)).toEqual(before);
});

test('text that is searched for in a closed tab opens it', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/produkter/aluminium/5');
  const { panel, parameters } = details(page);
  await expect(page.getByText('Karmdjup')).toBeHidden();
  await page.goto('/produkter/aluminium/5#:~:text=Karmdjup');
  await expect(parameters).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toHaveAccessibleName('Parametrar');
  await expect(panel.getByText('Karmdjup')).toBeInViewport();
});

test('the way back and the neighbours are a click away', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/produkter/steel/7');
  const neighbours = page.getByRole('navigation', { name: 'Fler produkter' });
  await neighbours.getByRole('link', { name: /^Nästa/ }).click();
  await expect(page).toHaveURL('/produkter/steel/8');
  await neighbours.getByRole('link', { name: /^Föregående/ }).click();
  await expect(page).toHaveURL('/produkter/steel/7');
  await page.getByRole('navigation', { name: 'Du är här' }).getByRole('link', { name: 'Stål' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Stål' })).toBeVisible();
  await open(page, '/produkter/steel/12');
  await expect(neighbours.getByRole('link')).toHaveCount(1);
});
