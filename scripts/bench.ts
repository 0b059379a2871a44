/** `npm run bench`: builds the local site, installs the measuring tools if they are missing, and measures. See bench/bench.ts. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { embeddedMail } from '../build/mailSettings.ts';
import { buildSite } from '../build/build.ts';
import { installPackage } from './lib/install-package.ts';
import { main } from './lib/main.ts';
import { folders, root } from './lib/project.ts';

await main(async () => {
  await installPackage('bench', 'lighthouse');
  await buildSite({ outDir: folders.localSite, mail: embeddedMail });
  const { status } = spawnSync(process.execPath, [join(root, 'bench/bench.ts'), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
