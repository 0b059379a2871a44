import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from './commands.ts';
import type { Session, SessionOptions } from './engines.ts';
import { runServer } from '../runServer.ts';

/** Starts Firefox without a window and speaks WebDriver BiDi with it, over the WebSocket that Node has. */
export async function startFirefox(program: string, { script }: SessionOptions): Promise<Session> {
  const host = await runServer(async (port, folder) => {
    if (!script) await writeFile(join(folder, 'user.js'), 'user_pref("javascript.enabled", false);\n');
    return {
      command: [program, '--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', `${port}`],
      env: { HOME: folder, MOZ_CRASHREPORTER_DISABLE: '1' },
    };
  });
  const { call, close } = await connect(`${host.url.replace('http', 'ws')}/session`);
  await call('session.new', { capabilities: {} });
  const { contexts } = (await call('browsingContext.getTree')) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  return {
    open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    call: async (source, values) => {
      const answer = (await call('script.callFunction', {
        functionDeclaration: `(values) => JSON.stringify((${source})(...JSON.parse(values)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(values) }],
        target: { context },
        awaitPromise: false,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!answer.result) throw new Error(answer.exceptionDetails?.text ?? 'The page gave no answer.');
      return JSON.parse(answer.result.value) as unknown;
    },
    act: async (actions) => void (await call('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await call('browsingContext.setViewport', { context, viewport: { width, height } })),
    close: async () => {
      close();
      await host.close();
    },
  };
}
