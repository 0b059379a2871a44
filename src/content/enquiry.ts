/**
 * The message that a visitor comes with to the form: about products, with a question, or with a whole door schedule.
 */
import { namesOf, type ProductNames } from '../catalogue/productNames.ts';
import { decodeSchedule } from '../catalogue/schedule/address.ts';
import { scheduleLimits, type DoorList } from '../catalogue/schedule/doorRow.ts';
import { messageOf } from '../catalogue/schedule/message.ts';
import { queryNames } from './paths.ts';

const longestQuestion = 1000;

/** What nobody can know but the visitor, of what is to be made; and how a question looks that says it already. */
const blanks: { asks: string; said?: RegExp }[] = [
  { asks: 'Antal:' },
  // ”EI2 60”
  { asks: 'Krav (klass, brandgastäthet, ljud):', said: /\bR?E[IW]?[12]?\s?\d/ },
  // ”1100 × 2300 mm”, ”10×21M”
  { asks: 'Mått (bredd × höjd):', said: /\d\s?×\s?\d/ },
  { asks: 'Vägg (betong, murverk, lättbetong, gips):' },
  { asks: 'Ort och tid:' },
];
/** The same of a door that is there. */
const serviceBlanks = (fault: string) => [
  'Märkskyltens nummer:',
  'Var dörren sitter:',
  `Det som är fel: ${fault}`.trim(),
  'Ort:',
];

/** A blank at the end of a question, ”Kan jag få monteringsanvisning? Produkt:”, which becomes a line of its own. */
const lastBlank = / (\p{Lu}\p{L}+:)$/u;

/**
 * Reads what an address of the form asks for. Products and lists that are unknown are left out, and marks that are no
 * text; nothing in an address is more than words in a message that the visitor sees and can change.
 *
 * @param email where pictures of a door are sent
 * @param list what {@link scheduleOf} has read of the same address, where somebody has it already
 * @returns the message, or '' where the address asks for nothing
 */
export async function enquiryOf(
  { searchParams, hash }: Pick<URL, 'searchParams' | 'hash'>,
  email: string,
  list?: NamedList,
): Promise<string> {
  if (searchParams.has(queryNames.service))
    return [
      'Hej!',
      'När kan ni komma på service?',
      serviceBlanks(textOf(searchParams.get(queryNames.service) ?? '')).join('\n'),
      `Bilder mejlas till ${email}.`,
    ].join('\n\n');
  if (searchParams.has(queryNames.schedule)) return ofSchedule(list ?? (await scheduleOf({ hash })));
  const products = (await productsOf({ searchParams })).map(({ name }) => name);
  const question = textOf(searchParams.get(queryNames.question) ?? '');
  const ownBlanks = lastBlank.exec(question)?.slice(1) ?? [];
  // What the question says is not asked again; the class in a product's name is none that is required.
  const own = products.reduce((text, name) => text.replaceAll(name, ''), question);
  const openBlanks = blanks.filter(({ said }) => !said?.test(own)).map(({ asks }) => asks);
  const asked = [
    products.length === 1 && `Jag vill ha offert på ${products.join('')}.`,
    products.length > 1 && ['Jag vill ha offert på:', ...products.map((name) => `– ${name}`)].join('\n'),
    question && `Fråga: ${unbroken(question.replace(lastBlank, ''))}`,
  ].filter(Boolean);
  return asked.length > 0 ? ['Hej!', ...asked, [...ownBlanks, ...openBlanks].join('\n')].join('\n\n') : '';
}

/** The products that an address asks about; unknown ones are left out, and each is there once. */
export async function productsOf({
  searchParams,
}: Pick<URL, 'searchParams'>): Promise<{ key: string; name: string }[]> {
  const { keyOf, nameOf } = await loadNames();
  const keys = (searchParams.get(queryNames.products) ?? '').slice(0, longestQuestion).split(',');
  return [...new Set(keys.flatMap((key) => keyOf(key) ?? []))].map((key) => ({ key, name: nameOf(key) }));
}

type NamedList = DoorList & { answers: readonly string[]; names: ProductNames };

/** The list that an address holds, with what was answered to its rows and the names of its products. */
export async function scheduleOf({ hash }: Pick<URL, 'hash'>): Promise<NamedList> {
  const [list = '', ...answers] = hash.slice(1).split('&');
  return { ...decodeSchedule(list), answers: answers.map(decoded), names: await loadNames() };
}

/** '' where it is no text. */
function decoded(text: string): string {
  try {
    return textOf(decodeURIComponent(text));
  } catch {
    return '';
  }
}

async function loadNames(): Promise<ProductNames> {
  const { allProductTitles } = await import('../catalogue/allProductTitles.ts');
  return namesOf([...allProductTitles].map(([key, title]) => ({ key, title })));
}

function ofSchedule({ title, rows, answers, names }: NamedList): string {
  if (rows.length === 0) return '';
  const text = [
    'Hej!',
    'Jag vill ha offert på den här dörrlistan.',
    ...(title ? [`Listan avser: ${textOf(title)}`] : []),
    unbroken(messageOf(rows, names, answers)),
    'Ort och tid:',
  ].join('\n\n');
  return text.length > scheduleLimits.message + 200 ? '' : text;
}

/**
 * Spaces that no line of the message may end with: in a class, a value and a size, ”EI 60”, ”Rw 37 dB”, ”990 × 2090
 * mm”.
 */
const unbreakable = /(?<=\b(?:R?E[IW]?[12]?|R|R['’]?w|RC|U[a-z]{0,2})) (?=\d)|(?<=\d) (?=(?:dB|mm)\b|×)|(?<=×) (?=\d)/g;

const unbroken = (text: string) => text.replace(unbreakable, '\u00a0');

/** One line of plain text. */
function textOf(text: string): string {
  return text
    .slice(0, longestQuestion)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}
