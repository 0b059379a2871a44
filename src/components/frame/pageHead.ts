import type { Head } from '../../seo/description.ts';

/** Where the values stand; the title stands in its own element too, the address in the canonical link. */
const places = {
  title: '[property="og:title"]',
  description: '[name="description"], [property="og:description"]',
  address: '[property="og:url"]',
  picture: '[property="og:image"]',
  alt: '[property="og:image:alt"]',
};
type Field = keyof typeof places;
const fields = Object.keys(places) as Field[];

const metasFor = (field: Field) => [...document.querySelectorAll<HTMLMetaElement>(places[field])];
const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
const textOf = (selector: string) => document.querySelector(selector)?.firstChild as Text | null | undefined;
/** The text of the structured data. As text, because markup and code from script are refused. */
const dataText = () => textOf('script[type="application/ld+json"]');
const readGraph = () => (JSON.parse(dataText()?.data ?? '{}') as { '@graph'?: Head['nodes'] })['@graph'] ?? [];

/** What the page says of itself now. */
export function readHead(): Head {
  const values = fields.map((field) => [field, metasFor(field)[0]?.content ?? '']);
  return { ...(Object.fromEntries(values) as Record<Field, string>), nodes: readGraph() };
}

/** Lets the page say this of itself; structured data keeps the things of other types. */
export function writeHead(head: Head): void {
  // As text too: a new child would make the browser judge every style that asks what the page :has anew, which costs a
  // slow telephone a frame.
  const title = textOf('title');
  if (title) title.data = head.title;
  for (const field of fields) for (const meta of metasFor(field)) meta.content = head[field];
  const link = canonical();
  if (link) link.href = head.address;
  const text = dataText();
  const graph = readGraph().map((node) => head.nodes.find((own) => own['@type'] === node['@type']) ?? node);
  if (text) text.data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
}
