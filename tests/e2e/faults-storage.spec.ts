import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { contactForm, fill, texts } from './lib/form.ts';
import { open, pageKinds } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

test('in a browser that blocks cookies and all storage every page comes alive and a message is sent @whole', async ({
  launchOptions,
  site,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  await mkdir(join(profile, 'Default'));
  // The setting ”block all cookies”.
  await writeFile(
    join(profile, 'Default/Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: site.url });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    // The others have nothing that comes alive but what these have too.
    const names = new Set(['products', 'gallery', 'about', 'schedule', 'classes', 'compare', 'product']);
    for (const { path } of pageKinds.filter(({ name }) => names.has(name))) await open(page, path);
    await page.clock.install();
    await open(page, '/kontakt');
    await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('Access is denied');
    await fill(page);
    await page.clock.fastForward(3000);
    await contactForm(page).button.click();
    await expect(contactForm(page).success).toHaveText(texts.sent);
    expect(problems).toEqual([]);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});
