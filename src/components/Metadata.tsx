import { company } from '../content/company.ts';

type Props = {
  /** Complete document title. */
  title: string;
  description: string;
  /** Canonical address on this site, beginning with a slash; left out for pages that search engines shall not list. */
  path?: string;
};

/** The page's title, description and canonical address. React lifts them into the document's head, wherever they stand. */
export function Metadata({ title, description, path }: Props) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path === undefined ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={company.website + path} />}
    </>
  );
}
