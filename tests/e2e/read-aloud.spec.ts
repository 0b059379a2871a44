import { open, pageKinds } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

/** Long lists, which follow from the data and are tested there. */
const outlined: string[] = ['home', 'products', 'documents', 'compare', 'service', 'classes'];

/**
 * What a screen reader is given of every kind of page, in its order: roles, names and states, as text that a person can
 * read aloud. Whoever changes a page on purpose writes them anew: `npx playwright test read-aloud --update-snapshots`.
 */
for (const { name, path } of pageKinds.filter((page) => !outlined.includes(page.name))) {
  test(`reads aloud: ${name}`, async ({ kept: page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: `${name} - banner.aria.yml` });
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name} - main.aria.yml` });
  });
}

for (const { name, path } of pageKinds.filter((page) => outlined.includes(page.name))) {
  test(`reads aloud the headings and landmarks: ${name}`, async ({ kept: page }) => {
    await open(page, path);
    const outline = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'h1, h2, h3, nav, main, [role=tablist], section[aria-label], section[aria-labelledby]',
        ),
      ]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const label = element.getAttribute('aria-label') ?? '';
          const words = element.tagName.startsWith('H') ? element.textContent.replaceAll(/\s+/g, ' ').trim() : label;
          return `${element.tagName.toLowerCase()} ${words}`.trim();
        })
        .join('\n'),
    );
    expect(`${outline}\n`).toMatchSnapshot(`${name}-outline.txt`);
  });
}
