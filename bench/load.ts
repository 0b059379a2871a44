/**
 * `npm run load`: ten thousand requests, two hundred at a time, over all pages, to nginx and to Cloudflare's runtime on
 * this machine. Writes its part of docs/performance.md. Server and autocannon share the processor, so the figures show
 * that a host copes, not how fast it is.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { folders } from '../scripts/lib/project.ts';
import { Trouble } from '../build/trouble.mjs';
import { hosts } from '../scripts/lib/hosts.ts';
import { row, writeTable } from './report.ts';

const names = { nginx: 'nginx', edge: 'Cloudflare’s runtime (`wrangler dev`)' };
const amount = 10_000;
const connections = 200;

const pages = globSync('**/*.html', { cwd: folders.localSite })
  .map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`)
  .filter((path) => !['/404', '/produkt-saknas'].includes(path));
const rows: string[] = [];
for (const host of hosts.filter(({ name }) => name in names)) {
  if (host.lacks !== undefined) throw new Trouble(`${host.name} cannot be measured: install ${host.lacks}.`);
  const { url, pid = 0, close } = await host.start();
  let memory = 0;
  const sampling = setInterval(() => (memory = Math.max(memory, memoryOf(pid))), 100);
  try {
    const run = await autocannon({
      url,
      amount,
      connections,
      timeout: 30,
      requests: pages.map((path) => ({ path, headers: { 'accept-encoding': 'br' } })),
    });
    rows.push(
      row([
        names[host.name as keyof typeof names],
        Math.round(run['2xx'] / run.duration),
        run.latency.p50,
        run.latency.p99,
        run.errors + run.non2xx,
        memory ? Math.round(memory) : '–',
      ]),
    );
    console.log(rows.at(-1));
    if (run['2xx'] !== amount)
      throw new Trouble(`${host.name} answered ${run['2xx']} of ${amount} requests with the page.`);
  } finally {
    clearInterval(sampling);
    await close();
  }
}
await writeTable(
  'load',
  `\`npm run load\`: ${amount} requests, ${connections} at a time, over all ${pages.length} pages in brotli`,
  'host | requests a second | p50 ms | p99 ms | errors | memory MB',
  rows,
);

/**
 * Memory in megabytes of a process and all that it has started, each shared part counted once; 0 where there is no
 * /proc.
 */
function memoryOf(group: number): number {
  try {
    const members = readdirSync('/proc').filter((id) => /^\d+$/.test(id) && groupOf(id) === group);
    const kilobytes = members.map((id) =>
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
    );
    return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
  } catch {
    // A process has ended in the meantime, or this is not Linux.
    return 0;
  }
}

function groupOf(id: string): number {
  try {
    // The program's name is in brackets and may contain anything; the group is the third field after it.
    return Number(
      readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[2],
    );
  } catch {
    return NaN;
  }
}
