/**
 * Reads the tables of an Excel workbook (ECMA-376), here in the browser. It comes with the first such file that is
 * opened.
 */

/**
 * A sheet that is shown, with the rows in which something stands; each cell is in its column, as it was written or is
 * shown.
 */
export type ReadSheet = { name: string; rows: string[][] };

/** More than a browser should unpack for a list. */
export class TooLarge extends Error {}

/** Bytes of one part once it is unpacked; a list of two thousand rows has two million. */
const largestPart = 40_000_000;

/** The sheets of a workbook, without those that are hidden or empty. Throws where the bytes are none. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<ReadSheet[]> {
  const partOf = unpack(bytes);
  const [main = ''] = Object.values(targets(await partOf('_rels/.rels'), '', 'officeDocument'));
  const book = await partOf(main);
  const folder = main.replace(/[^/]*$/, '');
  const links = await partOf(main.replace(/[^/]+$/, '_rels/$&.rels'));
  const sheets = targets(links, folder, 'worksheet');
  // A letter is such an archive too.
  if (Object.keys(sheets).length === 0) throw new Error('There is no sheet.');
  const optional = async (kind: string) => {
    const [path] = Object.values(targets(links, folder, kind));
    return path ? partOf(path) : '';
  };
  const texts = textsIn(await optional('sharedStrings'));
  const formats = formatsIn(await optional('styles'));
  const since1904 = /<(?:\w+:)?workbookPr[^>]*\bdate1904="(?:1|true)"/.test(book);
  const shown = Array.from(tokens(book)).flatMap(({ opens, attributes: { name = '', id = '', state = '' } }) => {
    // A sheet that is one chart has no cells.
    const path = sheets[id];
    return opens === 'sheet' && path && !/hidden/i.test(state) ? { name, path } : [];
  });
  const read = shown.map(async ({ name, path }) => ({
    name,
    rows: rowsIn(await partOf(path), (value, type, style) =>
      type === 's' ? (texts[Number(value)] ?? '') : cellText(value, type, formats[style] ?? '', since1904),
    ),
  }));
  return (await Promise.all(read)).filter(({ rows }) => rows.length > 0);
}

/** Gives the texts in a zip archive by their names; its list of them stands at its end. */
function unpack(bytes: Uint8Array<ArrayBuffer>): (name: string) => Promise<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [short, long] = [(at: number) => view.getUint16(at, true), (at: number) => view.getUint32(at, true)];
  const textAt = (at: number, length: number) => new TextDecoder().decode(bytes.subarray(at, at + length));
  let end = bytes.length - 22;
  while (long(end) !== 0x06_05_4b_50) end -= 1;
  const places = new Map<string, number>();
  let at = long(end + 16);
  for (let left = short(end + 10); left > 0; left -= 1) {
    places.set(textAt(at + 46, short(at + 28)), at);
    at += 46 + short(at + 28) + short(at + 30) + short(at + 32);
  }
  return async (name) => {
    const entry = places.get(name);
    if (entry === undefined) throw new Error(`There is no ${name}.`);
    if (long(entry + 24) > largestPart) throw new TooLarge(name);
    const head = long(entry + 42);
    const start = head + 30 + short(head + 26) + short(head + 28);
    const packed = bytes.subarray(start, start + long(entry + 20));
    if (short(entry + 10) === 0) return new TextDecoder().decode(packed);
    return inflated(packed, largestPart);
  };
}

/** Unpacks no more than so many bytes, whatever an archive says of its parts. */
function inflated(packed: Uint8Array<ArrayBuffer>, most: number): Promise<string> {
  let size = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > most) controller.error(new TooLarge());
      else controller.enqueue(chunk);
    },
  });
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(unpacked.pipeThrough(counting)).text();
}

/** What begins or ends, or the text between. Names are without their prefix, which writers choose. */
type Token = { opens?: string; closes?: string; attributes: Record<string, string>; text: string };

/**
 * The parts of an XML text, one by one. The page's policy keeps texts from the browser's own parser, which may run what
 * it reads, and a workbook holds nothing but elements and texts.
 */
