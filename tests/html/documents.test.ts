/** Every document of the built site, opened by a program that did not write it: what it says is what the table says. */
import readWorkbook from 'read-excel-file/node';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { IFCDOOR, IFCPROPERTYSINGLEVALUE, IfcAPI, type FlatMesh } from 'web-ifc';
import { classLinesOf } from '../../src/catalogue/classLine.ts';
import { withUnit } from '../../src/catalogue/phrasing.ts';
import { products } from '../../src/catalogue/products.ts';
import { rowsOf } from '../../src/catalogue/rows.ts';
import { elevationOf, type Product } from '../../src/catalogue/schema.ts';
import { askedInQuote } from '../../src/catalogue/vocabulary.ts';
import { company } from '../../src/content/company.ts';
import { paths } from '../../src/content/paths.ts';
import { allFiles, filesOf } from '../../src/documents/files.ts';
import { proofOf } from '../../src/documents/proof.ts';
import { questionsOf } from '../../src/documents/questions.ts';
import { roofRise } from '../../src/drawings/model/roof.ts';
import { budgets } from '../budgets.ts';
import { readSite, siteFiles } from './lib/site.ts';

const text = (path: string) => readSite(path).toString('utf8');
/** A text without its spaces: lines may break at any of them, and a subscript is set apart. */
const joined = (words: string) => words.replaceAll(/\s+/g, '');

test('every product has all its documents, and no others are there', () => {
  const expected = allFiles()
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/dokument/'));
  const found = siteFiles.filter((file) => file.startsWith('/dokument/') && !/\.(?:br|gz)$/.test(file));
  expect(found.toSorted()).toEqual(expected.toSorted());
  const kinds = products.map((product) => filesOf(product).map(({ format }) => format));
  expect(kinds).toEqual(products.map(() => ['PDF', 'TXT', 'DXF', 'IFC', 'SVG', 'JSON']));
  expect(found.filter((file) => !/^[a-z\d/.-]+$/.test(file))).toEqual([]);
  const heavy = found.filter(
    (file) => readSite(file).length > (budgets.documentBytes[file.split('.').at(-1) ?? ''] ?? 0),
  );
  expect(heavy).toEqual([]);
});

describe.each(products)('the data sheet of $category $id', (product) => {
  const bytes = readSite(paths.productFile(product, 'pdf'));
  let sheet: Awaited<ReturnType<typeof openSheet>>;
  beforeAll(async () => {
    sheet = await openSheet(bytes);
  });

  test('is two tagged pages in Swedish with a title, by the standard for accessible documents', () => {
    expect(sheet.pages).toBe(2);
    expect(sheet.info).toMatchObject({
      Language: 'sv-SE',
      Title: `${product.title}, datablad`,
      Author: company.legalName,
    });
    expect(bytes.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    // False by default, and Poppler takes the word for a syntax error.
    expect(bytes.toString('latin1')).not.toContain('/Suspects');
  });

  test('has one main heading, a table with headings, and a text for every picture', () => {
    const roles = sheet.tree.map(({ role }) => role);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'TH')).toHaveLength(3);
    expect(roles.filter((role) => role === 'TR')).toHaveLength(rowsOf(product).length + 1);
    const figures = sheet.tree.filter(({ role }) => role === 'Figure');
    expect(figures.length).toBeGreaterThanOrEqual(2);
    expect(figures.filter(({ alt }) => !alt)).toEqual([]);
    const pictures = [product.image, product.built].filter((picture) => picture?.src);
    for (const picture of pictures) expect(figures.map(({ alt }) => alt)).toContain(picture?.alt);
  });

  test('says everything that the table, the proof and the questions say', () => {
    const { ways, documents, askFor } = proofOf(product);
    const said = [
      product.title,
      product.description,
      ...classLinesOf(product).map((line) => line.text),
      ...rowsOf(product).flatMap(({ name, value, unit, source = '' }) => [name, value, unit, source]),
      ...ways.map((way) => way.text),
      ...documents.flatMap(({ number, worth }) => [number, worth]),
      ...askFor,
      ...questionsOf(product).map((question) => question.text),
      (company.website + paths.product(product)).replace('https://www.', ''),
    ];
    expect(said.filter((words) => !sheet.text.includes(joined(words)))).toEqual([]);
  });
});

type Tag = { role: string; alt?: string; children: Tag[] };

async function openSheet(bytes: Buffer) {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1)));
  const trees = (await Promise.all(pages.map((page) => page.getStructTree()))) as unknown as Tag[];
  const words = await Promise.all(pages.map((page) => page.getTextContent()));
  const flat = (tag: Tag): Tag[] => [tag, ...(tag.children ?? []).flatMap(flat)];
  return {
    pages: file.numPages,
    info: (await file.getMetadata()).info,
    tree: trees.flatMap(flat),
    text: joined(words.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join('')),
  };
}

