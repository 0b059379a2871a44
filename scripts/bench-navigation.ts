/** `npm run bench:navigation`: builds the local site and measures the way from page to page. See bench/navigation.ts. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { embeddedMail } from '../build/mailSettings.ts';
import { buildSite } from '../build/build.ts';
import { main } from './lib/main.ts';
import { folders, root } from './lib/project.ts';

await main(async () => {
  await buildSite({ outDir: folders.localSite, mail: embeddedMail });
  const { status } = spawnSync(process.execPath, [join(root, 'bench/navigation.ts')], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
