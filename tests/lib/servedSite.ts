import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { savedHeaders } from '../../build/hosts/write.ts';
import { hosts } from '../../scripts/lib/hosts.ts';
import { folders } from '../../scripts/lib/project.ts';
import { createMailbox } from '../../server/mailbox.ts';
import { startServer } from '../../server/server.ts';
import { company } from '../../src/content/company.ts';

/** The built site, served with an outbox of its own. */
export type Site = {
  /** Scheme, host and port, without a slash at the end. */
  url: string;
  /** Folder of the stored messages. */
  outbox: string;
  /** The stored messages that contain these words, as a mail program shows them, oldest first. */
  messages: (words: string) => Promise<Email[]>;
};

/** Serves the built site until it is closed; throws when there is none. */
export async function serveSite(): Promise<Site & { close: () => Promise<void> }> {
  if (!existsSync(join(folders.localSite, 'index.html')))
    throw new Error('There is no built site: "npm test -- build" makes one.');
  const outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
  const server = await serve(outbox);
  return {
    url: server.url,
    outbox,
    messages: (words) => readMessages(outbox, words),
    close: async () => {
      await server.close();
      await rm(outbox, { recursive: true, force: true });
    },
  };
}

/** The local server with its mailbox; or another host, which SITE_HOST names and which has none. */
async function serve(outbox: string): Promise<{ url: string; close: () => Promise<void> }> {
  const host = hosts.find(({ name }) => name === process.env['SITE_HOST']);
  if (host) return host.start();
  return startServer({
    root: folders.localSite,
    host: '127.0.0.1',
    port: 0,
    headers: await savedHeaders(folders.localDeploy),
    mailbox: createMailbox({ outbox, to: company.email, rateLimit: 0, log: () => {} }),
  });
}

async function readMessages(outbox: string, words: string): Promise<Email[]> {
  const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml')).toSorted();
  const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))));
  return mails.filter(({ text }) => text?.includes(words));
}
