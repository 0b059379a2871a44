/** Choosing products for the rows of the list. */
import { expect, type Locator } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { exampleOf, productsIn } from './lib/content.ts';
import { open } from './lib/pages.ts';
import {
  field,
  key,
  lineOf,
  listTable,
  mixedRows,
  paste,
  pasteRows,
  product,
  rowAt,
  twenty,
  unfold,
} from './lib/schedule.ts';
import { test } from './lib/site.ts';
import { blockStorage } from './lib/storage.ts';

test('the only product for a row is chosen, Ångra takes it back, and of several three are offered', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  // Of its size the product states nothing: beside one it would not be chosen.
  await paste(page, mixedRows.replace('980x2080', ''));
  const second = page.getByLabel('Produkt, rad 2', { exact: true });
  await expect(second).toHaveValue('steel-1');
  await expect(page.getByText('Inga andra dörrar uppfyller allt i raden enligt tekniska data.')).toHaveCount(1);
  await expect(
    page.getByText(/^\d dörrar uppfyller kravet, måttet framgår inte$/).filter({ visible: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Ångra' }).first().click();
  await expect(second).toHaveValue('');
  await expect(page.getByLabel('Littera, rad 2'), 'the rows stay').toHaveValue('D2');
  // What may be chosen stands below its row, at most three of it, and a press chooses it; another leads to the rest.
  const all = page.getByRole('button', { name: /^Visa alla \d+ produkter, rad 1$/ });
  await all.click();
  await expect(page.getByLabel('Produkt, rad 1', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  const offers = page.getByRole('button', { name: /^Välj .*, rad 1$/ });
  expect(await offers.count()).toBeGreaterThan(0);
  expect(await offers.count()).toBeLessThanOrEqual(3);
  const name = await offers.first().innerText();
  await offers.first().click();
  await expect(page.getByLabel('Produkt, rad 1', { exact: true }).locator(':checked')).toHaveText(name);
  await expect(offers).toHaveCount(0);
  await expect(page.getByText(`D1: ${name}. Ångra byter tillbaka.`).first()).toBeVisible();
});

test('one press chooses in every row that only one product fulfils, and Ångra takes it back @both', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  await pasteRows(page, ['D1\t990\t2090\tEI 120\t', 'D2\t990\t2090\tEI 30\t', 'D3\t990\t2090\tEI 120\t']);
  const chooseAll = page.getByRole('button', { name: /^Välj för alla där bara en uppfyller \(2\srader\)$/ });
  await chooseAll.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Produkten är vald i 2 rader.' })).toBeAttached();
  await expect(chooseAll).toHaveCount(0);
  // It is named what the answer leaves open.
  for (const number of [1, 3])
    await expect(rowAt(page, number).getByRole('button').first()).toHaveText(
      /Krav: Ja Mått: Framgår inte: största .*EI120/,
    );
  await expect(rowAt(page, 2).getByRole('button').first()).toContainText('Ingen produkt vald');
  const undo = page.getByRole('button', { name: 'Ångra' });
  await expect(undo, 'where the focus goes').toBeFocused();
  await undo.press('Enter');
  await expect(chooseAll).toBeVisible();
});

test('a row is a door unless it says otherwise: doors are counted, and come first in the choice', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  const cells = [
    'Littera\tMått\tKrav\tTyp',
    'D1\t1010x2110\tE 30\t',
    'F1\t1010x1210\tE 30\tFönster',
    'D2\t\tEI1 60 C5\t',
  ];
  await paste(page, cells.join('\n'));
  const door = page.getByLabel('Produkt, rad 1', { exact: true });
  const window = page.getByLabel('Produkt, rad 2', { exact: true });
  const doors = [...productsIn('aluminium'), ...productsIn('steel')].filter(({ facts }) =>
    facts.fire.some(({ element }) => element === 'door'),
  );
  await expect(page.getByText(new RegExp(`^${doors.length} dörrar uppfyller kravet`))).toHaveCount(1);
  await expect(page.getByText('2 fönster uppfyller kravet').first()).toBeAttached();
  await expect(page.getByText(/^\d+ dörrar kan passa, men EI1 eller C5 framgår inte$/).first()).toBeAttached();
  // The groups of a closed list have no role in the browser.
  const groups = (choice: Locator) =>
    choice.locator('optgroup').evaluateAll((all) => all.map((one) => one.getAttribute('label')));
  expect(await groups(door)).toEqual([`Dörrar som uppfyller kravet (${doors.length})`, 'Annat än dörrar']);
  expect(await groups(window)).toEqual(['Fönster som uppfyller kravet (2)', 'Annat än fönster']);
  await expect(door.locator('optgroup').first().locator('option')).toHaveCount(doors.length);
  // Whoever chooses something else has said what the row is.
  await unfold(page);
  await door.selectOption('steel-9');
  await expect.poll(() => groups(door)).toEqual(['Glastak som uppfyller kravet (2)', 'Annat än glastak']);
  await page.getByLabel('Krav, rad 1', { exact: true }).fill('EI 60');
  await door.selectOption('');
  await expect
    .poll(() => groups(door))
    .toEqual([
      expect.stringMatching(/^Dörrar som uppfyller kravet/),
      'Dörrar som inte uppfyller raden',
      'Annat än dörrar',
    ]);
  // What is not stated by any may be asked for, and is told from what is not fulfilled.
  const third = page.getByLabel('Produkt, rad 3', { exact: true });
  expect(await groups(third)).toEqual([
    expect.stringMatching(/^Något framgår inte \(\d+\)$/),
    'Dörrar som inte uppfyller raden',
    'Annat än dörrar',
  ]);
});

test('a chosen product goes to the other rows that require the same, and Ångra takes it back', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  await page
    .getByLabel(field)
    .fill('D1 1010x2110 EI 60\nD2, 2 st, 10x21M, EI 60\nD3 990x2090 EI 30\nhej svejs\nDörr till hall');
  await page.getByRole('button', { name: 'Läs in raderna' }).click();
  await expect(page.getByRole('status')).toContainText(
    '4 rader lästes in. 3 att se över Förstods inte och togs inte med: ”hej svejs”. Utan mått, krav och produkt: Dörr till hall.',
  );
  await expect(page.getByText('4 rader, 5\u00a0st').filter({ visible: true })).toBeVisible();
  const product = (row: number) => page.getByLabel(`Produkt, rad ${row}`, { exact: true });
  await expect(page.getByLabel('Krav, rad 2', { exact: true })).toHaveValue('EI 60');
  await unfold(page);
  await product(1).selectOption({ label: 'PE78EI Design Line EI60' });
  await page.getByRole('button', { name: 'Välj PE78EI Design Line EI60 i 1 rad till med EI 60' }).click();
  await expect(product(2)).toHaveValue('aluminium-2');
  await expect(product(3)).toHaveValue('');
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(product(2)).toHaveValue('');
  await expect(product(1)).toHaveValue('aluminium-2');
});

test('a sliding door is offered where it is asked for, a pair is not, and only hinged doors have a hole', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  const lines = [
    'D101 EI30 med glas 9x21',
    'D102 EI 30 1200 x 2300 pardörr',
    'D105 skjutdörr EI 30 1400x2500',
    'F201 12x12 E 30',
  ];
  await page.getByLabel(field).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Läs in raderna' }).click();
  await expect(page.getByRole('status')).toContainText('4 rader lästes in.');
  await expect(page.getByLabel('Krav, rad 1', { exact: true })).toHaveValue('EI30');
  await expect(page.getByLabel('Anmärkning, rad 1', { exact: true })).toHaveValue('med glas');
  const titlesIn = (row: number) =>
    page.getByLabel(`Produkt, rad ${row}`, { exact: true }).locator('optgroup').first().locator('option');
  await expect(titlesIn(2).first()).toBeAttached();
  await expect(titlesIn(2).filter({ hasText: 'skjutdörr' })).toHaveCount(0);
  await expect(titlesIn(1).filter({ hasText: 'skjutdörr' })).toHaveCount(1);
  // The only one, so that it stands in the row.
  await expect(page.getByLabel('Produkt, rad 3', { exact: true }).locator('option:checked')).toHaveText(/skjutdörr/);
  const holeOf = (row: number) =>
    page
      .locator('tbody')
      .filter({ has: page.getByLabel(`Littera, rad ${row}`, { exact: true }) })
      .getByText(/vägghål \d/i);
  await unfold(page);
  await unfold(page, 2);
  await expect(holeOf(1)).toBeVisible();
  await expect(holeOf(2)).toBeVisible();
  await expect(holeOf(3)).toHaveCount(0);
  await expect(holeOf(4)).toHaveCount(0);
});

