/**
 * A browser driven by nothing but the DevTools protocol. Playwright switches prerendering off in every page, because it
 * attaches to each page that opens, even in its own DevTools sessions. So whatever depends on prerendering is tested
 * and measured with this.
 */
import { connect, type Commands, type Values } from './commands.ts';
import { runServer, type RunningHost } from '../runServer.ts';

/** The tab of such a browser; `send` and `evaluate` reach the page that is shown. */
export type Tab = Awaited<ReturnType<typeof startTab>>;

/** One event of a trace; what `args` holds differs with the name. */
export type TraceEvent = { name: string; ph: string; args: Record<string, Record<string, unknown> | undefined> };

/** A page of the tab. */
type Page = {
  /** Sends a command of the protocol; rejects with the browser's own message, and when the page goes. */
  send: (method: string, params?: object) => Promise<Values>;
  /** The value of an expression on the page; promises are awaited. */
  evaluate: <T>(expression: string) => Promise<T>;
};

/** Starts the browser at `path` without a window, with an empty profile and one tab of 1440 × 900 pixels. */
export async function startTab(path: string, flags: string[] = []) {
  const browser = await startBrowser(path, flags);
  const version = (await (await fetch(`${browser.url}/json/version`)).json()) as Record<string, string>;
  const commands = await connect(version['webSocketDebuggerUrl'] ?? '');
  const { pages, send: sendTo } = await followPages(commands);

  const pageOf = (session: () => string | undefined): Page => {
    const send: Page['send'] = (method, params) => sendTo(session(), method, params);
    const evaluate = async <T>(expression: string): Promise<T> => {
      const answer = (await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })) as {
        result: { value: T };
        exceptionDetails?: { exception?: { description?: string } };
      };
      if (answer.exceptionDetails)
        throw new Error(answer.exceptionDetails.exception?.description ?? 'The expression failed.');
      return answer.result.value;
    };
    return { send, evaluate };
  };
  const { send, evaluate } = pageOf(() => pages[0]);
  const mouse = (type: string, at: { x: number; y: number }, more: object = {}) =>
    send('Input.dispatchMouseEvent', { type, ...at, ...more });
  let position = { x: 0, y: 0 };
  return {
    send,
    evaluate,
    /** Goes to an address and waits for `load`. */
    open: async (url: string) => {
      await send('Page.navigate', { url });
      await until(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`);
    },
    until,
    /** The page that is being rendered ahead; waits until there is one. */
    ahead: async () => {
      while (!pages[1]) await pause();
      const session = pages[1];
      return pageOf(() => session);
    },
    /** Moves the mouse to the middle of the element that a selector finds, after scrolling it into view. */
    hover: async (selector: string) => {
      position = await evaluate<typeof position>(`(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      })()`);
      await mouse('mouseMoved', position);
    },
    /** Presses and lets go where the mouse lies. */
    click: async () => {
      for (const type of ['mousePressed', 'mouseReleased'])
        await mouse(type, position, { button: 'left', clickCount: 1 });
    },
    /** The events of these trace categories that the whole browser records while `work` goes on. */
    traced: async (includedCategories: string[], work: () => Promise<void>): Promise<TraceEvent[]> => {
      const events: TraceEvent[] = [];
      const complete = Promise.withResolvers<void>();
      commands.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as TraceEvent[])));
      commands.on('Tracing.tracingComplete', () => complete.resolve());
      await commands.call('Tracing.start', { traceConfig: { includedCategories }, transferMode: 'ReportEvents' });
      await work();
      await commands.call('Tracing.end');
      await complete.promise;
      return events;
    },
    /** Ends the browser and removes its profile. */
    close: async () => {
      commands.close();
      await browser.close();
    },
  };

  /** Evaluates an expression until it is true, also across pages; rejects after `limit` milliseconds. */
  async function until(expression: string, limit = 10_000): Promise<void> {
    const end = performance.now() + limit;
    for (;;) {
      // Between two pages nothing answers.
      if (await evaluate(expression).catch(() => false)) return;
      if (performance.now() > end) throw new Error(`Waited ${limit} ms in vain for: ${expression}`);
      await pause();
    }
  }
}

function startBrowser(path: string, flags: string[]): Promise<RunningHost> {
  const standard = [
    '--headless=new',
    '--window-size=1440,900',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  return runServer(async (port, profile) => ({
    command: [
      path,
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      ...standard,
      ...flags,
      'about:blank',
    ],
  }));
}

/**
 * Follows the pages of the browser's tab, which stays what it is when a page that was rendered ahead takes the place of
 * the one that is shown.
 *
 * @returns the sessions of the pages that are there, the one that is shown first, and the way to send them commands
 */
async function followPages({ call, on }: Commands) {
  const { targetInfos } = (await call('Target.getTargets', { filter: [{ type: 'tab' }] })) as {
    targetInfos: { targetId: string }[];
  };
  const { sessionId: tab } = await call('Target.attachToTarget', { targetId: targetInfos[0]?.targetId, flatten: true });
  const pages: string[] = [];
  /** A page that is gone does not answer any more. */
  const gone = new Map<string | undefined, PromiseWithResolvers<never>>();
  on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    const id = String(sessionId);
    const end = Promise.withResolvers<never>();
    end.promise.catch(() => {});
    gone.set(id, end);
    if ((targetInfo as { subtype?: string }).subtype) pages.push(id);
    else pages.unshift(id);
  });
  on('Target.detachedFromTarget', ({ sessionId }) => {
    pages.splice(pages.indexOf(String(sessionId)), 1);
    gone.get(String(sessionId))?.reject(new Error('The page is gone.'));
  });
  const following = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await call('Target.setAutoAttach', following, String(tab));
  const send = (session: string | undefined, method: string, params?: object) => {
    const end = gone.get(session)?.promise;
    const answer = call(method, params, session);
    return end ? Promise.race([answer, end]) : answer;
  };
  return { pages: pages as readonly string[], send };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
