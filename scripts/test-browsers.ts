/**
 * `npm run test:browsers`: the visitor's stories in Firefox and in WebKit, where they are installed; `npm run
 * test:browsers -- firefox` for one.
 */
import { main } from './lib/main.ts';
import { report, runSteps } from './lib/steps.ts';
import { allSteps, chooseSteps, engineSteps } from './lib/suite.ts';

await main(async () => {
  const steps = [...chooseSteps(allSteps(), ['build']), ...engineSteps()];
  process.exitCode = report(await runSteps(chooseSteps(steps, process.argv.slice(2))));
});
