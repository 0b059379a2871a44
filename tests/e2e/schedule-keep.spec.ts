/** The list stored, in its address, in other windows, and come back to. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { scheduleFaults } from '../../src/catalogue/schedule/doorRow.ts';
import { paths } from '../../src/content/paths.ts';
import { open } from './lib/pages.ts';
import { key, listTable, paste, pasteRows, product, rowAt, sixty, twenty, unfold } from './lib/schedule.ts';
import { test } from './lib/site.ts';

test('coming back to a list leads to the row where the visitor was, in a long list too @phone', async ({
  kept: page,
}) => {
  for (const rows of [twenty, sixty]) {
    await open(page, paths.schedule);
    await paste(page, rows);
    const offer = page.getByRole('link', { name: 'Be om offert på listan' });
    await expect(offer).toBeVisible();
    // A row in the middle of the list.
    const row = listTable(page)
      .locator('tbody')
      .nth(rows === sixty ? 40 : 12);
    await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.evaluate((address) => location.assign(address), paths.classes);
    await expect(page).toHaveURL(paths.classes);
    await page.goBack();
    await expect(offer).toBeAttached();
    await expect(row).toBeInViewport();
    await page.getByRole('button', { name: 'Töm listan' }).click();
  }
});

test('coming back from the reasons finds the same answer filtered and the same row open @both', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  const doors = Array.from({ length: 12 }, (_, index) => `D${index + 1}\t990\t2090\tEI 30\t`);
  await pasteRows(page, [...doors, 'D13\t2400\t2400\tEI 60\tskjutdörr stål', 'D14\t2400\t2400\tEI 60\tskjutdörr stål']);
  const filter = page.getByRole('group', { name: 'Visa rader' }).getByRole('button', { name: 'Nej 2' });
  await filter.click();
  await unfold(page, 14);
  const mark = page.getByLabel('Littera, rad 14', { exact: true });
  await expect(mark).toBeVisible();
  await rowAt(page, 14).getByRole('link', { name: 'Se varför' }).click();
  await expect(page.getByRole('heading', { name: 'Ingen uppfyller', exact: true })).toBeVisible();
  await page.goBack();
  await expect(mark).toBeVisible();
  await expect(mark).toBeInViewport();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(rowAt(page, 1)).toBeHidden();
  await expect(rowAt(page, 13).getByRole('button').first(), 'was folded').toHaveAttribute('aria-expanded', 'false');
});

test('two tabs show the same list', async ({ page, context }) => {
  await open(page, paths.schedule);
  const other = await context.newPage();
  await open(other, paths.schedule);
  await page.getByRole('button', { name: 'Lägg till rad' }).click();
  await page.getByLabel('Littera, rad 1', { exact: true }).fill('D1');
  await expect(other.getByLabel('Littera, rad 1', { exact: true })).toHaveValue('D1');
});

test('Ångra does not undo what another window has done to the list since', async ({ kept: page }) => {
  await open(page, paths.product(product));
  await page.getByRole('link', { name: 'Lägg i listan' }).click();
  await expect(page.getByText('Tillagd. En rad i listan.')).toBeVisible();
  await page.evaluate((key) => localStorage.setItem('dorrlista', `1!D7~~${key}!D8~~${key}!D9~~${key}`), key);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByText('Listan har ändrats i en annan flik. 3 rader i listan.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ångra' })).toBeHidden();
});

test('sizes of one module and with tenths come back as they were, whatever they are measured on', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  const size = page.getByLabel('Mått, rad 1', { exact: true });
  for (const [typed, kept] of [
    ['1x21M', '90 × 2090'],
    ['128,2 x 2110 mm', '108,2 × 2090'],
  ] as const) {
    if (await size.isHidden()) await page.getByRole('button', { name: 'Lägg till rad' }).click();
    await size.fill(typed);
    for (const measure of ['hole', 'module', 'frame'])
      await page.getByLabel('Mått avser, rad 1', { exact: true }).selectOption(measure);
    await expect(size).toHaveValue(kept);
    await expect(size, 'which is a size').toHaveAccessibleDescription('');
    await expect(page).toHaveURL(new RegExp(`f${kept.replaceAll(' ', '').replace('×', 'x').replace(',', '.')}`));
    await page.goto('about:blank');
    await open(page, paths.schedule);
    await unfold(page);
    await expect(size).toHaveValue(kept);
  }
});

test('a list of too many characters says that it is not stored, and replaces none that is', async ({ kept: page }) => {
  await open(page, paths.schedule);
  await paste(page, 'Littera\tAnmärkning\nD1\tkort');
  await expect(page).toHaveURL(/#1!D1~/);
  const notes = Array.from({ length: 20 }, (_, index) => `D${index + 2}\t${'å'.repeat(9000)}${index}`);
  await page.getByText('Klistra in eller öppna en fil').click();
  await paste(page, ['Littera\tAnmärkning', ...notes].join('\n'));
  const said = page.getByRole('status');
  await expect(said).toHaveText(scheduleFaults.unkept);
  await expect(page).toHaveURL(/#1!D1~{9}kort$/);
  await page.getByRole('button', { name: 'Kopiera länk till listan' }).click();
  await expect(said, 'a link would lead to another list').toHaveText(scheduleFaults.unkept);
  await page.getByRole('button', { name: 'Ångra' }).first().click();
  await unfold(page);
  await page.getByLabel('Littera, rad 1', { exact: true }).fill('D2');
  await expect(page).toHaveURL(/#1!D2~{9}kort$/);
  await expect(said).not.toHaveText(scheduleFaults.unkept);
});

test('a stored list that cannot be read stays until the visitor has downloaded or removed it', async ({
  kept: page,
}) => {
  const damaged = '1!D1~två';
  await open(page, paths.schedule);
  await page.evaluate((list) => localStorage.setItem('dorrlista', list), damaged);
  await open(page, paths.scheduleWith(key));
  const stored = () => page.evaluate(() => localStorage.getItem('dorrlista'));
  const unread = page.getByRole('alert');
  await expect(unread).toContainText('Listan som är sparad här går inte att läsa. Den ligger kvar orörd.');
  await page.getByLabel('Krav, rad 1', { exact: true }).fill('EI 30');
  await expect(page).toHaveURL(/EI_30$/);
  expect(await stored()).toBe(damaged);
  await page.reload();
  await expect(page.getByLabel('Krav, rad 1', { exact: true })).toHaveValue('EI 30');
  const download = page.waitForEvent('download');
  await unread.getByRole('button', { name: 'Ladda ner den som text' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(damaged);
  await unread.getByRole('button', { name: 'Ta bort den' }).click();
  await expect(unread).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Lägg till rad' })).toBeFocused();
  await page.getByRole('button', { name: 'Lägg till rad' }).click();
  await expect.poll(stored).toMatch(/EI_30!$/);
});

test('a link that cannot be read stays in the address until there is another list, and Back leads to it', async ({
  kept: page,
}) => {
  const damaged = `${paths.schedule}#1!D1~två`;
  await open(page, damaged);
  await expect(page.getByRole('status')).toHaveText(scheduleFaults.damaged);
  await page.getByRole('button', { name: 'Lägg till rad' }).click();
  await page.getByLabel('Littera, rad 1', { exact: true }).fill('D7');
  await expect(page).toHaveURL(/#1!D7$/);
  await page.goBack();
  await expect(page).toHaveURL(/#1!D1~tv/);
  await expect(page.getByLabel('Littera, rad 1', { exact: true })).toHaveValue('D7');
});

test('beside a link that cannot be read, Copy link gives the list that is shown', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('dorrlista', '1!D7'));
  await open(page, `${paths.schedule}#1!D1~två`);
  await expect(page.getByRole('status')).toHaveText(scheduleFaults.damaged);
  await page.clock.fastForward(1000);
  await expect(page).toHaveURL(/#1!D1~tv/);
  await page.getByRole('button', { name: 'Kopiera länk till listan' }).click();
  await expect(page).toHaveURL(/#1!D7$/);
});

test('a link to the page itself that cannot be read is said to be damaged', async ({ kept: page }) => {
  await open(page, paths.schedule);
  await page.evaluate(() => (location.hash = '1!D1~två'));
  await expect(page.getByRole('status')).toHaveText(scheduleFaults.damaged);
});
