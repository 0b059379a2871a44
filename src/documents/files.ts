/** The one list of the documents that can be fetched: of a product, and of the whole catalogue. Pages, the build and other documents read it. */
import { classLinesOf } from '../catalogue/classLine.ts';
import { products } from '../catalogue/products.ts';
import { writeCells } from '../catalogue/schedule/cells.ts';
import { elevationOf, type Product } from '../catalogue/schema.ts';
import { company } from '../content/company.ts';
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

/** What only the build can do: it has the pictures, the project's history, and the program that sets sheets. */
export type Workshop = {
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

/** The documents of a product, the most asked for first. */
export function filesOf(product: Product): DocumentFile[] {
  const inputs = [`src/catalogue/data/${product.category}/${product.id}.json`];
  const address = addressOf(product);
  const file = (end: string) => paths.productFile(product, end);
  const spec = elevationOf(product);
  return [
    {
      path: file('pdf'),
      name: 'Datablad',
      format: 'PDF',
      inputs,
      render: (changed, { dataSheet }) => dataSheet(product, changed),
    },
    {
      path: file('txt'),
      name: 'Föreskriftstext',
      format: 'TXT',
      inputs,
      render: (changed) => specificationText(product, { address, maker, changed }),
    },
    {
      path: file('dxf'),
      name: 'Ritning för CAD, skala 1:1',
      format: 'DXF',
      inputs,
      render: () =>
        productDxf(drawPart(spec), {
          title: product.title,
          classes: classLinesOf(product),
          depth: depthOf(product.facts),
          address,
        }),
    },
    {
      path: file('ifc'),
      name: 'Objekt för BIM',
      format: 'IFC',
      inputs,
      render: (changed) => productIfc({ ...modelOf(product), part: drawPart(spec), changed }),
    },
    {
      path: paths.productDrawing(product),
      name: 'Uppställningsritning',
      format: 'SVG',
      inputs,
      render: () => renderDrawing(paths.productDrawing(product)) ?? '',
    },
    {
      path: file('json'),
      name: 'Alla värden med källa',
      format: 'JSON',
      inputs,
      render: (changed) => jsonText({ $schema: `${absolute(schema)}#/$defs/product`, ...recordOf(product, changed) }),
    },
  ];
}

function recordOf(product: Product, changed?: string) {
  const files = filesOf(product).map(({ path, format }) => [format.toLowerCase(), absolute(path)]);
  return productRecord(product, { address: addressOf(product), maker, files: Object.fromEntries(files), changed });
}

const schema = paths.catalogueFile('katalog.schema.json');
const inputs = ['src/catalogue/data/'];

/** The documents of the whole catalogue. */
export const catalogueFiles: DocumentFile[] = [
  {
    path: paths.catalogueFile('katalog.xlsx'),
    name: 'Översikt, alla värden och ändringar',
    format: 'XLSX',
    inputs,
    render: async (_, { revisions }) =>
      toXlsx([
        { name: 'Produkter', rows: overviewTable(products, addressOf), widths: overviewWidths },
        { name: 'Parametrar', rows: valuesTable(products, addressOf), widths: valuesWidths },
        { name: 'Ändringar', rows: changesTable(changesOf(await revisions())), widths: changesWidths },
      ]),
  },
  {
    path: paths.catalogueFile('katalog.csv'),
    name: 'Översikt, en rad för varje produkt',
    format: 'CSV',
    inputs,
    render: () => writeCells(overviewTable(products, addressOf)),
  },
  {
    path: paths.catalogueFile('katalog-varden.csv'),
    name: 'Alla värden, en rad för varje',
    format: 'CSV',
    inputs,
    render: () => writeCells(valuesTable(products, addressOf)),
  },
  {
    path: paths.catalogueFile('katalog.json'),
    name: 'Alla värden för program',
    format: 'JSON',
    inputs,
    render: (changed) =>
      jsonText({
        $schema: absolute(schema),
        id: absolute(paths.catalogueFile('katalog.json')),
        ...(changed && { changed }),
        products: products.map((product) => recordOf(product)),
      }),
  },
  {
    path: schema,
    name: 'Beskrivning av samma format',
    format: 'JSON Schema',
    inputs: ['src/documents/jsonSchema.ts'],
    render: () => jsonText(catalogueJsonSchema(absolute(schema))),
  },
  {
    path: paths.catalogueFile('andringar.json'),
    name: 'Ändringar dag för dag',
    format: 'JSON',
    inputs,
    render: async (_, { revisions }) => jsonText({ changes: changesOf(await revisions()) }),
  },
];

/** Every document. */
export const allFiles = (): DocumentFile[] => [...products.flatMap(filesOf), ...catalogueFiles];
