import { readFile } from 'node:fs/promises';
import CadReader from 'dxf-parser';
import { IFCDOOR, IfcAPI } from 'web-ifc';
import type { Locator, Page } from '@playwright/test';
import { open } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

const door = '/produkter/aluminium/2';
const glazed = '/produkter/aluminium/9';

function check(page: Page) {
  const region = page.getByRole('region', { name: 'Ditt mått', exact: true });
  return {
    region,
    width: region.getByLabel('Bredd'),
    height: region.getByLabel('Höjd'),
    answer: region.getByRole('status'),
    drawing: region.getByRole('img', { name: /Uppställningsritning/ }),
  };
}

test('a size that is too large is told so with both figures, and the address keeps it @both', async ({
  kept: page,
}) => {
  await open(page, `${glazed}#parametrar`);
  const { width, height, answer, drawing, region } = check(page);
  await width.fill('1380');
  await height.fill('2,76 m');
  await expect(answer).toContainText('Nej');
  await expect(answer).toContainText('Ytan 3,81 m² är större än 3,45 m²');
  await expect(region.getByRole('img', { name: '1380 × 2760' }).first()).toBeVisible();
  await expect(drawing).toHaveCount(0);
  await expect(page).toHaveURL(`${glazed}?b=1380&h=2%2C76+m#parametrar`);
  await expect(region.getByRole('link', { name: /Fråga oss om 1380/ })).toHaveAttribute(
    'href',
    /^\/kontakt\?produkt=aluminium-9&fraga=/,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a size that is too large can be tried on all products of the class', async ({ kept: page }) => {
  await page.goto(`${glazed}?b=1600&h=3200`);
  const { answer } = check(page);
  await expect(answer.getByText('Nej', { exact: true })).toBeVisible();
  await answer.getByRole('link', { name: 'Prova måttet på alla produkter' }).click();
  await expect(page.getByText('Måttet är läst som karmyttermått 1600 × 3200 mm.')).toBeVisible();
  await expect(page.getByText(/uppfyller kravet och måttet/).first()).toBeVisible();
});

test('at a desk the answer, its reason, its limits and its drawing are in one window', async ({ kept: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/produkter/steel/1');
  const { width, height, answer, drawing, region } = check(page);
  await width.fill('1200');
  await height.fill('2700');
  await region.getByRole('button', { name: 'Pröva måttet' }).click();
  await expect(answer).toBeFocused();
  await expect(answer.getByText('Höjden ryms med bimetallspärr, bredden framgår inte')).toBeInViewport({ ratio: 1 });
  await expect(region.getByRole('img', { name: '1200 × 2700' }).first()).toBeInViewport({ ratio: 1 });
  // Its floor may lie below the window's edge.
  await expect(drawing).toBeInViewport({ ratio: 0.8 });
  await expect(width).toBeInViewport({ ratio: 1 });
});

test('a sidelight that nobody asked for is said in the headline of the answer', async ({ kept: page }) => {
  const { answer } = check(page);
  for (const [width, headline] of [
    [1500, 'Höjden ryms med bimetallspärr, bredden framgår inte. Dörr 880 + sidoljus 620\u00a0mm'],
    [1200, 'Höjden ryms med bimetallspärr, bredden framgår inte'],
  ] as const) {
    await page.goto(`/produkter/steel/1?b=${width}&h=2900`);
    await expect(answer.getByText(headline, { exact: true })).toBeVisible();
  }
});

test('at a desk the fields and their button share a row before and after the answer', async ({ kept: page }) => {
  for (const address of ['/produkter/steel/1', '/produkter/steel/1?b=1100&h=2400', '/produkter/aluminium/4']) {
    await page.goto(address);
    const { region, width } = check(page);
    if (address.includes('?')) await expect(region.getByRole('figure')).toHaveCount(2);
    const foot = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return Math.round(y + height);
    };
    const feet = [width, region.getByLabel('Höjd'), region.getByLabel('Blad'), region.locator('[type=submit]')];
    const at = await Promise.all(feet.map(foot));
    expect(Math.max(...at) - Math.min(...at), address).toBeLessThanOrEqual(2);
  }
});

test('with the answer that Enter leads to come its fields and what is drawn, clear of the bars that stay @both', async ({
  kept: page,
  isMobile,
}) => {
  await open(page, '/produkter/steel/1');
  const { width, height, answer, region } = check(page);
  await width.fill('1200');
  await height.fill('2700');
  const figure = region.getByRole('figure').first();
  await expect(figure).toBeVisible();
  await height.evaluate((field) => scrollTo(0, field.getBoundingClientRect().bottom + scrollY - innerHeight + 8));
  await height.press('Enter');
  await expect(answer).toBeInViewport({ ratio: 1 });
  const bars = await page
    .getByRole('navigation', { name: 'På sidan' })
    .evaluate((row) => Math.round(row.getBoundingClientRect().bottom));
  for (const part of isMobile ? [width] : [width, figure])
    expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(bars);
});

test('what fits instead comes first after a no, and fills the fields', async ({ kept: page }) => {
  await page.goto(`${glazed}?b=1380&h=2760`);
  const { width, height, answer, region } = check(page);
  await expect(answer).toContainText(/Nej.*Det här ryms:\s*1250\s×\s2760\smm\s*1380\s×\s2500\smm/);
  await expect(region.getByRole('figure').filter({ hasText: 'Grått är utanför' })).toBeVisible();
  // Of what does not fit there is a question, and nothing to build by.
  await expect(region.getByRole('link', { name: /1380 × 2760/ })).toHaveText([/^Fråga oss om/]);
  await expect(region.getByRole('button', { name: 'Ladda ner' })).toHaveCount(0);
  await answer.getByRole('button', { name: '1380 × 2500 mm' }).click();
  await expect(answer).toContainText('Ja');
  await expect(answer.getByRole('button')).toHaveCount(0);
  await expect(answer).toContainText('Inom största fönster');
  await expect(answer).toBeFocused();
  await expect(width).toHaveValue('1380');
  await expect(height).toHaveValue('2500');
  await expect(page).toHaveURL(`${glazed}?b=1380&h=2500`);
  await expect(region.getByText(/^Ritad i skala med 1380\s×\s2500\smm som karmyttermått\./)).toBeVisible();
  await expect(region.getByRole('link', { name: /i listan$/ })).toBeVisible();
});

test('another choice is offered where the size fits with it', async ({ kept: page }) => {
  await page.goto('/produkter/steel/2?b=1500&h=2100&blad=1&matt=del');
  const { answer, region } = check(page);
  await answer.getByRole('button', { name: '1500 × 2100 mm (pardörr)' }).click();
  await expect(region.getByLabel('Blad')).toHaveValue('2');
  await expect(answer).toContainText('Ja');
});

test('where an opening is limited the question begins with it, and an address that says nothing measures the frame', async ({
  kept: page,
}) => {
  await open(page, '/produkter/steel/7');
  const { answer, region, width, height } = check(page);
  const measured = region.getByLabel('Måttet avser');
  await expect(measured.locator(':checked')).toHaveText('öppning');
  await width.fill('2000');
  await height.fill('2400');
  // Nobody has said how many leaves there are: the answer says with how many it holds, and what the other has room for.
  await expect(region.getByLabel('Blad').locator(':checked')).toHaveText('inte bestämt');
  await expect(answer).toContainText(
    /^Ja, som dubbel.*Som enkel skjutdörr.*utan utrymningsfunktion högst 1400\s×\s2500\smm\./,
  );
  await region.getByLabel('Blad').selectOption('Enkel skjutdörr');
  await expect(answer).toContainText(/^Nej.*2000\smm är större än/);
  await answer.getByRole('button', { name: /dubbel/ }).click();
  await expect(answer).toContainText(/^Ja\s*Inom/);
  // As long as the escape function is not decided, what only holds without one is no plain yes.
  await page.goto('/produkter/steel/7?b=1300&h=2100&matt=del&blad=1');
  await expect(answer).toContainText('Ja utan utrymningsfunktion, nej med');
  await region.getByLabel('Utrymning').selectOption('utan utrymningsfunktion');
  await expect(answer).toContainText(/^Ja\s*Inom/);
  // No row of the list is of an opening, but a yes leads on.
  await expect(answer.getByRole('link')).toHaveText([/^Fråga oss om 1300/]);
  await page.goto('/produkter/steel/7?b=1200&h=2400');
  await expect(measured.locator(':checked')).toHaveText('karmyttermått');
});

test('one door or a pair: answer, mass, closer and drawing follow', async ({ kept: page }) => {
  await page.goto('/produkter/aluminium/3?b=1000&h=2100');
  const { answer, region, drawing, width } = check(page);
  const leaves = region.getByLabel('Blad');
  await expect(leaves).toHaveValue('1');
  await expect(answer).toHaveText(
    /^Ja.*Även med karmen inräknad.*Väger cirka 88\skg.*karmyttermåttet.*storlek\s5\. .*räknat på ett blad på högst 1000\smm och cirka 88\skg/,
  );
  await expect(region.getByText(/1000\s×\s2100\smm som karmyttermått, enkeldörr\./)).toBeVisible();
  const single = await drawing.innerHTML();
  await width.fill('2000');
  // A leaf is never as wide as its frame, so this may still be one.
  await expect(answer).toContainText('Gränsen är angiven för dörrblad, inte för karmen.');
  await leaves.selectOption('Pardörr');
  await expect(answer).toHaveText(/^Ja.*Väger cirka 176\skg.*storlek\s5\. .*räknat på två blad på högst 1000\smm/);
  await expect(region.getByText(/2000\s×\s2100\smm som karmyttermått, pardörr\./)).toBeVisible();
  expect(await drawing.innerHTML()).not.toBe(single);
  await expect(page).toHaveURL(/b=2000&h=2100&blad=2/);
  await region.getByLabel('Måttet avser').selectOption('dörrblad');
  await expect(answer).toContainText(/Nej.*Bredden 2000\smm är större än 1400\smm/);
  await expect(drawing).toHaveCount(0);
});

test('a window is answered and drawn with the sashes that are chosen, and begins as it is shown', async ({
  kept: page,
}) => {
  await page.goto('/produkter/steel/6?b=1400&h=2100');
  const { answer, region, drawing } = check(page);
  const sashes = region.getByLabel('Bågar');
  await expect(sashes.locator(':checked')).toHaveText('Två bågar');
  await expect(answer).toHaveText(/^Ja.*Även med karmen inräknad: 2 bågar, var och en högst 700\s×\s2100\smm\./);
  await expect(region.getByText(/1400\s×\s2100\smm som karmyttermått, två bågar\./)).toBeVisible();
  const pair = await drawing.innerHTML();
  await sashes.selectOption('En båge');
  await expect(answer).toHaveText(/^Framgår inte.*Som båge: nej, bredden 1400\smm är större än 1265\smm\./);
  await expect(region.getByText(/1400\s×\s2100\smm som karmyttermått, en båge\./)).toBeVisible();
  expect(await drawing.innerHTML()).not.toBe(pair);
  await expect(page).toHaveURL(/b=1400&h=2100&blad=1/);
});

test('a wall of panes that meet is divided into as many as its limits ask for, answered and drawn', async ({
  kept: page,
}) => {
  await page.goto('/produkter/aluminium/10?b=4800&h=2700');
  const { answer, region, drawing } = check(page);
  await expect(answer).toHaveText(/^Ja.*Inom största glasruta.*3 rutor, var och en högst 1600\s×\s2700\smm\./);
  expect(
    new URL(await answer.getByRole('link').evaluate((link: HTMLAnchorElement) => link.href)).searchParams.get('fraga'),
  ).toMatch(/karmyttermått 4800\s×\s2700\smm, delat i 3 rutor, var och en högst 1600\s×\s2700\smm\? Inom/);
  await expect(drawing).toContainText('1600');
  await expect(region.getByText(/4800\s×\s2700\smm som karmyttermått, 3 rutor\./)).toBeVisible();
  // The frame may take what the pane is too high by.
  await page.goto('/produkter/aluminium/10?b=4800&h=3700');
  await expect(answer).toHaveText(/^Framgår inte.*Som glasruta: nej, höjden 3700\smm är större än 3600\smm/);
  await region.getByLabel('Måttet avser').selectOption('glasruta');
  await expect(answer).toHaveText(/^Nej.*Bredden 4800\smm/);
  await expect(drawing).toHaveCount(0);
});

test('what a part inside would exceed is said at once, and what was sent is answered in view @both', async ({
  kept: page,
}) => {
  await open(page, '/produkter/aluminium/3');
  const { answer, region, width, height } = check(page);
  await width.fill('1300');
  await height.fill('2100');
  await height.evaluate((field) => scrollTo(0, field.getBoundingClientRect().bottom + scrollY - innerHeight + 8));
  await height.press('Enter');
  await expect(answer).toBeInViewport({ ratio: 0.99 });
  await width.fill('1500');
  await expect(answer).toContainText(/^Framgår inte.*Som dörrblad: nej, bredden 1500\smm är större än 1400\smm\./);
  // The two ways on share a row where it has room for both.
  await expect(answer.getByRole('link')).toHaveText([/^Fråga oss om 1500/, /^Lägg 1500\s×\s2100\smm i listan$/]);
  await region.getByLabel('Måttet avser').selectOption('del');
  await expect(answer).toContainText(/^Nej.*Bredden 1500\smm är större än 1400\smm/);
  await expect(page).toHaveURL(/matt=del/);
});

test('of what cannot be nothing follows but the reason, a question and the way to the other products', async ({
  kept: page,
}) => {
  for (const [address, reason, others] of [
    [
      '/produkter/steel/3?b=1200&h=3900',
      /^Nej.*Höjden 3900\smm är större än 3800\smm/,
      ['Prova måttet på alla produkter'],
    ],
    ['/produkter/aluminium/1?b=9000&h=9000', /^För stort för ett dörrblad/, []],
    [
      '/produkter/steel/7?b=3000&h=2400&blad=1',
      /^Framgår inte.*: nej, bredden 3000\smm är större än/,
      ['Prova måttet på alla produkter'],
    ],
  ] as const) {
    await page.goto(address);
    const { answer, region, drawing } = check(page);
    await expect(answer).toContainText(reason);
    await expect(answer).not.toContainText('Dörrstängare:');
    await expect(region.getByRole('link')).toHaveText([/Fråga oss om/, ...others]);
    await expect(drawing).toHaveCount(0);
  }
});

test('a shared address is answered without a touch, and the keyboard changes the answer', async ({ kept: page }) => {
  await page.goto(`${glazed}?b=1200&h=2400`);
  const { width, height, answer } = check(page);
  await expect(answer).toContainText('Ja');
  await expect(width).toHaveValue('1200');
  await height.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2,8 m');
  await expect(answer).toContainText('Nej');
  await page.goto(`${glazed}?b=%3Cscript%3Ealert(1)%3C/script%3E&h=99999999`);
  await expect(answer).toBeEmpty();
  await expect(width).toHaveAccessibleDescription(/Skriv måttet som/);
  await page.goBack();
  await expect(answer).toContainText('Nej');
  await expect(height).toHaveValue('2,8 m');
});

test('what is not stated is never a yes; the drawing follows, is saved for CAD and BIM, and goes to the door list', async ({
  kept: page,
}) => {
  await open(page, door);
  const { region, width, height, answer, drawing } = check(page);
  await expect(region.getByRole('heading', { name: 'Ditt mått' })).toBeVisible();
  await expect(region).toContainText('Största mått anges i offerten');
  await width.fill('1100');
  await height.fill('2400');
  // Whether the size can be had is asked; what can be reckoned follows.
  await expect(answer).toHaveText(
    /^Framgår inte Största mått anges i offerten\..*Men det här går att räkna ut:\s*Dörrstängare: minst storlek\s4\..*Fråga oss om 1100\s×\s2400\smm\s*Lägg 1100\s×\s2400\smm i listan$/,
  );
  await expect(region.getByRole('figure')).toHaveCount(1);
  await expect(drawing).toBeVisible();
  const save = async (kind: 'DXF' | 'IFC') => {
    const download = page.waitForEvent('download');
    await region.getByRole('button', { name: `Ladda ner som ${kind}` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`aluminium-2-1100x2400.${kind.toLowerCase()}`);
    return readFile(await file.path());
  };
  const drawing1to1 = (await save('DXF')).toString('utf8');
  expect(new CadReader().parseSync(drawing1to1)?.entities.length).toBeGreaterThan(10);
  expect(drawing1to1).toContain('1100');

  const reader = new IfcAPI();
  await reader.Init();
  const model = reader.OpenModel(await save('IFC'));
  const doors = reader.GetLineIDsWithType(model, IFCDOOR);
  expect(doors.size()).toBe(1);
  expect(reader.GetLine(model, doors.get(0))).toMatchObject({
    OverallWidth: { value: 1100 },
    OverallHeight: { value: 2400 },
  });

  // The way at the top of the page takes the size along too.
  await page.getByRole('link', { name: 'Lägg i listan' }).click();
  await expect(page.getByLabel('Mått, rad 1', { exact: true })).toHaveValue('1100 × 2400');
  await expect(page.getByLabel('Mått avser, rad 1')).toHaveValue('frame');
  await expect(page.getByLabel('Krav, rad 1', { exact: true })).toHaveValue('EI 60');
});

test('a size that was asked for is offered by the next product @both', async ({ kept: page }) => {
  await page.goto('/produkter/steel/5');
  const { answer, width, height, region } = check(page);
  await width.fill('1300');
  await height.fill('2500');
  await expect(answer).toContainText('Höjden ryms');
  await page.goto('/produkter/steel/7');
  // It is offered to whoever comes to the fields, and nothing is answered unasked.
  await expect(width).toHaveValue('');
  await width.focus();
  await answer.getByRole('button', { name: '1300 × 2500' }).click();
  await expect(answer).toBeFocused();
  await expect(width).toHaveValue('1300');
  await expect(height).toHaveValue('2500');
  // It is that of a frame, whatever the form begins with.
  await expect(region.getByLabel('Måttet avser').locator(':checked')).toHaveText('karmyttermått');
  await expect(page).toHaveURL(/steel\/7\?b=1300&h=2500/);
});

test('without storage the tool answers, and offers nothing', async ({ kept: page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    }),
  );
  await page.goto('/produkter/steel/5?b=1300&h=2500');
  const { answer, width } = check(page);
  await expect(answer).toContainText('Höjden ryms');
  await page.goto('/produkter/steel/1');
  await width.focus();
  await expect(page.locator('[data-island=FitTool][data-hydrated]')).toHaveCount(1);
  await expect(answer).toBeEmpty();
});

