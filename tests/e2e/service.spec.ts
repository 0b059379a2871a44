import { company } from '../../src/content/company.ts';
import { advice, boundaries } from '../../src/content/mounting.ts';
import { paths } from '../../src/content/paths.ts';
import { checks, faults, upkeep } from '../../src/content/upkeep.ts';
import { contactForm } from './lib/form.ts';
import { open } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

test.describe('drift och underhåll', () => {
  test('is found from the about page and the footer, and says how to book', async ({ kept: page }) => {
    await page.goto(paths.about);
    await page.getByRole('main').getByRole('link', { name: 'Drift och underhåll' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drift och underhåll');
    await expect(page.getByRole('main').getByRole('link', { name: company.phone.display })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Drift och underhåll' })).toHaveAttribute(
      'href',
      paths.service,
    );
  });

  test('who has a door that does not close sees at once whom to ring, where to write and what can be wrong @both', async ({
    kept: page,
  }) => {
    await page.goto(paths.service);
    const help = page.getByRole('region', { name: 'Stänger dörren inte?' });
    await expect(help).toContainText('En branddörr som inte stänger håller inte sin klass.');
    const call = help.getByRole('link', { name: `Ring ${company.phone.display}` });
    await expect(call).toHaveAttribute('href', `tel:${company.phone.number}`);
    const symptoms = help.locator('summary');
    await expect(symptoms).toHaveText(faults.map(({ fault }) => fault));
    for (const part of [call, help.getByRole('link', { name: 'Boka service' }), symptoms.first()])
      await expect(part).toBeInViewport({ ratio: 1 });
  });

  test('each fault says what to look at and what to leave alone, one at a time, on paper all, and takes its name to the form @both', async ({
    kept: page,
  }) => {
    await page.goto(paths.service);
    const help = page.getByRole('region', { name: 'Stänger dörren inte?' });
    const way = help.getByRole('link', { name: 'Skriv till oss om det här' });
    await expect(way).toHaveCount(0);
    for (const { fault, look, leave } of faults) {
      await help.locator('summary').filter({ hasText: fault }).press('Enter');
      for (const text of [look, leave]) await expect(help.getByText(text)).toBeVisible();
      await expect(way, 'the others close').toHaveCount(1);
    }
    await page.emulateMedia({ media: 'print' });
    for (const { look, leave } of faults)
      for (const text of [look, leave]) await expect(help.getByText(text)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await way.click();
    await expect(contactForm(page).message).toHaveValue(new RegExp(`\nDet som är fel: ${faults.at(-1)?.fault}\n`));
  });

  test('folds what is looked up or filled in, shows the part that is asked for, and the page is short @both', async ({
    kept: page,
  }) => {
    await open(page, paths.service);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4200);
    const box = page.getByLabel(`${checks[0]}: bra`);
    const mounting = page.getByText(advice[0]?.points[0] ?? '');
    for (const part of [box, mounting]) await expect(part).toBeHidden();
    const jumps = page.getByRole('navigation', { name: 'På sidan' });
    await jumps.getByRole('link', { name: 'För dig som monterar' }).click();
    await expect(mounting).toBeVisible();
    await jumps.getByRole('link', { name: 'Checklista' }).click();
    await expect(box).toBeVisible();
    await expect(page.getByRole('table', { name: 'Vem gör vad' })).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await page.goto(`${paths.service}#`);
    for (const name of [checks[0] ?? '', boundaries[0]?.part ?? ''])
      await expect(page.getByRole('rowheader', { name })).toBeVisible();
    for (const { points } of [...upkeep, ...advice]) await expect(page.getByText(points[0] ?? '')).toBeVisible();
  });

  test('a door is drawn with the numbers of the list that says what to look at, and both are seen at once on a desk', async ({
    kept: page,
  }) => {
    await page.goto(`${paths.service}#tillsyn`);
    const drawing = page.getByRole('img', { name: /^En branddörr med nummer/ });
    const points = page
      .getByRole('list')
      .filter({ hasText: upkeep[0]?.points[0] ?? '' })
      .getByRole('listitem');
    await expect(points).toHaveText(upkeep[0]?.points ?? []);
    const names = await drawing.locator('text').allTextContents();
    expect(new Set(names).size, 'none twice').toBe(names.length);
    const numbers = new Set(names.map((name) => Number.parseInt(name)).toSorted());
    expect([...numbers]).toEqual(upkeep[0]?.points.map((_, index) => index + 1));
    await expect(drawing).toBeInViewport({ ratio: 0.8 });
    await expect(points.first()).toBeInViewport();
  });

  test('the check list can be filled in and ticked @phone', async ({ kept: page }) => {
    await page.goto(paths.service);
    await page.locator('summary').filter({ hasText: 'Checklista' }).tap();
    const box = page.getByLabel(`${checks[0]}: bra`);
    await box.tap();
    await expect(box).toBeChecked();
    await expect(page.getByLabel(`${checks[0]}: åtgärda`)).not.toBeChecked();
    for (const label of ['Dörr (littera eller plats)', 'Datum', 'Åtgärder och anmärkningar']) {
      await page.getByLabel(label).fill('D1');
      await expect(page.getByLabel(label)).toHaveValue('D1');
    }
  });

  test('what is written is lighter than its label, as long as it needs to be and not kept @both', async ({
    kept: page,
  }) => {
    await page.goto(`${paths.service}#checklista`);
    const remarks = page.getByLabel('Åtgärder och anmärkningar');
    for (const field of [page.getByLabel('Datum'), remarks]) {
      await expect(field).toHaveCSS('font-weight', '400');
      await expect(field).toHaveAttribute('autocomplete', 'off');
    }
    const height = async () => (await remarks.boundingBox())?.height ?? 0;
    const line = () => remarks.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
    expect(await height(), 'empty').toBeGreaterThan(2.9 * (await line()));
    await remarks.fill(Array.from({ length: 20 }, (_, index) => `Dörr ${index}`).join('\n'));
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      expect(await height(), media).toBeGreaterThan(19.9 * (await line()));
    }
  });

  test('the boundary list says what the company does and mounts, and can be written over @both', async ({
    kept: page,
  }) => {
    await page.goto(`${paths.service}#gransdragning`);
    for (const work of ['levererar', 'monterar'])
      await expect(page.getByLabel(`Blad, karm, glas och tätningar: ${work}`)).toHaveValue('Vi');
    const cells = page.getByRole('table', { name: 'Vem gör vad' }).getByRole('textbox');
    await expect(cells).toHaveCount(3 * boundaries.length);
    for (const cell of await cells.all()) await expect(cell).toHaveValue(/^\p{Lu}\p{Ll}+$/u);
    const cell = page.getByLabel('Brandlarm: monterar');
    await cell.fill('Larmentreprenören i Stockholm, på uppdrag av beställaren');
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      expect(await cell.evaluate((field) => field.scrollHeight - field.clientHeight), media).toBeLessThanOrEqual(1);
    }
    await page.reload();
    await expect(cell).toHaveValue('Larmentreprenören');
  });

  const lists = [
    { button: 'Skriv ut checklistan', id: 'checklista', rows: checks },
    { button: 'Skriv ut listan på ett A4', id: 'gransdragning', rows: boundaries.map(({ part }) => part) },
  ];
  for (const { button, id, rows } of lists)
    test(`prints a list alone on one sheet: ${id} @both`, async ({ kept: page }) => {
      await open(page, paths.service);
      await page.evaluate(() => {
        window.print = () => void (document.body.dataset['printed'] = location.hash);
      });
      // One of the buttons is folded with its list.
      if (await page.getByRole('button', { name: button }).isHidden()) await page.locator(`#${id} summary`).click();
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', `#${id}`);
      await expect(page.locator(`#${id} details`), 'for browsers that do not print what is folded').toHaveAttribute(
        'open',
      );
      await page.evaluate(() => document.fonts.ready);
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('row')).toHaveCount(1 + rows.length);
      for (const row of rows) await expect(page.getByRole('rowheader', { name: row })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'För dig som monterar' })).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
    });
});
