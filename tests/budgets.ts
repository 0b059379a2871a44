/** What a page may weigh. Both the tests of the built files and the browser tests hold every page to these limits. */
export const budgets = {
  /** HTML with its inlined styles, brotli: what fits into one first round trip (ten packets of 1,460) beside the headers (740 bytes over HTTP/2). */
  pageBytes: 13_800,
  /** JavaScript that is fetched before `load`, brotli. */
  entryBytes: 2 * 1024,
  /** All JavaScript that a page may ever fetch, brotli. */
  scriptBytes: 70 * 1024,
  /** The web font, as it is sent. */
  fontBytes: 30 * 1024,
  fontFiles: 1,
  /** Requests of one page apart from pictures, the page itself included. */
  requests: 8,
  /** Cumulative layout shift. */
  layoutShift: 0,
  /** One picture on a telephone (390 px wide, 2.6 device pixels to each), bytes, by where it stands. */
  pictureBytes: { card: 14_000, hero: 60_000, gallery: 40_000 },
  /** The film of the about page, bytes. */
  filmBytes: { av1: 2_500_000, h264: 4_000_000 },
  /** Everything that the catalogue asks for on that telephone before the visitor does anything. */
  catalogueBytes: 250_000,
};
