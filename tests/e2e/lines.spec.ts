import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { exampleOf, productsIn } from './lib/content.ts';
import { open, pageKinds } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

/** What a reader takes in as one sign, and no line may part. `\\s` is any space. */
const wholes = [
  // A class with its additions: EI2 60-S200C5, REI 30
  String.raw`\b(?:R?EI[12]?|R?EW?)\s\d{2,3}(?:-[\p{L}\d]+)*`,
  // Sizes, modules, ranges, and figures with their unit: 1380 × 2760 mm, 10 × 21M, 37–54 mm, 1,0 W/m²K
  String.raw`\d[\d,]*(?:\s?[×–]\s?\d[\d,]*)*(?:M\b|\s(?:mm|cm|m²?|dB|kg(?:/m²)?|st|%|°C?|kN|Pa|kB|kW|min(?:uter)?|W/\(?m²[·\d]?K\)?)(?![\p{L}\d]))`,
  String.raw`\d[\d,]*\s?[×–]\s?\d[\d,]*`,
  // Large figures and telephone numbers: 200 000, 08-465 004 00
  String.raw`\b\d{1,3}(?:\s\d{3})+\b`,
  String.raw`\b0\d{1,3}-\d{2,3}(?:\s\d{2,3})+\b`,
  // The number of a company: 556000-0000
  String.raw`\b\d{6}-\d{4}\b`,
  // Standards and approvals: SS-EN 13501-2
  String.raw`\b(?:SS-)?(?:EN|ISO|DIN|IEC)\s\d+(?:-\d+)*`,
  // Sound, heat, burglary: Rw 37, RC 2
  String.raw`\b(?:R['’′]?w|U(?:f|g|w|cw)|RC|WK)\s\d[\d,]*`,
  // Classes in names of products, and alloys: EI30-TT, EI60/EI90, E30–EI90, EN AW-6060
  String.raw`\bR?E[IW]?\d{2,3}(?:-TT\b|[/–]R?E[IW]?\d{2,3})`,
  String.raw`\bEN\sAW-\d+`,
  // Compounds that begin with a letter or an abbreviation, and the name of a line: e-postadress, EU-kommissionen,
  // CE-märkt, Line-dörren
  String.raw`(?<![\p{L}\d-])(?:\p{Lu}{1,3}|[Ee]|Line)-\p{Ll}+`,
  String.raw`\b[Kk]lass(?:en)?\s(?:R?EI|EW|E|Sa|S200|C\d?|RC)\b`,
  // Any other word, as far as no hyphen, seen or soft, says where it may be parted
  String.raw`(?<!\p{L})\p{L}{2,}`,
];

