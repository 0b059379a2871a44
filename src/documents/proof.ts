/**
 * Which document shows the fire class of a product in Sweden: what the rules ask for by kind, what the facts name, what
 * to ask for.
 *
 * Sources: Boverket on fire doors (an internal door cannot be CE marked by EN 14351-2), the scopes of EN 14351-1, EN
 * 16034 and EN 13830 (at most 15° from upright, no roofs), EN 16005. A document is never called more than it is: none
 * of ours is a Swedish approval.
 */
import { rowsOf } from '../catalogue/rows.ts';
import type { Facts, Product } from '../catalogue/schema.ts';
import type { Kind } from '../catalogue/vocabulary.ts';

/** How a class is shown in one place: ”Inomhus”. */
export type Way = { place: string; text: string };
/** A document that the facts name by number, with what it is worth in Sweden. */
export type Document = { name: string; number: string; worth: string };
/** How the class is shown, with which documents, and what to ask for; Swedish. */
export type Proof = { ways: Way[]; documents: Document[]; askFor: string[] };

/** Everything about the proof of a product's class. */
export function proofOf(product: Pick<Product, 'kind' | 'facts'>): Proof {
  const { kind, facts } = product;
  return { ways: waysOf(kind, facts), documents: documentsOf(product), askFor: askFor(kind) };
}

const report = 'klassificeringsrapport enligt SS-EN\u00a013501-2';
const declared = 'CE-märks enligt SS-EN\u00a014351-1 och SS-EN\u00a016034 och har en prestandadeklaration';

function waysOf(kind: Kind, facts: Facts): Way[] {
  const parts = new Set(facts.fire.map(({ element }) => element));
  const screen: Way[] =
    parts.has('partition') || parts.has('adjoining-partition') ? [{ place: 'Glasparti', text: fixed }] : [];
  switch (kind) {
    case 'door':
      return [
        {
          place: 'Inomhus',
          text: `En innerdörr kan inte CE-märkas enligt SS-EN\u00a014351-2. Klassen visas med typgodkännande, europeisk teknisk bedömning (ETA) eller ${report}.`,
        },
        { place: 'I yttervägg', text: `En ytterdörr ${declared}.${silent(facts, 'external-door')}` },
        ...screen,
      ];
    case 'sliding-door':
      return [
        {
          place: 'Inomhus',
          text: `Klassen visas med typgodkännande, europeisk teknisk bedömning (ETA) eller ${report}.`,
        },
        {
          place: 'Med motor',
          text: 'En motordriven dörr ska vara säker att använda enligt SS-EN\u00a016005 och CE-märks som maskin när den är färdigmonterad.',
        },
        ...screen,
      ];
    case 'window':
      return [
        { place: 'I yttervägg', text: `Ett öppningsbart fönster ${declared}.${silent(facts, 'window')}` },
        {
          place: 'Inomhus',
          text: `Klassen visas med typgodkännande, europeisk teknisk bedömning (ETA) eller ${report}.`,
        },
      ];
    case 'partition':
      return [{ place: 'Inomhus', text: fixed }];
    case 'facade':
      return [
        {
          place: 'I yttervägg',
          text: `En fasad CE-märks enligt SS-EN\u00a013830 och har en prestandadeklaration. Brandmotståndet visas med ${report}.${silent(facts, 'facade')}`,
        },
      ];
    case 'roof':
      return [
        {
          place: 'I tak',
          text: `SS-EN\u00a013830 omfattar inte glastak. Klassen visas med europeisk teknisk bedömning (ETA) eller ${report}.`,
        },
      ];
  }
}

const fixed = `Fasta glaspartier inomhus har ingen harmoniserad standard. Klassen visas med typgodkännande, europeisk teknisk bedömning (ETA) eller ${report}.`;

/** Said where the facts name no product standard for the place. */
function silent({ standards = [] }: Facts, place: 'external-door' | 'window' | 'facade'): string {
  return standards.some((group) => group.for === place) ? '' : ' Produktens uppgifter nämner inte detta: fråga.';
}

type Named = NonNullable<Facts['documents']>[number];

/** The names and numbers are those of the table. */
function documentsOf(product: Pick<Product, 'kind' | 'facts'>): Document[] {
  const known = product.facts.documents ?? [];
  const rows = rowsOf(product).filter(({ property }) => property === 'documents');
  return known.map((document) => {
    const row = rows.find(({ value }) => value.includes(document.number));
    return { name: row?.name ?? '', number: document.number, worth: worthOf(document) };
  });
}

function worthOf({ kind, country, scope, scopeOpen }: Named): string {
  const where = country ? `Gäller i ${country}. ` : '';
  const worth = 'Ett underlag som byggherren prövar, inget svenskt godkännande.';
  const open = scopeOpen ? ' Fråga om den omfattar produkten.' : scope ? ` Omfattar ${scope}.` : '';
  return (kind === 'approval' || kind === 'assessment' ? where : '') + worth + open;
}

const papers: Record<Kind, string[]> = {
  door: [
    'Yttervägg: prestandadeklaration och CE-märkning',
    'Inomhus: typgodkännande, ETA eller klassificeringsrapport',
  ],
  'sliding-door': [
    'Typgodkännande, ETA eller klassificeringsrapport',
    'Med motor: försäkran om överensstämmelse för maskinen',
  ],
  window: [
    'Yttervägg: prestandadeklaration och CE-märkning',
    'Inomhus: typgodkännande, ETA eller klassificeringsrapport',
  ],
  partition: ['Typgodkännande, ETA eller klassificeringsrapport'],
  facade: ['Prestandadeklaration och CE-märkning', 'Klassificeringsrapport för brandmotståndet, med brandriktning'],
  roof: ['ETA eller klassificeringsrapport, med lutning och last'],
};

const scopes: Record<Kind, string> = {
  door: 'storlek, glas, beslag och vägg',
  'sliding-door': 'storlek, glas, drivning och vägg',
  window: 'storlek, glas, beslag och vägg',
  partition: 'storlek, glas och anslutning',
  facade: 'spännvidd, glas och anslutning till bjälklag',
  roof: 'spännvidd, glas och upplag',
};

function askFor(kind: Kind): string[] {
  return [
    ...papers[kind],
    `Tillämpningsområdet för ditt utförande: ${scopes[kind]}`,
    'Monteringsanvisning samt drift- och underhållsinstruktion',
  ];
}

/** What a class is always bound to. */
export function classNote(kind: Kind): string {
  return kind === 'door' || kind === 'sliding-door'
    ? 'Klassen gäller hela dörren så som den provats: blad, karm, glas, beslag, vägg och storlek.'
    : 'Klassen gäller hela konstruktionen så som den provats: profiler, glas, tätningar, infästning, anslutning och storlek.';
}
