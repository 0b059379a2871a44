import type { Page } from '@playwright/test';
import { projects } from './lib/content.ts';
import { hydratedOnStandingClock, open } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

/** The title of the project in this place, counted from 1; 0 is the last. */
const titleOf = (place: number) => projects.at(place - 1)?.title ?? '';

/** The gallery by the words that a visitor sees. */
function gallery(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    cards: page.getByRole('main').locator('.gallery-grid > li'),
    magnifier: (place: number) => page.getByRole('button', { name: `Visa ${titleOf(place)}` }),
    dialog,
    next: dialog.getByRole('button', { name: 'Nästa' }),
    previous: dialog.getByRole('button', { name: 'Föregående' }),
    close: dialog.getByRole('button', { name: 'Stäng' }),
  };
}

test('a spinner is seen for one second', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/galleri');
  // The styles, whose clock cannot be stopped, hide the line after a second even if the script never comes.
  const spinner = page.getByRole('status', { includeHidden: true });
  await hydratedOnStandingClock(page);
  await expect(spinner).toHaveText('Hämtar bilder');
  // The cards are there meanwhile.
  await expect(gallery(page).cards).toHaveCount(projects.length);
  const age = await page.evaluate(() => performance.now());
  await page.clock.runFor(950 - age);
  await expect(spinner).toHaveText('Hämtar bilder');
  await page.clock.runFor(100);
  await expect(spinner).toBeEmpty();
});

