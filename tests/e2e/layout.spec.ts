import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { toolLinks } from '../../src/content/toolLinks.ts';
import { exampleOf } from './lib/content.ts';
import { answerForm, contactForm, sendForm, texts } from './lib/form.ts';
import { expectNoSidewaysScroll, findCutText, findTextOverText, findTooWide } from './lib/layout.ts';
import { open, openMenu, openProject, pageKinds } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

const widths = [320, 390, 820, 1440, 2560];

/**
 * Expects that nothing has to be scrolled sideways in any layout of the page, where it is narrowest, in what lies over
 * the page neither, at each of these fragments of its address.
 */
async function expectNarrowEnough(page: Page, state: string, fragments: string[] = []): Promise<void> {
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const fragment of fragments.length > 0 ? fragments : ['']) {
      const where = `${state}${fragment} at ${width} px`;
      if (fragment) {
        await page.evaluate((hash) => (location.hash = hash), fragment);
        await expect(page.locator(fragment), where).toBeVisible();
      }
      await expectNoSidewaysScroll(page, where);
      const overflow = await page
        .locator('dialog[open]')
        .evaluateAll((dialogs) => dialogs.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect(Math.max(0, ...overflow), where).toBe(0);
    }
  }
}

/** Every kind of page, and the tools with an answer. */
const laidOut = [
  ...pageKinds,
  { name: 'other tab', path: paths.catalogue('steel') },
  { name: 'product with an answer', path: `${paths.product({ category: 'aluminium', id: 9 })}?b=1200&h=2400` },
  { name: 'comparison', path: paths.compareWith(['aluminium-1', 'steel-3']) },
  { name: 'class read', path: paths.classesFor('EI2 60-S200C5, Rw 37') },
];

/** Pages with text that is read from its beginning to its end, besides what is told about a product. */
const prose: string[] = [paths.about, paths.service, paths.classes, paths.schedule, paths.documents];

/** What was measured on one page at one width of the window. */
type Laid = {
  name: string;
  path: string;
  width: number;
  tooWide: string[];
  covered: string[];
  edges: number[];
  gaps: Gap[];
  lines: number;
  top: number;
};

// A page is loaded once and measured at all widths: loading it is what takes the time.
test.describe('on every kind of page', () => {
  test.describe.configure({ mode: 'default' });
  const laid: Laid[] = [];
  const small: Record<string, string[]> = {};
  const lengths: number[] = [];

  test.beforeAll(async ({ browser }, info) => {
    info.setTimeout(300_000);
    const page = await browser.newPage();
    const readInformation = async () => {
      await page.getByRole('tab', { name: 'Information' }).click();
      lengths.push(...(await page.evaluate(readLineLengths)));
    };
    for (const { name, path } of laidOut) {
      await open(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        laid.push({
          name,
          path,
          width,
          tooWide: await findTooWide(page),
          covered: await findTextOverText(page),
          ...(await page.evaluate(readEdgesAndLines)),
          gaps: await page.evaluate(readGaps),
        });
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      if (prose.includes(path)) lengths.push(...(await page.evaluate(readLineLengths)));
      if (pageKinds.some((kind) => kind.path === path)) small[name] = await findSmallTargets(page, 24);
      if (name === 'product') await readInformation();
    }
    await open(page, paths.product(exampleOf('steel')));
    await readInformation();
    await page.close();
  });

  const at = (...some: number[]) => laid.filter(({ width }) => some.includes(width));

  test('nothing has to be scrolled sideways at any window width', () => {
    expect(at(...widths)).toHaveLength(laidOut.length * widths.length);
    for (const { name, width, tooWide } of laid) expect.soft(tooWide, `${name} at ${width} px`).toEqual([]);
  });

  test('no text lies on another at any window width', () => {
    for (const { name, width, covered } of at(...widths)) expect.soft(covered, `${name} at ${width} px`).toEqual([]);
  });

  test('blocks start at the same edge, or at least 24 pixels apart', () => {
    for (const { name, width, edges } of at(1440, 2560)) {
      expect(edges.length).toBeGreaterThan(0);
      const near = edges.filter((start, index) => index > 0 && start - (edges[index - 1] ?? 0) < 24);
      expect.soft(near, `${name} at ${width} px: ${edges.join(', ')}`).toEqual([]);
    }
  });

  test('between the parts of a page lie whole steps of space, and between its sections the same', () => {
    expect(at(1440).flatMap(({ gaps }) => gaps).length).toBeGreaterThan(laidOut.length);
    for (const { name, width, gaps } of at(390, 1440, 2560)) {
      const uneven = gaps.filter(({ steps }) => Math.abs(steps - Math.round(steps)) > 0.15);
      expect.soft(uneven, `${name} at ${width} px`).toEqual([]);
      const between = new Set(gaps.filter(({ sections }) => sections).map(({ steps }) => Math.round(steps)));
      expect.soft(between.size, `${name} at ${width} px: ${[...between].join(', ')} half units`).toBeLessThanOrEqual(1);
    }
  });

  test('everything to press is at least 24 pixels wide and high (WCAG 2.5.8)', () => {
    expect(Object.keys(small)).toHaveLength(pageKinds.length);
    for (const [name, targets] of Object.entries(small)) expect.soft(targets, name).toEqual([]);
  });

  test('there is one boundary line that goes on to the next page', () => {
    for (const { name, lines } of at(1440))
      if (name !== 'product that does not exist') expect.soft(lines, name).toBe(1);
  });

  test('headings of pages start at one height', () => {
    const heads: string[] = ['/produkter', '/galleri', '/om-oss', '/kontakt', ...toolLinks.map(({ href }) => href)];
    const tops = at(1440).flatMap(({ path, top }) => (heads.includes(path) ? [[path, top] as const] : []));
    expect(tops).toHaveLength(heads.length);
    expect(new Set(tops.map(([, top]) => top)).size, JSON.stringify(tops)).toBe(1);
  });

  test('no line of running text is longer than 75 characters, and most have 60 to 70', () => {
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    const middle = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)];
    expect(middle).toBeGreaterThanOrEqual(58);
    expect(middle).toBeLessThanOrEqual(70);
  });
});