test('by key, choosing a product leaves the focus on its row, or on the next where it is hidden', async ({
  kept: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, paths.schedule);
  await paste(page, twenty);
  const choose = (row: number) =>
    page
      .getByRole('button', { name: new RegExp(`^Välj .*, rad ${row}$`) })
      .first()
      .press('Enter');
  await choose(3);
  await expect(lineOf(page, /^D3 Krav: Ja/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(lineOf(page, /^D4 /)).toBeFocused();
  await page.getByRole('button', { name: /^Välj produkt \d/ }).click();
  await choose(4);
  await expect(lineOf(page, /^D5 /)).toBeFocused();
});

test('on a phone, a folded row offers one product of many, or both of two, for one press @phone', async ({
  kept: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, paths.schedule);
  await paste(page, 'Littera\tMått\tKrav\nD1\t10x21M\tEI 60\nD2\t10x21M\tEI 60\nTL3\t\tREI 30 taklanternin');
  const offers = page.getByRole('button', { name: /^Välj .*, rad 2$/ });
  await expect(offers).toHaveCount(1);
  const all = page.getByRole('button', { name: /^Visa alla \d+ produkter, rad 2$/ });
  const [first, others] = [await offers.boundingBox(), await all.boundingBox()];
  expect(others?.y, 'on one line').toBe(first?.y);
  expect(others?.x).toBeGreaterThanOrEqual((first?.x ?? 0) + (first?.width ?? 900));
  await expect(page.getByRole('button', { name: /^Välj .*, rad 3$/ })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Visa alla .*, rad 3$/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ta bort rad 2' })).toHaveCount(0);
  // The others are one press away.
  const choice = page.getByLabel('Produkt, rad 1', { exact: true });
  await expect(choice).toBeHidden();
  await page.getByRole('button', { name: /^Visa alla \d+ produkter, rad 1$/ }).tap();
  await expect(choice).toBeFocused();
  await page.keyboard.press('Escape');
  await offers.first().tap();
  await expect(offers).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^D2 Krav: Ja/ })).toBeVisible();
});

