/** Where the parts of the list stand, and what stays in sight. */
import { expect } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { open } from './lib/pages.ts';
import { key, leftOf, lineOf, paste, product, twenty, unfold } from './lib/schedule.ts';
import { test } from './lib/site.ts';

/** Pixels by which the box of a text differs from its line. */
const lineRounding = 4;

test('the buttons that read cells and open a file stand in one row, close under their help', async ({ kept: page }) => {
  await open(page, paths.schedule);
  const boxes = [page.getByRole('button', { name: 'Läs in raderna' }), page.getByText('Öppna XLSX/CSV')].map((part) =>
    part.boundingBox(),
  );
  const [read, file] = await Promise.all(boxes);
  expect(Math.abs((read?.y ?? 0) - (file?.y ?? 9))).toBeLessThanOrEqual(1);
  const help = await page.getByText(/^Markera cellerna med rubriker/).boundingBox();
  const gap = await page.locator('.schedule-source').evaluate((source) => parseFloat(getComputedStyle(source).rowGap));
  const distance = (read?.y ?? 0) - (help?.y ?? 0) - (help?.height ?? 0);
  expect(Math.abs(distance - gap), `${distance} px, and the gap is ${gap}`).toBeLessThanOrEqual(lineRounding);
});

test('on a phone, the names of rows in what is said are as large as a finger and do not overlap @phone', async ({
  kept: page,
}) => {
  await open(page, paths.schedule);
  await paste(
    page,
    'Littera\tBredd\tHöjd\tKrav\nD1\t\t\tEI 99\n\t2090\t990\tEI 60\n\t\t\tblaj\nD4\t\t\tEI 30\nD5\t990\t2090\tEI 30',
  );
  const said = page.getByRole('region', { name: 'Din lista' }).getByRole('status');
  await said.getByText('att se över').tap();
  const names = said.getByRole('button');
  // Each of them once, as the rows stand, below sentences that read as sentences.
  await expect(names).toHaveText(['D1', 'rad 2', 'rad 3', 'D4']);
  const boxes = (await Promise.all((await names.all()).map((name) => name.boundingBox()))).flatMap((box) => box ?? []);
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(one.y + one.height <= other.y + 0.5 || one.x + one.width <= other.x).toBe(true);
  await names.nth(1).click();
  await expect(lineOf(page, /^Rad 2 /)).toBeFocused();
});

test('the bar above the rows has an edge only while the page passes below it', async ({ kept: page }) => {
  await open(page, paths.schedule);
  await paste(page, twenty);
  const add = page.getByRole('button', { name: 'Lägg till rad' });
  const edge = () =>
    add.evaluate((button) => getComputedStyle(button.closest('.schedule-bar') ?? button, '::after').visibility);
  await expect(page.getByLabel('Littera, rad 20')).toHaveValue('D20');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(edge).toBe('hidden');
  await page.getByRole('button', { name: /^D20 / }).scrollIntoViewIfNeeded();
  await expect.poll(edge).toBe('visible');
  await expect(add).toBeInViewport({ ratio: 1 });
});