test('of several classes one is chosen for the model, which can state no more', async ({ kept: page }) => {
  await page.goto('/produkter/steel/5?b=1300&h=2500');
  const { region } = check(page);
  const save = async () => {
    const download = page.waitForEvent('download');
    await region.getByRole('button', { name: 'Ladda ner som IFC' }).click();
    const file = await download;
    return [file.suggestedFilename(), (await readFile(await file.path())).toString('utf8')] as const;
  };
  const [first, one] = await save();
  expect(first).toBe('steel-5-1300x2500-EI60.ifc');
  expect(one).toContain("'FireRating',$,IFCLABEL('EI 60')");
  await region.getByLabel('Klass i IFC').selectOption('EI 90');
  const [second, other] = await save();
  expect(second).toBe('steel-5-1300x2500-EI90.ifc');
  expect(other).toContain("'FireRating',$,IFCLABEL('EI 90')");
  await page.goto('/produkter/aluminium/4?b=1000&h=2400');
  await expect(region.getByRole('button', { name: 'Ladda ner som IFC' })).toBeVisible();
  await expect(region.getByLabel('Klass i IFC')).toHaveCount(0);
});

test('a door that is answered for by its own height is drawn to that height, and elsewhere the light above gets what is left', async ({
  kept: page,
}) => {
  const { answer, region, drawing } = check(page);
  await page.goto('/produkter/steel/5?b=1300&h=2500');
  await expect(answer).toContainText('Höjden ryms');
  await expect(region.getByText(/^Ritad i skala med 1300\s×\s2500\smm som karmyttermått, enkeldörr\./)).toBeVisible();
  await expect(drawing).toContainText('2500');
  await expect(drawing).not.toContainText('1900');
  await page.goto('/produkter/aluminium/4?b=1000&h=2400');
  await expect(region.getByText(/, överljus 310\smm\./)).toBeVisible();
  await expect(drawing).toContainText('2090');
});

