/** The list as XLSX and CSV, and files that are opened. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { paths } from '../../src/content/paths.ts';
import { contactForm } from './lib/form.ts';
import { open } from './lib/pages.ts';
import { listTable, paste, rowAt, sixty, unfold } from './lib/schedule.ts';
import { test } from './lib/site.ts';

test('sixty rows are pasted, stored, saved as CSV and XLSX, opened again and sent', async ({ kept: page }) => {
  await open(page, paths.schedule);
  await paste(page, sixty);
  // Looked for in its row alone: each search of a long list takes a while.
  const last = rowAt(page, 60).getByLabel('Littera, rad 60');
  await expect(page.getByRole('status')).toHaveText('60 rader lästes in.');
  await expect(last).toHaveValue('D60');
  await expect(rowAt(page, 1).getByLabel('Mått, rad 1', { exact: true })).toHaveValue('990 × 2090');
  await unfold(page);
  await expect(rowAt(page, 1).getByText('vägghål 1010 × 2110 mm, modul 10 × 21M').first()).toBeVisible();
  await expect(page).toHaveURL(/\/dorrlista#1!D1/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(61);
  const workbook = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner XLSX' }).click();
  const lines = await readSheet(await readFile(await (await workbook).path()));
  expect(lines).toHaveLength(61);
  expect(lines[60]?.slice(0, 7)).toEqual(['D60', 1, null, 'karmyttermått', 990, 2090, null]);
  expect(lines[60]?.[13], 'what stands on the page').toMatch(/^Ingen produkt vald\. \d+ dörrar uppfyller kravet/);

  await page.reload();
  await expect(last).toHaveValue('D60');
  await page.getByRole('button', { name: 'Töm listan' }).click();
  await expect(page.getByLabel('Littera, rad 1', { exact: true })).toHaveCount(0);
  await page.getByLabel('Öppna XLSX/CSV').setInputFiles({
    name: 'lista.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  });
  await expect(last).toHaveValue('D60');

  await page.getByRole('link', { name: 'Be om offert på listan' }).click();
  await expect(contactForm(page).message).toHaveValue(/60\. D60: 1\sst, karmyttermått 990\s×\s2090/);
});

test('a saved XLSX opens as the same list, and files that are no table say what to do', async ({ kept: page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const reader = () => scripts.filter((url) => url.includes('/scheduleFile-'));
  await open(page, paths.schedule);
  await paste(page, 'Kv. Eken\n\nLittera\tMått\tKrav\nD1\t990x2090\tEI 30\nD2\t1190x2190\tEI 60');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner XLSX' }).click();
  const written = await readFile(await (await download).path());
  await page.getByRole('button', { name: 'Töm listan' }).click();
  expect(reader()).toEqual([]);

  const input = page.getByLabel('Öppna XLSX/CSV');
  const give = (name: string, buffer: Buffer) => input.setInputFiles({ name, mimeType: '', buffer });
  const list = page.getByRole('region', { name: 'Din lista' });
  for (const [name, bytes, words] of [
    [
      'hus-b.xlsx',
      written.subarray(0, 900),
      /^Filen är skadad eller ingen arbetsbok från Excel\. Spara listan som \.xlsx eller \.csv/,
    ],
    ['hus-b.xls', Buffer.from('d0cf11e0a1b11ae100', 'hex'), /^Filen är i ett äldre format/],
    ['hus-b.pdf', Buffer.from('%PDF-1.7'), /^Filen är ingen tabell/],
  ] as const) {
    await give(name, bytes);
    await expect(list.getByRole('alert')).toHaveText(words);
    await expect(listTable(page)).toHaveCount(0);
  }

  await give('hus-b.xlsx', written);
  await expect(list.getByRole('status')).toContainText('2 rader lästes in.');
  await expect(page.getByLabel('Mått, rad 2', { exact: true })).toHaveValue('1190 × 2190');
  await expect(page.getByLabel('Krav, rad 2', { exact: true })).toHaveValue('EI 60');
  await expect(page.getByLabel('Projekt, handling och revision')).toHaveValue('Kv. Eken');
  expect(reader()).toHaveLength(1);
});

test('the button for a file has a visible focus, opens by key, takes a drop and names the file @both', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  const [input, label] = [page.getByLabel('Öppna XLSX/CSV'), page.getByText('Öppna XLSX/CSV')];
  const [field, button] = [await input.boundingBox(), await label.boundingBox()];
  expect(Math.round(field?.height ?? 0), 'a file is dropped on all of it').toBeGreaterThanOrEqual(44);
  expect(Math.abs((field?.width ?? 0) - (button?.width ?? 9))).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: 'Läs in raderna' }).focus();
  await page.keyboard.press('Tab');
  await expect(input).toBeFocused();
  await expect(label).toHaveCSS('outline-style', 'dashed');
  const file = { name: 'hus-b.csv', mimeType: 'text/csv', buffer: Buffer.from('Littera;Antal\nD7;2') };
  // The browser opens its dialog only for a key that it takes for the visitor's, which the first after a Tab not always
  // is.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 1000 });
    await Promise.all([chooser, input.press('Enter')]);
    await (await chooser).setFiles(file);
  }).toPass();
  await expect(page.getByLabel('Antal, rad 1', { exact: true })).toHaveValue('2');
  await expect(page.getByText('hus-b.csv')).toBeAttached();
});

test('a file or cells without rows say so at the buttons, until rows are read @both', async ({ kept: page }) => {
  await open(page, paths.schedule);
  const fault = page.getByRole('alert').filter({ hasText: 'Där fanns inga rader att läsa.' });
  const file = page.getByLabel('Öppna XLSX/CSV');
  await file.setInputFiles({ name: 'tom.csv', mimeType: 'text/csv', buffer: Buffer.from('\n\n') });
  await expect(fault).toBeInViewport();
  const [button, words] = [await file.boundingBox(), await fault.boundingBox()];
  expect((words?.y ?? 999) - (button?.y ?? 0), 'beside it or on the next line').toBeLessThan(100);
  await paste(page, '\t\t');
  await expect(fault).toHaveCount(1);
  await paste(page, 'Littera\tKrav\nD1\tEI 30');
  await expect(fault).toHaveCount(0);
});

test('without JavaScript the page explains sizes and has an empty template', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + paths.schedule);
  await expect(page.getByRole('row', { name: '10 × 21M 990 × 2090 1010 × 2110' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lägg till rad' })).toBeHidden();
  const address = await page.getByRole('link', { name: /tomma mallen/ }).getAttribute('href');
  expect(await (await page.request.get(site.url + address)).text()).toContain('Littera;Antal;Produkt');
  await context.close();
});
