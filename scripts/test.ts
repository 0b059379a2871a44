/** `npm test`: everything that CI runs. `npm test -- unit html` runs these steps and what they need. */
import { main } from './lib/main.ts';
import { report, runSteps } from './lib/steps.ts';
import { allSteps, chooseSteps } from './lib/suite.ts';

await main(async () => {
  const steps = chooseSteps(allSteps(), process.argv.slice(2));
  process.exitCode = report(await runSteps(steps));
});
