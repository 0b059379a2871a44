/**
 * The way in: `node scripts/run.mjs start|test|dev|build|check|… [arguments]`.
 *
 * Runs on Node 20.19 without any package, installs what is missing and hands over to `scripts/<command>.ts` on the Node
 * that the project carries. The version is looked at before anything else is loaded, which is why the rest is imported
 * late: an older Node would stop at its syntax instead of the sentence.
 */
import { refuseNode } from './lib/launcher/nodeVersion.mjs';

const refusal = refuseNode(process.versions.node);
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else {
  import('./lib/launcher/launch.mjs').then(({ launch }) => launch(process.argv.slice(2)));
}
