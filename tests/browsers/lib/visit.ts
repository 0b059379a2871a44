import { engines, type Engine, type SessionOptions } from '../../../scripts/lib/browsers/engines.ts';
import { serveSite } from '../../lib/servedSite.ts';
import { createPage, type Page } from './page.ts';

/** The engines that are installed; ENGINE names one of them. */
export const installed = engines.filter(({ name, lacks }) => !lacks && (process.env['ENGINE'] ?? name) === name);

/** For `expect.poll`: how long a visitor waits for something to be seen, in milliseconds. */
export const seen = { timeout: 15_000, interval: 100 };

/** A browser of its own on a server of its own. */
export type Visit = { site: Awaited<ReturnType<typeof serveSite>>; page: Page; end: () => Promise<void> };

/** Opens a browser of 1280 × 900 pixels for the built site. */
export async function visit({ start }: Engine, options: SessionOptions): Promise<Visit> {
  const site = await serveSite();
  const session = await start(options);
  await session.resize(1280, 900);
  return {
    site,
    page: createPage(session, site.url),
    end: async () => {
      await session.close();
      await site.close();
    },
  };
}
