import { expect, type Page } from '@playwright/test';

/** Expects that nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  expect(await findTooWide(page), state).toEqual([]);
}

/** Elements wider than the window; boxes that scroll by themselves, such as a table's, are not looked into. */
export function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, left, width } = element.getBoundingClientRect();
      return (
        width > 0 &&
        element.checkVisibility() &&
        (right > clientWidth + 1 || left < -1) &&
        !scrolls(element.parentElement) &&
        !element.closest('[aria-hidden=true], .skip-link')
      );
    });
    const { scrollWidth } = document.documentElement;
    return [
      ...(scrollWidth > clientWidth ? [`page: ${scrollWidth} > ${clientWidth}`] : []),
      ...wide.map((element) => element.outerHTML.slice(0, 100)),
    ];
  });
}

/** Expects that no text is cut off by its own box. */
export async function expectNoTextCut(page: Page, state: string): Promise<void> {
  expect(await findCutText(page), state).toEqual([]);
}

/** Texts cut off by their own box; text for screen readers alone is cut off on purpose. */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidesText = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      return (
        isCut &&
        clipPath === 'none' &&
        // A box that the keyboard can scroll, with a wide table, hides nothing. Nor does a row of links or cards, which
        // scrolls each of them into sight.
        !(
          /auto|scroll/.test(overflowX) &&
          (element.matches('[tabindex="0"]') ||
            (element.scrollHeight <= element.clientHeight &&
              [...element.children].every((child) => child.matches('a[href], :has(a[href])'))))
        ) &&
        element.clientWidth > 1 &&
        element.checkVisibility() &&
        element.textContent.trim() !== ''
      );
    };
    return [...document.body.querySelectorAll('*')].filter(hidesText).map((element) => element.outerHTML.slice(0, 120));
  });
}

/**
 * Texts that overlap, each pair once. Text for screen readers alone, and what is pinned over the page, overlaps on
 * purpose.
 */
export function findTextOverText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const apart = 'svg, dialog, .skip-link, [aria-hidden=true]';
    const liesOnPurpose = (element: Element | null): boolean => {
      if (!element) return false;
      const { position, clipPath } = getComputedStyle(element);
      return /fixed|sticky/.test(position) || clipPath !== 'none' || liesOnPurpose(element.parentElement);
    };
    const seen: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !parent || parent.closest(apart) || liesOnPurpose(parent)) continue;
      if (!parent.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        // The inked part of a line: from the height of its capitals to its baseline.
        seen.push({ text, left, right, top: top + 0.25 * height, bottom: bottom - 0.25 * height });
      }
    }
    return seen.flatMap((one, index) =>
      seen.slice(index + 1).flatMap((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > 2 && down > 2 ? [`${one.text} | ${other.text}`] : [];
      }),
    );
  });
}
