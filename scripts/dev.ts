/** `npm run dev`: Vite's development server, with the same mailbox as `npm start`. */
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { assertPortFree } from '../server/server.ts';
import type { Mailbox } from '../server/mailbox.ts';
import { refuseMistakes } from '../build/checkContent.ts';
import { localMailSettings } from '../build/mailSettings.ts';
import { closeOnSignal, main } from './lib/main.ts';
import { loadEnv, readPort, root } from './lib/project.ts';
import { localMailbox, usesMailbox, whereMessagesLand } from './lib/site.ts';

await main(async () => {
  loadEnv();
  const port = readPort(5173);
  const mail = localMailSettings(process.env);
  await assertPortFree(port);
  await refuseMistakes(root);

  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    // The build defines the same constant.
    define: { __MAIL__: JSON.stringify(mail) },
    server: { port, strictPort: true },
    plugins: usesMailbox(mail) ? [mailboxPlugin(await localMailbox())] : [],
    clearScreen: false,
    logLevel: 'warn',
  });
  await server.listen();
  closeOnSignal(() => server.close());
  console.log(`The site is developed on http://localhost:${port}\n${whereMessagesLand(mail)} Ctrl-C ends the server.`);
});

/** Answers the mailbox's endpoint before Vite looks at a request. */
function mailboxPlugin(mailbox: Mailbox): Plugin {
  return {
    name: 'mailbox',
    configureServer(server) {
      server.middlewares.use(mailbox);
    },
  };
}
