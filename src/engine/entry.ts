/**
 * Decides when the parts of a page come alive: all the script that is fetched before `load`, within `entryBytes` of the
 * budgets.
 *
 * The page works without React (links, popovers, dialogs, fragments, forms), so React may wait: until the visitor moves
 * or has come to a part of the page, or, for what cannot wait so long, until the page has loaded and the browser is
 * idle. Each island is a file of its own and has its own moment.
 */
import type { ComponentType } from 'react';

/** Loads the file of an island by its name, under which it exports its component. */
type Load = (name: string) => Promise<unknown> | undefined;

/** How long a click waits for its island, in milliseconds, before the browser does what it would do without script. */
const clickPatience = 1000;
/** How long a form waits: a message is worth more than a moment. */
const formPatience = 15_000;

/**
 * Delay in milliseconds before the parts that the first paint skipped are laid out, so that their pictures do not
 * compete with the first one. For as long after a press, only what the press asked for may run.
 */
const laterAfter = 1000;

const waiting = '[data-island]:not([data-hydrated])';
/** Buttons to which only React gives something to do. */
const idleButton = 'button[type=button]:not([commandfor], [popovertarget])';
const root = document.documentElement;
const domReady = new Promise<void>((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  else resolve();
});
/** The first sign of a visitor: a pointer that moves, a scroll, a key that moves the focus. */
const firstActivity = new Promise<unknown>((resolve) => {
  for (const type of ['pointermove', 'scroll', 'focusin'])
    addEventListener(type, resolve, { capture: true, once: true, passive: true });
});
const arrivals = new WeakMap<Element, Promise<void>>();
let loadIsland: Load;
let queue = Promise.resolve();
/** When the visitor last pressed something, in milliseconds since the page was asked for. */
let pressed = -laterAfter;
/** The press being handled was held back earlier and is now the browser's to handle. */
let isReplay = false;

/** Loads an island's code and hydrates it, once; after a failure the next call tries again. */
function hydrate(island: HTMLElement): Promise<void> {
  let arrival = arrivals.get(island);
  if (!arrival) {
    arrival = load(island, island.dataset['island'] ?? '');
    arrivals.set(island, arrival);
    arrival.catch(() => arrivals.delete(island));
    // Visitors keep the page as it came; whoever develops wants to know why an island does not answer.
    if (import.meta.env.DEV) arrival.catch(console.error);
  }
  return arrival;
}

async function load(island: HTMLElement, name: string): Promise<void> {
  const [react, module] = await Promise.all([import('./hydrate.tsx'), loadIsland(name), domReady]);
  // Each island hydrates in a task of its own, so that input is handled in between; running React's code has filled
  // this one.
  queue = queue.then(() => new Promise((resolve) => setTimeout(resolve)));
  await queue;
  return react.hydrate(island, (module as Record<string, ComponentType<object>>)[name] as ComponentType<object>);
}

const hydrateQuietly = (island: HTMLElement) => void hydrate(island).catch(() => {});

/**
 * Hydrates what waits for the page or for being seen, and what the address asks for.
 *
 * The island under the visitor's hand comes first. After a press the others wait, so that its answer has the processor
 * to itself.
 */
async function hydratePage(event?: Event): Promise<void> {
  await domReady;
  const query = new URLSearchParams(location.search);
  const islands = [...document.querySelectorAll<HTMLElement>(waiting)].filter(
    ({ dataset }) => dataset['when'] !== 'use' || query.has(dataset['asked'] ?? ''),
  );
  islands.filter((island) => island.contains(event?.target as Node | null)).forEach(hydrateQuietly);
  setTimeout(() => islands.forEach(hydrateQuietly), event?.type === 'pointerdown' ? laterAfter : 0);
}

function afterLoad(): void {
  // `load` can come before anything is painted, and React must not compete with the first paint.
  new PerformanceObserver(() => whenIdle(wake)).observe({ type: 'paint', buffered: true });
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

/** The page has loaded: hydrates what waits for that, and begins to watch what waits for being seen. */
function wake(): void {
  // The rules for what may be fetched ahead, in public/speculation-rules.json, hold only below this mark.
  if (!navigator.connection?.saveData) root.dataset['speculate'] = '';
  let storage: Storage | undefined;
  try {
    storage = localStorage;
  } catch {
    // The visitor has switched storage off.
  }
  for (const island of document.querySelectorAll<HTMLElement>(waiting))
    if (island.dataset['when'] === 'load' || storage?.[island.dataset['kept'] as string]) hydrateQuietly(island);
  setTimeout(layOut, laterAfter, [...document.querySelectorAll('[data-later]')]);
  // Whoever comes by a fragment looks at that part already: the tab that is open there has to be marked.
  void (location.hash ? Promise.resolve() : firstActivity).then(watch);
}

/**
 * Lays out, one part at a time, what the first paint left out because it was far from the screen. A press by the
 * visitor takes precedence.
 */
function layOut([part, ...rest]: HTMLElement[]): void {
  if (!part) return;
  if (performance.now() < pressed + laterAfter) return void setTimeout(layOut, laterAfter, [part, ...rest]);
  part.style.contentVisibility = 'visible';
  // The contents of a closed tab are laid out only when their position is asked for.
  part.getBoundingClientRect();
  whenIdle(() => layOut(rest));
}

function watch(): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) hydrateQuietly(target.closest<HTMLElement>('[data-island]') as HTMLElement);
  });
  // The island itself has no box.
  for (const part of document.querySelectorAll(`${waiting}[data-when=visible] > *`)) seen.observe(part);
}

