/** Working in the rows: opening, editing, removing, undoing. */
import { expect } from '@playwright/test';
import { scheduleFaults, scheduleLimits } from '../../src/catalogue/schedule/doorRow.ts';
import { paths } from '../../src/content/paths.ts';
import { open } from './lib/pages.ts';
import { field, key, lineOf, listTable, paste, rowAt, twenty, unfold } from './lib/schedule.ts';
import { test } from './lib/site.ts';

test('the example fills three folded rows, which open and change by key and by finger @both', async ({
  kept: page,
  isMobile,
}) => {
  await open(page, paths.schedule);
  // Twice, as some press, and at once, before the list pushes the button away: it stays filled.
  await page.getByRole('button', { name: 'Fyll i ett exempel' }).evaluate((button: HTMLElement) => {
    button.focus();
    button.click();
    button.click();
  });
  const table = listTable(page);
  const mark = page.getByLabel('Littera, rad 1', { exact: true });
  await expect(mark).toHaveValue('D1');
  const lines = table.getByRole('button', { name: /^D\d/, expanded: false });
  await expect(page.getByRole('status')).toHaveText('3 rader lästes in.');
  await expect(page.getByLabel('Littera, rad 4')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ångra' })).toBeFocused();
  // Where rows come from is folded once they have come.
  await expect(page.getByLabel(field)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Be om offert på listan' })).toBeInViewport({ ratio: 1 });
  await expect(lines).toHaveText([
    /^D1 Krav: Ja Mått: Ja 4\sst, 9\s×\s21M, EI\s30, PE78EI/,
    /^D2 Krav: Ja Mått: Framgår inte: största mått 2\sst, 10\s×\s21M/,
    /^D3 Krav: Nej Mått: Framgår inte: största mått 1\sst, 10\s×\s21M/,
  ]);
  await expect(mark).toBeHidden();
  if (!isMobile) {
    // What is not stated takes a second line; the third is as high as what may be had in place of its product, too.
    for (const [index, line] of (await lines.all()).entries())
      expect((await line.boundingBox())?.height, 'a line or two').toBeLessThan(index === 2 ? 92 : 66);
    // By keyboard alone.
    await lines.first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(mark).toBeFocused();
    await page.getByLabel('Vägg, rad 1', { exact: true }).fill('Gips');
    await page.getByRole('heading', { name: 'Klistra in eller öppna en fil' }).click();
    await expect(page.getByLabel(field)).toBeVisible();
    return;
  }
  await lines.first().tap();
  // What nothing is judged by comes when it is asked for, so that the answers are seen below the fields.
  const wall = page.getByLabel('Vägg, rad 1', { exact: true });
  await expect(wall).toBeHidden();
  await expect(table.getByText('Inom största dörrblad')).toBeInViewport();
  await page.getByRole('button', { name: 'Alla fält, rad 1' }).tap();
  await expect(wall).toBeVisible();
  await page.getByRole('button', { name: 'Alla fält, rad 1' }).tap();
  await mark.fill('D7');
  await expect(table.getByRole('button', { expanded: true })).toHaveText(/^D7/);

  // One bar stays in sight; it says what was done and takes it back, and hides nothing that has the keyboard's focus.
  const remove = table.getByRole('button', { name: 'Ta bort rad 1' });
  await remove.focus();
  const bar = page.locator('p').filter({ has: page.getByRole('link', { name: 'Be om offert på listan' }) });
  const undo = page.getByRole('button', { name: 'Ångra' });
  const { y: top = 0 } = (await undo.boundingBox()) ?? {};
  const { y = 0, height = 0 } = (await remove.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(top);
  await remove.press('Enter');
  await expect(undo).toBeFocused();
  await expect(undo).toBeInViewport({ ratio: 1 });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^Raden är borttagen\./).last()).toBeInViewport();
  await undo.tap();
  await expect(mark).toHaveValue('D7');
});

test('a product that an address adds is judged, duplicated, removed and brought back by keyboard', async ({
  kept: page,
}) => {
  await open(page, paths.scheduleWith(key));
  await expect(page.getByLabel('Produkt, rad 1', { exact: true })).toHaveValue(key);
  await expect(page).toHaveURL(new RegExp(`/dorrlista#1!~~${key}`));
  // Before there is an answer its place says what it waits for.
  await expect(page.getByText('Fyll i mått och krav').filter({ visible: true })).toBeVisible();
  await page.getByLabel('Krav, rad 1', { exact: true }).fill('EI 240');
  await expect(page.getByText(/Krav: Nej\. .*minuter krävs/)).toBeVisible();
  await expect(page.getByText('Fyll i mått och krav')).toHaveCount(0);
  await page.getByLabel('Mått, rad 1', { exact: true }).fill('10×21M');
  await expect(page.getByText('vägghål 1010 × 2110 mm, karmyttermått 990 × 2090 mm')).toBeVisible();
  await page.getByLabel('Mått, rad 1', { exact: true }).fill('bred');
  await expect(page.getByLabel('Mått, rad 1', { exact: true })).toHaveAccessibleDescription(/Skriv måttet/);

  await page.getByRole('button', { name: 'Duplicera rad 1' }).press('Enter');
  await expect(page.getByLabel('Littera, rad 2')).toBeFocused();
  await page.getByRole('button', { name: 'Ta bort rad 2' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Raden är borttagen. Ångra tar tillbaka den.');
  await expect(page.getByRole('button', { name: 'Ångra' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Littera, rad 2')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('on a phone, Ångra keeps the focus when its bar goes with the rows or comes with them @phone', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  const example = page.getByRole('button', { name: 'Fyll i ett exempel' });
  const undo = page.getByRole('button', { name: 'Ångra' });
  const offer = page.getByRole('link', { name: 'Be om offert på listan' });
  await example.click();
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(example).toBeVisible();
  await expect(undo, 'above, where no rows are').toBeFocused();
  await example.click();
  await page.getByRole('button', { name: 'Töm listan' }).press('Enter');
  await expect(example).toBeVisible();
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(offer).toBeVisible();
  await expect(undo, 'in the bar below the rows').toBeFocused();
});

test('on a phone, reading a long list does not take the focus from a row @phone', async ({ kept: page }) => {
  await open(page, paths.schedule);
  const table = listTable(page);
  // The first row is opened as soon as it is there: the bar comes with the last.
  await page.evaluate(() =>
    new MutationObserver((_, observer) => {
      const first = document.querySelector<HTMLElement>('.schedule-summary button');
      if (!first) return;
      observer.disconnect();
      first.focus();
    }).observe(document.body, { childList: true, subtree: true }),
  );
  await paste(page, twenty);
  await expect(page.getByRole('link', { name: 'Be om offert på listan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ångra' })).toBeVisible();
  await expect(table.getByRole('button', { name: /^D1\s/ })).toBeFocused();
});

test('on a low phone, a removed row is said beside Ångra in the window @phone', async ({ kept: page }) => {
  await page.setViewportSize({ width: 375, height: 553 });
  await open(page, paths.schedule);
  await paste(page, twenty);
  const said = page.getByRole('status');
  const undo = page.getByRole('button', { name: 'Ångra' });
  await expect(page.getByRole('link', { name: 'Be om offert på listan' })).toBeVisible();
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect(undo).toHaveCount(1);
  const last = listTable(page).getByRole('button', { name: /^D20/ });
  await last.press('Enter');
  await page.getByRole('button', { name: 'Ta bort rad 20' }).press('Enter');
  await expect(said).toHaveText('Raden är borttagen. Ångra tar tillbaka den.');
  await expect(undo).toBeFocused();
  for (const part of [said, undo]) await expect(part).toBeInViewport({ ratio: 1 });
});

test('an opened row comes above the bar that stays in sight', async ({ kept: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, paths.schedule);
  await paste(page, twenty);
  await expect(page.getByRole('link', { name: 'Be om offert på listan' })).toBeInViewport();
  const bar = await page.getByRole('link', { name: 'Be om offert på listan' }).boundingBox();
  const rows = listTable(page).locator('tbody');
  // The last line that is seen above the bar.
  const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
  const last = tops.findLastIndex((bottom) => bottom < (bar?.y ?? 0) - 20) + 1;
  expect(last).toBeGreaterThan(1);
  await unfold(page, last);
  const remove = page.getByRole('button', { name: `Ta bort rad ${last}`, exact: true });
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await remove.boundingBox()) ?? {};
      return y + height;
    })
    .toBeLessThanOrEqual(bar?.y ?? 0);
});

test('a folded row shows its note in one line, and its offer above what that depends on @phone', async ({
  kept: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, paths.schedule);
  const long = 'Portparti mot gården, se även ritning A-40.2-101 och beskrivning';
  await paste(page, `D1\t10x21\tEI 30, Rw 37\t\nD2\t10x21\tEI 30\t${long}`);
  const line = lineOf(page, /^D2 /);
  const note = line.getByText(long);
  await expect(note).toBeVisible();
  const [lines, words] = [await line.boundingBox(), await note.boundingBox()];
  expect((words?.x ?? 0) + (words?.width ?? 900)).toBeLessThanOrEqual((lines?.x ?? 0) + (lines?.width ?? 0));
  expect(words?.height, 'one line').toBeLessThan(30);
  const offer = await page
    .getByRole('button', { name: /^Välj .*, rad 1$/ })
    .first()
    .boundingBox();
  const reason = await page
    .getByText(/^Rw\s37\sdB/)
    .filter({ visible: true })
    .boundingBox();
  expect(reason?.x).toBe(offer?.x);
  expect((reason?.y ?? 0) - (offer?.y ?? 900), 'close below it').toBeGreaterThan(16);
  expect((reason?.y ?? 900) - (offer?.y ?? 0)).toBeLessThan(40);
  await line.click();
  await expect(note, 'the field has it').toBeHidden();
});

test('folded rows are low, with products and without, and their buttons large enough for a finger @both', async ({
  kept: page,
  isMobile,
}) => {
  const [width, most] = isMobile ? [390, 130] : [1440, 80];
  await page.setViewportSize({ width, height: 900 });
  await open(page, paths.schedule);
  const rows = listTable(page).locator('tbody');
  const average = () =>
    rows.evaluateAll((all) => all.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0) / all.length);
  await page.getByRole('button', { name: 'Fyll i ett exempel' }).click();
  await expect(page.getByRole('button', { name: /^Byt till / })).toBeVisible();
  expect(await average(), 'with products').toBeLessThanOrEqual(most);
  await page.getByRole('button', { name: 'Töm listan' }).click();
  // The same rows without their products, as lists come.
  await paste(page, 'Littera\tMått\tKrav\nD1\t9x21M\tEI 30\nD2\t10x21M\tEI 60-S200\nD3\t10x21M\tEI 60');
  await expect(page.getByRole('button', { name: /^Välj .*, rad 3$/ }).first()).toBeVisible();
  expect(await average(), 'without products').toBeLessThanOrEqual(most);
  // None is smaller than a finger.
  if (isMobile)
    for (const one of await rows.getByRole('button').filter({ visible: true }).all())
      expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('a littera of seven characters is seen whole @both', async ({ kept: page }) => {
  await page.goto(`${paths.schedule}?lagg=${key}`);
  const mark = page.getByLabel('Littera, rad 1', { exact: true });
  await mark.fill('D-1203A');
  const [text, room] = await mark.evaluate((input: HTMLInputElement) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    pen.font = font;
    const paddings = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    return [pen.measureText(input.value).width, input.clientWidth - paddings];
  });
  expect((room ?? 0) - (text ?? 0), 'room for two more').toBeGreaterThan(16);
});

test('what a size is measured on, and the number of doors, are seen whole in their fields', async ({ kept: page }) => {
  await page.goto(`${paths.schedule}?lagg=${key}&b=1990&h=2090`);
  for (const width of [1160, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const field = page.getByLabel('Mått avser, rad 1');
    for (const measure of ['hole', 'frame', 'module']) {
      await field.selectOption(measure);
      // As wide as its words would have it, a select is no wider than it is.
      const [is, would] = await field.evaluate((select) => {
        const is = select.clientWidth;
        const copy = select.cloneNode(true) as HTMLElement;
        select.after(copy);
        copy.style.inlineSize = 'max-content';
        const would = copy.clientWidth;
        copy.remove();
        return [is, would];
      });
      expect(would, `${measure} at ${width}`).toBeLessThanOrEqual(is);
    }
    // As far from the end of its field as from its beginning.
    await field.selectOption('frame');
    const room = await page.getByLabel('Mått, rad 1', { exact: true }).evaluate((input: HTMLInputElement) => {
      const { font, paddingInlineStart } = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('The browser must measure text.');
      pen.font = font;
      return input.clientWidth - pen.measureText(input.value).width - 2 * Number.parseFloat(paddingInlineStart);
    });
    expect(room, `at ${width}`).toBeGreaterThanOrEqual(0);
    await page.getByLabel('Antal, rad 1').fill('1200');
    for (const label of ['Mått', 'Antal'])
      expect(
        await page
          .getByLabel(`${label}, rad 1`, { exact: true })
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        label,
      ).toBe(0);
  }
});

test('a list of the most rows it may have takes no more, and says so', async ({ kept: page }) => {
  test.slow();
  const rows = Array.from({ length: scheduleLimits.rows }, (_, index) => `D${index + 1}`);
  const stored = `1!${rows.join('!')}`;
  await page.addInitScript((list) => localStorage.setItem('dorrlista', list), stored);
  await open(page, paths.scheduleWith(key));
  const said = page.getByRole('status');
  await expect(said, 'of an address').toHaveText(scheduleFaults['too-long']);
  // Keys, because the rows below still come, and parts of the page, because each search of all of it takes seconds.
  const [first, bar, source] = [rowAt(page, 1), page.locator('.schedule-bar'), page.locator('.schedule-source')];
  await first.getByRole('button', { name: /^D1 / }).press('Enter');
  await first.getByRole('button', { name: 'Duplicera rad 1', exact: true }).press('Enter');
  await bar.getByRole('button', { name: 'Lägg till rad' }).press('Enter');
  await page.getByText('Klistra in eller öppna en fil').dispatchEvent('click');
  await source.getByLabel(field).fill('Littera\tAntal\nD7\t1\nD8\t1');
  await source.getByRole('button', { name: 'Läs in raderna' }).press('Enter');
  await expect(said).toHaveText(scheduleFaults['too-long']);
  await expect(source.getByLabel(field), 'what was not read stays').toHaveValue(/D8/);
  await first.getByRole('button', { name: 'Ta bort rad 1', exact: true }).press('Enter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('dorrlista'))).toBe(`1!${rows.slice(1).join('!')}`);
});
