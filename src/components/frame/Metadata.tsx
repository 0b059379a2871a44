import { company } from '../../content/company.ts';
import type { Listing, PageDescription } from '../../seo/description.ts';
import { shareSize } from '../../seo/shareSize.ts';
import { JsonLd } from './JsonLd.tsx';

/**
 * Everything that a page says of itself to machines. React lifts title, `meta` and `link` into the document's head,
 * wherever they stand; the structured data stay.
 */
export function Metadata({ title, description, listing }: PageDescription) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {listing ? (
        <ListedMetadata title={title} description={description} {...listing} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/**
 * Canonical address, what is shown where someone shares the page (Open Graph, which Twitter reads too), and structured
 * data.
 */
function ListedMetadata({ title, description, path, share, graph }: Listing & { title: string; description: string }) {
  const address = company.website + path;
  const picture = company.website + share.src;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={share.alt} />
      {/* The rest it reads from the tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd graph={graph} />
    </>
  );
}
