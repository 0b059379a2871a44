/**
 * `npm run growth`: builds the site with 1, 10, 100 and 1,000 times as many products, and writes what that took to
 * docs/performance.md.
 *
 * The products are copies of today's with ids, names and descriptions of their own, in a copy of the project that is
 * removed afterwards. `npm run growth -- 1 10` builds these two only and writes nothing.
 */
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { categories } from '../src/catalogue/vocabulary.ts';
import { row, writeTable } from '../bench/report.ts';
import type { Product } from '../src/catalogue/schema.ts';
import { productFolder } from '../src/content/dataFiles.ts';
import type { BuildCost } from './lib/build-local.ts';
import { copyProject } from './lib/copyProject.ts';
import { main } from './lib/main.ts';
import { root } from './lib/project.ts';
import { runProgram } from './lib/tool.ts';
import { Trouble } from '../build/trouble.mjs';

const allFactors = [1, 10, 100, 1000];
const siteFolder = '.local/site';

/** The cost of a build and the weight of its files, in bytes of brotli. */
type Growth = BuildCost & { products: number; pages: number; weights: Record<string, number> };

/** Files whose weight is reported. The last product is a copy from factor ten on. */
const weighed = {
  home: 'index.html',
  catalogue: 'produkter.html',
  continuation: 'produkter/aluminium/sida-2.html',
  product: 'produkter/aluminium/16.html',
  sitemap: 'sitemap.xml',
};

const heading =
  'products | pages | seconds | processor seconds | processor ms a page (ratio) | peak memory MB | home KB | catalogue KB | its second page KB | a product KB | sitemap KB';

await main(async () => {
  const factors = process.argv.slice(2).map(Number);
  if (factors.some((factor) => !Number.isInteger(factor) || factor < 1))
    throw new Trouble('Name whole numbers from 1, as in "npm run growth -- 1 10", or none for 1, 10, 100 and 1,000.');
  const results: Growth[] = [];
  for (const factor of factors.length > 0 ? factors : allFactors) {
    results.push(await measure(factor));
    console.log(line(results.at(-1) as Growth, results[0] as Growth));
  }
  if (factors.length > 0) return;
  await writeTable(
    'growth',
    '`npm run growth`, one build each, with a warm picture cache; weights with brotli',
    heading,
    results.map((result) => line(result, results[0] as Growth)),
  );
});

async function measure(factor: number): Promise<Growth> {
  const copy = await copyProject();
  try {
    const products = await multiplyAll(copy, factor);
    const build = join(copy, 'scripts/lib/build-local.ts');
    const { code, output } = await runProgram(process.execPath, [build], { limit: 3600 });
    if (code !== 0) throw new Trouble(`The build with ${products} products failed:\n${output}`);
    const cost = JSON.parse(output.trim().split('\n').at(-1) ?? '') as BuildCost;
    const pages = (await readdir(join(copy, siteFolder), { recursive: true })).filter((file) =>
      file.endsWith('.html'),
    ).length;
    const weigh = async (file: string) =>
      (await stat(join(copy, siteFolder, `${file}.br`)).catch(() => ({ size: NaN }))).size;
    const weights = Object.fromEntries(
      await Promise.all(Object.entries(weighed).map(async ([name, file]) => [name, await weigh(file)] as const)),
    );
    return { ...cost, products, pages, weights };
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Gives a copy `factor` times as many products. Returns how many there are. */
async function multiplyAll(copy: string, factor: number): Promise<number> {
  // Copies share one picture, which is made once and cached. Drawings would need a share picture for every product.
  const [picture = ''] = await readdir(join(root, 'src/pictures/products'));
  const counts = await Promise.all(
    categories.map((category) => multiply(join(copy, productFolder, category), factor, `products/${picture}`)),
  );
  return counts.reduce((sum, count) => sum + count);
}

/** Adds copies of the products in a folder until there are `factor` times as many; returns their number. */
async function multiply(folder: string, factor: number, picture: string): Promise<number> {
  const files = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));
  const products = files.map((text) => JSON.parse(text) as Product).toSorted((a, b) => a.id - b.id);
  for (let id = products.length + 1; id <= products.length * factor; id += 1) {
    const product = products[(id - 1) % products.length] as Product;
    const copy = {
      ...product,
      ...texts(product, id),
      id,
      image: { ...product.image, src: product.image.src ?? picture },
    };
    await writeFile(join(folder, `${id}.json`), JSON.stringify(copy));
  }
  return products.length * factor;
}

/** The texts of a product that must be unique, with a number added and within their limits. */
function texts({ title, description, metaDescription }: Product, id: number): Partial<Product> {
  const numbered = (text: string, length: number) => `Nr ${id}: ${text}`.slice(0, length).trim();
  return {
    title: `${title.slice(0, 50).trim()} ${id}`,
    description: numbered(description, 230),
    metaDescription: numbered(metaDescription, 165),
  };
}

function line({ products, pages, seconds, processor, memory, weights }: Growth, first: Growth): string {
  const kilobytes = (name: string) => (Number.isNaN(weights[name]) ? '–' : ((weights[name] ?? NaN) / 1000).toFixed(1));
  const perPage = (growth: { processor: number; pages: number }) => (1000 * growth.processor) / growth.pages;
  const milliseconds = perPage({ processor, pages });
  return row([
    products,
    pages,
    seconds.toFixed(1),
    processor.toFixed(1),
    `${milliseconds.toFixed(1)} (${(milliseconds / perPage(first)).toFixed(2)})`,
    memory.toFixed(0),
    ...Object.keys(weighed).map(kilobytes),
  ]);
}
