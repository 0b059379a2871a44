/** The hosts on which the site is tested, each run on this machine as it runs elsewhere. */
import { existsSync, globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folders } from './project.ts';
import { startServer } from '../../server/server.ts';
import { savedHeaders } from '../../build/hosts/write.ts';
import { findProgram, freePort, runServer, type RunningHost } from './runServer.ts';

/** A host as the tests know it. */
export type Host = {
  name: 'local' | 'nginx' | 'caddy' | 'edge';
  /** What has to be installed before it runs here; undefined if it is there. */
  lacks: string | undefined;
  /** Serves `.local/site` with the settings in `.local/deploy`. */
  start: () => Promise<RunningHost>;
};

const site = folders.localSite;
const nginx = findProgram('nginx');
const nginxModules = globSync('/etc/nginx/modules-enabled/*brotli-static*.conf');
const caddy = findProgram('caddy');
const wrangler = join(folders.deploy, 'node_modules/wrangler/bin/wrangler.js');

/** The hosts, the local server first. */
export const hosts: Host[] = [
  {
    name: 'local',
    lacks: undefined,
    start: async () =>
      startServer({ root: site, host: '127.0.0.1', port: 0, headers: await savedHeaders(folders.localDeploy) }),
  },
  {
    name: 'nginx',
    lacks: nginx && nginxModules.length > 0 ? undefined : 'Debian’s packages nginx and libnginx-mod-http-brotli-static',
    start: () =>
      runServer(async (port, folder) => {
        const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
        );
        const file = join(folder, 'nginx.conf');
        await writeFile(
          file,
          `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes auto;
${process.getuid?.() === 0 ? 'user root;' : ''}
${nginxModules.map((module) => `include ${module};`).join('\n')}
events {}
http {
${temporary.join('\n')}
  access_log off; sendfile on; tcp_nopush on;
  server { listen 127.0.0.1:${port}; root ${site}; include ${folders.localDeploy}/nginx.conf; }
}
`,
        );
        return { command: [nginx ?? '', '-p', '/usr/share/nginx', '-e', join(folder, 'error.log'), '-c', file] };
      }),
  },
  {
    name: 'caddy',
    lacks: caddy ? undefined : 'Debian’s package caddy',
    start: () =>
      runServer(async (port, folder) => {
        const file = join(folder, 'Caddyfile');
        await writeFile(
          file,
          `{
	admin off
	auto_https off
}
import ${folders.localDeploy}/eldgrans.caddy
http://127.0.0.1:${port} {
	root * ${site}
	import eldgrans
}
`,
        );
        return {
          command: [caddy ?? '', 'run', '--config', file, '--adapter', 'caddyfile'],
          env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
        };
      }),
  },
  {
    name: 'edge',
    lacks: existsSync(wrangler) ? undefined : 'Cloudflare’s wrangler, which "npm run test:hosts" installs',
    start: () =>
      runServer(async (port, folder) => {
        const inspector = await freePort();
        const config = join(folders.localDeploy, 'wrangler.jsonc');
        const address = `--ip=127.0.0.1 --port=${port} --inspector-port=${inspector}`;
        const manner = `--show-interactive-dev-session=false --log-level=warn`;
        const options = [`--config=${config}`, `--persist-to=${folder}`, ...address.split(' '), ...manner.split(' ')];
        return {
          command: [process.execPath, wrangler, 'dev', ...options],
          // Otherwise wrangler reports each run to its maker, looks up where this machine is, and looks for a newer
          // version.
          env: {
            CI: '1',
            HOME: folder,
            XDG_CONFIG_HOME: folder,
            WRANGLER_SEND_METRICS: 'false',
            CLOUDFLARE_CF_FETCH_ENABLED: 'false',
            WRANGLER_LOG_PATH: folder,
          },
        };
      }),
  },
];
