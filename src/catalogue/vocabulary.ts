/**
 * Words with a fixed meaning. They stand apart from the schemas so that the browser can use them without the checking
 * library.
 */
import { capital } from './phrasing.ts';

/** The parts of the catalogue; also the address segment. The first is the one that opens. */
export const categories = ['aluminium', 'steel'] as const;
/** Which part of the catalogue a product belongs to. */
export type ProductCategory = (typeof categories)[number];

/** Names of the parts as a visitor reads them. */
export const categoryNames: Record<ProductCategory, string> = { aluminium: 'Aluminium', steel: 'Stål' };

/** What a product is. Decides its drawing, and what a reader expects to find in its table. */
export const kinds = ['door', 'sliding-door', 'window', 'partition', 'facade', 'roof'] as const;
/** What a product is. */
export type Kind = (typeof kinds)[number];

/** A kind in Swedish: one, and several as a heading. */
export const kindNames: Record<Kind, { one: string; several: string }> = {
  door: { one: 'dörr', several: 'Dörrar' },
  'sliding-door': { one: 'skjutdörr', several: 'Skjutdörrar' },
  window: { one: 'fönster', several: 'Fönster' },
  partition: { one: 'glasparti', several: 'Glaspartier' },
  facade: { one: 'fasad', several: 'Fasader' },
  roof: { one: 'glastak', several: 'Glastak' },
};

/** What a product is, and of which material: ”Dörr i aluminium”. */
export function kindIn({ kind, category }: { kind: Kind; category: ProductCategory }): string {
  return `${capital(kindNames[kind].one)} i ${categoryNames[category].toLowerCase()}`;
}

/** Parts of a product that have a fire class of their own, in Swedish. */
export const elementNames = {
  door: 'dörr',
  window: 'öppningsbart fönster',
  'fixed-glazing': 'fast glas',
  partition: 'glasparti',
  'adjoining-partition': 'anslutande glasparti',
  facade: 'fasad',
  roof: 'glastak',
};
/** A part of a product that has a fire class of its own. */
export type Element = keyof typeof elementNames;
/** All of them. */
export const elements = /* @__PURE__ */ Object.keys(elementNames) as Element[];

/** What the standards of a product cover, in Swedish. */
export const scopeNames = {
  'external-door': 'Produktstandard, ytterdörr',
  window: 'Produktstandard, fönster',
  facade: 'Produktstandard, fasad',
  'insulating-unit': 'Produktstandard, isolerruta',
  fittings: 'Utrymningsbeslag',
  'powered-door': 'Motordriven dörr',
  'finger-protection': 'Klämskydd på gångjärnssidan',
  'fall-protection': 'Fallskyddande glas, provning',
  'extended-application': 'Utökat tillämpningsområde',
  profile: 'Profil med bruten köldbrygga',
};

/** Kinds of documents, in Swedish. */
export const documentNames = {
  assessment: 'Nationell teknisk bedömning',
  classification: 'Klassificering',
  report: 'Rapport',
  'fire-spread-report': 'Rapport om brandspridning',
  'test-report': 'Provningsrapport',
  'test-certificate': 'Provningsintyg',
  approval: 'Godkännande',
};

/**
 * How a value is known. `stated`: the system maker states it. `optional`: a version that has to be ordered. `guide`:
 * about right, for planning. `derived`: calculated from stated values.
 */
export const standings = ['stated', 'optional', 'guide', 'derived'] as const;
/** How a value is known; see {@link standings}. */
export type Standing = (typeof standings)[number];

/** The badges of the specification, section 3. */
export const badges = [
  'Populär',
  'Premium',
  'Högpresterande',
  'Topklass',
  'Innovativ',
  'Säkerhet',
  'Standard',
  'Budget',
  'Avancerad',
  'Platsbesparande',
  'Speciallösning',
  'Fasadlösning',
  'Kombinationslösning',
  'Flexibel',
] as const;

/** What a table says where a reader looks for a value that the facts do not state. */
export const askedInQuote = 'Anges i offerten';