test.describe('on a telephone @phone', () => {
  test.describe.configure({ mode: 'default' });
  const small: Record<string, string[]> = {};
  const spaced: Record<string, { cut: string[]; tooWide: string[] }> = {};

  test.beforeAll(async ({ browser }, info) => {
    info.setTimeout(300_000);
    const page = await browser.newPage();
    for (const { name, path } of pageKinds) {
      await open(page, path);
      small[name] = await findSmallTargets(page, 44);
      await page.keyboard.press('Escape');
      if (name === 'product') await page.getByRole('tab', { name: 'Parametrar' }).click();
      // It says for a second, to screen readers alone, that it loads.
      if (name === 'gallery') await expect(page.getByRole('status')).toBeEmpty();
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
        );
        document.adoptedStyleSheets = [sheet];
      });
      spaced[name] = { cut: await findCutText(page), tooWide: await findTooWide(page) };
    }
    await page.close();
  });

  test('everything to press is at least 44 pixels high, as a finger needs it', () => {
    expect(Object.keys(small)).toHaveLength(pageKinds.length);
    for (const [name, targets] of Object.entries(small)) expect.soft(targets, name).toEqual([]);
  });

  test('no text is cut off when lines, words and letters are set wider (WCAG 1.4.12)', () => {
    expect(Object.keys(spaced)).toHaveLength(pageKinds.length);
    for (const [name, found] of Object.entries(spaced)) expect.soft(found, name).toEqual({ cut: [], tooWide: [] });
  });
});

