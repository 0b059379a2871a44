/** `npm run check`: the fast part of the tests, without a build and a browser. */
import { main } from './lib/main.ts';
import { report, runSteps } from './lib/steps.ts';
import { fastSteps } from './lib/suite.ts';

await main(async () => {
  process.exitCode = report(await runSteps(fastSteps()));
});
