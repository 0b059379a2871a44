import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { secureTransport } from '../headers.ts';
import { caddyConfig } from './caddy.ts';
import { assetsIgnored, wranglerSettings } from './cloudflare.ts';
import { headersFile } from './headersFile.ts';
import { redirectsFile } from './netlify.ts';
import { nginxConfig } from './nginx.ts';

/** What some hosts read beside the files of the site: texts by path, to be written into its folder. */
export function siteSettings(headers: Record<string, string>, paths: string[]): Record<string, string> {
  return { '/_headers': headersFile({ ...headers, ...secureTransport }, paths), '/.assetsignore': assetsIgnored };
}

/**
 * Writes what servers need to serve the site as `hosting.ts` states.
 *
 * @param options.site folder of the built site
 * @param options.deploy made if it is not there
 * @param options.headers of every answer
 */
export async function writeHosting({
  site,
  deploy,
  headers,
}: {
  site: string;
  deploy: string;
  headers: Record<string, string>;
}): Promise<void> {
  const secure = { ...headers, ...secureTransport };
  const fromDeploy = (path: string) => relative(deploy, path).replaceAll('\\', '/');
  const texts = {
    'headers.json': `${JSON.stringify(headers, null, 2)}\n`,
    _redirects: redirectsFile(),
    'wrangler.jsonc': wranglerSettings({
      site: fromDeploy(site),
      worker: fromDeploy(resolve(import.meta.dirname, 'worker.ts')),
    }),
    'nginx.conf': nginxConfig(secure),
    'eldgrans.caddy': caddyConfig(secure),
  };
  await mkdir(deploy, { recursive: true });
  await Promise.all(Object.entries(texts).map(([file, text]) => writeFile(join(deploy, file), text)));
}

/** The headers that a build has left in its `deploy` folder, without those for https alone. */
export async function savedHeaders(deploy: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(join(deploy, 'headers.json'), 'utf8')) as Record<string, string>;
}
