import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { productKeyOf } from '../../src/catalogue/productKey.ts';
import { fireRunsOf } from '../../src/catalogue/classes/fireRuns.ts';
import { paths } from '../../src/content/paths.ts';
import { exampleOf } from './lib/content.ts';
import { expectNoSidewaysScroll } from './lib/layout.ts';
import { expect, test } from './lib/site.ts';

/** The test by the words that a visitor sees; it comes alive when it is used. */
function fireTest(page: Page) {
  const part = page.getByRole('main').locator('.fire-test');
  return {
    part,
    slider: part.getByRole('slider', { name: 'Tid sedan branden började' }),
    play: part.getByRole('button', { name: 'Spela' }),
    pause: part.getByRole('button', { name: 'Pausa' }),
    status: part.getByRole('status'),
    stills: part.getByRole('listitem'),
  };
}

async function alive(page: Page): Promise<void> {
  await fireTest(page).slider.focus();
  await expect(page.locator('[data-island=FireTestTool][data-hydrated]')).toHaveCount(1);
}

test('by keyboard: minute by minute, to the end of the class and beyond', async ({ kept: page }) => {
  await page.goto(paths.classes);
  await alive(page);
  const { slider, part, status } = fireTest(page);
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /^0\sminuter, ugnen 20\s°C, EI\s60 lovar högst \+140\s°C, E\s60 lovar täthet$/,
  );
  for (let minute = 0; minute < 30; minute += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^30\sminuter, ugnen 842\s°C/);
  await expect(part).toContainText(/842\s°C/);
  const middle = async (of: Locator) =>
    of.evaluate((element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    });
  // One axis for curve and slider, whose thumb goes from half its own width to as much before the end.
  const [left, width] = await slider.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    return [left + 22, width - 44];
  });
  expect(await middle(part.locator('.fire-now'))).toBeCloseTo(left + (width * 30) / 120, 0);
  await expect(status).toHaveText(/^EI\s60 gäller\. E\s60 gäller\.$/);
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /^120\sminuter, ugnen 1049\s°C, EI\s60 lovar inget mer, E\s60 lovar inget mer$/,
  );
  await expect(status).toHaveText(/^Efter 60\sminuter lovar EI\s60 inget mer\./);
});

test('past its time what was only tight radiates as before, and of what insulated nobody has promised more', async ({
  kept: page,
}) => {
  // It opens with one of each, of an hour.
  await page.goto(paths.classes);
  await alive(page);
  const { slider, part } = fireTest(page);
  const drawn = (name: RegExp) =>
    part
      .locator('.fire-run')
      .filter({ hasText: name })
      .locator('.fire-rays')
      .evaluateAll((rays) => rays.slice(1).map((ray) => getComputedStyle(ray).strokeDasharray));
  const [insulated, tight] = [/EI\s60 lovar/, /(?<!\p{Lu})E\s60 lovar/u];
  await slider.fill('60');
  expect(await drawn(insulated)).toEqual([]);
  const radiates = await drawn(tight);
  expect(radiates).toHaveLength(1);
  await page.keyboard.press('End');
  await expect(part).toContainText(/lovar\s*inget mer\s*inte heller täthet efter/);
  expect(await drawn(tight)).toEqual(radiates);
  const open = await drawn(insulated);
  expect(open).toHaveLength(1);
  expect(open).not.toEqual(radiates);
});

