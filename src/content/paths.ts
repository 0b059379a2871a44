/** Every address of the site. Links, canonicals, the sitemap and the list of pages to render all come from here. */
import { productKeyOf } from '../catalogue/productKey.ts';
import type { ProductKey } from '../catalogue/schema.ts';
import { categories, type ProductCategory } from '../catalogue/vocabulary.ts';

/** The names of what an address asks for in its query: links write them, and pages read them. */
export const queryNames = {
  requirement: 'krav',
  kind: 'slag',
  width: 'b',
  height: 'h',
  measure: 'matt',
  leaves: 'blad',
  /** A product and a note for a new row of the door schedule. */
  added: 'lagg',
  note: 'anm',
  /** Products, a question, a fault and a door schedule for the form. */
  products: 'produkt',
  question: 'fraga',
  service: 'service',
  schedule: 'lista',
  /** The products of the comparison, and which of its rows are shown. */
  compared: 'p',
  rows: 'visa',
  /** What is in the furnaces of the fire test: ids of up to three runs, or keys of products. */
  tested: 'prov',
  category: 'kategori',
} as const;

/** The rows of the comparison that differ; without it all are shown. */
export const differingRows = 'skillnader';

/** The addresses; those of something are functions of it. */
export const paths = {
  home: '/',
  products: '/produkter',
  gallery: '/galleri',
  about: '/om-oss',
  /** What the site aims for in accessibility, and what it lacks. */
  accessibility: '/om-oss#tillganglighet',
  contact: '/kontakt',
  /** The form, in sight, with a question about products, by their keys (”aluminium-2”). */
  contactAbout: ({ products, question }: { products: readonly string[]; question?: string }) =>
    `/kontakt?${query({ ...(products.length > 0 && { [queryNames.products]: products.join(',') }), ...(question && { [queryNames.question]: question }) })}#formular`,
  /**
   * The form with a door schedule, and what was answered to each of its rows, in the fragment so that no server sees
   * it.
   */
  contactWithSchedule: (encoded: string, answers: readonly string[] = []) =>
    `/kontakt?${queryNames.schedule}#${[encoded, ...answers.map(encodeURIComponent)].join('&')}`,
  /**
   * The form with what is asked of a door that is there, and what is wrong with it: the fragment chooses what helps to
   * write it.
   */
  contactForService: (fault?: string) =>
    `/kontakt?${fault ? query({ [queryNames.service]: fault }) : queryNames.service}#service`,
  schedule: '/dorrlista',
  /**
   * The door schedule with a row more: a product, what is required of it, its module or the outer size of its frame in
   * mm, its leaves, and a note.
   */
  scheduleWith: (
    product: string,
    row: {
      requirement?: string;
      width?: number;
      height?: number;
      measure?: 'module';
      leaves?: 1 | 2;
      note?: string;
    } = {},
  ) =>
    `/dorrlista?${query({
      [queryNames.added]: product,
      ...(row.requirement && { [queryNames.requirement]: row.requirement.replaceAll('\u00a0', ' ') }),
      ...(row.width && row.height && { [queryNames.width]: `${row.width}`, [queryNames.height]: `${row.height}` }),
      ...(row.measure && { [queryNames.measure]: row.measure }),
      ...(row.leaves && { [queryNames.leaves]: `${row.leaves}` }),
      ...(row.note && { [queryNames.note]: row.note.replaceAll('\u00a0', ' ') }),
    })}`,
  /** A file for spreadsheets with nothing but the headings of the list. */
  scheduleTemplate: '/dorrlista-mall.csv',
  classes: '/brandklasser',
  /** The class map there, at the products of one class: ”dorrar-ei-30”. */
  classCell: (id: string) => `/brandklasser#${id}`,
  documents: '/dokument',
  /** A document of a product, by the end of its name. */
  productFile: (product: ProductKey, end: string) => `/dokument/${productKeyOf(product)}.${end}`,
  /** A document of the whole catalogue. */
  catalogueFile: (name: string) => `/dokument/${name}`,
  service: '/service',
  /** A reminder to look after fire doors, for the visitor's calendar. */
  upkeepCalendar: '/service/tillsyn.ics',
  compare: '/jamfor',
  /** The comparison of products, by their keys (”aluminium-2”). */
  compareWith: (products: readonly string[], onlyDifferences = false) =>
    products.length > 0
      ? `/jamfor?${query({ [queryNames.compared]: products.join(','), ...(onlyDifferences && { [queryNames.rows]: differingRows }) })}`
      : '/jamfor',
  /** The fire test with a product in the furnace, by its key. */
  fireTestWith: (product: string) => `/brandklasser?${query({ [queryNames.tested]: product })}#brandprovet`,
  /**
   * The page that reads classes, with a requirement to be read, ”EI2 60-S200C5, Rw 37”, and the kind of product that it
   * is on: ”dorr”.
   */
  classesFor: (requirement: string, kind = '') =>
    `/brandklasser?${query({ [queryNames.requirement]: requirement.replaceAll('\u00a0', ' '), ...(kind && { [queryNames.kind]: kind }) })}`,
  product: ({ category, id }: ProductKey) => `/produkter/${category}/${id}`,
  /** The page of the product with this key: ”aluminium-2”. */
  productByKey: (key: string) => `/produkter/${key.replace('-', '/')}`,
  /** The catalogue with one of its tabs open; the first tab is the plain address. */
  catalogue: (category: ProductCategory) =>
    category === categories[0] ? '/produkter' : `/produkter?${queryNames.category}=${category}`,
  /** A page of a category in a catalogue of many pages; the first one is its tab. */
  cataloguePage: (category: ProductCategory, page: number) =>
    page === 1 ? paths.catalogue(category) : `/produkter/${category}/sida-${page}`,
  /** What files of a product in the visitor's size are made of, as a module for the browser. */
  productModel: ({ category, id }: ProductKey) => `/ritningar/${category}-${id}.modell.js`,
  productDrawing: (product: ProductKey) => `/ritningar/${productKeyOf(product)}.svg`,
  /** The drawing without the class, of the product with this key. */
  plainDrawing: (key: string) => `/ritningar/${key}-utan-klass.svg`,
  /** The drawing of the product with this key alone, without the wall round it. */
  drawingWithoutWall: (key: string) => `/ritningar/${key}-utan-vagg.svg`,
  /** The drawing that stands in for a picture of the home page or of a project. */
  placeholder: '/ritningar/utan-bild.svg',
} as const;

/** Marks that are safe in a query stay legible: `krav=EI2+60-S200C5,+Rw+37`. */
function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
}

/** The five links of the navigation bar and the footer, in their order. */
export const mainLinks = [
  { href: paths.home, label: 'Hem' },
  { href: paths.products, label: 'Produkter' },
  { href: paths.gallery, label: 'Galleri' },
  { href: paths.about, label: 'Om Oss' },
  { href: paths.contact, label: 'Kontakt' },
] as const;
