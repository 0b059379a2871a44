/**
 * `npm run bench:input`: how long the tools keep a visitor waiting who pastes two hundred rows into the door list, or
 * types a requirement. Writes docs/performance.md.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/project.ts';
import { claimsOf } from '../src/catalogue/classes/claims.ts';
import { parseFireClasses } from '../src/catalogue/classes/fireClass.ts';
import { matchAll } from '../src/catalogue/requirement/matchAll.ts';
import type { Product } from '../src/catalogue/schema.ts';
import { paths } from '../src/content/paths.ts';
import { inFreshTab } from './host.ts';
import { median, row, writeTable } from './report.ts';

const runs = Number(process.env['RUNS'] ?? 7);
const requirement = 'EI2 60-S200C5, Rw 37';
const rowCount = 200;
const copies = 100;

/** Waits in the page until the change is painted. */
const painted = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))`;

const pasting = `(async () => {
  const tasks = [0];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  const lines = Array.from({ length: ${rowCount} }, (_, index) => ['D' + index, 'Janisol 2 EI30', 990, 2090, 'EI 30'].join('\\t'));
  const data = new DataTransfer();
  data.setData('text/plain', ['Littera\\tProdukt\\tBredd KYM\\tHöjd KYM\\tKrav', ...lines].join('\\r\\n'));
  const rows = () => document.querySelectorAll('.schedule-table tbody').length;
  const until = async (count) => { while (rows() < count) await ${painted}; };
  const start = performance.now();
  document.querySelector('#klistra').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await until(1);
  await ${painted};
  const first = performance.now() - start;
  await until(${rowCount});
  const all = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return { first, all, longest: Math.max(...tasks) };
})()`;

const typing = `(async () => {
  const field = document.querySelector('#krav');
  const times = [];
  for (const letter of ${JSON.stringify(requirement)}) {
    const start = performance.now();
    field.value += letter;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await ${painted};
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return times;
})()`;

const pasted: { first: number; all: number; longest: number }[] = [];
const typed: number[][] = [];
for (let run = 0; run < runs; run += 1) {
  pasted.push(await measure(paths.schedule, pasting));
  typed.push(await measure(paths.classes, typing));
}
const searched = search();
const longest = median(pasted.map((one) => one.longest));
const rows = [
  row([`${rowCount} rows pasted: the first are painted`, figure(median(pasted.map(({ first }) => first))), 100]),
  row([`${rowCount} rows pasted: all are there`, figure(median(pasted.map(({ all }) => all))), '–']),
  row([`${rowCount} rows pasted: longest task`, longest ? figure(longest) : '< 50', 100]), // a browser tells of longer ones alone
  row(['requirement typed: a key until it is painted', figure(median(typed.flat())), '–']),
  row([`requirement searched in ${searched.products} products: the slowest key`, figure(searched.slowest), 16]),
];
console.log(rows.join('\n'));
if (runs >= 7)
  await writeTable(
    'input',
    `\`npm run bench:input\`, medians of ${runs} runs, each in a fresh browser`,
    'what | ms | at most',
    rows,
  );

/** Evaluates an expression in a fresh browser, on a page that has come alive. */
function measure<Value>(path: string, expression: string): Promise<Value> {
  return inFreshTab('tests', async (tab, url) => {
    await tab.open(url + path);
    // The tool comes when its field is touched.
    await tab.hover('#klistra, #krav');
    await tab.click();
    await tab.until(`document.querySelector('#klistra, #krav').closest('[data-hydrated]') !== null`, 30_000);
    return tab.evaluate<Value>(expression);
  });
}

/**
 * Milliseconds of the slowest key, each key being read and searched for in a hundred catalogues; the median of the
 * runs.
 */
function search(): { products: number; slowest: number } {
  const files = globSync('src/catalogue/data/*/*.json', { cwd: root });
  const catalogue = files.map((file) => claimsOf(JSON.parse(readFileSync(join(root, file), 'utf8')) as Product));
  const products = Array.from({ length: copies }, () => catalogue).flat();
  const keys = Array.from(requirement, (_, index) => requirement.slice(0, index + 1));
  const times = Array.from({ length: runs }, () =>
    keys.map((text) => {
      const start = performance.now();
      matchAll(parseFireClasses(text), products);
      return performance.now() - start;
    }),
  );
  return {
    products: products.length,
    slowest: Math.max(...keys.map((_, key) => median(times.map((run) => run[key] ?? NaN)))),
  };
}

function figure(milliseconds: number): string {
  return milliseconds.toFixed(milliseconds < 10 ? 1 : 0);
}
