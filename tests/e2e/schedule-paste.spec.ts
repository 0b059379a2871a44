/** What a pasted table and lines that somebody typed are read as, and what is said of it. */
import { expect } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { contactForm } from './lib/form.ts';
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
  sixty,
  unfold,
} from './lib/schedule.ts';
import { test } from './lib/site.ts';
import { blockStorage } from './lib/storage.ts';

test('mm stay mm, sound is a requirement, and a column that is not read is named', async ({ kept: page }) => {
  await open(page, paths.schedule);
  await page.getByLabel(field).fill(mixedRows);
  await page.getByRole('button', { name: 'Läs in raderna' }).click();
  await expect(page.getByRole('status')).toHaveText(
    '2 rader lästes in. 2 att se över Står i anmärkningen: Rum. Måtten lästes som karmyttermått.',
  );
  const size = page.getByLabel('Mått, rad 1', { exact: true });
  await expect(size).toHaveValue('1100 × 2300');
  await expect(page.getByLabel('Krav, rad 1', { exact: true })).toHaveValue('EI 60, Rw 37');
  const table = listTable(page);
  await expect(table).toContainText('vägghål 1120 × 2320 mm');
  await expect(table).not.toContainText(/modul \d|\d,\d×/);

  // The question is asked once, and answers for every row that was read.
  const of = page.getByLabel('Måtten i raderna du läste in avser');
  await expect(of).toHaveValue('frame');
  await of.selectOption({ label: 'vägghål' });
  for (const row of [1, 2])
    await expect(page.getByLabel(`Mått avser, rad ${row}`, { exact: true })).toHaveValue('hole');
  await expect(size).toHaveValue('1100 × 2300');
  await expect(page).toHaveURL(/h1100x2300.*h980x2080/);
  await of.selectOption({ label: 'modul' });
  await expect(size).toHaveValue('11 × 23M');
  await page.getByRole('button', { name: 'Ångra' }).filter({ visible: true }).first().click();
  await expect(of).toHaveValue('hole');
});

test('where no heading names the littera, its column is chosen by key, and Ångra takes that back', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  await paste(page, 'Ref\tRum\tAntal\tKrav\nA1\tHall\t1\tEI 60\nA2\tKök\t2\tEI 30\nA3\tHall\t1\tEI 30');
  const said = page.getByRole('region', { name: 'Din lista' }).getByRole('status');
  await expect(said).toContainText('Littera lästes inte. Välj kolumn nedan.');
  const choice = page.getByLabel('Littera i raderna du läste in står under');
  await expect(choice.getByRole('option')).toHaveText(['Välj kolumn', 'Ref']);
  await choice.focus();
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText('Littera är nu det som står under ”Ref”.');
  await expect(choice).toBeFocused();
  await expect(lineOf(page, /^A3 /)).toContainText('Rum: Hall');
  await expect(lineOf(page, /^A3 /)).not.toContainText('Ref');
  await page.getByRole('button', { name: 'Ångra' }).filter({ visible: true }).press('Enter');
  await expect(choice).toHaveValue('');
  await expect(lineOf(page, /^Rad 3 /)).toContainText('Ref: A3; Rum: Hall');
  await choice.selectOption('Ref');
  await unfold(page);
  await page.getByLabel('Littera, rad 1', { exact: true }).fill('D1');
  await expect(choice, 'whoever writes one is asked no more').toHaveCount(0);
});

test('a row of sums is not read as a door, and a number in words counts as one and says so', async ({ kept: page }) => {
  await open(page, paths.schedule);
  const rows = `D1\t${key}\t4\nD2\t${key}\tfyra\nSumma\t\t9`;
  await paste(page, `Littera\tProdukt\tAntal\n${rows}`);
  await expect(page.getByRole('status')).toContainText(
    'Summaraden (9) är inte en dörr och lästes inte in. Raderna ger 5\u00a0st.',
  );
  await expect(page.getByText('2 rader, 5\u00a0st').filter({ visible: true })).toBeVisible();
  await expect(page.getByText('Räknas som 1', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: product.title })).toHaveCount(2);
  await unfold(page, 2);
  await page.getByLabel('Antal, rad 2').fill('4');
  await expect(page.getByText('Räknas som 1', { exact: true })).toHaveCount(0);
});

