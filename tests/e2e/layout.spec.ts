import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { toolLinks } from '../../src/content/toolLinks.ts';
import { exampleOf } from './lib/content.ts';
import { answerForm, contactForm, sendForm, texts } from './lib/form.ts';
import { expectNoSidewaysScroll, expectNoTextCut } from './lib/layout.ts';
import { open, openMenu, openProject, pageKinds } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

/** Expects that nothing has to be scrolled sideways at any width of the window, in what lies over the page neither. */
async function expectNarrowEnough(page: Page, state: string): Promise<void> {
  for (const width of [320, 390, 820, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${state} at ${width} px`);
    const overflow = await page
      .locator('dialog[open]')
      .evaluateAll((dialogs) => dialogs.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(Math.max(0, ...overflow), `${state} at ${width} px`).toBe(0);
  }
}

test.describe('at every window width', () => {
  test('nothing has to be scrolled sideways on any kind of page', async ({ page }) => {
    for (const { path } of pageKinds) {
      await open(page, path);
      await expectNarrowEnough(page, path);
    }
  });

  test('nor in the other tabs, in a project’s details, and beside the form’s error', async ({ page }) => {
    await answerForm(page, (route) => route.fulfill({ status: 500 }));
    const { failure } = await sendForm(page);
    await expect(failure).toContainText(texts.failed);
    await expectNarrowEnough(page, 'form');
    await open(page, paths.product(exampleOf('aluminium')));
    for (const tab of ['Information', 'Parametrar']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectNarrowEnough(page, tab);
    }
    await open(page, '/galleri');
    await page.clock.fastForward(2000);
    await expect(await openProject(page)).toBeVisible();
    await expectNarrowEnough(page, 'dialog');
  });
});

// 1280 x 1024 px at 400 %.
test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  test('every link of the menu can be reached', async ({ page }) => {
    await open(page, '/produkter');
    const menu = await openMenu(page);
    const last = menu.getByRole('link', { name: 'Kontakt' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expectNoSidewaysScroll(page, 'menu');
    await last.click();
    await expect(page).toHaveURL('/kontakt');
  });

  test('the bar leaves room to read, and what has the focus is not under it', async ({ page }) => {
    await open(page, '/kontakt');
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    const bar = page.getByRole('banner');
    await expect.poll(async () => (await bar.boundingBox())?.height ?? 0).toBeLessThan(256 / 3);
    const { email } = contactForm(page);
    await contactForm(page).message.focus();
    for (let index = 0; index < 3; index += 1) await page.keyboard.press('Shift+Tab');
    await contactForm(page).name.focus();
    await page.keyboard.press('Tab');
    await expect(email).toBeFocused();
    await expect(email).toBeInViewport({ ratio: 0.99 });
    const covered = () =>
      email.evaluate(
        (field) =>
          field.getBoundingClientRect().top < (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
      );
    await expect.poll(covered).toBe(false);
  });

  test('a project’s details can be read and closed', async ({ page }) => {
    await open(page, '/galleri');
    const dialog = await openProject(page);
    await dialog.getByRole('link', { name: 'Kontakta oss' }).scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('link', { name: 'Kontakta oss' })).toBeInViewport();
    await dialog.getByRole('button', { name: 'Stäng' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test('no text is cut off when lines, words and letters are set wider (WCAG 1.4.12) @phone', async ({ page }) => {
  for (const path of [
    '/',
    `${paths.product(exampleOf('aluminium'))}#parametrar`,
    '/galleri',
    '/om-oss',
    '/kontakt',
    '/finns-inte',
  ]) {
    await open(page, path);
    if (path === '/galleri') await expect(page.getByRole('status')).toBeEmpty();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    await expectNoTextCut(page, path);
    await expectNoSidewaysScroll(page, path);
  }
});

test('everything to press is at least 24 pixels wide and high (WCAG 2.5.8), and 44 where a finger presses @both', async ({
  page,
  isMobile,
}) => {
  for (const { path } of pageKinds) {
    await open(page, path);
    for (const details of await page.locator('details').all())
      await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
    await openMenu(page);
    expect(await findSmallTargets(page, isMobile ? 44 : 24), path).toEqual([]);
  }
});

/** What can be pressed and is smaller than this, in pixels; a link within a sentence is as high as its line, which the criterion allows. */
function findSmallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const isInSentence = (target: Element) =>
      target.matches(':is(p, li, dd, small) > a') &&
      target.parentElement?.textContent.trim() !== target.textContent.trim() &&
      getComputedStyle(target).display === 'inline';
    return (
      [...document.querySelectorAll('a[href], button, input:not([type=hidden]), textarea, select, summary, [role=tab]')]
        .filter(
          (target) =>
            target.checkVisibility() && !target.closest('.skip-link, [aria-hidden=true]') && !isInSentence(target),
        )
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        // A word can be narrower than a finger; what counts is that the next one is not as near.
        .filter(({ box }) => box.height < least - 0.5 || box.width < 24)
        .map(
          ({ target, box }) =>
            `${Math.round(box.width)} x ${Math.round(box.height)}: ${target.outerHTML.slice(0, 100)}`,
        )
    );
  }, least);
}

/** Every kind of page, and the tools with an answer. */
const laidOut = [
  ...pageKinds,
  { name: 'product with an answer', path: `${paths.product({ category: 'aluminium', id: 9 })}?b=1200&h=2400` },
  { name: 'comparison', path: paths.compareWith(['aluminium-1', 'steel-3']) },
  { name: 'class read', path: paths.classesFor('EI2 60-S200C5, Rw 37') },
];

