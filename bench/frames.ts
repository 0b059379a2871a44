/**
 * `npm run bench:frames`: whether scrolling, menu and tabs keep up with the screen on a telephone whose processor is
 * four times slower. Writes docs/performance.md.
 */
import type { Tab } from '../scripts/lib/browsers/devtools.ts';
import { paths } from '../src/content/paths.ts';
import { inFreshTab } from './host.ts';
import { median, row, writeTable } from './report.ts';

const runs = Number(process.env['RUNS'] ?? 7);
const slower = 4;
const screen = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
/** Milliseconds a frame on a screen of 60 Hz. */
const frame = 1000 / 60;

/** Records when the page was given each frame to draw. */
const record = `(() => {
  window.frameTimes = [];
  const next = (time) => { frameTimes.push(time); requestAnimationFrame(next); };
  requestAnimationFrame(next);
})()`;

const wait = (milliseconds: number) => (tab: Tab) =>
  tab.evaluate<void>(`new Promise((resolve) => setTimeout(resolve, ${milliseconds}))`);

/** What a thumb does, and for how long the page is watched. */
const actions: {
  name: string;
  path: string;
  before?: (tab: Tab) => Promise<void>;
  run: (tab: Tab) => Promise<void>;
}[] = [
  { name: 'nothing, on a page with nothing on it', path: '/robots.txt', run: wait(2000) },
  { name: 'plain text scrolled through', path: '/llms.txt', run: scroll },
  { name: 'catalogue scrolled through, which brings React', path: paths.products, run: scroll },
  { name: 'catalogue scrolled back', path: paths.products, before: scroll, run: scrollBack },
  { name: 'gallery scrolled through, embers rising', path: paths.gallery, run: scroll },
  { name: 'product page scrolled through', path: paths.product({ category: 'aluminium', id: 2 }), run: scroll },
  { name: 'menu opened', path: paths.home, ...press('.nav-bar-toggle') },
  { name: 'tab changed in the catalogue', path: paths.products, ...press('.tabs [href$="#steel"]') },
];

const rows: string[] = [];
for (const action of actions) {
  const shown: number[] = [];
  const drawn: Drawn[] = [];
  for (let run = 0; run < runs; run += 1) {
    shown.push(await inPage(action, measureShown));
    drawn.push(await inPage(action, measureDrawn));
  }
  const percent = (shares: number[]) => `${(median(shares) * 100).toFixed(0)} %`;
  const longest = median(drawn.map(({ longest }) => longest)).toFixed(0);
  rows.push(row([action.name, percent(shown), percent(drawn.map(({ share }) => share)), longest]));
  console.log(rows.at(-1));
}
if (runs >= 7)
  await writeTable(
    'frames',
    `\`npm run bench:frames\`, medians of ${runs} runs, each in a fresh browser of ${screen.width} × ${screen.height} pixels, the processor ${slower} times slower`,
    'what | of 60 a second on the screen | drawn by the page itself | its longest wait ms',
    rows,
  );

type Action = (typeof actions)[number];

/** Runs `measure` during an action, on its page once that is quiet. */
function inPage<Found>({ path, before, run }: Action, measure: Measure<Found>): Promise<Found> {
  return inFreshTab('whole', async (tab, url) => {
    await tab.send('Emulation.setDeviceMetricsOverride', screen);
    await tab.open(url + path);
    await tab.until(`!document.querySelector('[data-when="load"]:not([data-hydrated])')`, 30_000);
    await before?.(tab);
    await tab.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await wait(500)(tab);
    return measure(tab, () => run(tab));
  });
}

type Measure<Found> = (tab: Tab, run: () => Promise<void>) => Promise<Found>;

/**
 * The share of sixty frames a second that the page's own thread could draw, and the longest time between two in
 * milliseconds.
 */
type Drawn = { share: number; longest: number };

async function measureDrawn(tab: Tab, run: () => Promise<void>): Promise<Drawn> {
  await tab.evaluate(record);
  await run();
  const times = await tab.evaluate<number[]>('frameTimes');
  const waits = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const whole = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return { share: waits.length / (whole / frame), longest: Math.max(...waits) };
}

/**
 * The share of frames with something to show that reached the screen, also where the browser alone moved the page: the
 * browser's own count, in one or more reports a frame. Not measured in the run that records, because a page that asks
 * for every frame has something to show in each.
 */
async function measureShown(tab: Tab, run: () => Promise<void>): Promise<number> {
  const frames = new Map<unknown, boolean>();
  for (const { name, ph, args } of await tab.traced(['cc', 'benchmark'], run)) {
    const { state, frame_sequence: number } = args['frame_reporter'] ?? {};
    if (name !== 'PipelineReporter' || ph !== 'b' || state === 'STATE_NO_UPDATE_DESIRED') continue;
    frames.set(number, frames.get(number) || String(state).startsWith('STATE_PRESENTED'));
  }
  return frames.size ? [...frames.values()].filter(Boolean).length / frames.size : 1;
}

/** Flicks through two thousand pixels and more, as a thumb does. */
async function scroll(tab: Tab): Promise<void> {
  for (let flick = 0; flick < 4; flick += 1)
    await tab.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -700, speed: 1600 });
}

async function scrollBack(tab: Tab): Promise<void> {
  for (let flick = 0; flick < 4; flick += 1)
    await tab.send('Input.synthesizeScrollGesture', { x: 195, y: 200, yDistance: 700, speed: 1600 });
}

/** Presses what a selector finds and watches for half a second. The mouse is there beforehand, which wakes the part. */
function press(selector: string) {
  return {
    before: async (tab: Tab) => {
      await tab.hover(selector);
      await tab.until(`document.querySelector('${selector}').closest('[data-island]:not([data-hydrated])') === null`);
    },
    run: async (tab: Tab) => {
      await tab.click();
      await wait(500)(tab);
    },
  };
}
