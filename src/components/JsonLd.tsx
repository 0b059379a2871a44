import type { Graph } from 'schema-dts';
import type { Node } from '../seo/description.ts';

type Props = { graph: readonly Node[] };

/** The page's structured data as one graph: data, not a script, so the content policy lets it stand in the page. */
export function JsonLd({ graph }: Props) {
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph };
  // A ”<” inside a text must not be able to end the element.
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
