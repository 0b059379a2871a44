/**
 * Sets the data sheets with Typst as PDF/UA-1. It refuses a sheet without a title, a picture without its text, and a
 * letter that the font lacks. It is loaded only when there is a sheet to set.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { masters } from 'virtual:pictures';
import type { Product } from '../src/catalogue/schema.ts';
import { company } from '../src/content/company.ts';
import { paths } from '../src/content/paths.ts';
import { dataSheet, type DataSheet } from '../src/documents/dataSheet.ts';
import { printDrawing } from '../src/documents/printDrawing.ts';
import { produce } from './artefact.ts';
import { openMaster } from './openMaster.ts';
import { readLogo } from './sharePictures.ts';

const template = 'src/documents/dataSheet.typ';
const fonts = ['src/fonts/schibsted-grotesk-400.ttf', 'src/fonts/schibsted-grotesk-600.ttf'];
/** Width in pixels: 290 per inch on the sheet. */
const picture = { width: 760, quality: 78 };

/**
 * The data sheet of a product, kept between builds.
 *
 * @param changed day of the last change of its data, ISO 8601
 */
export async function dataSheetPdf(root: string, product: Product, changed: string | undefined): Promise<Buffer> {
  const address = company.website + paths.product(product);
  const drawing = printDrawing(product);
  const contents = dataSheet(product, { address, company, drawing, changed });
  const [text, logo, ...faces] = await Promise.all([template, ...fonts].map((file) => readFile(join(root, file)))).then(
    async ([first, ...rest]) => [first?.toString() ?? '', await readLogo(root), ...rest] as const,
  );
  const sources = { picture: product.image.src, built: product.built?.src };
  const stems = Object.values(sources).map((source) => source && masters[source]?.stem);
  const looks = [logo, ...faces].map((bytes) => createHash('sha256').update(bytes).digest('hex'));
  const made = await produce(root, {
    path: paths.productFile(product, 'pdf'),
    inputs: [],
    cacheKey: JSON.stringify([contents, drawing, text, stems, looks, picture]),
    render: async () => {
      const files: Record<string, Uint8Array> = { 'logo.svg': logo, 'drawing.svg': Buffer.from(drawing.svg) };
      for (const [name, source] of Object.entries(sources))
        if (source)
          files[`${name}.jpg`] = await openMaster(root, source)
            .resize({ width: picture.width })
            .jpeg({ quality: picture.quality, mozjpeg: true })
            .toBuffer();
      return typeset(await (compiler ??= openCompiler(faces)), text, contents, files);
    },
  });
  return withoutSuspects(Buffer.from(made as Uint8Array));
}

let compiler: Promise<NodeCompiler> | undefined;

async function openCompiler(faces: readonly Buffer[]): Promise<NodeCompiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  return NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: [...faces] }] });
}

/** The folder in which the compiler believes a sheet's files to be; it reads nothing from the disk. */
const folder = join(import.meta.dirname, 'data-sheet');

/** Synchronous on purpose: the compiler is shared, and two sheets must not mix their files. */
function typeset(
  compiler: NodeCompiler,
  mainFileContent: string,
  contents: DataSheet,
  files: Record<string, Uint8Array>,
): Buffer {
  for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(join(folder, name), Buffer.from(bytes));
  try {
    const inputs = { sheet: JSON.stringify(contents) };
    const creationTimestamp = Date.parse(contents.changed ?? '1970-01-01') / 1000;
    return compiler.pdf({ mainFileContent, inputs }, { pdfStandard: 'ua-1', creationTimestamp });
  } catch (error) {
    const { code = String(error) } = error as { code?: string };
    throw new Error(`The data sheet of ${contents.title} could not be set: ${code}`, { cause: error });
  } finally {
    compiler.resetShadow();
    // Its memory of earlier sheets would take two megabytes each.
    compiler.evictCache(10);
  }
}

/**
 * Blanks out `/Suspects false`, which Typst writes and which is the default anyway: Poppler, the PDF reader of every
 * Linux desktop, reports it as a syntax error. Spaces replace it, because a PDF finds its parts by their offsets.
 * Remove when `pdfinfo` accepts a sheet without this.
 */
function withoutSuspects(pdf: Buffer): Buffer {
  const word = '/Suspects false';
  const at = pdf.indexOf(word);
  if (at >= 0) pdf.fill(' ', at, at + word.length);
  return pdf;
}
