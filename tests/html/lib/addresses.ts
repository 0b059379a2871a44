/** Finds every address that a page holds, sorted by what the browser does with it. */
import { company } from '../../../src/content/company.ts';
import { words } from '../../lib/words.ts';
import { all, attribute, jsonOf, stringsIn, type HtmlElement } from './dom.ts';

/** An address and where it stands, for messages. */
export type Address = { address: string; where: string };

const resourceAttributes = ['src', 'poster', 'data'];
const resourceElements = words('img source script iframe video audio track embed object input image use');
const resourceRelations = /\b(?:stylesheet|icon|preload|modulepreload|prefetch|apple-touch-icon|manifest)\b/;

/** Addresses that the browser fetches by itself: pictures, scripts, fonts, styles, players. */
export function resources(document: HtmlElement): Address[] {
  const links = all(document, 'link').filter((link) => resourceRelations.test(attribute(link, 'rel') ?? ''));
  const elements = resourceElements.flatMap((name) => all(document, name));
  return [
    ...links.flatMap((link) => [...values(link, ['href']), ...candidates(link, 'imagesrcset')]),
    ...elements.flatMap((element) => [...values(element, resourceAttributes), ...candidates(element, 'srcset')]),
    ...['use', 'image']
      .flatMap((name) => all(document, name))
      .flatMap((element) => values(element, ['href', 'xlink:href'])),
    ...styleAddresses(document),
  ];
}

/** Addresses that a visitor follows. */
export function links(document: HtmlElement): Address[] {
  return ['a', 'area'].flatMap((name) => all(document, name)).flatMap((link) => values(link, ['href']));
}

/**
 * Addresses of the site in the page's data: props of the scripts (from the root), structured data, canonical and meta
 * (with the host).
 */
export function dataAddresses(document: HtmlElement): Address[] {
  const data = jsonOf(document)
    .flatMap(stringsIn)
    .map((address) => ({ address, where: 'JSON' }));
  const tags = [
    ...all(document, 'link[rel="canonical"]').flatMap((link) => values(link, ['href'])),
    ...all(document, 'meta').flatMap((meta) => values(meta, ['content'])),
  ];
  return [...data, ...tags].filter(
    ({ address }) => /^\/[^/\s]*$|^\/[^/\s]+\/\S*$/.test(address) || address.startsWith(`${company.website}/`),
  );
}

/** What `url()` in the page's styles names, fragments of the page left out. */
function styleAddresses(document: HtmlElement): Address[] {
  return all(document, 'style').flatMap((style) =>
    Array.from(style.textContent.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g), ([, , address = '']) => ({
      address,
      where: 'style',
    })).filter(({ address }) => !address.startsWith('#')),
  );
}

function values(element: HtmlElement, names: string[]): Address[] {
  return names.flatMap((name) => {
    // A view of an SVG is a fragment of the same file.
    const address = attribute(element, name)?.replace(/#svgView\(.*\)$/, '');
    return address === undefined ? [] : [{ address, where: `${element.tagName} ${name}` }];
  });
}

/** The addresses of a `srcset`. */
function candidates(element: HtmlElement, name: string): Address[] {
  const list = attribute(element, name);
  return (list?.split(/(?<=\s[\d.]+[wx])\s*,\s*|,\s+/) ?? []).map((candidate) => ({
    address: candidate.trim().split(/\s/)[0] ?? '',
    where: `${element.tagName} ${name}`,
  }));
}
