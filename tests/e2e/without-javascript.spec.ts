import { rowsOf } from '../../src/catalogue/rows.ts';
import { sendFormPath } from '../../src/mail/provider.ts';
import { contactForm, fill, sample } from './lib/form.ts';
import { company } from '../../src/content/company.ts';
import { paths } from '../../src/content/paths.ts';
import { exampleOf, productsIn, projects } from './lib/content.ts';
import { tryMenu } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

// Chromium then says `scripting: none` to the styles too, as it does for a visitor who has switched scripts off.
test.use({ javaScriptEnabled: false });

test('the browser really runs no script and tells the styles so', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true);
  await expect(page.locator('[data-hydrated]')).toHaveCount(0);
});

test('all products are in the catalogue, under two headings', async ({ page }) => {
  for (const path of ['/produkter', '/']) {
    await page.goto(path);
    const cards = page.getByRole('main').getByRole('article');
    const [aluminium, steel] = [productsIn('aluminium').length, productsIn('steel').length];
    await expect(cards).toHaveCount(aluminium + steel);
    for (const card of [cards.first(), cards.nth(aluminium), cards.last()]) await expect(card).toBeVisible();
    for (const heading of ['Aluminium', 'Stål'])
      await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
  }
});

test('the tab of the catalogue leads to its products @phone', async ({ page }) => {
  await page.goto('/produkter');
  await page.getByRole('link', { name: 'Stål', exact: true }).click();
  await expect(page).toHaveURL('/produkter?kategori=steel#steel');
  await expect(page.getByRole('heading', { name: 'Stål', exact: true })).toBeInViewport();
});

test('all three parts of a product stand below each other @phone', async ({ page }) => {
  const product = exampleOf('aluminium');
  await page.goto(paths.product(product));
  for (const heading of ['Specifikationer', 'Information', 'Parametrar'])
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  await expect(page.locator('#specifikationer li').last()).toBeVisible();
  await expect(page.locator('#information p').first()).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(rowsOf(product).length + 1);
  await expect(page.getByRole('row').last()).toBeVisible();
  await page.getByRole('link', { name: 'Parametrar' }).click();
  await expect(page.getByRole('table')).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  for (const heading of ['Specifikationer', 'Information', 'Parametrar'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
});

test('all projects and their details are in the gallery, and no spinner @phone', async ({ page }) => {
  await page.goto('/galleri');
  await expect(page.getByText('Hämtar bilder')).not.toBeInViewport();
  await expect(page.locator('.gallery-grid')).toHaveCSS('opacity', '1');
  for (const { title, description, typical } of projects) {
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    await expect(page.getByText(description).first()).toBeVisible();
    await expect(page.getByText(typical.at(-1) ?? '').first()).toBeVisible();
  }
  // What stands open in the page has no button that does nothing.
  await expect(page.getByRole('button', { name: /Stäng|Nästa|Föregående/ })).toHaveCount(0);
});

test('the magnifier opens the project, and it can be closed @phone', async ({ page }) => {
  const title = projects[2]?.title ?? '';
  await page.goto('/galleri');
  await page.getByRole('button', { name: `Visa ${title}` }).click();
  const dialog = page.locator('dialog:modal');
  await expect(dialog.getByRole('heading', { name: title })).toBeInViewport();
  await expect(dialog.getByRole('button', { name: /Nästa|Föregående/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Stäng' }).click();
  await expect(dialog).toHaveCount(0);
});

test('the hamburger closes again by Escape, and its menu leads from page to page @phone', async ({ page }) => {
  await tryMenu(page, 'Om Oss', '/om-oss');
});

test('the film is a link to the film', async ({ page, site }) => {
  test.skip(company.video?.provider !== 'file', 'the site has no film of its own');
  await page.goto('/om-oss');
  const film = page.getByRole('link', { name: /Spela filmen/ });
  const answer = await page.request.get(site.url + ((await film.getAttribute('href')) ?? ''), {
    headers: { range: 'bytes=0-99' },
  });
  expect(answer.ok()).toBe(true);
  expect(answer.headers()['content-type']).toBe('video/mp4');
});

test('the form posts to the provider, and the message arrives @phone', async ({ page, site }, { project }) => {
  const name = `Utan skript ${project.name}`;
  await page.goto('/kontakt');
  await fill(page, { ...sample, name });
  const answer = page.waitForResponse(`**${sendFormPath}`);
  await contactForm(page).button.click();
  expect((await answer).status()).toBe(200);
  await expect(page.getByText('OK')).toBeVisible();
  const mails = await site.messages(name);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(sample.message);
  expect(mails[0]?.replyTo).toEqual([{ name, address: sample.email }]);
});

test('the browser refuses an empty form', async ({ page }) => {
  await page.goto('/kontakt');
  await contactForm(page).button.click();
  await expect(contactForm(page).name).toBeFocused();
  await expect(page).toHaveURL('/kontakt');
});
