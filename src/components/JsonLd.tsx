type Props = { data: object };

/** Structured data for search engines: data, not a script, so the content policy lets it stand in the page. */
export function JsonLd({ data }: Props) {
  // A ”<” inside a text must not be able to end the element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
