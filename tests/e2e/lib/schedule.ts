/** The door list as a visitor uses it: tables that are pasted, and the rows that come of them. */
import { expect, type Locator, type Page } from '@playwright/test';
import { productKeyOf } from '../../../src/catalogue/productKey.ts';
import { paths } from '../../../src/content/paths.ts';
import { exampleOf } from './content.ts';
import { open } from './pages.ts';

/** A product that stands in the lists. */
export const product = exampleOf('aluminium');
/** What an address and a stored list call it. */
export const key = productKeyOf(product);

/** The label of the field that cells are pasted into. */
export const field = 'Klistra in från Excel, Revit eller CADQ';

const heading = [
  '0210 LITTERA',
  '0512 MÅTT BREDD KYM (mm)',
  '0522 MÅTT HÖJD KYM (mm)',
  '0820 FUNKTIONSKRAV BRANDMOTSTÅND',
];
/** A table of sixty doors, D1 to D60, all of one size and with one requirement. */
export const sixty = [
  heading.join('\t'),
  ...Array.from({ length: 60 }, (_, index) => `D${index + 1}\t990\t2090\tEI 30`),
].join('\r\n');
/** The first twenty of them. */
export const twenty = sixty.split('\r\n').slice(0, 21).join('\r\n');

/** Two rows with columns for sound, room and fittings, the requirement written in two ways. */
export const mixedRows = [
  ['Littera', 'Mått', 'Brand', 'Ljud', 'Rum', 'Beslag'],
  ['D1', '1100x2300', 'EI 60', 'Rw 37', 'Trapphus', 'Assa 2000'],
  ['D2', '980x2080', 'EI 30, RC 3', '-', 'Hall', ''],
]
  .map((cells) => cells.join('\t'))
  .join('\r\n');

/** Pastes cells into the field for them as a spreadsheet does. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel(field).evaluate((element, cells) => {
    const data = new DataTransfer();
    data.setData('text/plain', cells);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}

/** Pastes rows of littera, width, height, requirement and note below their heading, and waits until they are there. */
export async function pasteRows(page: Page, lines: readonly string[]): Promise<void> {
  await paste(page, ['Littera\tBredd\tHöjd\tKrav\tAnmärkning', ...lines].join('\n'));
  await expect(rowAt(page, lines.length)).toBeVisible();
}

/** Sixty rows: the second has a product that does not fulfil it, the third a requirement that is to be asked about. */
export async function pasteSixtyJudged(page: Page): Promise<void> {
  await open(page, paths.schedule);
  const rows = sixty.split('\r\n');
  const filled = ['\tProdukt', '\tJanisol 2 EI30', `\t${product.title}`];
  await paste(page, rows.map((row, index) => row + (filled[index] ?? '')).join('\r\n'));
  for (const row of [2, 3]) await unfold(page, row);
  await rowAt(page, 2).getByLabel('Krav, rad 2', { exact: true }).fill('EI 240');
  await rowAt(page, 3).getByLabel('Krav, rad 3', { exact: true }).fill('A60');
}

/** The list itself. */
export const listTable = (page: Page) => page.getByRole('table', { name: 'Din lista' });

/** A row with all that belongs to it, counted from 1. */
export const rowAt = (page: Page, number: number) =>
  listTable(page)
    .locator('tbody')
    .nth(number - 1);

/** Opens a row: those that were read are lines until then. */
export const unfold = (page: Page, row = 1) =>
  rowAt(page, row)
    .getByRole('button')
    .first()
    // Where it says which row it is: in its middle a product may be chosen.
    .click({ position: { x: 10, y: 20 } });

/** The line of a row, which folds and unfolds it, by what it says. */
export const lineOf = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Pixels from the left edge of the window. */
export const leftOf = async (element: Locator) => (await element.boundingBox())?.x ?? Number.NaN;
