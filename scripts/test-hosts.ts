/** `npm run test:hosts`: the site on every host that can run here, asked and walked through. Installs Cloudflare's runtime; servers have to be installed already. */
import { installPackage } from './lib/install-package.ts';
import { main } from './lib/main.ts';
import { report, runSteps } from './lib/steps.ts';
import { allSteps, chooseSteps, walkSteps } from './lib/suite.ts';

await main(async () => {
  await installPackage('deploy', 'wrangler');
  process.exitCode = report(await runSteps([...chooseSteps(allSteps(), ['hosts']), ...(await walkSteps())]));
});