test('typed lines: no width is taken for a number of doors, and rows without a size are named', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  const lines = [
    'D104 bredd 1200 höjd 2300 E 30',
    'D105\t1\t1000\t2100\tEI60',
    'D106 1200 2300 EI 30',
    '4 st D107 9x21',
  ];
  await page.getByLabel(field).fill([...lines, 'D108 1200 EI 30', 'D109 bredd 900 EI 30'].join('\n'));
  await page.getByRole('button', { name: 'Läs in raderna' }).click();
  await expect(page.getByRole('status')).toHaveText(
    '6 rader lästes in. 3 att se över Se över antalet: D108 (”1200” räknas som 1). 2 rader saknar mått: D108 och D109. Måtten lästes som karmyttermått, i D107 som modulmått.',
  );
  await expect(page.getByText('6 rader, 9\u00a0st').filter({ visible: true })).toBeVisible();
  // A sentence a line, and what it names leads there.
  await page.getByText('3 att se över').click();
  await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(3);
  await page.getByRole('status').getByRole('button', { name: 'D109', exact: true }).click();
  await expect(page.getByRole('button', { name: /^D109/ }).last()).toBeFocused();
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  for (const [row, mark, count, size] of [
    [1, 'D104', '1', '1200 × 2300'],
    [2, 'D105', '1', '1000 × 2100'],
    [3, 'D106', '1', '1200 × 2300'],
    [4, 'D107', '4', '9 × 21M'],
    [5, 'D108', '1', ''],
  ] as const) {
    await expect(page.getByLabel(`Littera, rad ${row}`, { exact: true })).toHaveValue(mark);
    await expect(page.getByLabel(`Antal, rad ${row}`, { exact: true })).toHaveValue(count);
    await expect(page.getByLabel(`Mått, rad ${row}`, { exact: true })).toHaveValue(size);
  }
  await expect(page.getByLabel('Anmärkning, rad 5')).toHaveValue('tal utan rubrik: 1200');
  await expect(page.getByText('Räknas som 1', { exact: true }), 'where the number is missed').toHaveCount(1);
});

test('sizes in modules are read among those in mm, and what was not read is named with its row', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  const cells = ['Littera\tBREDD\tHÖJD', 'D1\t1010\t2110', 'D2\t10\t21', 'D3\tbred\t2110'].join('\n');
  await page.getByLabel(field).fill(cells);
  await page.getByRole('button', { name: 'Läs in raderna' }).click();
  await expect(page.getByRole('status')).toHaveText(
    '3 rader lästes in. 3 att se över En rad saknar mått: D3. Står i anmärkningen: BREDD (D3) och HÖJD (D3). Måtten lästes som karmyttermått, i D2 som modulmått.',
  );
  const size = (row: number) => page.getByLabel(`Mått, rad ${row}`, { exact: true });
  await expect(size(1)).toHaveValue('1010 × 2110');
  await expect(size(2)).toHaveValue('10 × 21M');
  await expect(page.getByLabel('Anmärkning, rad 2')).toHaveValue('');
  await expect(page.getByLabel('Anmärkning, rad 3')).toHaveValue('BREDD: bred; HÖJD: 2110');
  // What is as large as the hole for a module may be that hole, which is asked of a frame alone.
  await page.getByRole('button', { name: 'Läs som 10 × 21M, rad 1' }).click();
  await expect(size(1)).toHaveValue('10 × 21M');
  await expect(page.getByText('vägghålet?')).toHaveCount(0);
});

