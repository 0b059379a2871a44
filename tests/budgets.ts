/**
 * What a page may weigh. The tests of the built files and the browser tests hold every page to these limits.
 *
 * Where no other reason is given, a limit is what the heaviest page needed when it was last raised: it keeps weight
 * from coming unnoticed. Raise it only for something that visitors get, and say in the commit what that is. All bytes
 * of texts and scripts are brotli.
 */
export const budgets = {
  /**
   * HTML with its inlined styles: what fits into one first round trip (ten packets of 1,460 bytes) beside the headers
   * (740 bytes over HTTP/2), so that a page can be painted after it.
   */
  pageBytes: 13_860,
  /**
   * The same for product pages, the tools and the gallery: a drawing with its dimensions, a form to fill in and twelve
   * dialogs do not fit into the first round trip.
   */
  toolPageBytes: 18_300,
  /** Scripts fetched before `load`. They only decide when React comes, and must not compete with the first paint. */
  entryBytes: 2 * 1024,
  /** Scripts that a page fetches by itself after that. React is most of it; the rest is the islands of the page. */
  lateBytes: 69.4 * 1024,
  /**
   * Scripts for one part that the visitor begins to use, with all that it imports: a press waits for them on a slow
   * network.
   */
  useBytes: 8 * 1024 + 600,
  /**
   * The door list is all that its page is for, so it comes by itself, within this limit on top of `lateBytes`.
   */
  scheduleBytes: 9 * 1024 + 230,
  /** The same for all such parts of a page together. */
  usePageBytes: 12 * 1024 + 440,
  /**
   * Scripts for the further steps of a tool, all steps of a page together. Most of it reads door lists and
   * specifications the way people write them; it comes once somebody has pasted, opened or typed something.
   */
  stepBytes: 24 * 1024,
  /** Scripts for one kind of file that is made for the visitor (DXF, IFC, XLSX, …) or opened, library included. */
  fileBytes: 7 * 1024,
  /** The web font: what a server sends at once beside its headers. More makes the first picture wait a round trip. */
  fontBytes: 14_450,
  fontFiles: 1,
  /** Requests that a page makes by itself apart from pictures, the page itself included. */
  requests: 9,
  /** The same for the door list, whose code comes by itself and shares parts with other pages. */
  scheduleRequests: 10,
  /**
   * Cumulative layout shift, a tenth of what counts as good. Not nought: until the font is there, another stands in for
   * it, whose lines are as long as the font's but whose single letters are not.
   */
  layoutShift: 0.01,
  /** One picture on a telephone (390 px wide, 2.6 device pixels to each), by where it stands. */
  pictureBytes: { card: 13_000, hero: 11_000, gallery: 40_000 },
  /** All pictures of the gallery together, on that telephone. */
  galleryBytes: 310_000,
  /** Each second of the film on the about page. */
  filmBytes: { av1: 110_000, h264: 175_000 },
  /** One document as it is stored, by the end of its name. */
  documentBytes: {
    pdf: 150_000,
    txt: 6_000,
    dxf: 40_000,
    ifc: 60_000,
    json: 250_000,
    csv: 150_000,
    xlsx: 60_000,
    zip: 200_000,
    ics: 3_000,
  } as Record<string, number>,
  /** All that the catalogue page asks for on that telephone before the visitor does anything. */
  catalogueBytes: 250_000,
};
