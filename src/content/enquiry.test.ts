import { describe, expect, test } from 'vitest';
import { products } from '../catalogue/products.ts';
import { productKeyOf } from '../catalogue/productKey.ts';
import { allProductTitles } from '../catalogue/allProductTitles.ts';
import { encodeSchedule } from '../catalogue/schedule/address.ts';
import { emptyRow } from '../catalogue/schedule/doorRow.ts';
import { enquiryOf } from './enquiry.ts';
import { paths } from './paths.ts';

const read = (address: string) => enquiryOf(new URL(address, 'https://example.com'), 'info@example.com');
const [first, second] = products;
if (!first || !second) throw new Error('The catalogue is empty.');

test('the browser knows every product by its key and title', () => {
  expect([...allProductTitles].toSorted()).toEqual(
    products.map((product) => [productKeyOf(product), product.title]).toSorted(),
  );
});

describe('an enquiry', () => {
  test('names the product and leaves blanks for what only the visitor knows', async () => {
    expect(await read(paths.contactAbout({ products: [productKeyOf(first)] }))).toBe(
      `Hej!\n\nJag vill ha offert på ${first.title}.\n\nAntal:\nKrav (klass, brandgastäthet, ljud):\nMått (bredd × höjd):\nVägg (betong, murverk, lättbetong, gips):\nOrt och tid:`,
    );
  });

  test('lists several products once each, and ends with the question', async () => {
    const keys = [first, second, first].map(productKeyOf);
    const text = await read(paths.contactAbout({ products: keys, question: 'Finns C5 & S200?' }));
    expect(text).toContain(
      `Jag vill ha offert på:\n– ${first.title}\n– ${second.title}\n\nFråga: Finns C5 & S200?\n\nAntal:`,
    );
  });

  test.each(['karmyttermått 1100\u00a0×\u00a02300\u00a0mm', 'karmyttermått 1100 × 2300\u00a0mm', '11 × 23M'])(
    'about a size and a class does not ask for them again: %s',
    async (size) => {
      const question = `Kan den göras i EI2 60 med ${size}?`;
      const text = await read(paths.contactAbout({ products: [productKeyOf(first)], question }));
      expect(text).toMatch(/Fråga: .*×.*\n\nAntal:\nVägg \(.*\):\nOrt och tid:$/);
    },
  );

  test('asks for a requirement where the only class is that of a product in its question', async () => {
    const named = products.find(({ title }) => /EI\d/.test(title));
    if (!named) throw new Error('There must be a product with a class in its title.');
    const address = (question: string) => paths.contactAbout({ products: [productKeyOf(named)], question });
    const asks = 'Krav (klass, brandgastäthet, ljud):';
    expect(await read(address(`Kan ${named.title} göras med karmyttermått 1100 × 2300 mm?`))).toContain(asks);
    expect(await read(address(`Kan ${named.title} levereras i EI 60-C5?`))).not.toContain(asks);
  });

  test('gives what its question leaves open a line of its own', async () => {
    expect(await read(paths.contactAbout({ products: [], question: 'Kan jag få monteringsanvisning? Produkt:' }))).toBe(
      'Hej!\n\nFråga: Kan jag få monteringsanvisning?\n\nProdukt:\nAntal:\nKrav (klass, brandgastäthet, ljud):\nMått (bredd × höjd):\nVägg (betong, murverk, lättbetong, gips):\nOrt och tid:',
    );
  });

  test('keeps classes, values and sizes in one line each, and breaks at any other space', async () => {
    const text = 'EI2 30-S200C5, EI 60, Rw 37 dB, RC 3, Ud 1,2 och 990 × 2090 mm i plan 2';
    const kept = text.replaceAll(/(?<=[IwdC2]) (?=\d)|(?<=\d) (?=dB|mm|×)|(?<=×) /g, '\u00a0');
    expect(await read(paths.contactAbout({ products: [], question: `Finns ${text}?` }))).toContain(`Finns ${kept}?`);
    const rows = [{ ...emptyRow, requirement: text }];
    expect(await read(paths.contactWithSchedule(encodeSchedule({ title: '', rows })))).toContain(`Krav: ${kept}.`);
  });

  test('about service asks about the door that is there, and nothing about a new one', async () => {
    expect(await read('/kontakt?service')).toBe(
      'Hej!\n\nNär kan ni komma på service?\n\nMärkskyltens nummer:\nVar dörren sitter:\nDet som är fel:\nOrt:\n\nBilder mejlas till info@example.com.',
    );
  });

  test('about service says what is wrong where the address names it, in one line', async () => {
    expect(await read(paths.contactForService('Olja vid dörrstängaren'))).toContain(
      '\nDet som är fel: Olja vid dörrstängaren\nOrt:',
    );
    expect(await read('/kontakt?service=Kl%C3%A4mmer%0A%0AOrt: Umeå')).toContain(
      '\nDet som är fel: Klämmer Ort: Umeå\nOrt:\n',
    );
  });

  test.each([
    '/kontakt',
    '/kontakt?produkt=',
    '/kontakt?produkt=aluminium-9999,../../etc,__proto__,%00',
    '/kontakt?annat=1',
    '/kontakt?lista',
    '/kontakt?lista#personuppgifter',
    '/kontakt?lista#1!%E0%A4%A',
    `/kontakt?lista#2!${'a'.repeat(100)}`,
  ])('of an address that asks for nothing that is known is empty: %s', async (address) => {
    expect(await read(address)).toBe('');
  });

  test('keeps a hostile question one line of plain text, and short', async () => {
    const text = await read(`/kontakt?fraga=${encodeURIComponent(`<b>\r\nBcc:\u0000\u202ex ${'å'.repeat(5000)}`)}`);
    expect(text).toContain('Fråga: <b> Bcc: x ååå');
    expect(text.length).toBeLessThan(1200);
  });

  test('writes a door schedule out as text', async () => {
    const rows = [{ ...emptyRow, mark: 'D10', count: 2, product: productKeyOf(first) }];
    const written = (title: string) => read(paths.contactWithSchedule(encodeSchedule({ title, rows })));
    expect(await written('')).toContain(`dörrlistan.\n\n1. D10: 2\u00a0st ${first.title}.`);
    expect(await written('Kv. Eken,\nrev. B')).toContain('dörrlistan.\n\nListan avser: Kv. Eken, rev. B\n\n1. D10:');
  });

  test('says below each row what was answered to it, as words and no more', async () => {
    const rows = [
      { ...emptyRow, mark: 'D1' },
      { ...emptyRow, mark: 'D2' },
      { ...emptyRow, mark: 'D3' },
    ];
    const list = encodeSchedule({ title: '', rows });
    const text = await read(paths.contactWithSchedule(list, ['Svar på krav: Nej. 5 & 6!', '', '<b>\r\nx']));
    expect(text).toMatch(
      /1\. D1: 1\sst\.\n\s+Svar på krav: Nej\. 5 & 6!\n2\. D2: 1\sst\.\n3\. D3: 1\sst\.\n\s+<b> x\n/,
    );
    expect(await read(`/kontakt?lista#${list}&%E0%A4%A`)).toContain('1. D1');
  });

  test('with a list that is too long for the provider is left empty, rather than cut', async () => {
    const rows = Array.from({ length: 600 }, () => ({ ...emptyRow, note: 'å'.repeat(100) }));
    expect(await read(paths.contactWithSchedule(encodeSchedule({ title: '', rows })))).toBe('');
  });
});