test('”par” behind a size makes a pair of doors, and ”Rökdörr” asks whether smoke is required', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  await paste(page, 'Littera\tMått\tKrav\tTyp\nD1\t13x21 par\tEI 30\tRökdörr');
  await expect(page.getByLabel('Mått, rad 1', { exact: true })).toHaveValue('13 × 21M');
  await page.getByRole('button', { name: /^Läs som EI\s30-S200, rad 1$/ }).click();
  await expect(page.getByLabel('Krav, rad 1', { exact: true })).toHaveValue('EI 30-S200');
  await unfold(page);
  await expect(page.getByLabel('Anmärkning, rad 1', { exact: true })).toHaveValue(/pardörr/);
});

test('the side of the hinges behind a size, or in a note, goes to its field', async ({ kept: page }) => {
  await open(page, paths.schedule);
  await paste(page, 'D1\t9x21 H\tEI30\t\nD2\t10x21V\tEI30\t\nD3\t10x21\tEI30\tVänsterhängd, tröskel');
  await expect(page.getByRole('status')).toContainText('3 rader lästes in.');
  await expect(page.getByRole('status')).not.toContainText('saknar mått');
  for (const [index, side] of ['H', 'V', 'V'].entries())
    await expect(page.getByLabel(`Hängning, rad ${index + 1}`)).toHaveValue(side);
});

test('two rows with the same littera say so, and no more once one of them is changed @both', async ({ kept: page }) => {
  await open(page, paths.schedule);
  await pasteRows(page, ['D1\t990\t2090\tEI 30\t', 'D2\t990\t2090\tEI 30\t', 'D1\t990\t2090\tEI 60\tpardörr']);
  const told = 'Samma littera på rad 1 och 3';
  await expect(rowAt(page, 1).getByText(told)).toBeVisible();
  await expect(rowAt(page, 3).getByText(told)).toBeVisible();
  await expect(listTable(page).getByText(told)).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: '3 rader lästes in.' })).toContainText(
    'Littera D1 står på flera rader.',
  );
  await unfold(page, 3);
  await page.getByLabel('Littera, rad 3', { exact: true }).fill('D3');
  await expect(listTable(page).getByText('Samma littera')).toHaveCount(0);
});

test('an older class is said to be old, a press reads it as today’s, and Ångra takes that back', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  await page.getByRole('button', { name: 'Lägg till rad' }).click();
  const requirement = page.getByLabel('Krav, rad 1', { exact: true });
  await requirement.fill('A60');
  const said = page.getByText('A60 är en äldre beteckning, inte en klass enligt EN\u00a013501-2.').first();
  await expect(said).toBeVisible();
  await expect(page.getByText('Läs kravet som EI 60?').filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: 'Läs som EI 60, rad 1' }).click();
  await expect(requirement).toHaveValue('EI 60');
  await expect(page).toHaveURL(/EI_60$/);
  await expect(page.getByRole('status')).toHaveText('Rad 1: Kravet läses som EI 60. Ångra byter tillbaka.');
  await expect(said).toBeHidden();
  await expect(page.getByText(/^\d+ dörrar uppfyller kravet$/).filter({ visible: true })).toBeVisible();
  await expect(lineOf(page, /^Rad 1 /), 'in its row').toBeFocused();
  await page.getByRole('button', { name: 'Ångra' }).press('Enter');
  await expect(requirement, 'what was typed').toHaveValue('A60');
});

test('on a phone, what a requirement may mean is chosen without opening its row @phone', async ({ kept: page }) => {
  await open(page, paths.schedule);
  await paste(page, 'Littera\tMått\tKrav\nD1\t10x21M\tA60\nD2\t10x21M\tEI 60');
  await page.getByText('att se över').tap();
  await expect(page.getByText(/Ingen brandklass lästes i D1: vilken gäller\?/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Läs som EI\s60, rad 1$/ }).tap();
  await expect(page.getByRole('button', { name: /^D1 \d+ dörrar uppfyller kravet/ })).toBeVisible();
});