test('two pictures are larger, with words, and no place is empty in two columns or in three', async ({
  kept: page,
}) => {
  await open(page, '/galleri');
  const { cards } = gallery(page);
  for (const { width, columns } of [
    { width: 820, columns: 2 },
    { width: 1440, columns: 3 },
    { width: 2560, columns: 3 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await cards.evaluateAll((items) =>
      items.map((item) => {
        const { left, right } = item.getBoundingClientRect();
        return { left: Math.round(left), width: right - left };
      }),
    );
    const small = Math.min(...boxes.map((box) => box.width));
    const large = boxes.flatMap((box, index) => (box.width > 1.5 * small ? [index] : []));
    expect(large).toEqual([0, 7]);
    expect(new Set(boxes.map(({ left }) => left)).size, `columns at ${width} px`).toBe(columns);
    const cells = boxes.length + large.length * (columns === 2 ? 1 : 3);
    expect(cells % columns).toBe(0);
  }
  await expect(cards.nth(7)).toContainText(projects[7]?.description ?? '');
});

test('one spark rises for every twenty pixels of window width, rounded down', async ({ kept: page }) => {
  for (const [width, sparks] of [
    [1019, 50],
    [390, 19],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/galleri');
    await expect(page.locator('.gallery-embers i')).toHaveCount(sparks);
  }
  await expect(page.locator('.gallery-embers')).toHaveAttribute('aria-hidden', 'true');
});

test('no spark flies over words: they stay within the first pictures @both', async ({ kept: page }) => {
  await open(page, '/galleri');
  const words = await page.getByRole('main').getByText('Typiska byggnader').boundingBox();
  const embers = page.locator('.gallery-embers');
  const sparks = await embers.boundingBox();
  const title = await page.getByRole('main').getByRole('heading', { level: 2 }).first().boundingBox();
  expect(sparks?.height).toBeGreaterThan(80);
  expect(sparks?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
  expect((sparks?.y ?? 0) + (sparks?.height ?? 0)).toBeLessThan(title?.y ?? 0);
  await expect(embers).toHaveCSS('overflow', 'hidden');
});

test('no sparks and no running line for visitors who want less motion @phone', async ({ kept: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/galleri');
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(page.locator('.gallery-embers i')).toHaveCount(0);
});

test('the magnifier opens a project’s details, with a way to the contact page @phone', async ({ kept: page }) => {
  await open(page, '/galleri');
  const { magnifier, dialog } = gallery(page);
  await expect(dialog).toHaveCount(0);
  await magnifier(3).click();
  await expect(dialog).toHaveAccessibleName(titleOf(3));
  // Whoever listens hears first what has opened.
  await expect(dialog.getByRole('heading', { name: titleOf(3) })).toBeFocused();
  const project = projects[2];
  await expect(dialog.getByRole('img', { name: project?.image.alt ?? '' })).toBeInViewport();
  await expect(dialog).toContainText(project?.description ?? '');
  await expect(dialog.getByRole('list', { name: 'Linjen i bilden' }).getByRole('listitem')).toHaveCount(
    project?.boundary?.marks.length ?? 0,
  );
  await expect(dialog.locator('.project-dialog-text').getByRole('listitem')).toHaveText(project?.typical ?? []);
  await dialog.getByRole('link', { name: 'Fråga om något liknande' }).click();
  await expect(page).toHaveURL(/\/kontakt\?produkt=.*#formular$/);
});

test('the whole picture opens the details, where it is seen whole', async ({ kept: page }) => {
  await open(page, '/galleri');
  const { cards, dialog } = gallery(page);
  const box = await cards.nth(1).getByRole('img').boundingBox();
  if (!box) throw new Error('The card has no picture.');
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 4);
  await expect(dialog).toHaveAccessibleName(titleOf(2));
  const shape = await dialog.getByRole('img').evaluate((image) => image.clientWidth / image.clientHeight);
  expect(shape).toBeCloseTo(3 / 2, 1);
});

test('the words of a card open the details as its picture does @both', async ({ kept: page }) => {
  await open(page, '/galleri');
  const { cards, dialog } = gallery(page);
  const words = cards.nth(1).getByRole('heading');
  await words.scrollIntoViewIfNeeded();
  const box = await words.boundingBox();
  if (!box) throw new Error('The card has no heading.');
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
  await expect(dialog).toHaveAccessibleName(titleOf(2));
});

test('the boundary lies over the picture, and its classes lead to products', async ({ kept: page }) => {
  const place = projects.findIndex(({ boundary }) => boundary) + 1;
  const { lines, marks } = projects[place - 1]?.boundary ?? { lines: [], marks: [] };
  await open(page, '/galleri');
  const { magnifier, dialog } = gallery(page);
  await magnifier(place).click();
  await expect(dialog.locator('.project-boundary g polyline')).toHaveCount(lines.length);
  const mark = dialog.locator('.project-boundary a').first();
  await expect(mark).toBeVisible();
  const words = dialog.locator('.project-dialog-marks').getByRole('link');
  await expect(words).toHaveCount(marks.length);
  // What is equal in words is told apart by its number, which stands at both.
  for (const [index, { class: name }] of marks.entries()) {
    const said = new RegExp(String.raw`^${index + 1}\s*${name.replace(' ', String.raw`\s`)}`);
    await expect(dialog.locator('.project-boundary a').nth(index)).toHaveText(said);
    await expect(words.nth(index)).toHaveText(said);
  }
  const address = await words.first().getAttribute('href');
  await mark.click();
  await expect(page).toHaveURL(address ?? '');
});

test('each picture has its line, on a telephone too, and so have its details @both', async ({ kept: page }) => {
  await open(page, '/galleri');
  const { magnifier, cards, dialog } = gallery(page);
  await expect(cards.locator('.project-line')).toHaveCount(projects.filter(({ boundary }) => boundary).length);
  const line = cards.nth(1).locator('.project-line');
  await expect(line).toHaveCSS('opacity', '1');
  await magnifier(2).click();
  await expect(dialog.locator('.project-boundary g[mask]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(magnifier(2)).toBeFocused();
});

test('the details keep their place from project to project, with all that they say in sight, and no ring on what nobody can use', async ({
  kept: page,
}) => {
  // Nothing travels, which would only take time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/galleri');
  const { magnifier, dialog } = gallery(page);
  await magnifier(1).click();
  const place = await dialog.boundingBox();
  for (let project = 1; project <= projects.length; project += 1) {
    await expect(dialog).toHaveAccessibleName(titleOf(project));
    const seen = await dialog.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        place: { x, y, width, height },
        count: [...element.querySelectorAll('*')].flatMap((part) =>
          part.checkVisibility() && /^\d+\u00a0av\u00a0\d+$/.test(part.textContent) ? part.textContent : [],
        ),
        outline: getComputedStyle(element.querySelector('h2') ?? element).outlineStyle,
        foot: [...element.querySelectorAll('a')]
          .find((link) => link.textContent.includes('Fråga om något liknande'))
          ?.getBoundingClientRect().bottom,
      };
    });
    expect(seen.place, titleOf(project)).toEqual(place);
    expect(new Set(seen.count), titleOf(project)).toEqual(new Set([`${project}\u00a0av\u00a0${projects.length}`]));
    expect(seen.foot, titleOf(project)).toBeLessThanOrEqual(seen.place.y + seen.place.height);
    expect(seen.outline).toBe('none');
    await page.keyboard.press('ArrowRight');
  }
});

test('on a telephone the picture has its classes, as numbers where it is very narrow, large enough for a finger, and closing lies above it @phone', async ({
  kept: page,
}) => {
  await open(page, '/galleri');
  const { magnifier, dialog, close } = gallery(page);
  await magnifier(6).click();
  const { marks } = projects[5]?.boundary ?? { marks: [] };
  expect(marks.length).toBeGreaterThan(2);
  const classes = dialog.locator('.project-boundary').getByText('EI');
  for (const [index, { class: name }] of marks.entries()) {
    const mark = dialog.locator('.project-boundary a').nth(index);
    await expect(mark.getByText(`${index + 1}`, { exact: true })).toBeInViewport({ ratio: 0.99 });
    await expect(mark.getByText(name)).toBeInViewport({ ratio: 0.99 });
    const { width = 0, height = 0 } = (await mark.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(classes.filter({ visible: true })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const [sign, sheet] = await Promise.all([close.boundingBox(), dialog.boundingBox()]);
  expect(sheet).toMatchObject({ x: 0, width: 390 });
  expect((sign?.y ?? 0) + (sign?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + 0.5);
  // And beside it the page behind answers to a finger by closing, as everywhere.
  await page.touchscreen.tap(40, 20);
  await expect(dialog).toHaveCount(0);
});

test.describe('the details close, and the focus returns to the magnifier,', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  // One page for all of them: it is left as it was found. Nothing travels in it, which would only take time.
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ reducedMotion: 'reduce' });
    await open(page, '/galleri');
  });
  test.afterEach(() => page.keyboard.press('Escape'));
  test.afterAll(() => page.close());

  test('by the close button, by Escape and by a click beside them', async () => {
    const { magnifier, dialog, close } = gallery(page);
    for (const leave of [() => close.click(), () => page.keyboard.press('Escape'), () => page.mouse.click(4, 4)]) {
      await magnifier(4).click();
      await expect(dialog).toBeVisible();
      // The page behind does not answer.
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
      await leave();
      await expect(dialog).toHaveCount(0);
      await expect(magnifier(4)).toBeFocused();
    }
  });

  test('but not by a click inside', async () => {
    const { magnifier, dialog } = gallery(page);
    await magnifier(4).click();
    await dialog.getByRole('heading').click();
    await dialog.getByRole('img').click({ position: { x: 9, y: 9 } });
    await expect(dialog).toHaveAccessibleName(titleOf(4));
  });
});

test('a project that is shown has an address, which opens it for whoever it is sent to', async ({ kept: page }) => {
  const [, second, third] = projects;
  if (!second || !third) throw new Error('The gallery has too few projects.');
  await open(page, '/galleri');
  await page.getByRole('button', { name: `Visa ${second.title}` }).click();
  await expect(page).toHaveURL(`/galleri#projekt-${second.id}`);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`/galleri#projekt-${third.id}`);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: third.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/galleri');
  await expect(page.getByRole('button', { name: `Visa ${third.title}` })).toBeFocused();
});

test('an address that is changed while a project is shown shows the other in its place', async ({ kept: page }) => {
  const [, second, third, , fifth] = projects;
  if (!second || !third || !fifth) throw new Error('The gallery has too few projects.');
  await open(page, `/galleri#projekt-${third.id}`);
  const { dialog } = gallery(page);
  for (const { id, title } of [fifth, second, third]) {
    await page.evaluate((hash) => (location.hash = hash), `projekt-${id}`);
    await expect(dialog, 'one at a time').toHaveCount(1);
    await expect(dialog).toHaveAccessibleName(title);
    await expect(page).toHaveURL(`/galleri#projekt-${id}`);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Visa ${third.title}` })).toBeFocused();
});

test.describe('from project to project', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  // One page for all of them: it is left as it was found. Nothing travels in it, which would only take time.
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ reducedMotion: 'reduce' });
    await open(page, '/galleri');
  });
  test.afterEach(() => page.keyboard.press('Escape'));
  test.afterAll(() => page.close());

  test('by button, in a circle, and the focus returns to the card seen last', async () => {
    const { magnifier, dialog, next, previous, close } = gallery(page);
    await magnifier(1).click();
    await previous.click();
    await expect(dialog).toHaveAccessibleName(titleOf(0));
    await next.click();
    await expect(dialog).toHaveAccessibleName(titleOf(1));
    await previous.click();
    await expect(dialog).toHaveAccessibleName(titleOf(0));
    await close.click();
    await expect(dialog).toHaveCount(0);
    await expect(magnifier(0)).toBeFocused();
    await expect(magnifier(0)).toBeInViewport();
  });

  test('by button again and again without moving the hand or the focus', async () => {
    const { magnifier, dialog, next } = gallery(page);
    await magnifier(1).click();
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleName(titleOf(2));
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleName(titleOf(3));
  });

  test('by arrow key', async () => {
    const { magnifier, dialog } = gallery(page);
    await magnifier(1).click();
    // The dialog opens in the next frame; a key before that is the page's.
    await expect(dialog).toHaveAccessibleName(titleOf(1));
    await page.keyboard.press('ArrowLeft');
    await expect(dialog).toHaveAccessibleName(titleOf(0));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toHaveAccessibleName(titleOf(2));
    await page.keyboard.press('ArrowDown');
    await expect(dialog).toHaveAccessibleName(titleOf(2));
  });

  test('but not by an arrow that belongs to the browser', async () => {
    const { magnifier, dialog } = gallery(page);
    await magnifier(1).click();
    await expect(dialog).toHaveAccessibleName(titleOf(1));
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('Alt+ArrowRight');
    await expect(dialog).toHaveAccessibleName(titleOf(1));
  });
});

test('from project to project by swipe, while a short or upward movement only scrolls @phone', async ({
  kept: page,
}) => {
  await open(page, '/galleri');
  const { magnifier, dialog } = gallery(page);
  await magnifier(1).click();
  await expect(dialog).toHaveAccessibleName(titleOf(1));
  // While its picture travels the page takes no touch.
  await page.evaluate(() => document.activeViewTransition?.skipTransition());
  const swipe = await finger(page);
  await swipe({ x: 300, y: 420 }, { x: 90, y: 430 });
  await expect(dialog).toHaveAccessibleName(titleOf(2));
  await swipe({ x: 90, y: 420 }, { x: 300, y: 430 });
  await expect(dialog).toHaveAccessibleName(titleOf(1));
  await swipe({ x: 200, y: 420 }, { x: 170, y: 420 });
  await swipe({ x: 200, y: 500 }, { x: 190, y: 250 });
  await expect(dialog).toHaveAccessibleName(titleOf(1));
  await swipe({ x: 90, y: 420 }, { x: 300, y: 430 });
  await expect(dialog).toHaveAccessibleName(titleOf(0));
});

/** Makes a finger that moves over the screen, through the browser's whole way for touches, with scrolling and all. */
async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  return async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let step = 1; step <= 5; step += 1) {
      const touchPoints = [{ x: from.x + ((to.x - from.x) * step) / 5, y: from.y + ((to.y - from.y) * step) / 5 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}
