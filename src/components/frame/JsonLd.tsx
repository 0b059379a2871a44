import type { Graph } from 'schema-dts';
import type { Node } from '../../seo/description.ts';

type Props = { graph: readonly Node[] };

/** The page's structured data as one graph: data, not a script, so the content policy lets it stand in the page. */
export function JsonLd({ graph }: Props) {
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph };
  // A ”<” inside a text must not be able to end the element.
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  // As a child it is text to React, which the page's policy for trusted types allows to change.
  return <script type="application/ld+json">{text}</script>;
}