test('a module of a sliding door says no hole, because the joint around it is designed', async ({ kept: page }) => {
  await open(page, '/produkter/steel/7');
  const { width, height, answer } = check(page);
  await width.fill('10M');
  await height.fill('21M');
  await expect(answer).toContainText(/10\s×\s21M = karmyttermått 990\s×\s2090\smm\./);
  await expect(answer).not.toContainText('vägghål');
});

test('a module is read as the door list reads it, and goes there as a module', async ({ kept: page }) => {
  await open(page, door);
  const { region, width, height, answer, drawing } = check(page);
  await width.fill('10M');
  await height.fill('2100');
  await height.blur();
  await expect(height).toHaveAccessibleDescription('Skriv båda måtten i modul, eller inget.');
  await height.fill('21M');
  await expect(answer).toContainText(/10\s×\s21M = karmyttermått 990\s×\s2090\smm, vägghål 1010\s×\s2110\smm\./);
  await expect(drawing).toContainText('2090');
  await expect(region.getByText(/990\s×\s2090\smm som karmyttermått/)).toBeVisible();
  await region.getByRole('link', { name: 'Lägg 10 × 21M i listan' }).click();
  await expect(page.getByLabel('Mått, rad 1', { exact: true })).toHaveValue('10 × 21M');
  await expect(page.getByLabel('Mått avser, rad 1')).toHaveValue('module');
});

