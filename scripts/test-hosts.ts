/** `npm run test:hosts`: the site on every host that can run here. Installs Cloudflare's runtime; servers have to be installed already. */
import { installPackage } from './lib/install-package.ts';
import { main } from './lib/main.ts';
import { report } from './lib/report.ts';
import { runSteps } from './lib/steps.ts';
import { allSteps, chooseSteps } from './lib/suite.ts';

await main(async () => {
  await installPackage('deploy', 'wrangler');
  process.exitCode = report(await runSteps(chooseSteps(allSteps(), ['hosts'])));
});
