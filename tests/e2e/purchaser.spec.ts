/** What somebody who buys doors needs of the door list and the comparison, from a pasted list to the enquiry. */
import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { contactForm } from './lib/form.ts';
import { open } from './lib/pages.ts';
import { test } from './lib/site.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Din lista' });
const rowAt = (page: Page, number: number) =>
  table(page)
    .locator('tbody')
    .nth(number - 1);

/** Pastes lines of cells with a heading, as a spreadsheet does. */
async function pasteRows(page: Page, lines: readonly string[]): Promise<void> {
  const text = ['Littera\tBredd\tHöjd\tKrav\tAnmärkning', ...lines].join('\n');
  await page.getByLabel('Klistra in från Excel, Revit eller CADQ').evaluate((element, cells) => {
    const data = new DataTransfer();
    data.setData('text/plain', cells);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
  await expect(rowAt(page, lines.length)).toBeVisible();
}

test('a littera that stands twice is told at both rows with both numbers, and in the receipt, and goes when it is changed @both', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  await pasteRows(page, ['D1\t990\t2090\tEI 30\t', 'D2\t990\t2090\tEI 30\t', 'D1\t990\t2090\tEI 60\tpardörr']);
  const told = 'Samma littera på rad 1 och 3';
  await expect(rowAt(page, 1).getByText(told)).toBeVisible();
  await expect(rowAt(page, 3).getByText(told)).toBeVisible();
  await expect(table(page).getByText(told)).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: '3 rader lästes in.' })).toContainText(
    'Littera D1 står på flera rader.',
  );
  await rowAt(page, 3)
    .getByRole('button')
    .first()
    .click({ position: { x: 10, y: 20 } });
  await page.getByLabel('Littera, rad 3', { exact: true }).fill('D3');
  await expect(table(page).getByText('Samma littera')).toHaveCount(0);
});

test('where one product alone fulfils several rows one press chooses it in all of them, which is said and taken back @both', async ({
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

test('the day by which an answer is wanted is written at the head of the list, and goes wherever the list goes', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  await pasteRows(page, ['D1\t990\t2090\tEI 30\t']);
  const name = page.getByLabel('Projekt, handling och revision');
  const day = page.getByLabel('Svar önskas senast');
  await day.fill('12 maj');
  await name.fill('Kv. Eken, rev. B');
  await expect(page).toHaveURL(/rev\._B/);
  await page.reload();
  await expect(name).toHaveValue('Kv. Eken, rev. B');
  await expect(day).toHaveValue('12 maj');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner CSV' }).click();
  expect((await download).suggestedFilename(), 'a file is named by its project alone').toBe(
    'dorrlista-kv-eken-rev-b.csv',
  );
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: /Kv\. Eken, rev\. B, svar önskas senast 12 maj/ })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Be om offert på listan' }).click();
  await expect(contactForm(page).message).toHaveValue(/Listan avser: Kv\. Eken, rev\. B, svar önskas senast 12 maj\n/);
});

test('whoever comes back from the reasons finds the list as it was: the same answer shown, the same row open @both', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  const doors = Array.from({ length: 12 }, (_, index) => `D${index + 1}\t990\t2090\tEI 30\t`);
  await pasteRows(page, [...doors, 'D13\t2400\t2400\tEI 60\tskjutdörr stål', 'D14\t2400\t2400\tEI 60\tskjutdörr stål']);
  const filter = page.getByRole('group', { name: 'Visa rader' }).getByRole('button', { name: 'Nej 2' });
  await filter.click();
  await rowAt(page, 14)
    .getByRole('button')
    .first()
    .click({ position: { x: 10, y: 20 } });
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

test('each product of a comparison goes into the door list from there, and the last press is taken back @both', async ({
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
  await expect(table(page).locator('tbody')).toHaveCount(1);
});