test('a leaf that nobody hangs is said to be so, and not to be refused', async ({ kept: page }) => {
  await page.goto('/produkter/aluminium/1?b=3000&h=5000');
  const { answer } = check(page);
  await expect(answer).toContainText(/^För stort för ett dörrblad.*675\skg.*160\skg/);
  await expect(answer).not.toContainText(/Nej|offerten/);
  // The figure of the stated limits, which it is within, must not say the opposite.
  await page.goto('/produkter/steel/8?b=2600&h=2400');
  await expect(check(page).region.getByRole('img', { name: /gränserna/ })).toBeVisible();
  await page.goto('/produkter/steel/8?b=9000&h=2400');
  await expect(answer).toContainText(/^För stort för ett dörrblad/);
  await expect(check(page).region.getByRole('img', { name: /gränserna/ })).toHaveCount(0);
});

test('a file that cannot be made for want of network says so, and is made when it is back', async ({ kept: page }) => {
  await page.goto(`${door}?b=1100&h=2400`);
  const { region, drawing } = check(page);
  await expect(drawing).toBeVisible();
  await page.route('**/*.modell.js', (route) => route.abort());
  const button = region.getByRole('button', { name: 'Ladda ner som IFC' });
  await button.click();
  await expect(region.getByRole('alert')).toHaveText('Filen kunde inte hämtas. Försök igen.');
  await page.unroute('**/*.modell.js');
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toBe('aluminium-2-1100x2400.ifc');
  await expect(region.getByRole('alert')).toHaveCount(0);
});

test('of a product whose panes are limited no whole is drawn, and no pane goes to the door list', async ({
  kept: page,
}) => {
  await page.goto('/produkter/aluminium/10?b=1800&h=3600&matt=del');
  const { region, answer, drawing } = check(page);
  await expect(answer).toContainText('Ytan 6,48 m² är större än 5,45 m²');
  await expect(region).toContainText('Bara karmyttermåttet ger ritning');
  await expect(drawing).toHaveCount(0);
  await page.goto('/produkter/aluminium/10?b=1200&h=2400&matt=del');
  await expect(answer).toContainText('Ja');
  await expect(region.getByRole('link', { name: 'dörrlistan' })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the limits are listed, and the check says what it needs', async ({ page }) => {
    await page.goto(glazed);
    const { region, width } = check(page);
    for (const limit of [/1380\s×\s2760/, /3,45/, /200/])
      await expect(region.getByRole('definition').filter({ hasText: limit })).toBeVisible();
    await expect(region).toContainText('då sätter ytan gränsen');
    await expect(region).toContainText('behöver JavaScript');
    await expect(width).toBeHidden();
  });
});