test('a product that does not fulfil its row changes to one that does, and Ångra brings it back', async ({
  kept: page,
}) => {
  await open(page, '/dorrlista');
  await page.getByRole('button', { name: 'Fyll i ett exempel' }).click();
  const product = page.getByLabel('Produkt, rad 3');
  await expect(product).toHaveValue('aluminium-1');
  await page.getByRole('button', { name: 'Byt till PE78EI Design Line EI60, rad 3' }).click();
  await expect(product).toHaveValue('aluminium-2');
  await expect(page.getByRole('button', { name: /^Byt till .*rad 3$/ })).toHaveCount(0);
  await expect(lineOf(page, /^D3 /), 'who goes through the list by key goes on from the row').toBeFocused();
  await expect(page.getByRole('status')).toHaveText('D3: PE78EI Design Line EI60. Ångra byter tillbaka.');
  await page.getByRole('button', { name: 'Ångra' }).press('Enter');
  await expect(product).toHaveValue('aluminium-1');
});

test('a row that no product fulfils links to the reasons, and the best product is offered first', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  await paste(page, 'Littera\tBredd\tHöjd\tKrav\nD1\t900\t2100\tEI 240\nD2\t990\t2090\tEI 30\n');
  await expect(page.getByRole('link', { name: 'Se varför' })).toHaveAttribute(
    'href',
    paths.classesFor('EI 240, karmyttermått 900 × 2100 mm', 'dorr'),
  );
  const first = page.getByRole('button', { name: /^Välj .*, rad 2$/ }).first();
  await first.click();
  // Of this one the size is stated too.
  await expect(page.getByRole('row').filter({ hasText: 'Inom största' })).toHaveCount(1);
});