function* tokens(xml: string): Generator<Token> {
  const parts =
    /<!--[^]*?-->|<!\[CDATA\[([^]*?)\]\]>|<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>|([^<]+)/g;
  for (const [, raw, slash, name, inner = '', isEmpty, text] of xml.matchAll(parts)) {
    const attributes: Token['attributes'] = {};
    for (const [, key = '', double, single] of inner.matchAll(/([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
      attributes[key] = unescaped(double ?? single ?? '');
    const isEnd = slash || isEmpty;
    if (name && !slash) yield { opens: name, attributes, text: '' };
    if (name && isEnd) yield { closes: name, attributes, text: '' };
    const said = raw ?? (text && unescaped(text));
    if (said) yield { attributes, text: said };
  }
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Letters as XML escapes them, and as Excel writes those that XML has no place for. */
function unescaped(text: string): string {
  if (!/[&_]/.test(text)) return text;
  return text
    .replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, digits, name: string) =>
      name ? (entities[name] ?? all) : letter(hex ? Number.parseInt(hex, 16) : Number(digits)),
    )
    .replaceAll(/_x([\da-f]{4})_/gi, (_, hex) => letter(Number.parseInt(hex, 16)));
}

const letter = (code: number) => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '');

/** Where the relations of one kind lead, by their names. */
function targets(relations: string, folder: string, kind: string): Record<string, string> {
  const found = Array.from(tokens(relations))
    .filter(({ opens, attributes: { Type = '' } }) => opens === 'Relationship' && Type.endsWith(`/${kind}`))
    .map(({ attributes: { Id = '', Target = '' } }) => [
      Id,
      Target.startsWith('/') ? Target.slice(1) : folder + Target.replace(/^\.\//, ''),
    ]);
  return Object.fromEntries(found) as Record<string, string>;
}

/** Tells which texts are of a cell: not its formula, and not how a word is pronounced. */
function listener() {
  let [heard, isHeard, isAside] = ['', false, false];
  return {
    hear({ opens, closes, text }: Token) {
      if (opens === 'rPh') isAside = true;
      if (closes === 'rPh') isAside = false;
      if (opens === 't' || opens === 'v') isHeard = !isAside;
      if (isHeard) heard += text;
      if (closes === 't' || closes === 'v') isHeard = false;
    },
    take() {
      const said = heard;
      heard = '';
      return said;
    },
  };
}

/** The texts that cells share: of several looks each is one all the same. */
function textsIn(xml: string): string[] {
  const texts: string[] = [];
  const { hear, take } = listener();
  for (const token of tokens(xml)) {
    hear(token);
    if (token.closes === 'si') texts.push(take());
  }
  return texts;
}

/** Formats of numbers that every workbook knows, as far as they are of days or times. */
const knownFormat = (id: number) =>
  id === 22 ? 'y h' : (id >= 18 && id <= 21) || (id >= 45 && id <= 47) ? 'h' : id >= 14 && id <= 17 ? 'y' : '';

/** The format of numbers by each style of a cell. */
function formatsIn(xml: string): string[] {
  const own: Record<string, string> = {};
  const formats: string[] = [];
  let areOfCells = false;
  for (const { opens, closes, attributes } of tokens(xml)) {
    if (opens === 'numFmt') own[attributes.numFmtId ?? ''] = attributes.formatCode ?? '';
    if (opens === 'cellXfs' || closes === 'cellXfs') areOfCells = !closes;
    const { numFmtId = '' } = attributes;
    if (opens === 'xf' && areOfCells) formats.push(own[numFmtId] ?? knownFormat(Number(numFmtId)));
  }
  return formats;
}

function rowsIn(xml: string, textOf: (value: string, type: string, style: number) => string): string[][] {
  const rows: string[][] = [];
  const { hear, take } = listener();
  let [row, column, type, style]: [string[], number, string, number] = [[], -1, '', 0];
  for (const token of tokens(xml)) {
    hear(token);
    const { opens, closes, attributes } = token;
    if (opens === 'row') [row, column] = [[], -1];
    if (opens === 'c') {
      column = attributes.r ? numberOf(attributes.r) : column + 1;
      [type, style] = [attributes.t ?? '', Number(attributes.s ?? 0)];
      take();
    }
    if (closes === 'c') {
      const value = take();
      const text = value && textOf(value, type, style).replaceAll('\t', ' ').trim();
      if (text) row[column] = text;
    }
    // Holes are cells too.
    if (closes === 'row' && row.length > 0) rows.push(Array.from(row, (text) => text ?? ''));
  }
  return rows;
}

/** The place of a cell's column: A is nought, AA follows Z. */
function numberOf(place: string): number {
  return (
    Array.from(place.replace(/[^A-Z]+.*/i, '').toUpperCase()).reduce(
      (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
      0,
    ) - 1
  );
}

/**
 * What a cell shows, in Swedish, as far as it matters for a list: days, times, noughts in front and words beside a
 * number.
 */
function cellText(value: string, type: string, format: string, since1904: boolean): string {
  if (type === 'b') return value === '1' ? 'Ja' : 'Nej';
  const number = Number(value);
  if ((type !== '' && type !== 'n') || !Number.isFinite(number)) return value;
  const plain = format.replaceAll(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]|[_*]./gi, '');
  if (/[dhmsy]/i.test(plain) && !/[0#?]/.test(plain.replaceAll(/s[.,]0+/gi, '')))
    return dayText(number, plain, since1904);
  // Fifteen figures are what Excel reckons with; it writes 1.4 as 1.3999999999999999.
  const digits = String(Number(number.toPrecision(15)));
  const [, before = '', noughts = '', behind = ''] =
    /^(?:"([^"]*)")?(0+|general)(?:"([^"]*)")?(?:;|$)/i.exec(
      format.replaceAll(/\\(.)/g, '"$1"').replaceAll('""', ''),
    ) ?? [];
  const isWhole = /^\d+$/.test(digits);
  return (
    before +
    (isWhole ? digits.padStart(noughts.startsWith('0') ? noughts.length : 0, '0') : digits.replace('.', ',')) +
    behind
  );
}

/** Days are counted from 1900 or 1904, and times are parts of them. */
function dayText(number: number, format: string, since1904: boolean): string {
  const days = number - 25_569 + (since1904 ? 1462 : 0);
  const time = new Date(Math.round(days * 86_400) * 1000);
  if (Number.isNaN(time.getTime())) return String(number);
  const [day = '', hours = ''] = time.toISOString().split('T');
  return [/[dy]/i.test(format) && day, /h/i.test(format) && hours.slice(0, 5)].filter(Boolean).join(' ') || day;
}
