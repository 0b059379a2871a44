/** What is left of the site where no script runs, in the engines that are not Chromium's. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../src/content/paths.ts';
import { projects } from '../e2e/lib/content.ts';
import type { Page } from './lib/page.ts';
import { installed, seen, visit, type Visit } from './lib/visit.ts';

for (const engine of installed)
  describe(`${engine.name} without JavaScript`, () => {
    let site: Visit['site'];
    let page: Page;
    let end: Visit['end'] | undefined;
    beforeAll(async () => ({ site, page, end } = await visit(engine, { script: false })), 60_000);
    afterAll(() => end?.());

    test('no script runs, and the styles know', async () => {
      await page.goTo('/');
      expect(await page.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true);
      expect(await page.evaluate(() => document.querySelectorAll('[data-hydrated]').length)).toBe(0);
    });

    test('both halves of the catalogue are there, and a tab leads to its own', async () => {
      await page.goTo('/produkter');
      expect(await page.find('heading', 'Aluminium').count()).toBe(1);
      await page.find('link', 'Stål').click();
      await expect.poll(() => page.address(), seen).toBe('/produkter?kategori=steel#steel');
      expect(await page.find('heading', 'Stål').count()).toBe(1);
    });

    test('a product has all its parts', async () => {
      await page.goTo(paths.product({ category: 'aluminium', id: 2 }));
      for (const part of ['Specifikationer', 'Information', 'Parametrar', 'Ditt mått'])
        expect(await page.find('heading', part).count(), `${part}`).toBe(1);
    });

    test('the projects are told in full', async () => {
      await page.goTo('/galleri');
      expect(await page.evaluate(() => (document.querySelector('main') as HTMLElement).innerText)).toContain(
        projects.at(-1)?.description,
      );
    });

    test('where no requirement can be read the page says so and tells the products by their class', async () => {
      await page.goTo(paths.classesFor('EI 60'));
      expect(await page.find('textbox', 'Krav').count(), 'a field that nothing would answer').toBe(0);
      expect(await page.evaluate(() => (document.querySelector('main') as HTMLElement).innerText)).toContain(
        'behöver JavaScript',
      );
      expect(await page.find('link', 'Janisol C4 EI60/EI90').count()).toBeGreaterThan(0);
    });

    test('the form is sent by the browser itself, and the message arrives', async () => {
      await page.goTo('/kontakt');
      await page.find('textbox', 'Namn').type('Åsa Öberg');
      await page.find('textbox', /^E-post/).type('asa@example.com');
      await page.find('textbox', /^Meddelande/).type(`Utan skript, ${engine.name}`);
      await page.find('button', /^Skicka/).click();
      await expect.poll(async () => (await site.messages(`Utan skript, ${engine.name}`)).length, seen).toBe(1);
    });
  });
