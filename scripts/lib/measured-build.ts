/** Builds the site as the tests do and prints what that took, as JSON; see scripts/growth.ts. */
import { embeddedMail } from '../../build/mailSettings.ts';
import { buildSite } from '../../build/build.ts';
import { main } from './main.ts';
import { folders } from './project.ts';

/** Seconds by the clock and of all processors together, since the process began; the largest memory that it had, in megabytes. */
export type BuildCost = { seconds: number; processor: number; memory: number };

await main(async () => {
  await buildSite({ outDir: folders.localSite, mail: embeddedMail });
  const { user, system } = process.cpuUsage();
  const cost: BuildCost = {
    seconds: performance.now() / 1000,
    processor: (user + system) / 1e6,
    memory: process.resourceUsage().maxRSS / 1024,
  };
  console.log(JSON.stringify(cost));
});
