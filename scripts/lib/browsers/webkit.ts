import type { Session, SessionOptions } from './engines.ts';
import { runServer } from '../runServer.ts';

/** Starts WebKitGTK's small browser on a display in memory and speaks WebDriver with it over HTTP. */
export async function startWebKit(
  programs: { driver: string; display: string; browser: string },
  { script }: SessionOptions,
): Promise<Session> {
  const host = await runServer(async (port, folder) => ({
    command: [programs.display, '--auto-servernum', programs.driver, '--host=127.0.0.1', `--port=${port}`],
    env: { HOME: folder, XDG_CACHE_HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, LANG: 'C.UTF-8' },
  }));
  const send = async (method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(host.url + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error((value as { message?: string }).message || `WebKit answers ${answer.status}.`);
    return value;
  };
  const options = { binary: programs.browser, args: ['--automation', `--enable-javascript=${script}`] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    call: async (source, values) => {
      const body = `return JSON.stringify((${source})(...JSON.parse(arguments[0])) ?? null);`;
      const answer = await send('POST', `${session}/execute/sync`, { script: body, args: [JSON.stringify(values)] });
      return JSON.parse(String(answer)) as unknown;
    },
    act: async (actions) => void (await send('POST', `${session}/actions`, { actions })),
    resize: async (width, height) => void (await send('POST', `${session}/window/rect`, { width, height })),
    close: async () => {
      await send('DELETE', session).catch(() => {});
      await host.close();
    },
  };
}
