import { families } from '../../src/catalogue/families.ts';
import { paths } from '../../src/content/paths.ts';
import { productsIn } from './lib/content.ts';
import { expect, test } from './lib/site.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the products are narrowed by material and kind, and what is not made is said', async ({ page }) => {
      await page.goto(paths.documents);
      const main = page.getByRole('main');
      const names = main.getByRole('heading', { level: 4 }).filter({ visible: true });
      const all = [...productsIn('aluminium'), ...productsIn('steel')];
      await expect(names).toHaveText(all.map(({ title }) => title));
      await main.getByRole('group', { name: 'Material' }).getByLabel('Stål').check();
      for (const { name, kinds } of families) {
        await main.getByRole('group', { name: 'Slag' }).getByLabel(name).check();
        const own = productsIn('steel').filter(({ kind }) => kinds.includes(kind));
        await expect(names).toHaveText(own.map(({ title }) => title));
        await expect(main.getByText(`Inga ${name.toLowerCase()} i stål.`)).toBeVisible({ visible: own.length === 0 });
      }
      await main.getByRole('group', { name: 'Material' }).getByLabel('Alla').check();
      await main.getByRole('group', { name: 'Slag' }).getByLabel('Alla').check();
      await expect(names).toHaveCount(all.length);
    });
  });
