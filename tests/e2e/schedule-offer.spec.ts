/** The way from the list to the enquiry. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { paths } from '../../src/content/paths.ts';
import { contactForm } from './lib/form.ts';
import { open } from './lib/pages.ts';
import { paste, pasteRows, twenty } from './lib/schedule.ts';
import { test } from './lib/site.ts';

test('the link to an offer counts the rows answered No, and on a phone makes room while something is typed @both', async ({
  kept: page,
  isMobile,
}) => {
  await open(page, paths.scheduleWith('aluminium-1', { requirement: 'EI\u00a060' }));
  await expect(page.getByText('1 rad, 1\u00a0st, 1 med svaret Nej')).toBeVisible();
  if (!isMobile) return;
  const offer = page.getByRole('link', { name: 'Be om offert på listan' });
  const mark = page.getByLabel('Littera, rad 1', { exact: true });
  if (!(await mark.isVisible())) await page.getByRole('button', { name: /^Rad 1/ }).tap();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expect(offer).toBeInViewport();
  await mark.focus();
  await expect(offer).not.toBeInViewport();
});

test('the project is read from the table or written, and goes into address, files, print and enquiry', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  await paste(page, `Kv. Eken 4\tBygghandling\n\n${twenty}`);
  const title = page.getByLabel('Projekt, handling och revision');
  await expect(title).toHaveValue('Kv. Eken 4, Bygghandling');
  await title.fill('Kv. Eken 4, bygghandling, rev. B');
  await expect(page).toHaveURL(/#1~Kv.*rev\._B/);
  await page.reload();
  await expect(title, 'kept in the address').toHaveValue('Kv. Eken 4, bygghandling, rev. B');
  await page.goto(paths.schedule);
  await expect(title, 'kept in the browser').toHaveValue('Kv. Eken 4, bygghandling, rev. B');

  const saved = async (end: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Ladda ner ${end.toUpperCase()}` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`dorrlista-kv-eken-4-bygghandling-rev-b.${end}`);
    return readFile(await file.path());
  };
  const csv = (await saved('csv')).toString();
  expect(csv, 'what is answered stands behind').toContain(';Anmärkning;Svar på krav;Svar på mått\r\n');
  expect(csv).toMatch(/^\ufeffKv\. Eken 4, bygghandling, rev\. B;/);
  expect((await readSheet(await saved('xlsx')))[0]?.[0]).toBe('Kv. Eken 4, bygghandling, rev. B');

  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('table', { name: /^Dörrlista .*Kv\. Eken 4, bygghandling, rev\. B ?20 rader, 20.st$/ }),
  ).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Töm listan' }).click();
  await expect(title).toHaveCount(0);
  await paste(page, csv);
  await expect(title, 'comes back from its file').toHaveValue('Kv. Eken 4, bygghandling, rev. B');
  await page.getByRole('link', { name: 'Be om offert på listan' }).click();
  await expect(contactForm(page).message).toHaveValue(/Listan avser: Kv\. Eken 4, bygghandling, rev\. B\n/);
});

test('the day an answer is wanted is stored, printed and sent with the enquiry', async ({ kept: page }) => {
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
