/** What a page tells machines about itself: search engines, and sites where someone shares it. */
import type { Thing } from 'schema-dts';

/** A thing of the page's structured data, in full. */
export type Node = Exclude<Thing, string>;

/** The picture that represents a page where it is shared; `src` is an address on this site. */
export type SharePicture = { src: string; alt: string };

/** What only pages say that search engines list; error pages lack it. */
export type Listing = {
  /** Canonical address on this site, beginning with a slash. */
  path: string;
  share: SharePicture;
  /** Everything that the page is about, joined by their `@id`. */
  graph: readonly Node[];
};

/** `title` is the complete document title. Without `listing` the page is kept out of search engines. */
export type PageDescription = { title: string; description: string; listing?: Listing };

/** The parts that change with the open tab, as complete addresses and texts: plain data for an island to carry. */
export type Head = {
  title: string;
  description: string;
  address: string;
  picture: string;
  alt: string;
  /** Replace the things of the same type in the graph. */
  nodes: { '@type'?: unknown }[];
};
