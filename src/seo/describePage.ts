import type {
  AboutPageLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  ImageGalleryLeaf,
  ItemPageLeaf,
  WebPageLeaf,
} from 'schema-dts';
import { categoryNames, type ProductCategory } from '../catalogue/vocabulary.ts';
import { company } from '../content/company.ts';
import { paths } from '../content/paths.ts';
import type { Listing, Node, PageDescription, SharePicture } from './description.ts';
import { fitTitle } from './fitTitle.ts';
import { absolute, companyInShort, companyNode, reference, websiteNode } from './siteNodes.ts';

type PageNode = WebPageLeaf | AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf | ImageGalleryLeaf | ItemPageLeaf;

/** A step of the way from the start page; the last one is the page itself and needs no address. */
export type Step = { label: string; href?: string };

type Facts = {
  title: string;
  description: string;
  /** Canonical address on this site, beginning with a slash. */
  path: string;
  share: SharePicture;
  /** The kind of page, with what only this kind has; left out for a page of no particular kind. */
  page?: PageNode;
  /** The way to the page from the start page, both included; the start page has none. */
  steps?: readonly Step[];
  /** The page's things, each with an `@id`; the first is its main subject. */
  about?: readonly Node[];
};

/** Puts together what a page says of itself: head and structured data from the same facts. */
export function describePage({
  title: wholeTitle,
  description,
  path,
  share,
  page = { '@type': 'WebPage' },
  steps,
  about = [],
}: Facts): PageDescription & { listing: Listing } {
  const title = fitTitle(wholeTitle, company.name);
  const address = absolute(path);
  const breadcrumb = steps && breadcrumbNode(address, steps);
  const [main] = about;
  // Pages about the company describe it and its site in full; the others only need its name.
  const ofCompany = about.find((node) => node['@id'] === companyNode['@id']);
  const pageNode: PageNode = {
    ...page,
    '@id': `${address}#sida`,
    url: address,
    name: title,
    description,
    inLanguage: 'sv-SE',
    ...(ofCompany ? { isPartOf: reference(websiteNode) } : { publisher: reference(companyNode) }),
    ...(main && { mainEntity: reference(main) }),
    ...(breadcrumb && { breadcrumb: reference(breadcrumb) }),
  };
  const whose = ofCompany ? [ofCompany, websiteNode] : [companyInShort];
  const things = [...whose, pageNode, breadcrumb, ...about].filter((node) => node !== undefined);
  return { title, description, listing: { path, share, graph: [...new Set(things)] } };
}

/** The way from the start page to a page of the menu, or to one below a tab of the catalogue. */
export function stepsTo(label: string, category?: ProductCategory): Step[] {
  const tab = category && { label: categoryNames[category], href: paths.catalogue(category) };
  const above = tab ? [{ label: 'Produkter', href: paths.products }, tab] : [];
  return [{ label: 'Hem', href: paths.home }, ...above, { label }];
}

function breadcrumbNode(address: string, steps: readonly Step[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${address}#brodsmulor`,
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href ? absolute(href) : address,
    })),
  };
}