describe('models', () => {
  const api = new IfcAPI();
  beforeAll(() => api.Init());

  test.each(products)('$category $id is as large as it says, solid, and has every value of the table', (product) => {
    const model = api.OpenModel(readSite(paths.productFile(product, 'ifc')));
    const { size, volume } = measure(api, model);
    const [width, height] = sizeOf(product);
    expect(size[0]).toBeCloseTo(width / 1000, 3);
    expect(Math.abs((size[1] ?? 0) - height / 1000)).toBeLessThan(product.kind === 'roof' ? 0.25 : 0.001);
    expect(volume).toBeGreaterThan(0);
    const values = propertiesOf(api, model);
    const asked = rowsOf(product).map(({ name, value, unit }) =>
      `${name}: ${withUnit(value, unit)}`.replaceAll('\u00a0', ' '),
    );
    expect(asked.filter((line) => !values.includes(line))).toEqual([]);
    const doors = api.GetLineIDsWithType(model, IFCDOOR).size();
    expect(doors).toBe(product.kind === 'door' || product.kind === 'sliding-door' ? 1 : 0);
    api.CloseModel(model);
  });
});

/** Width and height of the model, mm. */
function sizeOf(product: Product): [number, number] {
  const spec = elevationOf(product);
  return spec.type === 'roof' ? [spec.width, roofRise(spec)] : [spec.width, spec.height];
}

/** Extent in metres (x, up, through the wall) and volume of all meshes together, as another program makes them. */
function measure(api: IfcAPI, model: number): { size: number[]; volume: number } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  let volume = 0;
  api.StreamAllMeshes(model, ({ geometries }: FlatMesh) => {
    for (let part = 0; part < geometries.size(); part += 1) {
      const { geometryExpressID, flatTransformation: m } = geometries.get(part);
      const geometry = api.GetGeometry(model, geometryExpressID);
      const numbers = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
      const corners = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize());
      const at = (corner = 0): [number, number, number] => {
        const [x = 0, y = 0, z = 0] = numbers.slice(corner * 6, corner * 6 + 3);
        return [0, 1, 2].map(
          (row) => (m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 8] ?? 0) * z + (m[row + 12] ?? 0),
        ) as [number, number, number];
      };
      for (let corner = 0; corner < corners.length; corner += 3) {
        const [a, b, c] = [at(corners[corner]), at(corners[corner + 1]), at(corners[corner + 2])];
        volume +=
          (a[0] * (b[1] * c[2] - b[2] * c[1]) -
            a[1] * (b[0] * c[2] - b[2] * c[0]) +
            a[2] * (b[0] * c[1] - b[1] * c[0])) /
          6;
        for (const point of [a, b, c])
          point.forEach((value, axis) => {
            low[axis] = Math.min(low[axis] ?? value, value);
            high[axis] = Math.max(high[axis] ?? value, value);
          });
      }
    }
  });
  return { size: high.map((value, axis) => value - (low[axis] ?? 0)), volume };
}

function propertiesOf(api: IfcAPI, model: number): string[] {
  const lines = api.GetLineIDsWithType(model, IFCPROPERTYSINGLEVALUE);
  return Array.from({ length: lines.size() }, (_, index) => {
    const { Name, Description, NominalValue } = api.GetLine(model, lines.get(index)) as {
      Name: { value: string };
      Description: { value: string } | null;
      NominalValue: { value: unknown; constructor: { name: string } } | null;
    };
    // A property left to the quote has no value, and says so; a length is a number in the file's unit, millimetres.
    const value = NominalValue ? String(NominalValue.value) : Description?.value;
    const isLength = NominalValue?.constructor.name === 'IfcLengthMeasure';
    return `${Name.value}: ${value}${isLength ? ' mm' : ''}`;
  });
}

describe('the catalogue as files', () => {
  const rows = products.flatMap((product) => rowsOf(product).map((row) => ({ ...row, title: product.title })));

  test('the workbook has every value, and a line for each product', async () => {
    const sheets = await readWorkbook(readSite(paths.catalogueFile('katalog.xlsx')));
    const [overview, values, changes] = sheets.map(({ data }) => data);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Produkter', 'Parametrar', 'Ändringar']);
    expect(overview?.slice(1).map((line) => line[2])).toEqual(products.map(({ title }) => title));
    expect(values?.slice(1).map((line) => line.slice(4, 7).map((cell) => String(cell ?? '')))).toEqual(
      rows.map(({ name, value, unit }) => [name, value, unit]),
    );
    expect(changes?.[0]).toEqual(['Dag', 'Produkt', 'Egenskap', 'Före', 'Efter']);
  });

  test('the table is for Swedish Excel', () => {
    const csv = text(paths.catalogueFile('katalog-varden.csv'));
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    expect(csv.split('\r\n')).toHaveLength(rows.length + 2);
  });

  test('the data name files that are there, and say of every open value that it is asked for', () => {
    const { products: records } = JSON.parse(text(paths.catalogueFile('katalog.json'))) as {
      products: { files: Record<string, string>; values: { value: string; standing: string }[] }[];
    };
    const files = records
      .flatMap((record) => Object.values(record.files))
      .map((address) => address.replace(company.website, ''));
    expect(files.filter((file) => !siteFiles.includes(file))).toEqual([]);
    const open = records.flatMap((record) => record.values).filter(({ standing }) => standing === 'asked');
    expect(open).toHaveLength(rows.filter(({ standing }) => standing === 'asked').length);
    expect(open.every(({ value }) => value === askedInQuote || value.includes('offerten'))).toBe(true);
  });
});
