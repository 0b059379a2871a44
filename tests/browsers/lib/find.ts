/** Functions that run in the page. They are sent as source, so each knows nothing but what it is given. */

/** A role, and a pattern for the name. */
export type Step = { role: string; name?: string };

/** What can be seen on the page of these roles and names, each step inside the one before. */
export function findAll(way: Step[]): Element[] {
  const selectors: Record<string, string> = {
    button: 'button, summary',
    checkbox: 'input[type=checkbox]',
    columnheader: 'thead th',
    combobox: 'select',
    dialog: 'dialog[open]',
    heading: 'h1, h2, h3, h4',
    image: 'img, svg[role=img]',
    link: 'a[href]',
    navigation: 'nav',
    region: 'section',
    slider: 'input[type=range]',
    strong: 'strong',
    table: 'table',
    textbox: 'input:not([type]), input[type=text], input[type=email], input[type=tel], textarea',
    video: 'video',
  };
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = (element as HTMLInputElement).labels ?? [];
    const images = Array.from(element.querySelectorAll('img'), ({ alt }) => alt);
    return by.length > 0
      ? by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
      : (element.getAttribute('aria-label') ??
          labels[0]?.textContent ??
          element.getAttribute('alt') ??
          [element.textContent, ...images].join(' '));
  };
  let found: Element[] = [document.documentElement];
  for (const { role, name } of way) {
    const selector = [selectors[role], `[role=${role}]`].filter(Boolean).join(', ');
    found = found
      .flatMap((element) => [...element.querySelectorAll(selector)])
      .filter(
        (element) =>
          (element.getAttribute('role') ?? role) === role &&
          element.checkVisibility({ visibilityProperty: true }) &&
          (name === undefined || new RegExp(name, 'u').test(nameOf(element).replace(/\s+/g, ' ').trim())),
      );
  }
  return found;
}

/**
 * Where the first of these can be pressed, in whole pixels; null when it is not there or something else lies over it.
 * Without script no page has a clock.
 */
export function spotOf([element]: Element[]): { x: number; y: number } | null {
  if (!element) return null;
  // In WebKit a press is lost while one page turns into another.
  const turns = ({ playState, effect }: Animation) =>
    playState === 'running' && (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition');
  if (document.getAnimations().some(turns)) return null;
  const press = () => {
    const { left, width, top, height } = element.getClientRects()[0] ?? new DOMRect();
    const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const hit = document.elementFromPoint(at.x, at.y);
    const isLabel = hit?.closest('label')?.control === element;
    const isWhole = top >= 0 && top + height <= innerHeight;
    return hit && isWhole && (element.contains(hit) || isLabel) ? at : null;
  };
  const at = press();
  // Out of sight or under a bar that stays there: whoever wants it scrolls to it.
  if (!at) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return at ?? press();
}