test('on a tablet, the help beside the title is seen whole', async ({ kept: page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, paths.scheduleWith(key));
  const hint = page.getByText('Följer med på papper, i filer och i förfrågan.');
  expect(await hint.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  const [label, said] = [
    await page.getByText('Projekt, handling och revision').boundingBox(),
    await hint.boundingBox(),
  ];
  expect(said?.y, 'on a line of its own').toBeGreaterThan((label?.y ?? 0) + (label?.height ?? 0));
});

test('no line of what is said of a table begins with a comma', async ({ kept: page }) => {
  await open(page, paths.schedule);
  const rows = Array.from({ length: 5 }, (_, index) => `Dörr ${index + 101}\t10x21M\t25 dB`);
  await paste(page, ['Littera\tMått\tKrav', ...rows].join('\n'));
  const names = page.getByRole('status').getByRole('button', { name: /^Dörr 10/ });
  await expect(names.first()).toBeVisible();
  const apart = await names.evaluateAll((buttons) =>
    buttons.filter((button) => {
      const behind = button.nextSibling;
      if (!behind) return false;
      const range = document.createRange();
      range.selectNode(behind);
      return range.getBoundingClientRect().left < button.getBoundingClientRect().right - 1;
    }),
  );
  expect(apart).toHaveLength(0);
});

test('with room, each column has its heading in line with it, and what leads on stands below its answer', async ({
  kept: page,
}) => {
  for (const width of [1152, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, paths.schedule);
    if (width === 1152) {
      const lines = [`D1\t900\t2100\tEI 30\t${product.title}`, 'D2\t900\t2100\tEI 240\t', 'D3\t900\t2100\tA60\t'];
      await paste(page, ['Littera\tBredd\tHöjd\tKrav\tProdukt', ...lines].join('\n'));
    }
    const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
    const line = lineOf(page, /^D1 /);
    await expect(line).toContainText('Krav: Ja');
    for (const [name, text] of [
      ['Littera', 'D1'],
      ['Antal', /^1\sst$/],
      ['Mått', /^, 900\s×\s2100$/],
      ['Krav', /^, EI\s30$/],
      ['Produkt', `, ${product.title}`],
      ['Svar', /^Krav: Ja/],
    ] as const) {
      await expect(head(name)).toBeInViewport();
      const cell = line.getByText(text, { exact: true });
      const apart = (await leftOf(cell)) - (await leftOf(head(name)));
      expect(Math.abs(apart), `${name} at ${width}`).toBeLessThan(3);
    }
    for (const [answer, on] of [
      [lineOf(page, /^D2 /).getByText('Inga dörrar uppfyller'), page.getByRole('link', { name: 'Se varför' })],
      [lineOf(page, /^D3 /).getByText('Läs kravet som'), page.getByRole('button', { name: /^Läs som EI\s60, rad 3$/ })],
    ] as const) {
      const [above, below] = [await answer.boundingBox(), await on.boundingBox()];
      expect(Math.abs((above?.x ?? 0) - (below?.x ?? 900)), `below its answer at ${width}`).toBeLessThan(24);
      expect((below?.y ?? 900) - (above?.y ?? 0)).toBeLessThan(48);
    }
  }
});

test('offers stand in line with chosen products, and a reason that several share is said once @both', async ({
  kept: page,
  isMobile,
}) => {
  for (const width of isMobile ? [320, 390] : [820, 1152, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, paths.schedule);
    if (!(await lineOf(page, /^D1 /).isVisible()))
      await paste(page, `D1\t10x21\tEI2 30-S200\nD2\t10x21\tEI 30\t${product.title}`);
    const offers = page.getByRole('button', { name: /^Välj .*, rad 1$/ });
    await expect(offers).toHaveCount(1);
    const chosen = lineOf(page, /^D2 /).getByText(product.title);
    expect(Math.abs((await leftOf(offers.first())) - (await leftOf(chosen))), `at ${width}`).toBeLessThan(1.5);
    const answer = await lineOf(page, /^D1 /).getByText('dörrar uppfyller kravet').boundingBox();
    const first = await offers.first().boundingBox();
    if (width < 1152) expect(first?.y, `below its answer at ${width}`).toBeGreaterThan(answer?.y ?? 900);
    else expect(answer?.x, `beside its answer at ${width}`).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 900));
    const reason = page.getByText(/S200 är tillval/).filter({ visible: true });
    await expect(reason).toHaveCount(1);
    await unfold(page);
    await expect(offers).toHaveCount(3);
    await expect(reason).toHaveCount(1);
    await lineOf(page, /^D1 /).click();
  }
});

test('on a phone, the bars above and below the list take an eighth of the window at most @phone', async ({
  kept: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, paths.schedule);
  await paste(page, twenty);
  const taken = async () => {
    const foot = await page.locator('.schedule-foot').boundingBox();
    const bar = await page.getByRole('banner').boundingBox();
    return 844 - (foot?.y ?? 0) + Math.max(0, (bar?.y ?? 0) + (bar?.height ?? 0));
  };
  await lineOf(page, /^D10 /).scrollIntoViewIfNeeded();
  expect(await taken()).toBeLessThanOrEqual(0.12 * 844);
  await page
    .getByRole('button', { name: /^Välj .*, rad 10$/ })
    .first()
    .tap();
  await expect(page.getByText(/^D10: [^.]*\.$/), 'what was done, beside the way back').toBeInViewport({ ratio: 1 });
  expect(await taken()).toBeLessThanOrEqual(0.12 * 844);
});
