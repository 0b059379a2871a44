/**
 * A product as a text for a building specification: what is known, what is to be decided once the quote tells it, and
 * blanks for what the project decides.
 */
import { withUnit } from '../catalogue/phrasing.ts';
import type { PropertyKey } from '../catalogue/register.ts';
import { rowsOf, sourceWord, type Row } from '../catalogue/rows.ts';
import type { Product } from '../catalogue/schema.ts';
import { kindIn, type Kind } from '../catalogue/vocabulary.ts';
import { classNote, proofOf } from './proof.ts';

/** What the product has to do, and what goes with it on paper; all between is how it is made. */
const performance = new Set<PropertyKey>([
  'fire',
  'classIndex',
  'fireDirection',
  'fireTest',
  'smoke',
  'selfClosing',
  'sound',
  'burglary',
  'air',
  'water',
  'wind',
  'uFrame',
  'uWhole',
]);
const papers = new Set<PropertyKey>(['standards', 'documents', 'warranty']);

/** What a project decides, by kind: one blank each. The codes of AMA are licensed, and have a blank above the text. */
const blanks: Record<Kind, string[]> = {
  door: ['Mått, bredd × höjd', 'Hängning och slagriktning', 'Vägg', 'Glas', 'Kulör', 'Beslag'],
  'sliding-door': ['Mått, bredd × höjd', 'Drivning', 'Vägg', 'Glas', 'Kulör', 'Beslag'],
  window: ['Mått, bredd × höjd', 'Öppning och beslag', 'Vägg', 'Glas', 'Kulör'],
  partition: ['Mått, bredd × höjd', 'Anslutande vägg', 'Glas', 'Kulör'],
  facade: ['Mått, bredd × höjd', 'Brandriktning', 'Anslutning till bjälklag', 'Glas', 'Kulör'],
  roof: ['Mått, bredd × längd', 'Lutning', 'Snölast', 'Upplag', 'Glas', 'Kulör'],
};

type Origin = {
  /** Whole address of the product's page. */
  address: string;
  /** Maker, as a company's name. */
  maker: string;
  /** Day of the last change, ISO 8601; left out where it is not known. */
  changed?: string | undefined;
};

/** The specification text, UTF-8 with plain line feeds. Figures and spellings are those of the table. */
export function specificationText(product: Product, { address, maker, changed }: Origin): string {
  const { ways, documents, askFor } = proofOf(product);
  const list = (items: string[]) => items.map((item) => `- ${item}`);
  const rows = rowsOf(product);
  const such = (is: (property: PropertyKey) => boolean) => rows.filter(({ property }) => is(property));
  const demands = such((property) => performance.has(property));
  // Nobody can demand a value yet that is left to the quote, or whose class is.
  const isOpen = ({ standing, classAsked }: Row) => standing === 'asked' || classAsked;
  const open = demands.filter(isOpen);
  const sections = [
    [product.title, `${kindIn(product)}, ${maker}`],
    ['Kod och rubrik:', 'Littera:', 'Antal:'],
    [
      'FUNKTIONSKRAV',
      'Ska uppfyllas av den levererade produkten. Stryk tillval som inte krävs.',
      ...demands.filter((row) => !isOpen(row)).map(sentence),
    ],
    [
      'ATT AVGÖRA',
      ...(open[0] ? ['Inga krav än: värdet anges i offerten. Skriv projektets krav, eller stryk raden.'] : []),
      ...open.map(sentence),
    ],
    ['UTFÖRANDE', ...such((property) => !performance.has(property) && !papers.has(property)).map(sentence)],
    ['ANGES I PROJEKTET', ...blanks[product.kind].map((blank) => `${blank}:`)],
    [
      'SÅ VISAS KLASSEN',
      ...ways.map(({ place, text }) => `${place}: ${text}`),
      ...documents.map(({ name, number, worth }) => `${name} ${number}: ${worth}`),
      classNote(product.kind),
    ],
    ['HANDLINGAR ATT BEGÄRA', ...list(askFor)],
    ['STANDARD, DOKUMENT OCH GARANTI', ...such((property) => papers.has(property)).map(sentence)],
    ['KÄLLA', `Systemleverantörens uppgifter${changed ? `, ändrade ${changed}` : ''}: ${address}`],
  ];
  return `${sections
    .filter(([, ...lines]) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/**
 * ”Karmdjup: 78 mm”. A value that is not known reads ”anges i offerten”; one that does not rest on the maker says on
 * what.
 */
function sentence({ name, value, unit, standing, source }: Row): string {
  const known = standing === 'asked' ? value.toLowerCase() : value;
  return `${name}: ${withUnit(known, unit)}${source ? ` (${sourceWord(standing).toLowerCase()}: ${source})` : ''}`;
}
