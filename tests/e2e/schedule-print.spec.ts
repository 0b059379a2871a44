/** The list on paper. */
import { expect } from '@playwright/test';
import { columns } from '../../src/catalogue/schedule/doorRow.ts';
import { company } from '../../src/content/company.ts';
import { paths } from '../../src/content/paths.ts';
import { open } from './lib/pages.ts';
import { lineOf, paste, pasteSixtyJudged, product } from './lib/schedule.ts';
import { test } from './lib/site.ts';

test('a list with one answer filtered prints all its rows, with answers and reservation', async ({ kept: page }) => {
  await pasteSixtyJudged(page);
  await page.getByRole('button', { name: /^Nej \d+$/ }).press('Enter');
  await expect(lineOf(page, /^D1 /)).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('table', { name: 'Dörrlista' });
  await expect(paper.getByRole('row'), 'with their head and their foot').toHaveCount(62);
  await expect(paper.getByRole('row').last()).toHaveText(
    `Svaren är preliminära: klassen gäller dörren så som den provats. ${company.name}, ${company.phone.display}, ${company.email}`,
  );
  const line = (mark: string) => paper.getByRole('row', { name: new RegExp(`^${mark} `) });
  await expect(line('D1')).toContainText(/990.×.2090.mm\s*EI\s30\s*Kravet: Ja.*Måttet: (?:Ja|Framgår inte)\. \S/);
  await expect(line('D2')).toContainText(/Kravet: Nej\. .*240\sminuter krävs/);
  await expect(line('D3')).toContainText(/Ingen produkt vald\. Läs kravet som EI\s60.*\? ?A60 är en äldre beteckning/);
  await expect(line('D4')).toContainText(
    /Ingen produkt vald\. \d+ dörrar uppfyller kravet, men måttet framgår inte för \d+ av dem\./,
  );
  // Whoever has the paper has no choice to open: it names as many as it counts.
  const [, many = ''] = /(\d+) dörrar/.exec(await line('D4').innerText()) ?? [];
  expect((await line('D4').innerText()).split('; ')).toHaveLength(Number(many));
});

test('the paper has date and address, and no fields, links or empty columns', async ({ kept: page }) => {
  await pasteSixtyJudged(page);
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('table', { name: 'Dörrlista' });
  await expect(paper.getByRole('row'), 'with their head and their foot').toHaveCount(62);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(paper.getByRole('columnheader')).toHaveText(['Littera', 'Antal', 'Produkt', 'Mått', 'Krav', 'Svar']);
  const date = new Date().toLocaleDateString('sv', { dateStyle: 'long', timeZone: 'Europe/Stockholm' });
  await expect(paper.locator('caption')).toHaveText(
    `Dörrlista ${date}, ${new URL(page.url()).host}/dorrlista60 rader, 60\u00a0st`,
  );
  await expect(paper.getByRole('link')).toHaveCount(0);
});

test('the list prints on A4 in landscape', async ({ kept: page }) => {
  await pasteSixtyJudged(page);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, wide = 0, tall = 0] = (/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? []).map(Number);
  expect([Math.round(wide), Math.round(tall)], 'A4, lying').toEqual([842, 595]);
});

test('on paper, a row without a littera has its number', async ({ kept: page }) => {
  await open(page, paths.schedule);
  await paste(page, 'Littera\tKrav\nD1\tEI 60\n\tEI 30');
  await expect(lineOf(page, /^Rad 2 /)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('table', { name: 'Dörrlista' });
  await expect(paper.getByRole('row', { name: /^D1 / })).toContainText('EI 60');
  await expect(paper.getByRole('row', { name: /^Rad.2 / })).toContainText('EI 30');
});

test('with every column full of long words, the paper is wide enough', async ({ kept: page }) => {
  await open(page, paths.schedule);
  const long = 'Utrymningsbeslag'.repeat(4);
  const cells = ['D1', '4', product.title, '11990 × 12090', 'V', 'ut', 'EI2 120-S200C5, Rw 42', long, long, long, long];
  await paste(page, [columns, cells].map((row) => row.join('\t')).join('\n'));
  await page.emulateMedia({ media: 'print' });
  // A4 lying, without its margins of 16 mm.
  await page.setViewportSize({ width: Math.round((297 - 2 * 16) * (96 / 25.4)), height: 700 });
  const paper = page.getByRole('table', { name: 'Dörrlista' });
  await expect(paper.getByRole('columnheader')).toHaveCount(columns.length + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // What has no place to break stays whole.
  const lines = (label: string) =>
    paper.locator(`td[data-label='${label}']`).evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });
  expect(await Promise.all(['Littera', 'Antal', 'Slagriktning', 'Mått'].map(lines))).toEqual([1, 1, 1, 2]);
});

test('twenty rows with fittings and notes print on three sheets, with no word broken', async ({ kept: page }) => {
  await open(page, paths.schedule);
  const cells = [
    '10x21M',
    'EI 30-C5',
    'Panikregel, cylinderbehör, Assa 8765',
    'Magnetuppställning; Plan 1, Korridor 101',
  ];
  const lines = Array.from({ length: 20 }, (_, index) => [`D${index + 1}`, ...cells].join('\t'));
  await paste(page, ['Littera\tMått\tKrav\tBeslag\tAnmärkning', ...lines].join('\n'));
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: Math.round((297 - 2 * 16) * (96 / 25.4)), height: 700 });
  const row = page.getByRole('table', { name: 'Dörrlista' }).getByRole('row', { name: /^D1 / });
  await expect(row).toContainText('Panikregel');
  const broken = await row.evaluate((row) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const { index, 0: word } of text.data.matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ y }) => y)).size > 1) found.push(word);
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
});
