import { company } from '../../src/content/company.ts';
import { boundaries } from '../../src/content/mounting.ts';
import { paths } from '../../src/content/paths.ts';
import { checks, upkeep } from '../../src/content/upkeep.ts';
import { open } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

test.describe('drift och underhåll', () => {
  test('is found from the about page and the footer, and says how to book', async ({ page }) => {
    await page.goto(paths.about);
    await page.getByRole('main').getByRole('link', { name: 'Drift och underhåll' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drift och underhåll');
    await expect(page.getByRole('main').getByRole('link', { name: company.phone.display })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Drift och underhåll' })).toHaveAttribute(
      'href',
      paths.service,
    );
  });

  test('a door is drawn with the numbers of the list that says what to look at, and both are seen at once on a desk', async ({
    page,
  }) => {
    await page.goto(paths.service);
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

  test('the check list can be filled in and ticked @phone', async ({ page }) => {
    await page.goto(paths.service);
    const box = page.getByLabel(`${checks[0]}: bra`);
    await box.tap();
    await expect(box).toBeChecked();
    await expect(page.getByLabel(`${checks[0]}: åtgärda`)).not.toBeChecked();
    for (const label of ['Dörr (littera eller plats)', 'Datum', 'Åtgärder och anmärkningar']) {
      await page.getByLabel(label).fill('D1');
      await expect(page.getByLabel(label)).toHaveValue('D1');
    }
  });

  test('what is written is lighter than its label, as long as it needs to be and not kept @both', async ({ page }) => {
    await page.goto(paths.service);
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

  test('the boundary list says what the company does and mounts, and can be written over @both', async ({ page }) => {
    await page.goto(paths.service);
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
    test(`prints a list alone on one sheet: ${id}`, async ({ page }) => {
      await open(page, paths.service);
      await page.evaluate(() => {
        window.print = () => void (document.body.dataset['printed'] = location.hash);
      });
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', `#${id}`);
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
