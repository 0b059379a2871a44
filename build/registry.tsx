/**
 * The one list of what the site is made of, apart from public/ and the browser's bundle. The build writes it, the
 * development server answers from it, and the sitemap and the hosts' settings follow from it.
 */
import type { ReactElement } from 'react';
import { products } from '../src/catalogue/products.ts';
import { FileFacts, type FileFact } from '../src/components/ui/FileFacts.ts';
import { PageFrame, type PageAssets } from '../src/components/frame/PageFrame.tsx';
import { paths } from '../src/content/paths.ts';
import { usedPictures } from '../src/content/usedPictures.ts';
import { allFiles, specificationModule, type Workshop } from '../src/documents/files.ts';
import { modelModule } from '../src/documents/productModel.ts';
import { upkeepCalendar } from '../src/documents/upkeepCalendar.ts';
import { listDrawings, renderDrawing } from '../src/drawings/files.tsx';
import { renderDocument } from '../src/engine/render.tsx';
import { pages } from '../src/pages/pages.tsx';
import { produce, type Artefact } from './artefact.ts';
import { dataSheetPdf } from './dataSheets.ts';
import { latest, readCatalogueHistory, type History } from './gitHistory.ts';
import { iconFiles } from './icons.ts';
import { machineFiles, type PageArtefact } from './machineFiles.ts';
import { pictureArtefact } from './pictures.ts';

export { company } from '../src/content/company.ts';

/**
 * Where the browser finds what is not in the pages, and what differs between the kinds of page, by their components'
 * names.
 */
export type Assets = Omit<PageAssets, 'styles'> & {
  kinds: Record<string, { styles: PageAssets['styles']; scripts: string[] }>;
};

type Site = {
  /** The project's folder. */
  root: string;
  assets: Assets;
  readHistory: () => Promise<History>;
  /** The time of the build. */
  now: Date;
};

const islandFiles = import.meta.glob<Record<string, unknown>>('../src/components/**/*.island.tsx', { eager: true });
/** The components that hydrate, each by the name of its file. */
const islands = new Set(
  Object.entries(islandFiles).map(([file, module]) => module[/([^/]+)\.island\.tsx$/.exec(file)?.[1] ?? '']),
);

const kindOf = ({ type }: ReactElement) => (type as { name: string }).name;

/** Names of the components that are pages, each once: the files in src/pages. */
export function listPageKinds(): string[] {
  return [...new Set(pages().map(({ element }) => kindOf(element)))];
}

/** Everything except the pictures: which of those are needed is known only when the rest has been made. */
export function listArtefacts({ root, assets, readHistory, now }: Site): Artefact[] {
  let history: Promise<History> | undefined;
  const knownHistory = () => (history ??= readHistory());
  const documents = listDocuments(root, knownHistory);
  const factsFor = (files: string[]) =>
    factsOf(
      root,
      files.flatMap((file) => documents.get(file) ?? []),
      knownHistory,
    );
  const pageFiles = listPages(assets, factsFor);
  return [
    ...pageFiles,
    ...documents.values(),
    ...specificationModules(documents),
    // The drawings of products are documents too.
    ...listPlainFiles().filter(({ path }) => !documents.has(path)),
    ...machineFiles(pageFiles, knownHistory, now),
    ...iconFiles(root),
  ];
}

/**
 * The documents by their addresses. Each is made once, although pages ask for its size and archives for its content
 * before the build does.
 */
function listDocuments(root: string, readHistory: Site['readHistory']): Map<string, Artefact> {
  const workshop: Workshop = {
    made: async (path) => {
      const document = documents.get(path);
      if (!document) throw new Error(`There is no document ${path}.`);
      return document.render();
    },
    dataSheet: (product, changed) => dataSheetPdf(root, product, changed),
    revisions: () => readCatalogueHistory(root),
  };
  const documents = new Map(
    allFiles().map(({ path, inputs, render }): [string, Artefact] => {
      const draw = async () => render(dayOf(inputs, await readHistory()), workshop);
      let drawn: ReturnType<typeof draw> | undefined;
      return [path, { path, inputs, render: () => (drawn ??= draw()) }];
    }),
  );
  return documents;
}

/** The specification texts again, as modules that the browser copies from. */
function specificationModules(documents: ReadonlyMap<string, Artefact>): Artefact[] {
  return products.map((product) => ({
    path: specificationModule(product),
    inputs: [],
    render: async () => {
      const text = await documents.get(paths.productFile(product, 'txt'))?.render();
      return `export default ${JSON.stringify(text)};\n`;
    },
  }));
}

/** What pages tell of some documents: their sizes, and the days of their last changes. */
async function factsOf(
  root: string,
  documents: Artefact[],
  readHistory: Site['readHistory'],
): Promise<ReadonlyMap<string, FileFact>> {
  const facts = documents.map(async (document): Promise<[string, FileFact]> => {
    const changed = dayOf(document.inputs, await readHistory());
    const body = await produce(root, document);
    return [document.path, { bytes: Buffer.byteLength(body), ...(changed && { changed }) }];
  });
  return new Map(await Promise.all(facts));
}

/** @param factsFor what is told of the documents at these addresses */
function listPages(
  assets: Assets,
  factsFor: (files: string[]) => Promise<ReadonlyMap<string, FileFact>>,
): PageArtefact[] {
  return pages().map(({ path, element, shows, files = [], indexed = true }) => {
    const kind = assets.kinds[kindOf(element)];
    if (!kind)
      throw new Error(
        `The page ${path} is the component ${kindOf(element)}, and src/pages has no file of that name: call both alike.`,
      );
    const page = (facts: ReadonlyMap<string, FileFact>) => (
      <FileFacts value={facts}>
        <PageFrame path={path} styles={kind.styles} font={assets.font} script={assets.script}>
          {element}
        </PageFrame>
      </FileFacts>
    );
    return {
      path: path === '/' ? '/index.html' : `${path}.html`,
      inputs: [...shows, ...kind.scripts],
      render: async () => renderDocument(page(await factsFor(files)), islands),
      ...(indexed && { listed: path }),
    };
  });
}

/** Files that follow from the content alone and carry no dates. */
function listPlainFiles(): Artefact[] {
  return [
    ...listDrawings().map(({ path }) => ({ path, inputs: [], render: () => renderDrawing(path) ?? '' })),
    ...products.map((product) => ({
      path: paths.productModel(product),
      inputs: [],
      render: () => modelModule(product),
    })),
    { path: paths.upkeepCalendar, inputs: [], render: upkeepCalendar },
    {
      path: paths.scheduleTemplate,
      inputs: [],
      // Imported late here too, as on the door list's page, which fetches it at a click.
      render: () =>
        import('../src/catalogue/schedule/csv.ts').then(({ csvOf }) =>
          csvOf({ title: '', rows: [] }, { nameOf: String }),
        ),
    },
  ];
}

/** The day of the last change of these files; undefined where git does not know it. */
function dayOf(inputs: string[], { changed }: History): string | undefined {
  return latest(inputs.map((input) => changed.get(input)))?.slice(0, 10);
}

/** The text or bytes of an artefact, and the artefacts that it names by their addresses. */
export async function make(
  root: string,
  artefact: Artefact,
): Promise<{ body: string | Uint8Array; names: Artefact[] }> {
  const { result, used } = await usedPictures.collect(() => produce(root, artefact));
  return { body: result, names: used.map((picture) => pictureArtefact(root, picture)) };
}
