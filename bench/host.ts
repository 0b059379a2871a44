import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { savedHeaders } from '../build/hosts/write.ts';
import { findBrowser } from '../scripts/lib/browsers/findBrowser.ts';
import { startTab, type Tab } from '../scripts/lib/browsers/devtools.ts';
import { folders } from '../scripts/lib/project.ts';
import { createFiles } from '../server/files.ts';

/**
 * A built site served like on a real host: HTTP/2 over TLS, on a free port. `keyHash` is for
 * `--ignore-certificate-errors-spki-list`: a browser caches as usual when it trusts the key, but not with a certificate
 * that it merely tolerates.
 */
export type Host = { url: string; keyHash: string; close: () => void };

/**
 * Serves the built site in `root` over HTTP/2 with a certificate made for the occasion (needs openssl); `headers` stand
 * on every page.
 */
export async function startHost(root: string, headers: Record<string, string> = {}): Promise<Host> {
  const { key, cert } = await makeCertificate();
  const server = createSecureServer(
    { key, cert, allowHTTP1: true },
    createFiles(root, headers) as unknown as Parameters<typeof createSecureServer>[1],
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    keyHash: createHash('sha256')
      .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    close: () => server.close(),
  };
}

/**
 * Runs `measure` in a fresh browser on a fresh host of the built site, with the build's headers except the one named
 * `without`.
 */
export async function inFreshTab<Found>(
  use: 'tests' | 'whole',
  measure: (tab: Tab, url: string) => Promise<Found>,
  without?: string,
): Promise<Found> {
  const headers = Object.entries(await savedHeaders(folders.localDeploy)).filter(([name]) => name !== without);
  const host = await startHost(folders.localSite, Object.fromEntries(headers));
  const flags = [`--ignore-certificate-errors-spki-list=${host.keyHash}`];
  const tab = await startTab(await (browsers[use] ??= findBrowser(use)), flags);
  try {
    return await measure(tab, host.url);
  } finally {
    await tab.close();
    host.close();
  }
}

const browsers: Partial<Record<'tests' | 'whole', Promise<string>>> = {};

async function makeCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  execFileSync('openssl', [...request.split(' '), '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' });
  const [key, cert] = await Promise.all([readFile(keyFile), readFile(certFile)]);
  await rm(folder, { recursive: true });
  return { key, cert };
}
