/** `npm run load`: builds the local site, installs the measuring tools and Cloudflare's runtime if they are missing, and measures. See bench/load.ts. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { embeddedMail } from '../build/mailSettings.ts';
import { buildSite } from '../build/build.ts';
import { writeHosting } from '../build/hosts/write.ts';
import { installPackage } from './lib/install-package.ts';
import { main } from './lib/main.ts';
import { folders, root } from './lib/project.ts';

await main(async () => {
  await installPackage('bench', 'autocannon');
  await installPackage('deploy', 'wrangler');
  await buildSite({ outDir: folders.localSite, mail: embeddedMail });
  await writeHosting({ site: folders.localSite, deploy: folders.localDeploy, mail: embeddedMail });
  const { status } = spawnSync(process.execPath, [join(root, 'bench/load.ts')], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
