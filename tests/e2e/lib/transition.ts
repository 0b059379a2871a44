import type { Page } from '@playwright/test';

/**
 * Parts of the page (`::view-transition-group(…)`) that move in a page transition; read after the page has come, []
 * where nothing moves.
 */
export async function recordTransition(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moving = viewTransition
        ? document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        : [];
      document.documentElement.dataset['moving'] = moving.filter(Boolean).join();
    });
  });
  return async () => {
    const moving = await page.locator('[data-moving]').getAttribute('data-moving');
    return (moving ?? '').split(',').filter(Boolean);
  };
}
