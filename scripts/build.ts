/** `npm run build`: the site to publish, in `dist/`. */
import { lostMarks } from '../build/checkContent.ts';
import { unnamedFiles } from '../build/companyFiles.ts';
import { readMailSettings } from '../build/mailSettings.ts';
import { buildSite } from '../build/build.ts';
import { main } from './lib/main.ts';
import { folders, loadEnv, root } from './lib/project.ts';

await main(async () => {
  loadEnv();
  const mail = readMailSettings(process.env);
  await buildSite({ outDir: folders.dist, deploy: folders.deploy, mail });
  console.log('The site is in dist/, and settings for several hosts are in deploy/: see docs/publish.md.');
  // Imported only when the content is known to be in order: a file that cannot be parsed would end the program with a
  // stack trace.
  const { company } = await import('../src/content/company.ts');
  const { placeholders = [] } = company;
  if (placeholders.length > 0)
    console.warn(
      `WARNING: src/content/company.json still holds placeholders (${placeholders.join(', ')}): fill them in, and remove the name of each from its list "placeholders".`,
    );
  const lost = await lostMarks(root);
  if (lost.length > 0)
    console.warn(
      `WARNING: marks in pictures of projects name products that are not there, and are left out: ${lost.join(', ')}.`,
    );
  const unnamed = unnamedFiles(root, company);
  if (unnamed.length > 0)
    console.warn(
      `WARNING: nothing names ${unnamed.join(', ')} in public/, and what lies there is published: delete what is not meant to be.`,
    );
  if (mail) return;
  console.warn(
    'WARNING: no mail keys are set, so messages from the contact form have nowhere to go and visitors are asked to phone or e-mail instead. ' +
      'Copy .env.example to .env, fill in the keys and build again.',
  );
});
