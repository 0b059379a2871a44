/**
 * What a visitor does, in the engines that are not Chromium's. How each part behaves in every case is for tests/e2e;
 * here it is seen that the part works at all where the browser knows less, or does it in another way.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '../../src/content/company.ts';
import { mainLinks, paths } from '../../src/content/paths.ts';
import { projects } from '../e2e/lib/content.ts';
import type { Page } from './lib/page.ts';
import { installed, seen, visit, type Visit } from './lib/visit.ts';

const screens = [
  paths.home,
  paths.products,
  paths.product({ category: 'steel', id: 3 }),
  paths.compare,
  paths.gallery,
  paths.about,
  paths.contact,
  paths.documents,
  paths.service,
  paths.classes,
  paths.schedule,
  '/finns-inte',
];
const cells = [
  ['Littera', 'Bredd KYM', 'Höjd KYM', 'Krav'],
  ['D1', '990', '2090', 'EI 30'],
  ['D2', '890', '2090', 'EI 60'],
];

for (const engine of installed)
  describe(`${engine.name}`, () => {
    let site: Visit['site'];
    let page: Page;
    let end: Visit['end'] | undefined;
    beforeAll(async () => ({ site, page, end } = await visit(engine, { script: true })), 60_000);
    afterAll(() => end?.());

    const menu = () => page.find('navigation', 'Huvudmeny');
    const address = () => page.address();

    test('from page to page through the menu, and back', async () => {
      await page.resize(1280, 900);
      await page.open('/');
      for (const { label, href } of mainLinks.slice(1)) {
        await menu().find('link', label).click();
        await expect.poll(address, seen).toBe(href);
        await expect.poll(() => menu().find('link', label).attribute('aria-current'), seen).toBe('page');
        await expect.poll(() => page.find('heading').count(), seen).toBeGreaterThan(0);
      }
      await page.back();
      await expect.poll(address, seen).toBe(mainLinks.at(-2)?.href);
    });

    test('on a telephone the menu unfolds, and a chosen link closes it', async () => {
      await page.resize(500, 800);
      await page.open('/om-oss');
      expect(await menu().count()).toBe(0);
      await page.find('button', 'Meny').click();
      await expect.poll(() => menu().find('link').count(), seen).toBe(mainLinks.length);
      await page.press('Escape');
      await expect.poll(() => menu().count(), seen).toBe(0);
      await page.find('button', 'Meny').click();
      await menu().find('link', 'Galleri').click();
      await expect.poll(address, seen).toBe('/galleri');
      await page.resize(1280, 900);
    });

    test('the tabs of the catalogue change by mouse and by key, and back restores them', async () => {
      await page.open('/produkter');
      const tab = (label: string) => page.find('tab', label);
      const cards = (label: string) => page.find('tabpanel', label).find('heading').count();
      await expect.poll(() => cards('Aluminium'), seen).toBeGreaterThan(0);
      await tab('Stål').click();
      await expect.poll(address, seen).toBe('/produkter?kategori=steel');
      expect(await tab('Stål').attribute('aria-selected')).toBe('true');
      expect(await cards('Stål')).toBeGreaterThan(0);
      expect(await cards('Aluminium')).toBe(0);
      await page.press('ArrowLeft');
      await expect.poll(() => tab('Aluminium').isFocused(), seen).toBe(true);
      expect(await cards('Aluminium')).toBeGreaterThan(0);
      await page.back();
      await expect.poll(() => cards('Stål'), seen).toBeGreaterThan(0);
      await page.back();
      await expect.poll(() => cards('Aluminium'), seen).toBeGreaterThan(0);
      expect(await address()).toBe('/produkter');
    });

    test('a project’s details open, lead on, and give the focus back', async () => {
      await page.open('/galleri');
      const [first, second] = projects.map(({ title }) => title);
      const dialog = () => page.find('dialog');
      await page.find('button', `Visa ${first}`).click();
      await expect.poll(() => dialog().find('heading', first).count(), seen).toBe(1);
      // What lies behind does not answer.
      expect(await page.evaluate(() => document.querySelector('dialog:modal') !== null)).toBe(true);
      await dialog().find('button', 'Nästa').click();
      await expect.poll(() => dialog().find('heading', second).count(), seen).toBe(1);
      await page.press('ArrowLeft');
      await expect.poll(() => dialog().find('heading', first).count(), seen).toBe(1);
      await page.press('Escape');
      await expect.poll(() => dialog().count(), seen).toBe(0);
      await expect.poll(() => page.find('button', `Visa ${first}`).isFocused(), seen).toBe(true);
    });

    test.runIf(company.video?.provider === 'file')('the film plays after a click, and not before', async () => {
      await page.open('/om-oss');
      expect(await page.find('video').count()).toBe(0);
      await page.find('link', /^Spela filmen/).click();
      const time = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
      await expect.poll(time, seen).toBeGreaterThan(0.1);
    });

    test('a message that is written arrives as it was written', async () => {
      await page.open('/kontakt');
      await page.find('button', /^Skicka/).click();
      // The browser itself refuses an empty form, and leads to the field.
      await expect.poll(() => page.find('textbox', 'Namn').isFocused(), seen).toBe(true);
      const words = `Två dörrar i EI 60 på 20 % av ytan, sett i ${engine.name}.\nHälsningar från Älvsjö, <b>Åsa</b>`;
      await page.find('textbox', 'Namn').type('Åsa Öberg');
      await page.find('textbox', /^E-post/).type('asa@example.com');
      await page.find('textbox', /^Meddelande/).type(words);
      await page.find('button', /^Skicka/).click();
      await expect.poll(() => page.find('status').text(), seen).toContain('Tack för ditt meddelande!');
      const [mail] = await site.messages(`sett i ${engine.name}`);
      expect(mail?.text).toContain(words);
      expect(mail?.replyTo).toEqual([{ name: 'Åsa Öberg', address: 'asa@example.com' }]);
      expect(await page.find('textbox', /^Meddelande/).value()).toBe('');
    });

    test('a requirement is read while it is typed, and gets an address', async () => {
      await page.open(paths.classes);
      await page.find('textbox', 'Krav').type('EI2 60-S200C5, Rw 37');
      await expect.poll(() => page.find('region', 'Bokstav för bokstav').text(), seen).toContain('Brandgastät');
      await expect.poll(() => page.find('region', /^Framgår inte/).text(), seen).toContain('C5 framgår inte.');
      await expect
        .poll(async () => new URL(await address(), site.url).searchParams.get('krav'), seen)
        .toBe('EI2 60-S200C5, Rw 37');
    });

    test('a size is judged while it is typed', async () => {
      await page.open(paths.product({ category: 'aluminium', id: 9 }));
      const check = page.find('region', 'Ditt mått');
      await check.find('textbox', /^Bredd/).type('1380');
      await check.find('textbox', /^Höjd/).type('2,76 m');
      await expect.poll(() => check.find('status').text(), seen).toContain('Ytan 3,81 m² är större än 3,45 m²');
      await expect.poll(address, seen).toContain('b=1380&h=2%2C76+m');
    });

    test('products are chosen where they stand, and compared', async () => {
      for (const id of [3, 4]) {
        await page.open(paths.product({ category: 'steel', id }));
        await page.find('button', /^Jämför/).click();
        expect(await page.find('button', /^Jämför/).attribute('aria-pressed')).toBe('true');
      }
      await page.find('link', 'Jämför (2)').click();
      await expect.poll(address, seen).toBe('/jamfor?p=steel-3,steel-4');
      await expect.poll(() => page.find('table', 'Jämförelse').find('columnheader').count(), seen).toBe(3);
      // Each drawing is cut to the same part of the wall: an engine that does not know how shows the whole, in another
      // shape.
      const inShape = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLImageElement>('main img[src*="svgView"]')]
            .filter((image) => image.checkVisibility())
            .map(
              ({ naturalWidth, naturalHeight, width, height }) =>
                Math.abs((naturalWidth * height) / (naturalHeight * width) - 1) < 0.02,
            ),
        );
      await expect.poll(inShape, seen).toEqual([true, true]);
      await page.find('checkbox', 'Visa bara skillnader').click();
      await expect.poll(address, seen).toBe('/jamfor?p=steel-3,steel-4&visa=skillnader');
    });

    test('rows are pasted into the door list, and are there again when the page is loaded anew', async () => {
      await page.open(paths.schedule);
      // Copied from another field, as from a spreadsheet: Firefox empties a paste that is made up.
      await page.evaluate((cells) => {
        const sheet = document.createElement('textarea');
        sheet.value = cells.map((row) => row.join('\t')).join('\r\n');
        document.body.prepend(sheet);
        sheet.select();
      }, cells);
      await page.press('Control+c');
      await page.find('textbox', 'Klistra in från Excel, Revit eller CADQ').click();
      await page.press('Control+v');
      await expect.poll(() => page.find('button', /^D2 /).count(), seen).toBe(1);
      // On its answer: over the middle of the row lies a product that may be chosen.
      await page.find('button', /^D1 /).find('strong').click();
      expect(await page.find('textbox', 'Mått, rad 1').value()).toBe('990 × 2090');
      await page.find('textbox', 'Littera, rad 1').type('a');
      await expect.poll(address, seen).toContain('#1!');
      await page.open(paths.home);
      await page.open(paths.schedule);
      await expect.poll(() => page.find('button', /^(?:D1a|aD1|Da1) /).count(), seen).toBe(1);
    });

    test('the fire test follows the keys', async () => {
      await page.open(paths.product({ category: 'aluminium', id: 2 }));
      const slider = page.find('slider', 'Tid sedan branden började');
      await slider.click();
      await page.press('Home', ...Array.from({ length: 30 }, () => 'ArrowRight'));
      await expect
        .poll(async () => (await slider.attribute('aria-valuetext')) ?? '', seen)
        .toMatch(/^30\sminuter, ugnen 842\s°C/);
      await page.press('End');
      await expect.poll(() => page.find('status', /^Efter/).count(), seen).toBe(1);
    });

    test.each(screens)('%s comes alive and is as wide as the window', async (path) => {
      for (const [width, height] of [
        [390, 844],
        [1280, 900],
      ] as const) {
        await page.resize(width, height);
        await page.open(path);
        const { wide, window } = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth,
          window: document.documentElement.clientWidth,
        }));
        expect(wide, `${width} px`).toBeLessThanOrEqual(window);
        expect(await page.find('heading').count()).toBeGreaterThan(0);
      }
    });
  });