test('nothing has to be scrolled sideways in the other tabs, in a project’s details, and beside the form’s error', async ({
  page,
}) => {
  await answerForm(page, (route) => route.fulfill({ status: 500 }));
  const { failure } = await sendForm(page);
  await expect(failure).toContainText(texts.failed);
  await expectNarrowEnough(page, 'form');
  await page.goto(paths.product(exampleOf('aluminium')));
  await expectNarrowEnough(page, 'product', ['#information', '#parametrar']);
  // The browser opens a project without React.
  await page.goto('/galleri');
  await expect(await openProject(page)).toBeVisible();
  await expectNarrowEnough(page, 'dialog');
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
    await dialog.getByRole('link', { name: 'Fråga om något liknande' }).scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('link', { name: 'Fråga om något liknande' })).toBeInViewport();
    await dialog.getByRole('button', { name: 'Stäng' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

/** Where blocks start, how many boundary lines there are, and how high the heading stands; runs in the page. */
function readEdgesAndLines() {
  const blocks = 'h1, h2, h3, h4, p, ul, article, figure, form, label, textarea, .picture';
  const edges = [...document.querySelectorAll(`main :is(${blocks}), footer :is(h2, ul, address)`)]
    .filter(
      (element) =>
        element.checkVisibility() &&
        // What stands in a line with something else starts where that ends; the large class is set by its ink; what a
        // picture holds lies in it; a badge ends with its card.
        !element.closest(
          '.actions > *, .ways > *, fieldset > label, .class-reader-kind, .fire-class, .copy-text, .documents-name, .class-figure, .fire-stage, table, [aria-hidden=true], dialog, .compare-bar, .badge',
        ) &&
        element.getBoundingClientRect().width > 1,
    )
    .map((element) => {
      // A large heading stands a little outside, so that its stems meet the edge of the text below it, and a small one
      // a part of a pixel inside: no more than that.
      const margin = element.matches('h1, h2') ? parseFloat(getComputedStyle(element).marginInlineStart) : 0;
      const ink = margin > -8 && margin < 1 ? margin : 0;
      return Math.round(element.getBoundingClientRect().left - ink);
    });
  const isLine = (element: Element) =>
    [null, '::before', '::after'].some(
      (part) => getComputedStyle(element, part).getPropertyValue('view-transition-name') === 'boundary',
    );
  return {
    edges: [...new Set(edges)].toSorted((a, b) => a - b),
    lines: [...document.body.querySelectorAll('*')].filter(isLine).length,
    top: Math.round(document.querySelector('h1')?.getBoundingClientRect().top ?? 0),
  };
}

/** How many characters each line of running text has, without the last of a paragraph; runs in the page. */
function readLineLengths(): number[] {
  return [...document.querySelectorAll('main .prose p')].flatMap((paragraph) => {
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
  });
}

type Gap = { steps: number; sections: boolean; what: string };

/** The space between the parts of the page, in half units; runs in the page. */
function readGaps(): Gap[] {
  const ruler = document.createElement('p');
  ruler.style.cssText = 'position: absolute; block-size: calc(100 * var(--space))';
  document.body.append(ruler);
  const half = ruler.getBoundingClientRect().height / 200;
  ruler.remove();
  const parts = (element: Element): Element[] =>
    [...element.children].flatMap((child) => (getComputedStyle(child).display === 'contents' ? parts(child) : child));
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
}

/**
 * What can be pressed, in the menu and in what is folded too, and is smaller than this, in pixels; a link within a
 * sentence is as high as its line, which the criterion allows.
 */
async function findSmallTargets(page: Page, least: number): Promise<string[]> {
  for (const details of await page.locator('details').all())
    await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
  await openMenu(page);
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

test('what stands at the right of a page begins where the lead of its head does', async ({ kept: page }) => {
  const heading = (name: string) => page.getByRole('heading', { name });
  const rights: [string, Locator[]][] = [
    [
      paths.about,
      [
        page.locator('.about-statement > .lead'),
        heading('Service på en dörr du redan har'),
        page.getByText('Målet är WCAG'),
      ],
    ],
    [paths.service, [heading('Vad är fel?'), page.getByText('Numren följer listan'), page.getByText('Kila upp den')]],
    [paths.schedule, [page.locator('.schedule-example'), heading('Modul, karm och vägghål')]],
    [paths.classes, [page.getByText('Dra tiden från'), heading('Brandgas'), heading('Ljud och inbrott')]],
    [paths.compare, [page.getByText('Ett exempel på hur')]],
    [paths.contact, [heading('Skriv till oss')]],
  ];
  const left = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().left));
  for (const [path, parts] of rights) {
    await page.goto(path);
    const [lead = 0, ...others] = await Promise.all([page.locator('.page-heading > .lead'), ...parts].map(left));
    // A heading is set out by what its first letter has before it.
    for (const [index, other] of others.entries())
      expect.soft(Math.abs(other - lead), `${path}, ${index + 1}`).toBeLessThanOrEqual(4);
  }
});
