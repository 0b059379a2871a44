/** `npm run bench`: builds the local site, installs the measuring tools if they are missing, and measures. See bench/bench.ts. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedMail } from '../src/mail/settings.ts';
import { buildSite } from '../src/site/build.ts';
import { main } from './lib/main.ts';
import { folders, root } from './lib/project.ts';
import { runProgram } from './lib/tool.ts';
import { Trouble } from './lib/trouble.ts';

await main(async () => {
  if (!existsSync(join(root, 'bench/node_modules/lighthouse'))) {
    console.log('Installing the measuring tools …');
    const { code } = await runProgram('npm', ['ci', '--prefix', 'bench', '--loglevel=error', '--no-fund', '--no-audit']);
    if (code !== 0) throw new Trouble('The measuring tools could not be installed: check the network, then run "npm run bench" again.');
  }
  await buildSite({ outDir: folders.localSite, mail: embeddedMail });
  const { status } = spawnSync(process.execPath, [join(root, 'bench/bench.ts'), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