/** The element that an event happens in; none for what happens to the page as a whole. */
function elementOf({ target }: Event): Element | undefined {
  return target instanceof Element ? target : undefined;
}

/** The island that an event happens in, unless it is hydrated already. */
function islandOf(event: Event): HTMLElement | null | undefined {
  return elementOf(event)?.closest<HTMLElement>(waiting);
}

/** The island that answers for what was pressed elsewhere, unless it is hydrated already. */
function answererOf(event: Event): HTMLElement | undefined {
  const answering = document.querySelectorAll<HTMLElement>(`${waiting}[data-answers]`);
  return [...answering].find(({ dataset }) => elementOf(event)?.closest(dataset['answers'] ?? ''));
}

/** Waits for an island, but not longer than this many milliseconds. */
function hydrateWithin(island: HTMLElement, patience: number): Promise<unknown> {
  return Promise.race([hydrate(island), new Promise((_, reject) => setTimeout(reject, patience))]);
}

/** Repeats a click once its island has come. If the island does not come, the browser handles the click. */
async function clickLater(island: HTMLElement, event: MouseEvent, patience: number): Promise<void> {
  await hydrateWithin(island, patience).catch(() => {});
  isReplay = true;
  event.target?.dispatchEvent(new MouseEvent('click', event));
  isReplay = false;
}

/** Sends a form by React once it has come. If it does not come, the browser sends it as plain HTML. */
async function sendLater(island: HTMLElement, form: HTMLFormElement): Promise<void> {
  // Only this attribute may change: with any other difference from the HTML React would build the form anew, empty.
  form.ariaBusy = 'true';
  const release = () => (form.ariaBusy = null);
  try {
    await hydrateWithin(island, formPatience);
  } catch {
    // Also for a visitor who comes back from the answer, or stops waiting for it.
    addEventListener('pageshow', release, { once: true });
    setTimeout(release, formPatience);
    return form.submit();
  }
  release();
  form.requestSubmit();
}

/** Watches the page and what the visitor does on it, and hydrates its islands at their moments. */
export function begin(load: Load): void {
  loadIsland = load;
  // For the styles: they show what the address asks for before React comes.
  root.dataset['query'] = location.search;
  // A page rendered ahead waits until it is shown: until then its clocks mean nothing, and perhaps nobody ever comes.
  if (document.prerendering) {
    root.dataset['unseen'] = '';
    document.addEventListener('prerenderingchange', show, { once: true });
  } else show();

  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, (event) => void hydratePage(event), { capture: true, once: true, passive: true });
  addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, passive: true });
  for (const type of ['pointerover', 'focusin']) addEventListener(type, hydrateOnUse, { passive: true });
  addEventListener('click', holdClick, true);
  addEventListener('submit', holdForm, true);
  // Browsers from before 2025/26 do not know buttons that open a dialog by attribute. Remove when Safari 26.2 is the
  // oldest in use.
  if (!('commandForElement' in HTMLButtonElement.prototype)) addEventListener('click', openDialog);
}

function hydrateOnUse(event: Event): void {
  const island = islandOf(event);
  if (island?.dataset['when'] === 'use') hydrateQuietly(island);
}

/** Keeps a click for an island that has not come yet, where the browser by itself would do less or nothing. */
function holdClick(event: MouseEvent): void {
  if (isReplay) return;
  const answerer = answererOf(event);
  const island = answerer ?? islandOf(event);
  const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  // Without React the button does nothing, so the click may wait as long as a form.
  const isIdle = elementOf(event)?.closest(idleButton);
  if (!island || !isPlain || !(answerer || isIdle || island.dataset['when'] === 'use')) return;
  event.preventDefault();
  event.stopPropagation();
  void clickLater(island, event, isIdle ? formPatience : clickPatience);
}

/** Keeps what a form would send for an island that has not come yet. */
function holdForm(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const island = islandOf(event);
  if (form.method !== 'post' || !island) return;
  event.preventDefault();
  // An impatient second click sends nothing again.
  if (!form.ariaBusy) void sendLater(island, form);
}

function openDialog(event: Event): void {
  const button = elementOf(event)?.closest('button[commandfor]');
  const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

function show(): void {
  delete root.dataset['unseen'];
  // An address with a query names what is open on the page.
  if (location.search) void hydratePage();
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad);
}
