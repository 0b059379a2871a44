type Props = { data: object };

/** Structured data for search engines: data, not a script, so the content policy lets it stand in the page. */
export function JsonLd({ data }: Props) {
  // A ”<” inside a text must not be able to end the element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`);
  // As a child it is text to React, which the page's policy for trusted types allows to change.
  return <script type="application/ld+json">{text}</script>;
}
