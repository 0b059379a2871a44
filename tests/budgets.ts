/** What a page may weigh. Both the tests of the built files and the browser tests hold every page to these limits. */
export const budgets = {
  /**
   * HTML with its inlined styles, brotli: what fits into one first round trip (ten packets of 1,460) beside the headers (740 bytes over HTTP/2).
   */
  pageBytes: 13_860,
  /**
   * The same for product pages, the gallery with its twelve dialogs, and the pages of tools, which do a piece of work and not only show.
   * A product brings the tones of its drawing, and rules for the figure of one class and of many. A seventh of a kilobyte numbers its hinge, says
   * below its key facts what only the quote tells, and on paper where the sheet comes from and of which day. Thirty bytes set roles and classes in one size.
   * Ninety more are what the names of scripts, which change with each of their letters, move the largest by, and eighty keep the words of a size's
   * figures as large as the page's, and the place of a sample's part names. Two hundred more bring the key facts whole into a desk's first
   * window, set two rows of classes as large as the page has room for, lower a telephone's footer, and put the fields of a size first there.
   * A hundred and forty draw the mark of an answer, the same as in the reader and the list, and set the answer to a size as large as it weighs.
   * Sixty light the part of a sample whose name is pointed at, and the name of a part. Fifty show a tablet the menu and the tools without a press.
   * Fifty end the fields of a size at the page's edge, give the buttons of its answer one width, and mark the tools where the page is one.
   * Eighty let what was found of a size stand out below its answer, put what shows the class on the page's columns, and keep the rules of two values in one line.
   */
  toolPageBytes: 18_260,
  /** JavaScript that is fetched before `load`, brotli. */
  entryBytes: 2 * 1024,
  /**
   * JavaScript that a page fetches by itself after that, brotli: React, and the islands of the page. Two tenths of a kilobyte make what is said of a
   * table that was read a list, in which the names of rows lead to them: without it that was one dense paragraph, and the rows had to be looked for.
   * Seventy bytes name the rows whose requirement was not read, and say of how many that fulfil it the size is open.
   * Ninety more tell in the message what each row was answered, and let a telephone fold the fields that nothing is judged by.
   * Forty ask whether width and height of a door that is wider than high have changed places: it was a yes.
   * Two tenths of a kilobyte count the rows of a list by their answers and show those of one: sixty doors are five windows, in which each no had to be looked for.
   * Seventy say once what several offered products depend on, mark a row that waits for a choice, and fill the column of a product that is not chosen.
   * Sixty say of a row that no fire class is required of it, or that none was read. A hundred and fifty say at the buttons why a table was not read, and keep commas
   * with the names before them.
   * A third of a kilobyte asks under which heading the littera stands where none says it, and parts the names of rows in what is said for a finger:
   * sixty rows were ”Rad 1” to ”Rad 60”, each to be named by hand. What opens files went out of it, and comes with the first.
   * A hundred and ten name who comes nearest to a row that nobody fulfils, and bring whoever comes back to a long list to where he stood. A hundred and thirty fold a report, and leave the focus in its row.
   * Forty choose no product by themselves that lasts longer than needed or whose size is not stated, and say so in the closed row.
   * Ten answer a folded row whose product is none of the catalogue's, which stood there without an answer.
   */
  lateBytes: 67.85 * 1024,
  /**
   * JavaScript that comes only where the visitor uses what it is for, brotli, each such part with what it imports. A hundred and fifty bytes
   * read the stock words of fire designs, a ”dörrparti” as a door and ”SmC”, and list nothing for a class of a time that is none.
   * Forty-five read a size with spaced thousands, which was another size: ”1 200 x 2 100” was 200 x 2.
   * A hundred and twenty-five know the names that specifications give their values, ”brandgastäthet Sa”, ”motståndsklass RC 3”: a yes was hedged by them.
   * Seventy tell several requirements in lines apart, which were answered as one, and take ranges and ”Rw+C” for no figure of Rw.
   * A hundred and twenty measure how near a product comes to a requirement: the only sliding door stood fourteenth of fifteen.
   * Thirty read a sliding gate as a sliding door, and offer no door for a roller shutter.
   */
  useBytes: 8 * 1024 + 600,
  /**
   * The same, all parts of a page together. A tenth of a kilobyte keeps a size from a firm yes that would not hold with an escape function, and
   * says that the frame's own size was tried and reckoned on; a few bytes more say whether a closer's size counts the weight, and lead on after a
   * yes that no row of the list can hold. Fifty bytes lead a size that is too large on to all products of the class.
   * A hundred and thirty try a size with one leaf and with two until somebody says which, and say with which it fits: what a pair has room for was a no.
   * Seventy choose the third lane of the fire test as its neighbours.
   */
  usePageBytes: 12 * 1024 + 440,
  /**
   * JavaScript that a tool fetches for a further step (a drawing, rows that are read), brotli, all steps of a page together. Half of it reads lists
   * as people write them: columns by their headings, lines of text, units, sides and swings, kinds, stock words, names of values, and what a note
   * requires beside the class. Each of these was a row that was misread: a width became a number of doors, ”hej svejs” a door, a sliding door in an
   * escape route a yes by the looser limit, a door of REI a yes by a roof, and ”självstängande Sm” six doors that do not close. The other half judges
   * rows and says why, and divides a wall into panes as its own page does: the same size was a yes there and a no here. Half a kilobyte more reads
   * what is denied in one way, in the requirement too: ”ej självstängande” was proposed as C, and ”ej C5” required it. Forty bytes read what a
   * column of fittings requires: a door with a closer was a yes without one. Seven hundred and eighty read what a size was measured on and the names of
   * products in lines: a way through that has to stay clear, and a hole, were a yes as a frame, and a product's name was a littera and a class.
   * Nearly one more kilobyte: half of it reads ”1021” as a module where it is plainly one, which was told to be no size; the other half asks of a range which
   * of its figures counts, ”Rw 35–40 dB” was a yes by the lower, and keeps classes at the beginning of a line that were taken for litteras. Forty bytes are
   * what the page of a product says of a size in as many leaves as fit. Two hundred tell a row without a fire class, ”–”, ”ej brand”, ”25 dB”, from one with: fire
   * doors were offered for it as if it asked for them. Three hundred name sound that no product states, ”DnT,w 35”, ”ljudklass B”, which was a yes without it, and
   * read sides that are named, ”H=2400 B=3200”: the height was a number of doors.
   * A quarter reads the headings that Swedish lists use (”Littra”, ”Pos.”, ”Ant.”, ”Brandkl.”, ”BM”), of two numbers the littera, and which column may be it.
   * Seven hundred and fifty order what may do by how near it comes, name the nearest and why where nothing does, and lead on with all that the row asks for,
   * which led to doors that it does not want; and read ”El30”, which was proposed to be left as it is.
   * One more kilobyte tells kinds that are none of the products, and types that are not understood: a roller shutter and a hatch were offered doors. It reads
   * sizes beside a word, ”825 x 2040 (karmytter)”, ”ca 900x2100”, whose rows were said to have none, and a class beside a type, which nobody required.
   */
  stepBytes: 20.92 * 1024,
  /** JavaScript that comes with a file that is made for the visitor (DXF, IFC, XLSX, …), or with a workbook that is opened, its library included, brotli, each. */
  fileBytes: 7 * 1024,
  /** The web font, as it is sent: what a server sends at once beside its headers. More makes the first picture wait a round trip longer. */
  fontBytes: 14_450,
  fontFiles: 1,
  /** Requests that a page makes by itself apart from pictures, the page itself included. */
  requests: 9,
  /** The same for the door schedule, whose own code comes with the page in parts that other pages share. */
  scheduleRequests: 10,
  /** Cumulative layout shift; not nought, because letters that come late are as wide as their stand-in by the line and not each for itself. */
  layoutShift: 0.01,
  /** One picture on a telephone (390 px wide, 2.6 device pixels to each), bytes, by where it stands. */
  pictureBytes: { card: 13_000, hero: 11_000, gallery: 40_000 },
  /** All pictures of the gallery together, on that telephone. */
  galleryBytes: 310_000,
  /** The film of the about page, bytes for each of its seconds. */
  filmBytes: { av1: 110_000, h264: 175_000 },
  /** One document, by the end of its name, bytes as it is stored. */
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
  /** Everything that the catalogue asks for on that telephone before the visitor does anything. */
  catalogueBytes: 250_000,
};
