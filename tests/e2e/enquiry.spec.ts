import { expect, test } from './lib/site.ts';
import { contactForm } from './lib/form.ts';
import { exampleOf } from './lib/content.ts';
import { hold, open } from './lib/pages.ts';
import { company } from '../../src/content/company.ts';
import { productKeyOf } from '../../src/catalogue/productKey.ts';
import { paths } from '../../src/content/paths.ts';

const product = exampleOf('aluminium');
const address = paths.contactAbout({ products: [productKeyOf(product)], question: 'Finns den i C5?' });

test('a message begins with the product and the question, leads back to it, and can be changed @phone', async ({
  kept: page,
}) => {
  await open(page, address);
  const { message } = contactForm(page);
  await expect(contactForm(page).form.getByRole('link', { name: product.title })).toHaveAttribute(
    'href',
    paths.product(product),
  );
  await expect(message).toHaveValue(new RegExp(`offert på ${product.title}[^]*Fråga: Finns den i C5\\?[^]*Antal:`));
  await message.fill('Något annat');
  await expect(message).toHaveValue('Något annat');
});

test('a size that was asked about on the page of a product is not asked for again in the form', async ({
  kept: page,
}) => {
  await open(page, `${paths.product(product)}?b=1100&h=2300`);
  await page.getByRole('link', { name: /^Fråga oss om 1100/ }).click();
  const { message } = contactForm(page);
  await expect(message).toHaveValue(/1100\s×\s2300\smm/);
  await expect(message).toHaveValue(/\n\nAntal:\nKrav [^\n]*:\nVägg/);
});

test('who books service is asked about the door that is there @both', async ({ kept: page }) => {
  await page.goto(paths.service);
  await page.getByRole('main').getByRole('link', { name: 'Boka service' }).last().click();
  const { message, name } = contactForm(page);
  await expect(message).toHaveValue(
    `Hej!\n\nNär kan ni komma på service?\n\nMärkskyltens nummer:\nVar dörren sitter:\nDet som är fel:\nOrt:\n\nBilder mejlas till ${company.email}.`,
  );
  await expect(name).toBeInViewport({ ratio: 1 });
});

test('what the visitor has begun to write stays', async ({ kept: page }) => {
  const release = await hold(page, '**/assets/enquiry-*.js');
  const late = page.waitForResponse('**/assets/enquiry-*.js');
  await open(page, address);
  const { message, name } = contactForm(page);
  await message.fill('Min egen text');
  await name.focus();
  release();
  await (await late).finished();
  await expect(message).toHaveValue('Min egen text');
});

test('the form stands empty where what begins the message does not come', async ({ kept: page }) => {
  await page.route('**/assets/enquiry-*.js', (route) => route.abort());
  await open(page, address);
  await expect(contactForm(page).message).toHaveValue('');
  await contactForm(page).message.fill('Hej');
});

test('a hostile address puts nothing but words into the message', async ({ kept: page }) => {
  await open(page, '/kontakt?produkt=__proto__,../x&fraga=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
  await expect(contactForm(page).message).toHaveValue(/^Hej!\n\nFråga: <img src=x onerror=alert\(1\)>\n\nAntal:/);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});

test('a door list is counted above the message that holds it, with its rows folded, and advice that it answers gives way @both', async ({
  kept: page,
}) => {
  await open(page, paths.contactWithSchedule('1!D1~4~aluminium-2~~~~EI_60!D2', ['Svar på krav: Ja.']));
  const { message } = contactForm(page);
  await expect(message).toHaveValue(/1\. D1: 4\sst PE78EI Design Line EI60.*\n\s+Svar på krav: Ja\.\n2\./);
  const table = page.getByRole('table');
  await expect(table).toBeHidden();
  await expect(page.getByText('Med från dörrlistan: 2 rader, 5\u00a0st')).toBeVisible();
  await page.getByText('Visa raderna').click();
  await expect(table.getByRole('row', { name: /^D1 (?:Antal )?4/ })).toContainText('PE78EI Design Line EI60');
  await expect(page.getByText('Vilken produkt det gäller')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Service på en dörr du redan har' })).toBeHidden();
  await expect(page.getByText('Ort och ungefärlig tid för montaget')).toBeVisible();
  // What is sent is what stands there.
  await message.fill('Bara D2.');
  await expect(message).toHaveValue('Bara D2.');
});
