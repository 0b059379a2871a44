import { globSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { MailSettings } from '../../src/mail/send.ts';
import { secureTransport, siteHeaders } from '../headers.ts';
import { caddyConfig } from './caddy.ts';
import { assetsIgnored, wranglerSettings } from './cloudflare.ts';
import { headersFile } from './headersFile.ts';
import { redirectsFile } from './netlify.ts';
import { nginxConfig } from './nginx.ts';

/**
 * Writes what each host needs to serve the built site as `hosting.ts` states: what hosts read beside the files into `site`, the settings of
 * servers into `deploy`.
 *
 * @param options.site folder of the built site
 * @param options.deploy made if it is not there
 * @param options.mail where the form of that build sends its messages
 */
export async function writeHosting({
  site,
  deploy,
  mail,
}: {
  site: string;
  deploy: string;
  mail: MailSettings;
}): Promise<void> {
  const headers = { ...(await siteHeaders(site, mail)), ...secureTransport };
  const files = globSync('**/{*,.well-known/*}', { cwd: site })
    .filter((file) => statSync(join(site, file)).isFile())
    .map((file) => `/${file.replaceAll('\\', '/')}`);
  const fromDeploy = (path: string) => relative(deploy, path).replaceAll('\\', '/');
  const texts = {
    [join(site, '_headers')]: headersFile(headers, files),
    [join(site, '.assetsignore')]: assetsIgnored,
    [join(deploy, '_redirects')]: redirectsFile(),
    [join(deploy, 'wrangler.jsonc')]: wranglerSettings({
      site: fromDeploy(site),
      worker: fromDeploy(resolve(import.meta.dirname, 'worker.ts')),
    }),
    [join(deploy, 'nginx.conf')]: nginxConfig(headers),
    [join(deploy, 'eldgrans.caddy')]: caddyConfig(headers),
  };
  await mkdir(deploy, { recursive: true });
  await Promise.all(Object.entries(texts).map(([file, text]) => writeFile(file, text)));
}
