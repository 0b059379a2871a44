/**
 * `npm run bench:navigation`: the time from a click to the first paint of the next page on a slow network, with the
 * page fetched and rendered ahead and with a plain link. Writes docs/performance.md.
 */
import { inFreshTab } from './host.ts';
import { median, row, writeTable } from './report.ts';
import { slow4G, startSlowLink } from './slowLink.ts';

const runs = Number(process.env['RUNS'] ?? 7);

/** Start, link and destination. */
const ways = [
  { from: '/', link: '.hero a[href="/produkter"]', to: '/produkter' },
  { from: '/produkter', link: 'a[href="/produkter/aluminium/1"]', to: '/produkter/aluminium/1' },
  { from: '/produkter/aluminium/1', link: '.nav-bar a[href="/galleri"]', to: '/galleri' },
  { from: '/galleri', link: '.nav-bar-action', to: '/kontakt' },
];

/**
 * For how long the mouse lies on the link before the click, in milliseconds. The page is fetched at once, and rendered
 * after 200.
 */
const ahead = [300, 500, 1000];

const rows: string[] = [];
for (const way of ways) {
  const { from, to } = way;
  const plain = await typical(way, 300, 'Speculation-Rules');
  const cells = [`${from} → ${to}`, plain.toFixed(0)];
  for (const hover of ahead) {
    const time = await typical(way, hover);
    cells.push(`${time.toFixed(0)} (${(time / plain).toFixed(2)})`);
  }
  rows.push(row(cells));
  console.log(rows.at(-1));
}
if (runs >= 7) {
  const network = `${slow4G.roundTrip} ms round trip and ${(slow4G.down / 1e6).toFixed(1)} Mbit/s`;
  await writeTable(
    'navigation',
    `\`npm run bench:navigation\`, medians of ${runs} runs, each in a fresh browser: milliseconds from the click to the first paint of the next page, on a network of ${network}`,
    ['from → to | plain link', ...ahead.map((hover) => `ahead, mouse ${hover} ms on the link (ratio)`)].join(' | '),
    rows,
  );
}

/** The median time of several runs, in milliseconds. */
async function typical(way: (typeof ways)[number], hover: number, without?: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await measure(way, hover, without));
  return median(times);
}

/**
 * Milliseconds from the click to the first paint, in a fresh browser on a fresh network, without one of the headers.
 */
function measure({ from, link, to }: (typeof ways)[number], hover: number, without?: string): Promise<number> {
  return inFreshTab(
    'whole',
    async (tab, url) => {
      const network = await startSlowLink(Number(new URL(url).port));
      try {
        await tab.open(`https://localhost:${network.port}${from}`);
        // Waits until the page has everything: React comes last, with the mouse's first movement, and then the network
        // is idle.
        await tab.hover('h1');
        await tab.until(
          `!document.querySelector('[data-when="load"]:not([data-hydrated]), [data-island=NavBar]:not([data-hydrated])')`,
          30_000,
        );
        await tab.evaluate(
          `addEventListener('click', (event) => sessionStorage.setItem('clicked', performance.timeOrigin + event.timeStamp), true)`,
        );
        await tab.hover(link);
        await new Promise((resolve) => setTimeout(resolve, hover));
        await tab.click();
        const paint = `performance.getEntriesByName('first-paint')[0]`;
        await tab.until(
          `location.pathname === ${JSON.stringify(to)} && !document.prerendering && ${paint} !== undefined`,
          30_000,
        );
        // A page that was rendered ahead counts its time from then on; the origin says when that was.
        return await tab.evaluate<number>(
          `performance.timeOrigin + ${paint}.startTime - Number(sessionStorage.getItem('clicked'))`,
        );
      } finally {
        network.close();
      }
    },
    without,
  );
}
