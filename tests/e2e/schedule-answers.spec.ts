/** What the list answers to requirement and size, in words and marks. */
import { expect, type Locator } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { open } from './lib/pages.ts';
import { lineOf, listTable, paste, pasteSixtyJudged, unfold } from './lib/schedule.ts';
import { test } from './lib/site.ts';

test('an empty list shows an example with its answers, which is stored only when it is filled in', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  const example = page.getByRole('figure', { name: 'Exempel' });
  await expect(example).toContainText('de sparas inte och skickas inte');
  await expect(example.getByRole('listitem')).toHaveText([
    /^D1.*Krav: Ja Mått: Ja/,
    /^D2.*Krav: Ja Mått: Framgår inte/,
    /^D3.*Krav: Nej Mått: Framgår inte/,
  ]);
  await expect(page.getByRole('button', { name: 'Ångra' }), 'nothing was done').toHaveCount(0);
  await expect(page).toHaveURL(paths.schedule);
  expect(await page.evaluate(() => localStorage.getItem('dorrlista'))).toBeNull();
  const add = page.getByRole('button', { name: 'Lägg till rad' });
  const look = () => add.evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await look();
  await page.getByRole('button', { name: 'Fyll i ett exempel' }).click();
  await expect(example).toBeHidden();
  await expect(listTable(page)).toContainText(/D1.*D2.*D3/);
  await page.mouse.move(0, 0);
  await expect.poll(look, 'the button looks as it did').toBe(before);
});

test('a row with a requirement and no size answers one and asks for the other', async ({ kept: page }) => {
  await open(page, paths.scheduleWith('steel-6'));
  await page.getByLabel('Krav, rad 1', { exact: true }).fill('EI 30');
  await expect(page.getByText('Mått: inte ifyllt').filter({ visible: true })).toBeVisible();
});

test('a sliding door in an escape route has its own limit, and where nothing is said both are told', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  const lines = ['SD1\t2600x2100\tEI30\tSkjutdörr i utrymningsväg', 'SD2\t2600x2100\tEI30\tSkjutdörr'];
  await paste(page, ['Littera\tMått\tKrav\tAnmärkning', ...lines].join('\n'));
  for (const row of [1, 2]) await page.getByRole('button', { name: new RegExp(`^Välj .*, rad ${row}$`) }).click();
  await expect(page.getByRole('button', { name: /^SD1 Krav: Ja Mått: Framgår inte/ })).toBeVisible();
  await unfold(page);
  await unfold(page, 2);
  const answers = listTable(page).locator('.schedule-answers');
  await expect(answers.first()).toContainText('2400\u00a0mm (dubbel skjutdörr, med utrymningsfunktion)');
  await expect(answers.first()).not.toContainText('utan utrymningsfunktion');
  await expect(answers.last()).toContainText('Ja utan utrymningsfunktion. Gränsen');
  await page.getByLabel('Anmärkning, rad 2').fill('Skjutdörr, utan utrymningsfunktion');
  await expect(page.getByRole('button', { name: /^SD2 Krav: Ja Mått: Ja/ })).toBeVisible();
});

