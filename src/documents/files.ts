/**
 * The one list of the documents on offer, of a product and of the whole catalogue. Pages, the build and other documents
 * read it.
 */
import { classLinesOf } from '../catalogue/classLine.ts';
import { productKeyOf } from '../catalogue/productKey.ts';
import { products } from '../catalogue/products.ts';
import { writeCells } from '../catalogue/schedule/cells.ts';
import { elevationOf, type Product } from '../catalogue/schema.ts';
import { company } from '../content/company.ts';
import { productFile, productFolder } from '../content/dataFiles.ts';
import { paths } from '../content/paths.ts';
import { renderDrawing } from '../drawings/files.tsx';
import { drawPart } from '../drawings/model/drawProduct.ts';
import { productDxf } from './cadDrawing.ts';
import {
  changesTable,
  changesWidths,
  overviewTable,
  overviewWidths,
  valuesTable,
  valuesWidths,
} from './catalogueTables.ts';
import { changesOf, type Revision } from './changes.ts';
import { depthOf } from './depth.ts';
import { catalogueJsonSchema } from './jsonSchema.ts';
import { productIfc } from './productIfc.ts';
import { jsonText, productRecord } from './productJson.ts';
import { modelOf } from './productModel.ts';
import { specificationText } from './specification.ts';
import { toXlsx } from './xlsx.ts';
import { toZip } from './zip.ts';

/**
 * What only the build can do: it has the pictures, the project's history, the other documents, and the program that
 * sets sheets.
 */
export type Workshop = {
  /** The document at this address, as it is fetched. */
  made: (path: string) => Promise<string | Uint8Array>;
  dataSheet: (product: Product, changed: string | undefined) => Promise<string | Uint8Array>;
  revisions: () => Promise<Revision[]>;
};

/** A document that can be fetched. */
export type DocumentFile = {
  path: string;
  /** What it is, in Swedish. */
  name: string;
  /** Its format as a visitor knows it: ”DXF”. */
  format: string;
  /** The project's files whose change is news of it; folders end in a slash. */
  inputs: string[];
  /** Makes it. `changed` is the day of the last change, ISO 8601, where it is known. */
  render: (changed: string | undefined, workshop: Workshop) => string | Uint8Array | Promise<string | Uint8Array>;
};

const absolute = (path: string) => company.website + path;
const addressOf = (product: Product) => absolute(paths.product(product));
const maker = company.legalName;

/** Makes entries of the list that have these inputs. */
const listed =
  (inputs: string[]) =>
  (path: string, name: string, format: string, render: DocumentFile['render']): DocumentFile => ({
    path,
    name,
    format,
    inputs,
    render,
  });

/**
 * Address of the specification text of a product as a module, for the browser to copy: beside that of its model, for it
 * is no document.
 */
export const specificationModule = (product: Product) => `/ritningar/${productKeyOf(product)}.foreskrift.js`;

/** The documents of a product, the most asked for first. */
export function filesOf(product: Product): DocumentFile[] {
  const entry = listed([productFile(product)]);
  const address = addressOf(product);
  const { title } = product;
  const file = (end: string) => paths.productFile(product, end);
  const drawing = paths.productDrawing(product);
  const spec = elevationOf(product);
  return [
    entry(file('pdf'), 'Datablad', 'PDF', (changed, { dataSheet }) => dataSheet(product, changed)),
    entry(file('txt'), 'Föreskriftstext', 'TXT', (changed) => specificationText(product, { address, maker, changed })),
    entry(file('dxf'), 'Ritning för CAD, skala 1:1', 'DXF', () =>
      productDxf(drawPart(spec), { title, classes: classLinesOf(product), depth: depthOf(product.facts), address }),
    ),
    entry(file('ifc'), 'Objekt för BIM', 'IFC', (changed) =>
      productIfc({ ...modelOf(product), part: drawPart(spec), changed }),
    ),
    entry(drawing, 'Uppställningsritning', 'SVG', () => renderDrawing(drawing) ?? ''),
    entry(file('json'), 'Alla värden med källa', 'JSON', (changed) =>
      jsonText({ $schema: `${absolute(schema)}#/$defs/product`, ...recordOf(product, changed) }),
    ),
  ];
}

function recordOf(product: Product, changed?: string) {
  const files = filesOf(product).map(({ path, format }) => [format.toLowerCase(), absolute(path)]);
  return productRecord(product, { address: addressOf(product), maker, files: Object.fromEntries(files), changed });
}

const schema = paths.catalogueFile('katalog.schema.json');
const all = paths.catalogueFile('katalog.json');
const entry = listed([`${productFolder}/`]);

/** The documents of one format of all products, as they are fetched one by one. */
const packed = (format: string, name: string) =>
  entry(paths.catalogueFile(`katalog-${format.toLowerCase()}.zip`), name, 'ZIP', async (_, { made }) => {
    const files = products.flatMap(filesOf).filter((file) => file.format === format);
    const bodies = files.map(async ({ path }) => [path.split('/').at(-1), await made(path)] as const);
    return toZip(Object.fromEntries(await Promise.all(bodies)));
  });

/** The documents of the whole catalogue. */
export const catalogueFiles: DocumentFile[] = [
  entry(paths.catalogueFile('katalog.xlsx'), 'Översikt, alla värden och ändringar', 'XLSX', async (_, { revisions }) =>
    toXlsx([
      { name: 'Produkter', rows: overviewTable(products, addressOf), widths: overviewWidths },
      { name: 'Parametrar', rows: valuesTable(products, addressOf), widths: valuesWidths },
      { name: 'Ändringar', rows: changesTable(changesOf(await revisions())), widths: changesWidths },
    ]),
  ),
  packed('DXF', 'Alla ritningar för CAD, DXF'),
  packed('IFC', 'Alla objekt för BIM, IFC'),
  entry(paths.catalogueFile('katalog.csv'), 'Översikt, en rad för varje produkt', 'CSV', () =>
    writeCells(overviewTable(products, addressOf)),
  ),
  entry(paths.catalogueFile('katalog-varden.csv'), 'Alla värden, en rad för varje', 'CSV', () =>
    writeCells(valuesTable(products, addressOf)),
  ),
  entry(all, 'Alla värden för program', 'JSON', (changed) =>
    jsonText({
      $schema: absolute(schema),
      id: absolute(all),
      ...(changed && { changed }),
      products: products.map((product) => recordOf(product)),
    }),
  ),
  listed(['src/documents/jsonSchema.ts'])(schema, 'Beskrivning av samma format', 'JSON Schema', () =>
    jsonText(catalogueJsonSchema(absolute(schema))),
  ),
  entry(paths.catalogueFile('andringar.json'), 'Ändringar dag för dag', 'JSON', async (_, { revisions }) =>
    jsonText({ changes: changesOf(await revisions()) }),
  ),
];

/** Every document. */
export const allFiles = (): DocumentFile[] => [...products.flatMap(filesOf), ...catalogueFiles];
