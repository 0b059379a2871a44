import { test as base } from '@playwright/test';
import { serveSite, type Site } from '../../lib/servedSite.ts';

export { expect } from '@playwright/test';
export type { Site } from '../../lib/servedSite.ts';

/** Playwright's `test` with a server and an outbox for each worker; its address is also the `baseURL`. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are asked for
    async ({}, provide) => {
      const { close, ...site } = await serveSite();
      await provide(site);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
});
