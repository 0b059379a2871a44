/**
 * `npm run bench`: Lighthouse with its mobile settings, several runs a page, each page also with its scripts removed:
 * that is the limit that no page can beat. Writes docs/performance.md.
 *
 * Lighthouse computes from a fast run what a slow network and processor would take. With `--applied` both are slowed
 * for real; the rows are only printed.
 */
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../scripts/lib/browsers/findBrowser.ts';
import { folders } from '../scripts/lib/project.ts';
import { startHost } from './host.ts';
import { median, row, writeTable } from './report.ts';

const compress = promisify(brotliCompress);
const runs = Number(process.env['RUNS'] ?? 5);
const pages = ['/', '/produkter', '/produkter/aluminium/1', '/brandklasser', '/galleri', '/kontakt'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** One measurement: times in milliseconds, bytes as sent over the network, scores from 0 to 100. */
type Figures = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  scripts: number;
  requests: number;
  scores: number[];
};

const site = folders.localSite;
const bare = join(folders.local, 'site-without-scripts');
await copyWithoutScripts(site, bare);

const isApplied = process.argv.includes('--applied');
const servers = [await startHost(site), await startHost(bare)];

const chromePath = await findBrowser('whole');
const rows: string[] = [];
for (const path of pages) {
  const [ours, limit] = await measure(servers.map(({ url }) => url + path));
  if (ours && limit) rows.push(compare(path, ours, limit));
  console.log(rows.at(-1));
}
for (const server of servers) server.close();
await rm(bare, { recursive: true });
if (runs >= 5 && !isApplied) {
  const heading =
    'page | scores | FCP ms (ratio) | LCP ms (ratio) | TBT ms | CLS | bytes (ratio) | script bytes | requests';
  await writeTable('bench', `\`npm run bench\`, medians of ${runs} runs`, heading, rows);
}

/** Copies a built site without the script of each page, in the precompressed copies too. */
async function copyWithoutScripts(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, filter: (file) => !file.endsWith('.html.br') });
  for await (const file of glob('**/*.html', { cwd: to })) {
    const text = (await readFile(join(to, file), 'utf8')).replaceAll(/<script type="module"[^>]*><\/script>/g, '');
    await writeFile(join(to, file), text);
    await writeFile(join(to, `${file}.br`), await compress(text));
  }
}

/**
 * The medians of several runs of each address, each run in a fresh browser. The addresses take turns, so that whatever
 * slows the machine slows them all.
 */
async function measure(urls: string[]): Promise<Figures[]> {
  const results: Figures[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, url] of urls.entries()) results[index]?.push(await measureOnce(url));
  return results.map(middle);
}

function middle(results: Figures[]): Figures {
  const middleOf = (read: (figures: Figures) => number) => median(results.map(read));
  return {
    fcp: middleOf(({ fcp }) => fcp),
    lcp: middleOf(({ lcp }) => lcp),
    tbt: middleOf(({ tbt }) => tbt),
    cls: middleOf(({ cls }) => cls),
    bytes: middleOf(({ bytes }) => bytes),
    scripts: middleOf(({ scripts }) => scripts),
    requests: middleOf(({ requests }) => requests),
    scores: categories.map((_, index) => middleOf(({ scores }) => scores[index] ?? NaN)),
  };
}

async function measureOnce(url: string): Promise<Figures> {
  const flags = [
    '--headless=new',
    '--ignore-certificate-errors',
    '--disable-quic',
    '--disable-background-networking',
    '--no-first-run',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const chrome = await launch({ chromePath, chromeFlags: flags });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      ...(isApplied && { throttlingMethod: 'devtools' }),
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { audits, categories: scored } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? NaN;
    const requests = audits['network-requests']?.details?.items ?? [];
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
      scripts: requests
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
      requests: requests.length,
      scores: categories.map((category) => Math.round((scored[category]?.score ?? NaN) * 100)),
    };
  } finally {
    chrome.kill();
  }
}

function compare(name: string, ours: Figures, limit: Figures): string {
  const ratio = (read: (figures: Figures) => number) => (read(ours) / read(limit)).toFixed(2);
  return row([
    name,
    ours.scores.join(' / '),
    `${ours.fcp.toFixed(0)} (${ratio(({ fcp }) => fcp)})`,
    `${ours.lcp.toFixed(0)} (${ratio(({ lcp }) => lcp)})`,
    ours.tbt.toFixed(0),
    ours.cls.toFixed(3),
    `${ours.bytes.toFixed(0)} (${ratio(({ bytes }) => bytes)})`,
    ours.scripts.toFixed(0),
    ours.requests,
  ]);
}
