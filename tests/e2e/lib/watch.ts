import { expect, type Page, type Response } from '@playwright/test';

/**
 * Collects what a developer would see in red or yellow, and what the content policy blocks; the page's own 404 answer
 * is no mistake.
 */
export async function watch(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI}`),
    ),
  );
  page.on('console', (message) => {
    const isOwnAnswer = message.text().includes('status of 404') && message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isOwnAnswer)
      problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Requests that are under way when the visitor leaves are aborted.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      problems.push(`${response.url()}: ${response.status()}`);
  });
  return problems;
}

/** Expects that a page came with a policy that allows nothing but what the site itself has. */
export function expectPolicy(answer: Response | null): void {
  expect(answer?.headers()['content-security-policy']).toMatch(
    /^default-src 'none';.* require-trusted-types-for 'script'; trusted-types 'none'$/,
  );
}
