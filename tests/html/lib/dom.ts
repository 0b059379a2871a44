/** Reads built HTML with html-validate's parser, which knows elements but does not decode character references. */
import { Config, Parser, type HtmlElement } from 'html-validate';

export type { HtmlElement };

const config = await Config.defaultConfig().resolve();
const references: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The document that `html` stands for. */
export function parse(html: string): HtmlElement {
  return new Parser(config).parseHtml(html);
}

/** All elements that match. The parser knows tag, class, id, `[name]`, `[name="value"]`, descendants and children. */
export function all(scope: HtmlElement, selector: string): HtmlElement[] {
  return scope.querySelectorAll(selector);
}

/** The one element that matches; anything else is a failure that names the selector. */
export function one(scope: HtmlElement, selector: string): HtmlElement {
  const [element, ...others] = all(scope, selector);
  if (!element || others.length > 0)
    throw new Error(`The page has ${element ? others.length + 1 : 'no'} "${selector}" and should have exactly one.`);
  return element;
}

/** An attribute's value; undefined when the element does not have it, '' when it has no value. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.hasAttribute(name) ? decode(element.getAttributeValue(name) ?? '') : undefined;
}

/** The text of an element as a reader sees it: ordinary white space collapsed, no-break spaces kept. */
export function text(element: HtmlElement): string {
  return decode(element.textContent)
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim();
}

/** The text of every element that matches. */
export function texts(scope: HtmlElement, selector: string): string[] {
  return all(scope, selector).map(text);
}

/** The section with the heading `heading`, which may fold it. */
export function section(scope: HtmlElement, heading: string): HtmlElement {
  const found = all(scope, 'section').find((element) =>
    element.childElements
      .flatMap((child) => (child.tagName === 'details' ? all(child, 'summary > *') : child))
      .some((child) => /^h[1-6]$/.test(child.tagName) && text(child) === heading),
  );
  if (!found) throw new Error(`The page has no section with the heading "${heading}".`);
  return found;
}

/** All JSON of the page: structured data, and the props of its scripts. */
export function jsonOf(document: HtmlElement): unknown[] {
  const data = all(document, 'script[type="application/ld+json"]').map((script) => script.textContent);
  const props = all(document, '[data-props]').map((island) => attribute(island, 'data-props') ?? '');
  return [...data, ...props].map((json) => JSON.parse(json) as unknown);
}

/** Every string inside a JSON value except `@id`, which names a thing and leads nowhere. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => (key === '@id' ? [] : stringsIn(inner)))
    : [];
}

function decode(raw: string): string {
  return raw.replaceAll(/&(#?\w+);/g, (reference, name: string) => {
    const character = references[name];
    if (character === undefined)
      throw new Error(`${reference} is not known here: add it to the references in tests/html/lib/dom.ts.`);
    return character;
  });
}