test('by drag, on a telephone too @both', async ({ kept: page }) => {
  await page.goto(paths.product(exampleOf('aluminium')));
  const { slider } = fireTest(page);
  await slider.scrollIntoViewIfNeeded();
  await alive(page);
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider has no place.');
  expect(box.height).toBeGreaterThanOrEqual(44);
  // Half the thumb stands out at each end.
  const at = (minute: number) => ({ x: box.x + 22 + ((box.width - 44) * minute) / 120, y: box.y + box.height / 2 });
  await page.mouse.move(at(30).x, at(30).y);
  await page.mouse.down();
  await page.mouse.move(at(90).x, at(90).y, { steps: 5 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', /^(89|90|91)\sminuter/);
});

test('what a finger changes is seen with the finger: figure, play and slider within 640 pixels @phone', async ({
  kept: page,
}) => {
  await page.goto(paths.classes);
  await alive(page);
  const { part, slider, play } = fireTest(page);
  const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { y: 0, height: 0 };
  const [stage, button, track] = [await boxOf(part.locator('.fire-stage')), await boxOf(play), await boxOf(slider)];
  expect(track.y + track.height - stage.y).toBeLessThanOrEqual(640);
  expect(button.y, 'the finger does not cover what it changes').toBeGreaterThanOrEqual(stage.y + stage.height);
  expect(track.y).toBeGreaterThanOrEqual(button.y + button.height);
  // Each choice has the page's width, and the names that stand first in them fit.
  for (const name of ['I ugnen', 'Bredvid']) {
    const choice = part.getByLabel(name);
    const [room, word] = await choice.evaluate((element: HTMLSelectElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      const drawing = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      drawing.font = font;
      const [start, end] = [paddingInlineStart, paddingInlineEnd].map(Number.parseFloat);
      return [
        element.clientWidth - (start ?? 0) - (end ?? 0),
        drawing.measureText(element.selectedOptions[0]?.text ?? '').width,
      ];
    });
    expect(word, name).toBeLessThanOrEqual(room ?? 0);
    expect((await boxOf(choice)).height).toBeGreaterThanOrEqual(44);
  }
});

test('played from the beginning until the line has broken, and stopped on the way', async ({ page }) => {
  await page.clock.install();
  const product = exampleOf('aluminium');
  await page.goto(paths.product(product));
  await alive(page);
  const { slider, play, pause, status } = fireTest(page);
  await play.click();
  await page.clock.runFor(1500);
  await pause.click();
  const minute = Number(await slider.inputValue());
  expect(minute).toBeGreaterThan(10);
  expect(minute).toBeLessThan(30);
  await page.clock.runFor(2000);
  expect(Number(await slider.inputValue())).toBe(minute);
  // It goes on from where it is: where the last class ends.
  await slider.fill(`${Math.max(...fireRunsOf(product).map(({ minutes }) => minutes))}`);
  await play.click();
  await page.clock.runFor(2000);
  await expect(play).toBeVisible();
  await expect(status).toHaveText(/^Efter .* lovar .* inget mer\.$/);
});

test('the slider stays where it is as the minutes get more figures and play becomes pause @both', async ({ page }) => {
  await page.clock.install();
  await page.goto(paths.product(exampleOf('aluminium')));
  await alive(page);
  const { slider, play, pause } = fireTest(page);
  const left = () => slider.evaluate((element) => element.getBoundingClientRect().left);
  const lefts: number[] = [];
  for (const minute of ['Home', 'PageUp', 'End']) {
    await page.keyboard.press(minute);
    lefts.push(await left());
  }
  await play.click();
  await expect(pause).toBeVisible();
  lefts.push(await left());
  expect(new Set(lefts).size, lefts.join()).toBe(1);
});

test('two products side by side get an address to share', async ({ kept: page }) => {
  const [one, two] = [exampleOf('steel'), exampleOf('aluminium')].flatMap((product) => fireRunsOf(product).slice(0, 1));
  if (!one || !two) throw new Error('The examples have no class.');
  await page.goto(paths.fireTestWith(productKeyOf(exampleOf('steel'))));
  const { part } = fireTest(page);
  await expect(part.getByLabel('I ugnen')).toHaveValue(one.id);
  await part.getByLabel('Bredvid').selectOption({ label: `${two.name}, ${two.title}` });
  expect(new URL(page.url()).searchParams.get('prov')).toBe(`${one.id},${two.id}`);
  await page.reload();
  await expect(part.getByLabel('Bredvid')).toHaveValue(two.id);
  await page.goto(`${paths.classes}?prov=%3Cscript%3E,__proto__`);
  await expect(part.getByLabel('I ugnen')).not.toHaveValue('');
});

test('what the letters are worth is one press away: three classes of the same time, and no product @both', async ({
  kept: page,
}) => {
  await page.goto(paths.classes);
  const { part, slider, status } = fireTest(page);
  const ready = page.getByRole('link', { name: 'E, EW och EI 30' });
  await ready.focus();
  await page.keyboard.press('Enter');
  const lanes = part.locator('.fire-run');
  await expect(lanes).toHaveCount(3);
  // Whoever is led there sees what to drag, and above it what that changes.
  await expect(lanes.first()).toBeInViewport({ ratio: 1 });
  await expect(slider).toBeInViewport({ ratio: 1 });
  for (const [place, id] of Object.entries({ 'I ugnen': 'E30', Bredvid: 'EW30', Därnäst: 'EI30' }))
    await expect(part.getByLabel(place)).toHaveValue(id);
  await slider.fill('20');
  await expect(lanes.nth(0)).toContainText(/E\s30 lovar\s*täthet/);
  await expect(lanes.nth(1)).toContainText(/EW\s30 lovar högst\s*15\skW\/m²/);
  await expect(lanes.nth(2)).toContainText(/EI\s30 lovar högst\s*\+140\s°C/);
  await expect(status).toHaveText(/^E\s30 gäller\. EW\s30 gäller\. EI\s30 gäller\.$/);
  // One of them can be another, and the others stay.
  await part.getByLabel('I ugnen').selectOption({ label: 'E\u00a060, bara klassen' });
  await expect(lanes).toHaveCount(3);
  await expect(page).toHaveURL(/prov=E60,EW30,EI30/);
  await part.getByLabel('Bredvid').selectOption('Ingen');
  await expect(lanes).toHaveCount(2);
  await expect(part.getByLabel('Bredvid')).toHaveValue('EI30');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'three classes at 320 px');
});

test('where nothing may move there are four still moments and no button that plays @phone', async ({ kept: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.product(exampleOf('aluminium')));
  await alive(page);
  const { play, slider, stills } = fireTest(page);
  await expect(stills).toHaveCount(4);
  await expect(stills.first()).toBeVisible();
  await expect(play).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('120');
});

test.describe('without script @phone', () => {
  test.use({ javaScriptEnabled: false });

  test('there are the four still moments alone', async ({ page }) => {
    await page.goto(paths.product(exampleOf('aluminium')));
    const { slider, stills } = fireTest(page);
    await expect(stills).toHaveCount(4);
    await expect(stills.last()).toBeVisible();
    await expect(slider).toHaveCount(0);
  });
});

test('axe finds nothing wrong in it, and 320 pixels are enough @phone', async ({ kept: page }) => {
  await page.goto(`${paths.classes}?prov=${productKeyOf(exampleOf('aluminium'))},${productKeyOf(exampleOf('steel'))}`);
  await alive(page);
  await page.keyboard.press('End');
  const { violations } = await new AxeBuilder({ page }).include('.fire-test').setLegacyMode().analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'fire test at 320 px');
});