test('no product is offered until a requirement that was not understood is read', async ({ kept: page }) => {
  await open(page, paths.schedule);
  await paste(page, 'Littera\tKrav\tLjud (dB)\nD1\tA60\t25');
  const read = page.getByRole('button', { name: /^Läs som EI\s60/ });
  await expect(read).toBeVisible();
  await expect(page.getByRole('button', { name: /^Välj / })).toHaveCount(0);
  await read.click();
  await expect(page.getByRole('button', { name: /^Välj .* rad 1$/ }).first()).toBeVisible();
});

test('products are added from their own pages, and each press can be undone there', async ({ kept: page }) => {
  await open(page, paths.product(product));
  const add = page.getByRole('link', { name: 'Lägg i listan' });
  const said = page.getByRole('status').filter({ hasText: 'i listan' });
  await add.click();
  await expect(said).toContainText('Tillagd. En rad i listan.');
  await add.press('Enter');
  await expect(said).toContainText('Tillagd. 2 rader i listan.');
  await said.getByRole('button', { name: 'Ångra' }).click();
  await expect(said).toContainText('Borttagen. En rad i listan.');
  await expect(add).toBeFocused();
  await expect(page).toHaveURL(paths.product(product));
  // What the product is classed as is what it is asked for.
  expect(await page.evaluate(() => localStorage.getItem('dorrlista'))).toBe(`1!~~${key}~~~EI_60`);

  const other = exampleOf('steel');
  await open(page, paths.product(other));
  await add.click();
  await expect(said).toContainText('2 rader');
  await said.getByRole('link', { name: 'Öppna listan' }).click();
  for (const [index, { category, id }] of [product, other].entries())
    await expect(page.getByLabel(`Produkt, rad ${index + 1}`, { exact: true })).toHaveValue(`${category}-${id}`);
});

test('each product of a comparison is added from there, and the last press can be undone @both', async ({
  kept: page,
}) => {
  await open(page, paths.compareWith(['aluminium-2', 'steel-3']));
  const row = page.getByRole('table', { name: 'Jämförelse' }).getByRole('row', { name: /^Dörrlista/ });
  const [one, other] = [row.getByRole('cell').first(), row.getByRole('cell').last()];
  await one.getByRole('link', { name: 'Lägg i listan' }).click();
  await expect(one.getByRole('status')).toHaveText(/^Tillagd\. En rad i listan\./);
  await other.getByRole('link', { name: 'Lägg i listan' }).click();
  await expect(other.getByRole('status')).toHaveText(/^Tillagd\. 2 rader i listan\./);
  await expect(one.getByRole('status'), 'says no more what is no longer so').toHaveText('');
  await other.getByRole('button', { name: 'Ångra' }).click();
  await expect(other.getByRole('status')).toHaveText(/^Borttagen\. En rad i listan\./);
  await other.getByRole('link', { name: 'Öppna listan' }).click();
  await expect(listTable(page).locator('tbody')).toHaveCount(1);
});

test('a product that a link adds is said to be in the list, for some seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, paths.scheduleWith(key));
  const said = page.getByRole('region', { name: 'Din lista' }).getByRole('status');
  await expect(said).toHaveText(/ står nu i listan\.$/);
  await page.clock.fastForward(9000);
  await expect(said).toBeEmpty();
  await expect(page.getByLabel('Produkt, rad 1', { exact: true })).toHaveValue(key);
});

test('where the browser stores nothing, a product’s page leads to the list, which adds it', async ({ kept: page }) => {
  await blockStorage(page);
  await open(page, paths.product(product));
  await page.getByRole('link', { name: 'Lägg i listan' }).click();
  await expect(page.getByLabel('Produkt, rad 1', { exact: true })).toHaveValue(key);
});
