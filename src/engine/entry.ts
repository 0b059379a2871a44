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

/** As long as a click waits for its island, in milliseconds, before the browser does what it does by itself. */
const clickPatience = 1000;
/** As long as a form does: a message is worth more than a moment. */
const formPatience = 15_000;

/**
 * Delay in milliseconds before the parts that the first paint skipped are laid out, so that their pictures do not
 * compete with the first one. For as long after a press, nothing runs that the press did not ask for.
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
/** The visitor is there: moves the pointer, scrolls or goes to something by key. */
const firstActivity = new Promise<unknown>((resolve) => {
  for (const type of ['pointermove', 'scroll', 'focusin'])
    addEventListener(type, resolve, { capture: true, once: true, passive: true });
});
const arrivals = new WeakMap<Element, Promise<void>>();
let loadIsland: Load;
let queue = Promise.resolve();
/** When the visitor last pressed something, in milliseconds since the page was asked for. */
let pressed = -laterAfter;
/** The press that is being handled was held back, and the browser is to do with it what it does by itself. */
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
  // Each has a task of its own: what the visitor does comes between, and running React's code has filled this one.
  queue = queue.then(() => new Promise((resolve) => setTimeout(resolve)));
  await queue;
  return react.hydrate(island, (module as Record<string, ComponentType<object>>)[name] as ComponentType<object>);
}

const hydrateQuietly = (island: HTMLElement) => void hydrate(island).catch(() => {});

/**
 * Hydrates what waits for the page or for being seen, and what the address asks. What the visitor does something in
 * comes first, and the answer to a press has the processor to itself.
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

/**
 * The page has loaded: what waits for that comes, and what waits for being seen is watched as soon as anybody may look.
 */
function wake(): void {
  // The rules for what may be fetched ahead, in public/speculation-rules.json, hold only below this mark.
  if (!navigator.connection?.saveData) root.dataset['speculate'] = '';
  let storage: Storage | undefined;
  try {
    storage = localStorage;
  } catch {
    // It is switched off.
  }
  for (const island of document.querySelectorAll<HTMLElement>(waiting))
    if (island.dataset['when'] === 'load' || storage?.[island.dataset['kept'] as string]) hydrateQuietly(island);
  setTimeout(layOut, laterAfter, [...document.querySelectorAll('[data-later]')]);
  // Whoever comes to a part of the page looks at it already: what is open there is to be marked.
  void (location.hash ? Promise.resolve() : firstActivity).then(watch);
}

/**
 * Lays out, one part at a time, what the first paint left out because it was far from the screen. What the visitor has
 * just pressed comes before it.
 */
function layOut([part, ...rest]: HTMLElement[]): void {
  if (!part) return;
  if (performance.now() < pressed + laterAfter) return void setTimeout(layOut, laterAfter, [part, ...rest]);
  part.style.contentVisibility = 'visible';
  // What a closed tab holds is laid out only for who asks where it is.
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

/** The element that something happens in; what happens to the page as a whole is in none. */
function elementOf({ target }: Event): Element | undefined {
  return target instanceof Element ? target : undefined;
}

/** An island that something happens in and that is not hydrated yet. */
function islandOf(event: Event): HTMLElement | null | undefined {
  return elementOf(event)?.closest<HTMLElement>(waiting);
}

/** An island that answers for what stands outside it and that is not hydrated yet. */
function answererOf(event: Event): HTMLElement | undefined {
  const answering = document.querySelectorAll<HTMLElement>(`${waiting}[data-answers]`);
  return [...answering].find(({ dataset }) => elementOf(event)?.closest(dataset['answers'] ?? ''));
}

/** Waits for an island, but not longer than this many milliseconds. */
function hydrateWithin(island: HTMLElement, patience: number): Promise<unknown> {
  return Promise.race([hydrate(island), new Promise((_, reject) => setTimeout(reject, patience))]);
}

/** Gives a click to an island when it has come; if that does not come, to the browser. */
async function clickLater(island: HTMLElement, event: MouseEvent, patience: number): Promise<void> {
  await hydrateWithin(island, patience).catch(() => {});
  isReplay = true;
  event.target?.dispatchEvent(new MouseEvent('click', event));
  isReplay = false;
}

/** Lets React send a form when it has come; if it does not come, the browser sends it as plain HTML. */
async function sendLater(island: HTMLElement, form: HTMLFormElement): Promise<void> {
  // Nothing but this attribute may change: what differs from the HTML when React comes would make it build the form
  // anew, empty.
  form.ariaBusy = 'true';
  const release = () => (form.ariaBusy = null);
  try {
    await hydrateWithin(island, formPatience);
  } catch {
    // The visitor may come back from the answer, or stop waiting for it.
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
  // For styles: what the address asks for is shown before there is React.
  root.dataset['query'] = location.search;
  // A page that the browser renders ahead waits until it is shown: its clocks are the visitor's, and nobody may ever
  // come.
  if (document.prerendering) {
    root.dataset['unseen'] = '';
    document.addEventListener('prerenderingchange', show, { once: true });
  } else show();

  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, (event) => void hydratePage(event), { capture: true, once: true, passive: true });

  addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, passive: true });

  for (const type of ['pointerover', 'focusin'])
    addEventListener(
      type,
      (event) => {
        const island = islandOf(event);
        if (island?.dataset['when'] === 'use') hydrateQuietly(island);
      },
      { passive: true },
    );

  addEventListener(
    'click',
    (event) => {
      if (isReplay) return;
      const answerer = answererOf(event);
      const island = answerer ?? islandOf(event);
      const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
      // The browser has nothing to do instead: the click may wait as long as a form.
      const isIdle = elementOf(event)?.closest(idleButton);
      if (!island || !isPlain || !(answerer || isIdle || island.dataset['when'] === 'use')) return;
      event.preventDefault();
      event.stopPropagation();
      void clickLater(island, event, isIdle ? formPatience : clickPatience);
    },
    true,
  );

  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const island = islandOf(event);
      if (form.method !== 'post' || !island) return;
      event.preventDefault();
      // Not again for an impatient second click.
      if (!form.ariaBusy) void sendLater(island, form);
    },
    true,
  );

  // Browsers from before 2025/26 do not know buttons that open a dialog by attribute. Remove when Safari 26.2 is the
  // oldest in use.
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    addEventListener('click', ({ target }) => {
      const button = (target as Element).closest('button[commandfor]');
      const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
      if (dialog instanceof HTMLDialogElement) dialog.showModal();
    });
  }
}

function show(): void {
  delete root.dataset['unseen'];
  // An address with a query names what is open on the page.
  if (location.search) void hydratePage();
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad);
}
