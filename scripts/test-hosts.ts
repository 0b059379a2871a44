/**
 * `npm run test:hosts`: requests to, and a walk through, the site on every host that can run here. Installs
 * Cloudflare's runtime; servers have to be installed already.
 */
import { installPackage } from './lib/installPackage.ts';
import { main } from './lib/main.ts';
import { report, runSteps } from './lib/steps.ts';
import { allSteps, chooseSteps, walkSteps } from './lib/suite.ts';

await main(async () => {
  await installPackage('deploy', 'wrangler');
  process.exitCode = report(await runSteps([...chooseSteps(allSteps(), ['hosts']), ...(await walkSteps())]));
});
