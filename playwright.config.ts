import { defineConfig } from '@playwright/test';
import { isShell, searchBrowsers } from './scripts/lib/browsers/findBrowser.ts';

/** `npm test` sets CHROME_PATH; by hand (`npx playwright test`) an installed browser is looked for. */
const executablePath = searchBrowsers()[0];
/** For what the shell cannot do: keep a page to go back to, and forbid storage. */
const wholeBrowser =
  process.env['WHOLE_CHROME_PATH'] ?? searchBrowsers().find((path) => !isShell(path)) ?? executablePath;

const args = [
  // Chrome's sandbox refuses to run as root, as containers do.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // One process for pages of the same site: starting processes takes a sixth of all time here.
  '--renderer-process-limit=1',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
/** Without a path Playwright takes its own browser. */
const launch = (path: string | undefined) => ({ ...(path && { executablePath: path }), args });

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.local/playwright',
  // What a page reads aloud is the same on every platform.
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  timeout: 30_000,
  // A busy machine is no fault of the site: what is waited for comes within a second on a quiet one.
  expect: { timeout: 10_000 },
  use: {
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    screenshot: 'only-on-failure',
    launchOptions: launch(executablePath),
  },
  // A test runs on the desktop where it asks for nothing else.
  // The longest of them first, so that no worker waits for it at the end.
  projects: [
    {
      name: 'whole browser',
      grep: /@whole/,
      use: { viewport: { width: 1440, height: 900 }, launchOptions: launch(wholeBrowser) },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone|@whole/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
