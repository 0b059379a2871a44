import { contactForm } from './lib/form.ts';
import { open } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';
import { recordTransition } from './lib/transition.ts';

test('from page to page the line moves and is never two', async ({ kept: page }) => {
  const moving = await recordTransition(page);
  // A browser that is busy may show the first part of a page before its heading is read, and then there is no line to
  // go to.
  await expect(async () => {
    await open(page, '/produkter');
    await page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name: 'Kontakt' }).click();
    await expect(page).toHaveURL('/kontakt');
    await expect.poll(moving, { timeout: 2000 }).toContain('::view-transition-group(boundary)');
  }).toPass({ timeout: 20_000 });
  expect((await moving()).filter((part) => /(?:old|new)\(boundary\)/.test(part))).toEqual([]);
});

test('the line under the tabs slides, but not for visitors who want less motion', async ({ kept: page }) => {
  await open(page, '/produkter');
  const slides = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => {
      (tab as HTMLElement).click();
      return new Promise<number>((resolve) =>
        requestAnimationFrame(() => resolve(tab.getAnimations({ subtree: true }).length)),
      );
    });
  expect(await slides('Stål')).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await slides('Aluminium')).toBe(0);
});

test('a field that refuses shows its label below the bar @phone', async ({ kept: page }) => {
  await open(page, '/kontakt');
  const { name, button } = contactForm(page);
  await button.click();
  await expect(name).toBeFocused();
  const bar = await page.getByRole('banner').boundingBox();
  const label = await page.getByText('Namn', { exact: true }).boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});
