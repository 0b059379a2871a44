/** `npm start`: builds the site for this machine and serves it until Ctrl-C. */
import { assertPortFree, startServer } from '../server/server.ts';
import { localMailSettings } from '../build/mailSettings.ts';
import { buildSite } from '../build/build.ts';
import { closeOnSignal, main } from './lib/main.ts';
import { folders, loadEnv, readPort } from './lib/project.ts';
import { localMailbox, usesMailbox, whereMessagesLand } from './lib/site.ts';

await main(async () => {
  loadEnv();
  const port = readPort(4173);
  const mail = localMailSettings(process.env);
  await assertPortFree(port);

  console.log('Building the site …');
  const headers = await buildSite({ outDir: folders.startSite, mail });
  const server = await startServer({
    root: folders.startSite,
    port,
    headers,
    ...(usesMailbox(mail) && { mailbox: await localMailbox() }),
  });
  closeOnSignal(server.close);
  console.log(`The site is served on ${server.url}\n${whereMessagesLand(mail)} Ctrl-C ends the server.`);
});
