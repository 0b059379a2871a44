import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hydrated, open, openMenu } from './lib/pages.ts';
import { expect, siteFolder, test } from './lib/site.ts';

/** Collects what a developer would see in red or yellow; the page's own answer 404 is no mistake. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isOwnAnswer = message.text().includes('status of 404') && message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isOwnAnswer) problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    // What is still under way when the visitor leaves is broken off.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) problems.push(`${response.url()}: ${response.status()}`);
  });
  return problems;
}

test('no page of the sitemap, and no error page, writes an error or breaks the content policy', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  const sitemap = readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths).toHaveLength(33);
  await page.addInitScript(() => addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`)));
  const problems = watch(page);
  for (const path of [...paths, '/finns-inte', '/produkter/tra/1']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
    await hydrated(page);
  }
  expect(problems).toEqual([]);
});

test('nothing that a visitor does writes an error', { tag: '@phone' }, async ({ page }) => {
  const problems = watch(page);
  await open(page, '/');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Stål' }).click();
  await open(page, '/produkter/aluminium/5#parametrar');
  await page.getByRole('tab', { name: 'Information' }).click();
  await open(page, '/galleri');
  await page.getByRole('button', { name: /^Visa / }).nth(2).click();
  await page.getByRole('button', { name: 'Nästa' }).click();
  await page.getByRole('button', { name: 'Stäng' }).click();
  await open(page, '/om-oss');
  await page.getByRole('link', { name: /Spela filmen/ }).click();
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('the policy stops a script that does not belong to the site', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/');
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    return 'ran' in window;
  });
  expect(ran).toBe(false);
});
