/**
 * Builds the site that the tests look at: as `npm start` does, and always with the embedded mailbox.
 *
 * The tests run it as a process of its own, because a build sets NODE_ENV and prints as it likes.
 */
import { embeddedMail } from '../../build/mailSettings.ts';
import { buildSite } from '../../build/build.ts';
import { main } from './main.ts';
import { folders } from './project.ts';

await main(async () => {
  await buildSite({ outDir: folders.localSite, deploy: folders.localDeploy, mail: embeddedMail });
});
