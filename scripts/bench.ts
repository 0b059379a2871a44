/**
 * `npm run bench`, `bench:navigation`, `bench:input`, `bench:frames` and `load`: installs the tools that are missing,
 * builds the local site and measures. What is measured, and how, is in bench/.
 */
import { embeddedMail } from '../build/mailSettings.ts';
import { buildSite } from '../build/build.ts';
import { Trouble } from '../build/trouble.mjs';
import { installPackage } from './lib/installPackage.ts';
import { main } from './lib/main.ts';
import { folders } from './lib/project.ts';

/** The packages that each measurement needs. */
const tools: Record<string, [folder: string, wanted: string][]> = {
  lighthouse: [['bench', 'lighthouse']],
  navigation: [],
  input: [],
  frames: [],
  load: [
    ['bench', 'autocannon'],
    ['deploy', 'wrangler'],
  ],
};

await main(async () => {
  const measurement = process.argv[2] ?? '';
  const wanted = tools[measurement];
  if (!wanted) throw new Trouble(`The measurement must be one of ${Object.keys(tools).join(', ')}.`);
  for (const [folder, name] of wanted) await installPackage(folder, name);
  await buildSite({ outDir: folders.localSite, deploy: folders.localDeploy, mail: embeddedMail });
  await import(`../bench/${measurement}.ts`);
});