test('blocks start at the same edge, or at least 24 pixels apart', async ({ page }) => {
  for (const { name, path } of laidOut) {
    await open(page, path);
    for (const width of [1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const starts = await page.evaluate(() => {
        const blocks = 'h1, h2, h3, h4, p, ul, article, figure, form, label, textarea, .picture';
        const edges = [...document.querySelectorAll(`main :is(${blocks}), footer :is(h2, ul, address)`)]
          .filter(
            (element) =>
              element.checkVisibility() &&
              // What stands in a line with something else starts where that ends; the large class is set by its ink; what a picture holds lies in it.
              !element.closest(
                '.actions > *, .ways > *, fieldset > label, .class-reader-kind, .fire-class, .copy-text, .documents-name, .class-figure, .fire-stage, table, [aria-hidden=true], dialog, .compare-bar',
              ) &&
              element.getBoundingClientRect().width > 1,
          )
          .map((element) => {
            // A large heading stands a little outside, so that its stems meet the edge of the text below it, and a small one a part of a pixel inside: no more than that.
            const margin = element.matches('h1, h2') ? parseFloat(getComputedStyle(element).marginInlineStart) : 0;
            const ink = margin > -8 && margin < 1 ? margin : 0;
            return Math.round(element.getBoundingClientRect().left - ink);
          });
        return [...new Set(edges)].toSorted((a, b) => a - b);
      });
      const near = starts.filter((start, index) => index > 0 && start - (starts[index - 1] ?? 0) < 24);
      expect(near, `${name} at ${width} px: ${starts.join(', ')}`).toEqual([]);
    }
  }
});

test('between the parts of a page lie whole steps of space, and between its sections the same', async ({ page }) => {
  for (const { name, path } of laidOut) {
    await open(page, path);
    for (const width of [390, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page.evaluate(() => {
        const ruler = document.createElement('p');
        ruler.style.cssText = 'position: absolute; block-size: calc(100 * var(--space))';
        document.body.append(ruler);
        const half = ruler.getBoundingClientRect().height / 200;
        ruler.remove();
        const parts = (element: Element): Element[] =>
          [...element.children].flatMap((child) =>
            getComputedStyle(child).display === 'contents' ? parts(child) : child,
          );
        const page = document.querySelector('main > .page');
        const seen = (page ? parts(page) : [])
          .filter(
            (part) =>
              part.checkVisibility() &&
              part.getBoundingClientRect().height > 0 &&
              getComputedStyle(part).position !== 'fixed',
          )
          // As they stand, where the layout puts one before another.
          .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
        return seen.slice(1).flatMap((part, index) => {
          const before = seen[index] ?? part;
          const gap = part.getBoundingClientRect().top - before.getBoundingClientRect().bottom;
          // What stands beside the part before it has no gap.
          return gap < 0
            ? []
            : [
                {
                  steps: gap / half,
                  sections: [before, part].every((one) => one.matches('section')),
                  what: part.className || part.tagName,
                },
              ];
        });
      });
      const uneven = gaps.filter(({ steps }) => Math.abs(steps - Math.round(steps)) > 0.15);
      expect(uneven, `${name} at ${width} px`).toEqual([]);
      const between = new Set(gaps.filter(({ sections }) => sections).map(({ steps }) => Math.round(steps)));
      expect(between.size, `${name} at ${width} px: ${[...between].join(', ')} half units`).toBeLessThanOrEqual(1);
    }
  }
});

test('headings of pages start at one height', async ({ page }) => {
  const tops: Record<string, number> = {};
  for (const path of ['/produkter', '/galleri', '/om-oss', '/kontakt', ...toolLinks.map(({ href }) => href)]) {
    await page.goto(path);
    tops[path] = Math.round((await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0);
  }
  expect(new Set(Object.values(tops)).size, JSON.stringify(tops)).toBe(1);
});

test('no line of running text is longer than 75 characters, and most have 60 to 70', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const lengths: number[] = [];
  for (const path of [
    '/om-oss',
    paths.service,
    paths.classes,
    paths.schedule,
    paths.documents,
    `${paths.product(exampleOf('aluminium'))}#information`,
    `${paths.product(exampleOf('steel'))}#information`,
  ]) {
    await open(page, path);
    lengths.push(
      ...(await page.evaluate(() =>
        [...document.querySelectorAll('main .prose p')].flatMap((paragraph) => {
          if (!paragraph.checkVisibility()) return [];
          const range = document.createRange();
          const lines = new Map<number, number>();
          const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const node = walker.currentNode as Text;
            for (let index = 0; index < node.length; index += 1) {
              range.setStart(node, index);
              range.setEnd(node, index + 1);
              const line = Math.round(range.getBoundingClientRect().bottom / 8);
              lines.set(line, (lines.get(line) ?? 0) + 1);
            }
          }
          // The last line ends where the text does.
          return [...lines.values()].slice(0, -1);
        }),
      )),
    );
  }
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  const middle = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)];
  expect(middle).toBeGreaterThanOrEqual(58);
  expect(middle).toBeLessThanOrEqual(70);
});

test('what stands at the right of the page about the company begins where the lead of its head does', async ({
  page,
}) => {
  await page.goto(paths.about);
  const left = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().left));
  const [lead = 0, ...others] = await Promise.all(
    [
      page.locator('.page-heading > .lead'),
      page.locator('.about-statement > .lead'),
      page.getByRole('heading', { name: 'Service på en dörr du redan har' }),
      page.getByText('Målet är WCAG'),
    ].map(left),
  );
  // A heading is set out by what its first letter has before it.
  for (const other of others) expect(Math.abs(other - lead)).toBeLessThanOrEqual(4);
});