test('on a phone, the field for cells is in the first window, and folds once sixty rows are read @phone', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  await expect(page.getByRole('button', { name: 'Lägg till rad' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Fyll i ett exempel' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel(field)).toBeInViewport({ ratio: 1 });
  await page.getByLabel(field).fill(sixty);
  await page.getByRole('button', { name: 'Läs in raderna' }).tap();
  const lines = listTable(page).getByRole('button', { expanded: false });
  await expect(lines).toHaveText([
    /^D1\s/,
    ...Array.from({ length: 59 }, () => /^D\d+\s+\d+ dörrar uppfyller kravet, \d+ av dem även måttet\s+1\sst/),
  ]);
  await expect(page.getByText('60 rader lästes in.').last(), 'in the bar below').toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel(field)).toBeHidden();
  await expect(lines.first()).toBeInViewport({ ratio: 1 });
  await lines.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Lägg till rad' }), 'goes with the page').not.toBeInViewport();
  await expect(page.getByRole('link', { name: 'Be om offert på listan' })).toBeInViewport({ ratio: 1 });
});

test('rows that were read come into sight, with what each product’s yes depends on', async ({ kept: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, paths.schedule);
  await page.getByLabel(field).fill('D1 10x21 EI30\nD2 10x21 EI30 40 dB\nD3 10x21 EI30\nD4 10x21 EI60');
  await page.getByRole('button', { name: 'Läs in raderna' }).click();
  await expect(page.getByRole('status')).toBeInViewport({ ratio: 1 });
  for (const row of [1, 2, 3])
    await expect(page.getByRole('button', { name: new RegExp(`^D${row} \\d+ dörrar`) })).toBeInViewport({ ratio: 1 });
  const offers = page.getByRole('button', { name: /^Välj .*, rad 2$/ });
  await expect(offers.first().locator('..')).toHaveText('Janisol 2 EI30 Rw upp till 43 dB.');
  await expect(offers.nth(1).locator('..')).toHaveText('PE78EI Design Line EI120 Klassen är högre än kravet.');
  await expect(page.getByRole('button', { name: 'Ladda ner CSV' })).toHaveCSS('border-top-width', '0px');
});

test('however much is said of a table, its first two rows are in the window @both', async ({ kept: page }) => {
  await open(page, paths.schedule);
  const rows = Array.from({ length: 12 }, (_, index) => `D${index + 1}\t990\t${index ? 2090 : ''}\tEI 30\tHall\tX`);
  await paste(page, ['Littera\tBredd\tHöjd\tKrav\tRum\tTyp', ...rows].join('\n'));
  await expect(page.getByRole('link', { name: 'Be om offert på listan' })).toBeInViewport({ ratio: 1 });
  for (const row of [1, 2]) await expect(lineOf(page, new RegExp(`^D${row} `))).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(0);
  await page.getByText('3 att se över').click();
  await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(3);
});

test('hostile cells stay text, where the browser stores nothing too, and come back from the enquiry', async ({
  kept: page,
}) => {
  await blockStorage(page);
  await open(page, `${paths.schedule}?lagg=__proto__#9!x`);
  await expect(page.getByRole('status')).toHaveText(/nyare version/);
  await page.getByRole('button', { name: 'Lägg till rad' }).click();
  await page.getByLabel('Littera, rad 1', { exact: true }).fill('<b>D1</b>');
  await expect(page).toHaveURL(/#1!%3Cb%3ED1/);
  await page.reload();
  await expect(page.getByLabel('Littera, rad 1', { exact: true })).toHaveValue('<b>D1</b>');

  const hostile = ['=cmd|x', '<img src=x onerror=alert(1)>', '99999999 × 1', '9'.repeat(400)];
  await paste(page, ['Littera\tProdukt\tMått\tKrav', hostile.join('\t')].join('\r\n'));
  await expect(page.getByLabel('Littera, rad 2')).toHaveValue('=cmd|x');
  await expect(page.getByLabel('Produkt, rad 2')).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(page.getByLabel('Anmärkning, rad 2')).toHaveValue('Mått: 99999999 × 1');
  await page.getByRole('link', { name: 'Be om offert på listan' }).click();
  await expect(contactForm(page).message).toHaveValue(/=cmd\|x: 1\sst <img src=x onerror=alert\(1\)>/);
  await page.goBack();
  await expect(page.getByLabel('Littera, rad 2')).toHaveValue('=cmd|x');
});
