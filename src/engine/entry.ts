/**
 * The first script of every page, and the only one before `load`: about a kilobyte that decides when React comes.
 *
 * The page works without React (links, popovers, dialogs, fragments, forms), so React may wait: until the page has loaded and the
 * browser is idle, or until the visitor's first touch, key or pointer.
 */

let started: Promise<void> | undefined;

/** Loads React and hydrates the page once; after a failure the next call tries again. */
function start(): Promise<void> {
  started ??= import('./hydrate.tsx').then((module) => module.hydrate());
  started.catch(() => {
    started = undefined;
  });
  return started;
}

const startQuietly = () => void start().catch(() => {});
const whenIdle = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(startQuietly, { timeout: 2000 })
    : setTimeout(startQuietly, 200);
// `load` can come before anything is painted, and React must not compete with the first paint.
const afterPaint = () => new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });

// A page that the browser renders ahead waits until it is shown: its clocks are the visitor's, and nobody may ever come.
const root = document.documentElement;
if (document.prerendering) {
  root.dataset['unseen'] = '';
  document.addEventListener('prerenderingchange', begin, { once: true });
} else begin();

function begin(): void {
  delete root.dataset['unseen'];
  if (location.search) startQuietly();
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad);
}

function afterLoad(): void {
  afterPaint();
  // The rules for what may be fetched ahead, in public/speculation-rules.json, hold only below this mark.
  if (!navigator.connection?.saveData) root.dataset['speculate'] = '';
}

for (const type of ['pointerdown', 'keydown'])
  addEventListener(type, startQuietly, { capture: true, once: true, passive: true });

/** As long as a form waits for React, and then for the browser's own sending, in milliseconds. */
const patience = 15_000;

/** Lets React send a form when it has come; if it does not come, the browser sends it as plain HTML. */
async function sendLater(form: HTMLFormElement): Promise<void> {
  // Nothing but this attribute may change: what differs from the HTML when React comes would make it build the form anew, empty.
  form.ariaBusy = 'true';
  const release = () => (form.ariaBusy = null);
  try {
    await Promise.race([start(), new Promise((_, reject) => setTimeout(reject, patience))]);
  } catch {
    // The visitor may come back from the answer, or stop waiting for it.
    addEventListener('pageshow', release, { once: true });
    setTimeout(release, patience);
    return form.submit();
  }
  release();
  form.requestSubmit();
}

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'post' || !form.closest('[data-island]:not([data-hydrated])')) return;
    event.preventDefault();
    // Not again for an impatient second click.
    if (!form.ariaBusy) void sendLater(form);
  },
  true,
);

// Browsers from before 2025/26 do not know buttons that open a dialog by attribute. Remove when Safari 26.2 is the oldest in use.
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  });
}
