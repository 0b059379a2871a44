import type { Locator } from '@playwright/test';
import { families, familiesOf } from '../../src/catalogue/families.ts';
import { company } from '../../src/content/company.ts';
import { paths } from '../../src/content/paths.ts';
import { toolLinks } from '../../src/content/toolLinks.ts';
import { productsIn } from './lib/content.ts';
import { hydrated, open } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

test.describe('on a telephone @phone', () => {
  for (const { path, most } of [
    { path: '/', most: 4700 },
    { path: '/produkter', most: 7400 },
  ]) {
    test(`${path} lays out all cards of the open tab by itself, and is at most ${most} pixels high`, async ({
      kept: page,
    }) => {
      await open(page, path);
      const laidOut = () =>
        page
          .getByRole('article')
          .getByRole('heading')
          .evaluateAll((names) => names.filter((name) => name.checkVisibility({ contentVisibilityAuto: true })).length);
      await expect.poll(laidOut).toBe(productsIn('aluminium').length);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    });
  }

  test('the home page shows each family as a row that is moved sideways below its name, and by key', async ({
    kept: page,
  }) => {
    await open(page, '/');
    const panel = page.getByRole('tabpanel', { name: 'Aluminium' });
    const placeOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: NaN, y: NaN };
    for (const { name, products } of familiesOf(productsIn('aluminium'))) {
      const heading = panel.getByRole('heading', { name, level: 3 });
      const cards = products.map(({ title }) =>
        panel.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
      );
      const [first, last] = [cards[0], cards.at(-1)];
      if (!first || !last) continue;
      await heading.scrollIntoViewIfNeeded();
      const { x } = await placeOf(heading);
      expect(Math.abs((await placeOf(first)).y - (await placeOf(last)).y), name).toBeLessThan(2);
      await last.getByRole('link').first().focus();
      await expect(last, name).toBeInViewport({ ratio: 0.9 });
      expect((await placeOf(heading)).x, 'its name stays').toBe(x);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('nothing of a card reaches into the margin, on a narrow telephone either', async ({ kept: page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, '/produkter');
    const beyond = await page
      .getByRole('tabpanel')
      .filter({ visible: true })
      .evaluate((panel) => {
        const { right } = panel.getBoundingClientRect();
        return [...panel.querySelectorAll('article, article *')]
          .filter((element) => element.getBoundingClientRect().right > right + 1)
          .map((element) => element.outerHTML.slice(0, 80));
      });
    expect(beyond).toEqual([]);
  });

  test('the hero’s picture leaves half of the window to words, which hold the telephone', async ({ kept: page }) => {
    await open(page, '/');
    const picture = page.getByRole('main').getByRole('img').first();
    expect((await picture.boundingBox())?.height).toBeLessThanOrEqual(0.52 * 844);
    await expect(page.getByRole('main').getByRole('link', { name: company.phone.display }).first()).toBeInViewport({
      ratio: 1,
    });
    const tops = await page
      .getByRole('list', { name: 'I korthet' })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops, 'three columns').toEqual([tops[0], tops[0], tops[0]]);
  });

  test('a product page says how long it is before its lower parts are laid out', async ({ kept: page }) => {
    for (const path of ['/produkter/aluminium/7', '/produkter/aluminium/13', '/produkter/steel/8']) {
      await page.goto(path);
      const heightWith = (value: string) =>
        page.evaluate((value) => {
          for (const part of document.querySelectorAll<HTMLElement>('[data-later]'))
            part.style.contentVisibility = value;
          return document.documentElement.scrollHeight;
        }, value);
      const whole = await heightWith('visible');
      // What has been laid out is remembered, so the page comes anew.
      await page.goto(path);
      const promised = await heightWith('auto');
      expect(Math.abs(promised / whole - 1), path).toBeLessThan(0.05);
    }
  });

  test('a product and the way to its offer are seen in the first screen, and then what can be done, in the order of the keys', async ({
    kept: page,
  }) => {
    // Those that have most to say above the offer, and one of the others.
    for (const product of ['aluminium/14', 'aluminium/16', 'steel/3', 'steel/6', 'steel/8']) {
      await page.goto(`/produkter/${product}`);
      const picture = page.getByRole('figure').first().getByRole('img').first();
      await expect(picture, product).toBeInViewport({ ratio: 1 });
      const order = [
        picture,
        page.getByRole('radio', { name: 'Isärdragen' }),
        page.getByRole('link', { name: 'Kontakta oss för offert' }).first(),
        page.getByRole('term').first(),
      ];
      await expect(order[2] ?? page.locator('html'), product).toBeInViewport({ ratio: 1 });
      const tops = await Promise.all(order.map(async (part) => (await part.boundingBox())?.y ?? 0));
      expect(tops, product).toEqual(tops.toSorted((a, b) => a - b));
      await order[1]?.focus();
      await page.keyboard.press('Tab');
      await expect(order[2] ?? page.locator('html')).toBeFocused();
    }
  });

  test('a product page folds proof and documents, says what they hold, and shows them to who asks', async ({
    kept: page,
  }) => {
    await open(page, '/produkter/steel/8');
    const proof = page.getByRole('region', { name: 'Så visas klassen' });
    const files = page.getByRole('region', { name: 'Dokument' });
    await expect(proof.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(proof.getByText('Vad som krävs')).toBeVisible();
    await expect(proof.getByText('I Sverige')).toBeHidden();
    await expect(files.getByText('Datablad (PDF')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000);
    await files.locator('summary').first().tap();
    await expect(files.getByRole('link', { name: 'Datablad (PDF' })).toBeVisible();
    await page.goto('/produkter/steel/8#visas');
    await expect(proof.getByText('I Sverige')).toBeVisible();
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/produkter/steel/8');
    await expect(proof.getByText('I Sverige')).toBeVisible();
    await expect(files.getByRole('link', { name: 'Datablad (PDF' })).toBeVisible();
  });

  test('logo, button and menu stand apart in the bar, and nothing is cut, on the narrowest telephones', async ({
    kept: page,
  }) => {
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await open(page, '/');
      const banner = page.getByRole('banner');
      const [logo, action, toggle] = await Promise.all(
        [
          banner.getByRole('img'),
          banner.getByRole('link', { name: 'Boka Konsultation' }),
          banner.getByRole('button', { name: 'Meny' }),
        ].map((part) => part.boundingBox()),
      );
      const end = (box: typeof logo) => (box?.x ?? 0) + (box?.width ?? 0);
      expect((action?.x ?? 0) - end(logo), `at ${width} px`).toBeGreaterThanOrEqual(16);
      expect(toggle?.x, `at ${width} px`).toBeGreaterThanOrEqual(end(action));
      expect(end(toggle), `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });

  test('the menu holds telephone, opening hours and the tools, and its button becomes a cross over what stays clear', async ({
    kept: page,
  }) => {
    await open(page, '/produkter');
    const toggle = page.getByRole('button', { name: 'Meny' });
    const drawn = () =>
      toggle.locator('path').evaluateAll((lines) => lines.map((line) => getComputedStyle(line).transform));
    const burger = await drawn();
    await toggle.click();
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: company.phone.display })).toBeInViewport({ ratio: 1 });
    await expect(banner.getByText(company.openingHours.opens)).toBeInViewport();
    expect(await drawn()).not.toEqual(burger);
    const { y = 0, height = 0 } = (await toggle.boundingBox()) ?? {};
    const [backdrop, ground] = await page.evaluate(() => {
      const style = getComputedStyle(document.querySelector(':popover-open') as Element, '::backdrop');
      return [Number.parseFloat(style.top), style.backgroundColor];
    });
    expect(backdrop).toBeGreaterThanOrEqual(y + height);
    expect(ground, 'opaque').toMatch(/^rgb\(/);
    const tools = banner.getByRole('navigation', { name: 'Verktyg i menyn' }).getByRole('link');
    await expect(tools).toHaveText(toolLinks.map(({ label }) => label));
    for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 });
    const schedule = tools.filter({ hasText: 'Dörrlista' });
    await schedule.click();
    await expect(page).toHaveURL(paths.schedule);
    await hydrated(page);
    await toggle.click();
    await expect(schedule).toHaveAttribute('aria-current', 'page');
    await toggle.click();
    await expect(banner.getByRole('link', { name: company.phone.display })).toBeHidden();
  });
});

test('each family is a jump away, and the tabs stay in sight among its cards @both', async ({ kept: page }) => {
  await open(page, '/produkter');
  const region = page.getByRole('region', { name: 'Produktkatalog' });
  const own = familiesOf(productsIn('aluminium'));
  expect(own).toHaveLength(families.length);
  const jumps = region.getByRole('navigation', { name: 'Aluminium efter slag' });
  await expect(jumps.getByRole('link')).toHaveText(own.map(({ name }) => name));
  for (const { name } of own) {
    await jumps.getByRole('link', { name }).click();
    const heading = region.getByRole('heading', { name, level: 3 }).filter({ visible: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const isCovered = () =>
      heading.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + 2, top + height / 2));
      });
    await expect.poll(isCovered, name).toBe(false);
    await heading.evaluate((element) =>
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - innerHeight / 2 + 1, behavior: 'instant' }),
    );
    await expect(jumps.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    await expect(jumps.locator('[aria-current]'), 'of those that share a row only the one gone to').toHaveCount(1);
    await expect(region.getByRole('tab', { name: 'Stål' })).toBeInViewport({ ratio: 1 });
  }
  const choice = region.getByText('Jämför', { exact: true }).filter({ visible: true }).first();
  const bar = await jumps.boundingBox();
  const isOver = await choice.evaluate(
    (element, middle) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - middle, behavior: 'instant' });
      return element === document.elementFromPoint(left + width / 2, middle);
    },
    (bar?.y ?? 0) + (bar?.height ?? 0) / 2,
  );
  expect(isOver, 'a card’s choice lies over the bar').toBe(false);
  await region.getByRole('tab', { name: 'Stål' }).click();
  await expect(jumps).toBeHidden();
  await expect(region.getByRole('navigation', { name: 'Stål efter slag' }).getByRole('link')).toHaveText(
    familiesOf(productsIn('steel')).map(({ name }) => name),
  );
});

test('what lies below is laid out by and by, but not while the visitor presses something @phone', async ({ page }) => {
  await page.clock.install();
  await page.goto('/produkter');
  await expect(page.locator('html')).toHaveAttribute('data-speculate');
  const laidOut = page.locator('[data-later][style*=content-visibility]');
  const press = () =>
    page.evaluate(() => {
      const event = new Event('pointerdown', { bubbles: true });
      // The browser's own follows no other clock than its own.
      Object.defineProperty(event, 'timeStamp', { value: performance.now() });
      document.body.dispatchEvent(event);
    });
  for (let presses = 0; presses < 4; presses += 1) {
    await press();
    await page.clock.runFor(600);
  }
  await expect(laidOut).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect.poll(() => laidOut.count(), { intervals: [50] }).toBeGreaterThan(2);
});