/** The wholes that are parted at the end of a line within these parts of the page, with a few words around. */
function findParted(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((roots, source) => {
    const pattern = new RegExp(source, 'gu');
    const found = new Set<string>();
    const isInline = (element: Element) => /^(?:inline|contents)$/.test(getComputedStyle(element).display);
    const elements = roots.flatMap((root) => [...root.querySelectorAll('*')]);
    const blocks = elements.filter(
      (element) =>
        element.textContent.trim() !== '' &&
        !isInline(element) &&
        !element.matches('svg, svg *, script, style, select, option, textarea') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(element).clipPath === 'none',
    );
    // What has its tops on one line is parted nowhere.
    const hasLines = (block: Element) => {
      const range = document.createRange();
      range.selectNodeContents(block);
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
      return first !== undefined && others.some(({ top }) => Math.abs(top - first.top) > first.height * 0.5);
    };
    for (const block of blocks.filter(hasLines)) {
      // The words of this block alone, each letter with its place.
      const letters: { node: Text; index: number }[] = [];
      let text = '';
      const walk = (node: Node) => {
        if (node instanceof Text) {
          for (let index = 0; index < node.length; index += 1) letters.push({ node, index });
          text += node.data;
        } else if (node === block || (node instanceof Element && isInline(node))) node.childNodes.forEach(walk);
        else {
          letters.push(...(node instanceof Element ? [{ node: new Text('|'), index: 0 }] : []));
          text += node instanceof Element ? '|' : '';
        }
      };
      walk(block);
      const lineOf = (at: number) => {
        const { node, index } = letters[at] ?? {};
        if (!node || index === undefined) return undefined;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        // Where a line begins within a word there is an empty box at the end of the line before.
        const box = [...range.getClientRects()].at(-1);
        return box && { middle: (box.top + box.bottom) / 2, height: box.height };
      };
      for (const match of text.matchAll(pattern)) {
        const [start, end] = [match.index, match.index + match[0].length - 1].map((at) => letters[at]?.node);
        // A word has its letters together, and where the browser sets its own hyphens, it may be parted: they are not
        // in the text.
        const isFree =
          start !== end || (start?.parentElement && getComputedStyle(start.parentElement).hyphens === 'auto');
        if (isFree && /^\p{L}+$/u.test(match[0])) continue;
        const [first, last] = [lineOf(match.index), lineOf(match.index + match[0].length - 1)];
        if (first && last && Math.abs(first.middle - last.middle) > Math.max(first.height, last.height) * 0.7)
          found.add(text.slice(Math.max(0, match.index - 25), match.index + match[0].length + 10).replace(/\s+/g, ' '));
      }
    }
    return [...found];
  }, wholes.join('|'));
}

/** Sets the names of the parts of all products below the picture of this one. */
async function gatherPartNames(page: Page, addresses: string[]) {
  const pages = await Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()));
  const lists = pages.map((html) => /<ol class="exploded-names">(.*?)<\/ol>/s.exec(html)?.[1] ?? '');
  const names = new Set(
    lists.flatMap((list) => Array.from(list.matchAll(/<li[^>]*>(.*?)<\/li>/g), ([, name]) => name)),
  );
  expect(names.size).toBeGreaterThan(20);
  await page.getByRole('radio', { name: 'Isärdragen' }).check();
  await page
    .getByRole('figure')
    .first()
    .getByRole('list')
    .evaluate(
      (list, texts) =>
        list.replaceChildren(
          ...texts.map((text) => Object.assign(document.createElement('li'), { textContent: text })),
        ),
      [...names],
    );
}

test('what is read as one sign stands on one line @phone', async ({ kept: page }) => {
  test.slow();
  const all = [...productsIn('aluminium'), ...productsIn('steel')];
  const products = all.filter((_, index) => index % 12 === 3);
  const addresses = [
    ...pageKinds.filter(({ name }) => name !== 'product that does not exist').map(({ path }) => path),
    ...products.map(paths.product),
    paths.classesFor('EI2 60-S200C5, Rw 37'),
    `${paths.product({ category: 'aluminium', id: 9 })}?b=1380&h=2760`,
    paths.compareWith(['aluminium-2', 'steel-9']),
  ];
  const parted: string[] = [];
  let widths = [320, 390];
  const look = async (state: string, parts: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const found = await findParted(page.locator(parts));
      parted.push(...found.map((text) => `${state} at ${width} px: ${text}`));
    }
    // The window is as wide as what is looked at next begins with: each change lays out the whole page.
    widths = widths.toReversed();
  };
  const further = new Map([
    [paths.product(exampleOf('aluminium')), 'Parametrar'],
    ...products.map((product) => [paths.product(product), 'Information'] as const),
  ]);
  for (const path of addresses) {
    await open(page, path);
    if (path === paths.product(exampleOf('aluminium'))) await gatherPartNames(page, all.map(paths.product));
    // Bar and footer are the same on every page.
    await look(path, path === '/' ? 'body' : 'main');
    const name = further.get(path);
    if (!name) continue;
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await look(`${path}, ${name}`, '[role=tabpanel]');
  }
  expect(parted).toEqual([]);
});