test('”taklanternin” in a note makes the row glazing in a roof, and its reasons are those of roofs', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  const lines = ['TL1\tREI 30\tTaklanternin', 'A\tREI 120\t'];
  await paste(page, ['Littera\tKrav\tAnmärkning', ...lines].join('\n'));
  await expect(page.getByRole('button', { name: /^TL1 2 glastak uppfyller kravet/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Se varför' })).toHaveAttribute(
    'href',
    paths.classesFor('REI 120', 'glastak'),
  );
});

test('two leaves that a link asks for are judged as two, of a sliding door too', async ({ kept: page }) => {
  await open(page, `${paths.scheduleWith('steel-7', { requirement: 'EI 30' })}&b=2300&h=2100&blad=2`);
  await expect(page.getByLabel('Anmärkning, rad 1')).toHaveValue('två dörrblad');
  await expect(page.getByText(/^Mått: Ja\. .*\(dubbel skjutdörr, med utrymningsfunktion\)/)).toBeVisible();
  await expect(
    page
      .getByText(/^Krav: Ja/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('an opened row that no product fulfils says which comes nearest, and leads to the same answer', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  await paste(page, 'Littera\tBredd\tHöjd\tKrav\tAnmärkning\nD1\t2400\t2400\tEI60\tskjutdörr stål');
  await unfold(page);
  const table = listTable(page);
  await expect(table).toContainText(/Närmast: .*skjutdörr.*\. 60\sminuter krävs, 30 uppfylls\./);
  await page.getByRole('link', { name: 'Se varför' }).click();
  await expect(
    page.getByRole('heading', { name: /EI\s60 skjutdörr i stål, karmyttermått\s2400 × 2400\smm/ }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ingen uppfyller', exact: true })).toBeVisible();
  // The nearest first.
  const refused = page.getByRole('region', { name: /^Uppfyller inte/ }).getByRole('listitem');
  await expect(refused.first()).toContainText(/skjutdörr.*60\sminuter krävs/s);
});

test('a long list shows only the rows with one answer', async ({ kept: page }) => {
  await pasteSixtyJudged(page);
  const only = page.getByRole('group', { name: 'Visa rader' }).getByRole('button');
  await expect(only).toHaveText([
    /^Alla 60$/,
    /^(?:Ja|Framgår inte) \d+$/,
    /^Nej \d+$/,
    'Välj produkt 57',
    'Utan svar 1',
  ]);
  await only.nth(2).press('Enter');
  await expect(only.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(lineOf(page, /^D1 /)).toHaveCount(0);
  await expect(lineOf(page, /^D2 /)).toBeVisible();
  await expect(lineOf(page, /^D3 /), 'its fields are open').toBeVisible();
  await only.nth(3).press('Enter');
  await expect(lineOf(page, /^D4 \d+ dörrar uppfyller kravet/)).toBeVisible();
});

test('the mark of each answer differs without colour and without words @both', async ({ kept: page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, paths.schedule);
  const marks = (within: Locator) =>
    within.evaluate((line) =>
      [...line.querySelectorAll('small')].map((small) => {
        const { content, borderTopWidth, borderLeftWidth, width } = getComputedStyle(small, '::before');
        // A disc is all border, as far as whole pixels go, and half a disc on one side; a cross is drawn within, and
        // has none.
        const edges = Number.parseFloat(borderTopWidth) * 2;
        return content === 'none'
          ? 'none'
          : edges === 0
            ? 'cross'
            : edges > 0.8 * Number.parseFloat(width)
              ? 'disc'
              : borderLeftWidth === borderTopWidth
                ? 'ring'
                : 'half';
      }),
    );
  const example = page.getByRole('figure', { name: 'Exempel' }).getByRole('listitem');
  for (const [index, states] of [
    ['disc', 'disc'],
    ['disc', 'ring'],
    ['cross', 'ring'],
  ].entries())
    expect((await marks(example.nth(index))).slice(0, 2)).toEqual(states);
  await paste(page, 'D1\t9x21\tEI 240\nD2\t9x21\tEI 120 Rw 45\nD3\t9x21\tEI 30');
  for (const [name, state] of [
    [/^D1 Inga dörrar uppfyller allt i raden/, 'cross'],
    [/^D2 .*kan passa, men Rw\s45 framgår inte/, 'ring'],
    [/^D3 \d+ dörrar uppfyller kravet/, 'half'],
  ] as const) {
    await expect(lineOf(page, name), 'the mark is no word of its name').toBeVisible();
    expect(await marks(lineOf(page, name))).toEqual([state]);
  }
});

test('on a phone, the answers of the example stand below words that have the whole line @phone', async ({
  kept: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, paths.schedule);
  const row = page.getByRole('figure', { name: 'Exempel' }).getByRole('listitem').nth(1);
  const words = await row.getByText(/^S200 är tillval/).boundingBox();
  const answer = await row.getByText('Mått: Framgår inte').boundingBox();
  expect(words?.width).toBeGreaterThan(250);
  expect((answer?.x ?? 900) + (answer?.width ?? 0)).toBeLessThan(380);
  expect(words?.y).toBeGreaterThan(answer?.y ?? 900);
});

test('classes in the answers are set as in the example: S200 with its subscript', async ({ kept: page }) => {
  await open(page, paths.schedule);
  await page.getByRole('button', { name: 'Fyll i ett exempel' }).click();
  const answer = listTable(page).getByText(/^Krav: Ja\. S200 är tillval/);
  for (const row of [1, 2, 3]) await unfold(page, row);
  await expect(answer.getByRole('subscript')).toHaveText('200');
});
