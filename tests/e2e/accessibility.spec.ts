import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { company } from '../../src/content/company.ts';
import { paths } from '../../src/content/paths.ts';
import { exampleOf } from './lib/content.ts';
import { channels, contrast, luminance } from './lib/contrast.ts';
import { answerForm, contactForm, openFilledForm, texts } from './lib/form.ts';
import { hydratedOnStandingClock, open, openMenu, openProject, pageKinds, reactChunk, settled } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

/** Rules of WCAG 2.2 AA that axe leaves out unless it is asked. */
const rules = Object.fromEntries(
  ['target-size', 'label-content-name-mismatch', 'css-orientation-lock', 'p-as-heading', 'td-has-header'].map(
    (rule) => [rule, { enabled: true }],
  ),
);

/**
 * Expects that axe finds nothing wrong with the page as it is, or with a part of it: looking through all of a page
 * takes a second, and what changes by itself need not be looked at again with everything round it.
 */
async function expectNoViolations(page: Page, state: string, part = 'html'): Promise<void> {
  await settled(page.locator('body'));
  // In one go within the page, which has no frames: the usual way opens another page for each result, and takes three
  // times as long.
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'], rules })
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.html} ${node.failureSummary ?? ''}`),
  );
  expect.soft(found, state).toEqual([]);
}

/** Also at a desk; the other tools and the form are looked at there with answers in them, further down. */
const seenAtDesk = new Set(['home', 'products', 'gallery', 'about', 'documents', 'service', 'product']);

test('axe finds nothing wrong: every kind of page; open menu, values and project details on a telephone; steel, text of a product and film that plays at a desk @both', async ({
  kept: page,
  isMobile,
}) => {
  test.slow();
  for (const { name, path } of pageKinds.filter((kind) => isMobile || seenAtDesk.has(kind.name))) {
    await open(page, path);
    await (isMobile ? prepareOnTelephone(page, name) : prepareAtDesk(page, name));
    await expectNoViolations(page, path);
    await (isMobile ? lookFurtherOnTelephone(page, name) : lookAtFilm(page, name));
  }
});

/** Brings a page with more of the same than anyone looks through to a part of it. */
async function prepareOnTelephone(page: Page, name: string): Promise<void> {
  if (name === 'gallery') await expect(page.getByRole('status')).toBeEmpty();
  if (name === 'documents') await page.getByRole('radio', { name: 'Fasader' }).check();
}

/** Opens besides what a telephone does not show when the page opens, where all that is around it is the same. */
async function prepareAtDesk(page: Page, name: string): Promise<void> {
  await prepareOnTelephone(page, name);
  const tab = { products: 'Stål', product: 'Information' }[name];
  if (!tab) return;
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
}

/** What can be opened on these kinds of page, on a telephone. */
async function lookFurtherOnTelephone(page: Page, name: string): Promise<void> {
  // The menu is the same everywhere, and this page the shortest.
  if (name === 'page that does not exist') {
    await openMenu(page);
    await expectNoViolations(page, 'menu', 'header');
  }
  if (name === 'product') {
    await page.getByRole('tab', { name: 'Parametrar' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Parametrar' })).toBeVisible();
    await expectNoViolations(page, 'values', 'main');
  }
  if (name === 'gallery') {
    await expect(await openProject(page, 4)).toBeVisible();
    await expectNoViolations(page, 'dialog', 'dialog[open]');
  }
}

async function lookAtFilm(page: Page, name: string): Promise<void> {
  if (name !== 'about' || company.video?.provider !== 'file') return;
  await page.getByRole('link', { name: /Spela filmen/ }).click();
  await expect(page.locator('video')).toBeVisible();
  await expectNoViolations(page, 'film', 'section:has(video)');
}

test('axe finds nothing wrong: tools that have answered @both', async ({ kept: page, isMobile }) => {
  await page.goto(paths.classesFor('EI2 15/EW 60-S200C5 Rw 37 TT'));
  await expect(page.getByRole('heading', { name: 'Framgår inte' })).toBeVisible();
  await page.getByText('Visa vilka och varför').click();
  if (isMobile) await page.getByRole('heading', { name: 'Bokstav för bokstav' }).click();
  await page.getByText('Kontrollera din egen modell').click();
  await expect(page.getByLabel('Filen gäller')).toBeVisible();
  await expectNoViolations(page, 'requirement', 'main');
  // A size that is too large, and one that fits; all rows of a comparison, and those that differ.
  if (isMobile) {
    await page.goto('/produkter/aluminium/9?b=1380&h=2760&g=tjockt');
    await expect(page.getByText('Ytan 3,81 m²')).toBeVisible();
    await expect(page.getByRole('img', { name: 'utanför gränserna' })).toBeVisible();
  } else {
    await page.goto('/produkter/aluminium/3?b=1900&h=2100&blad=2');
    await expect(
      page.getByRole('img', { name: 'Uppställningsritning av PE78EI Design Line Eco EI30, 1900' }),
    ).toBeVisible();
  }
  await expectNoViolations(page, 'size', 'main');
  await page.goto(paths.compareWith(['aluminium-1', 'steel-3', 'steel-9'], !isMobile));
  await expect(page.getByRole('table', { name: 'Jämförelse' })).toBeVisible();
  await expectNoViolations(page, 'comparison', 'main');
  await page.goto(paths.scheduleWith('steel-6', { width: 1200, height: 2300, note: 'Trapphus' }));
  await page.getByLabel('Krav, rad 1', { exact: true }).fill('EI 30');
  await expect(page.getByText(/^Krav: Nej\. /)).toBeVisible();
  await page.getByLabel('Mått, rad 1', { exact: true }).fill('bred');
  // A field that the bar covers in part, where the page happens to stand, is no small target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoViolations(page, 'door list', 'main');
});

test('axe finds nothing wrong: form while sending, failed, sent and refused; privacy note', async ({ page }) => {
  let status = 500;
  let answer = () => {};
  await answerForm(page, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ status });
  });
  await openFilledForm(page);
  await page.locator('summary', { hasText: 'Så hanterar vi dina uppgifter' }).click();
  // axe waits for timers.
  await page.clock.resume();
  const { button, failure, success } = contactForm(page);
  await button.click();
  await expect(button).toHaveText(texts.sending);
  await expectNoViolations(page, 'sending', 'main');
  answer();
  await expect(failure).toContainText(texts.failed);
  await expectNoViolations(page, 'failed', 'main');
  status = 200;
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await button.click();
  await sent;
  await expect.poll(() => (answer(), success.textContent())).toBe(texts.sent);
  await expectNoViolations(page, 'sent', 'main');
  await button.click();
  await expect(contactForm(page).name).toBeFocused();
  await expectNoViolations(page, 'refused by the browser', 'main');
});

test.describe('without JavaScript @phone', () => {
  // axe is a script itself, so React is kept away instead; the styles for it are those before hydration.
  test('axe finds nothing wrong in tabs and gallery that React has not touched', async ({ kept: page }) => {
    await page.route(reactChunk, (route) => route.abort());
    for (const path of ['/produkter', paths.product(exampleOf('aluminium')), '/galleri', '/kontakt']) {
      await page.goto(path);
      await expectNoViolations(page, path, 'main');
    }
  });
});

test('the footer leads to the statement of accessibility, which says aim, shortcomings, day and whom to tell @both', async ({
  kept: page,
}) => {
  await open(page, '/kontakt');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tillgänglighet' }).click();
  await expect(page).toHaveURL(paths.accessibility);
  const statement = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Tillgänglighet' }) });
  await expect(statement.getByRole('heading')).toBeInViewport({ ratio: 1 });
  for (const text of [/WCAG\s2\.2, nivå\sAA/, /Ingen oberoende granskning/, /Det här brister/])
    await expect(statement.getByText(text)).toBeVisible();
  await expect(statement.getByRole('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  await expect(statement.getByRole('link')).toHaveText([company.email, company.phone.display]);
  await page.emulateMedia({ media: 'print' });
  await expect(statement).toBeHidden();
});

/** What an element is called in these tests; runs in the page. */
function readName(element: Element): string {
  return (element.textContent || element.id || element.outerHTML).trim().slice(0, 60);
}

/** What the keyboard's focus looks like at this moment; runs in the page. */
function readFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const ground = (node: Element | null): string => {
    if (!node) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(node);
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? ground(node.parentElement) : backgroundColor;
  };
  const box = element.getBoundingClientRect();
  const outline = getComputedStyle(element);
  const line = getComputedStyle(element, '::before');
  const around = line.content !== 'none' && line.backgroundImage.includes('gradient');
  // Fields, which cannot hold the line, have it on their border.
  const drawn = around || (outline.backgroundImage.includes('gradient') && element.matches('input, select, textarea'));
  const inside = around && Number.parseFloat(line.top) > 0;
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.2, 0.5, 0.8].map((y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)),
  );
  return {
    name: (element.textContent || element.id || element.outerHTML).trim().slice(0, 60),
    hasRing: drawn || (outline.outlineStyle !== 'none' && outline.outlineColor !== 'rgba(0, 0, 0, 0)'),
    ring: outline.getPropertyValue('--ring').trim(),
    ground: ground(inside ? element : element.parentElement),
    isSeen: points.some((point) => point !== null && element.contains(point)),
  };
}

// The catalogue's cards stand on the home page too, and the two kinds of product differ in nothing that can have the
// focus. The documents are links of one kind, more than anyone walks through.
const walked = pageKinds.filter(({ name }) => !['products', 'documents', 'product that does not exist'].includes(name));
for (const { name, path } of walked) {
  test(`the keyboard comes through the whole page, and always shows where it is: ${name}`, async ({ kept: page }) => {
    // Nothing scrolls slowly then.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const stops: string[] = [];
    for (let index = 0; index < 120; index += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(readFocus);
      // Behind the last stop comes the browser's own bar, or the first stop again.
      if (!focus || (stops.length > 1 && focus.name === stops[0])) break;
      stops.push(focus.name);
      expect(focus, `${focus.name}: 2.4.7 has a ring, 2.4.11 is not hidden`).toMatchObject({
        hasRing: true,
        isSeen: true,
      });
      expect(contrast(focus.ring, focus.ground), `${focus.name}: 1.4.11 contrast of the ring`).toBeGreaterThanOrEqual(
        3,
      );
    }
    expect(stops[0]).toBe('Hoppa till innehållet');
    const last = await page
      .locator('footer a[href], footer summary')
      .filter({ visible: true })
      .last()
      .evaluate(readName);
    expect(stops.at(-1)).toBe(last);
    expect(stops.length).toBeLessThan(120);
  });
}

test('the open menu closes when the keyboard leaves it, and does not lie over what has the focus @phone', async ({
  kept: page,
}) => {
  await open(page, '/produkter');
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
  const toggle = page.getByRole('button', { name: 'Meny' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(toggle).toBeFocused();
  await expect(menu).toBeVisible();
  await page.getByRole('navigation', { name: 'Verktyg i menyn' }).getByRole('link').last().focus();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main').locator('summary').first()).toBeFocused();
  expect(await page.evaluate(readFocus)).toMatchObject({ isSeen: true });
});

test('fields and signs stand out from their ground three to one @phone', async ({ kept: page }) => {
  await open(page, '/kontakt');
  const { paper, drawn } = await page.evaluate(() => {
    const colours = (selector: string, property: 'color' | 'borderTopColor') =>
      [...document.querySelectorAll(selector)].map((element) => ({
        what: element.outerHTML.slice(0, 60),
        colour: getComputedStyle(element)[property],
      }));
    return {
      paper: getComputedStyle(document.documentElement).backgroundColor,
      drawn: [
        colours('input:not([type=hidden]), textarea', 'borderTopColor'),
        colours('header svg, footer svg', 'color'),
      ],
    };
  });
  for (const kind of drawn) expect(kind.length).toBeGreaterThanOrEqual(4);
  const faint = drawn.flat().filter(({ colour }) => contrast(colour, paper) < 3);
  expect(faint).toEqual([]);
});

test('the hero’s words stand out from every spot of the picture behind them', async ({ kept: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const texts = [
    { words: page.locator('.hero h1'), least: 3 },
    { words: page.locator('.hero .lead'), least: 4.5 },
    { words: page.locator('.hero .text-link').first(), least: 4.5 },
  ];
  const colors = await Promise.all(
    texts.map(({ words }) => words.evaluate((element) => getComputedStyle(element).color)),
  );
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.hero-text, .hero-text * { color: transparent !important; text-decoration: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  for (const width of [1000, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator('.hero img').evaluate((image: HTMLImageElement) => image.decode());
    for (const [text, { words, least }] of texts.entries()) {
      // The words alone: their box may reach further.
      const clip = await words.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x, y, width, height };
      });
      const { data, info } = await sharp(await page.screenshot({ clip }))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      let brightest = 0;
      for (let index = 0; index < data.length; index += info.channels)
        brightest = Math.max(brightest, luminance([...data.subarray(index, index + 3)]));
      const against = (luminance(channels(colors[text] ?? '')) + 0.05) / (brightest + 0.05);
      expect(against, `${await words.textContent()} at ${width} px`).toBeGreaterThanOrEqual(least);
    }
  }
});

test('nothing in the gallery moves by itself for more than five seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/galleri');
  const embers = page.locator('.gallery-embers');
  const moving = () =>
    embers.evaluate(
      (layer) =>
        layer
          .getAnimations({ subtree: true })
          .filter(
            ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations === Infinity,
          ).length,
    );
  await hydratedOnStandingClock(page);
  await expect.poll(moving).toBeGreaterThan(0);
  await page.clock.fastForward(5000);
  await expect.poll(moving).toBe(0);
  await expect(embers).toHaveCSS('opacity', '0');
});
