/**
 * Builds the site that the tests look at, as `npm start` does and always with the embedded mailbox, and prints what
 * that took, as JSON. `--uncompressed` leaves out the compressed copies of texts, for whoever does not look at them.
 *
 * The tests run it as a process of its own, because a build sets NODE_ENV and prints as it likes.
 */
import { embeddedMail } from '../../build/mailSettings.ts';
import { buildSite } from '../../build/build.ts';
import { main } from './main.ts';
import { folders } from './project.ts';

/**
 * Seconds by the clock and of all processors together, since the process began; the largest memory that it had, in
 * megabytes.
 */
export type BuildCost = { seconds: number; processor: number; memory: number };

await main(async () => {
  const compress = !process.argv.includes('--uncompressed');
  await buildSite({ outDir: folders.localSite, deploy: folders.localDeploy, mail: embeddedMail, compress });
  const { user, system } = process.cpuUsage();
  const cost: BuildCost = {
    seconds: performance.now() / 1000,
    processor: (user + system) / 1e6,
    memory: process.resourceUsage().maxRSS / 1024,
  };
  console.log(JSON.stringify(cost));
});
