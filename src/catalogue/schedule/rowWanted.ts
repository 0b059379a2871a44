/** Reads what a row is of: its kind, how it opens, of how many leaves and which material it is. */
import { withoutDenials } from '../requirement/denials.ts';
import { elementGroups, type ElementGroup } from '../elementGroups.ts';
import { otherKindIn } from '../requirement/otherKinds.ts';
import { formatOpening } from '../fit/size.ts';
import { readWantedText, withoutSets, type Wanted } from '../requirement/wanted.ts';
import { wantedWords } from '../requirement/wantedWords.ts';
import type { DoorRow } from './doorRow.ts';
import type { ListedProduct } from './judged.ts';

/**
 * What a row's note says that it is: under a heading of its own, or as its first word, ”Glasparti vid entrén”,
 * ”Stumfogat parti”, ”fasad”, ”EI 30 i fönster”. A ”Sidoparti” is beside a door, and of a ”takfönster” the roof is
 * read.
 */
const typeIn =
  /(?:typ|slag|benämning): (tak(?=fö)|[^;]+)|^(?:(?:stumfog|fast|invänd)\p{L}* )?(?:brand|glas|stål|alu(?:minium)?)*(?:parti|vägg|fönster|fasad(?!dörr)|tak(?=fö|lan|\P{L}|$)|lanternin)|^(?:R?E[IW]?\d? ?\d+\S* )?i (?:brand|glas)*fönster(?!\p{L})|rökdörr/iu;
/** What stands below a heading for what a row is of: ”Typ: Rulljalusi”. */
const headedType = /(?:^|; )((?:dörr|element)?typ|slag|benämning): ([^;]+)/i;
/**
 * What says no more of a door than how it is made, where it stands or that it is one, and codes: ”Massiv”, ”Slät
 * laminat”, ”YD1”, ”A”.
 */
const usualType =
  /\d|^\P{Ll}{1,5}$|^.{1,3}$|dörr|massiv|slät|spegel|trä|furu|lamin|plåt|profil|standard|inner|ytter|vändig|entr|brand|lju|rök|säker|utrym|glas|fast|öppn|par|flygl|vänst|höger|häng|pendel|slag|enl|se /iu;

const typeBelow = (note: string) => headedType.exec(note)?.[2] ?? '';

/** A headed type that names a kind; the rest of the note then says where the row stands, not what it is. */
function namedTypeIn(note: string): string | undefined {
  const type = typeBelow(note);
  return readWantedText(type).groups[0] && type;
}

/** The word by which a row says that it is of what is none of the products. */
export function otherKindOf({ product, requirement, note, mark }: DoorRow, chosen: unknown): string | undefined {
  const texts = [typeBelow(note), namedTypeIn(note) ? '' : note, requirement, chosen ? '' : product, mark];
  return texts.map(otherKindIn).find(Boolean);
}

/** What stands below such a heading of which no word is understood; a ”benämning” may be that of a room. */
export function unreadTypeOf({ note }: DoorRow, products: readonly ListedProduct[]): string | undefined {
  const [, heading = '', type = ''] = headedType.exec(note)?.map((part) => part.trim()) ?? [];
  if (!type || /^b/i.test(heading) || usualType.test(type)) return undefined;
  const { groups, telling } = readWantedText(type);
  const isName = products.some(({ title }) => title.toLowerCase().includes(type.toLowerCase()));
  return groups[0] || telling[0] || isName ? undefined : type;
}

/**
 * What carries loads is glazing in a roof, unless the row names a door, by its littera too (D7, YD1): no other product
 * states such a class.
 */
const roofIn = /\bRE[IW]?\W?\d|lanternin/i;
const doorIn = /^[a-zåäö]?d\W*\d|dörr/i;
/**
 * What says how a door opens and of how many leaves it is, ”pardörr”, ”par”, though not ”ett par handtag”, nor what is
 * beside it: ”mot skjutdörr”.
 */
const wayIn =
  /(?<!(?:mot|vid|till) )(?:(?:skjut|slag|enkel|dubbel)dörr|skjutport|(?<!\p{L})(?:par(?:dörr|(?=;|$))|tvådelad))/giu;
/**
 * Other words for the number of leaves, which say nothing of hinges: ”två dörrblad”, ”1-bladig”, ”Antal blad: 2”,
 * ”enkel skjutdörr”.
 */
const leavesIn =
  /\b(?:(2|två)|1|ett|en)[- ]?(?:dörr)?blad(?:ig\p{L}*)?(?!\p{L})|blad: ?(?:(2)|1)(?= st|;|$)|(?:(dubbel)|enkel) (?:skjut)?dörr/iu;
/** What asks for an escape function; a door ”mot utrymningsväg” may have it or not. */
const escapeIn = /(?<!mot )(?:nödut|utrymning|panik)|EN ?1(?:79|125)/i;
/**
 * What littera and note name as the material, ”stål”, ”ståldörr”, ”alum.”: not the ”stålregel” of a wall, nor the
 * ”rostfritt stål” of a handle.
 */
const materialIn = /(?<!\p{L}|fritt )(?:stål|alu(?:m(?:inium)?)?)(?=dörr|parti|\P{L}|$)/giu;

/**
 * What its littera tells of a row that says no more: GP1, FP1 and P1 are partitions, F1 is a window, TL1 and GT1 are
 * roofs.
 */
const kindOf = (mark: string) => {
  const [found, partition, window] = /^(?:([bfgi]?p|gv)|(b?f)|tl|gt)\W*\d/i.exec(mark) ?? [];
  return partition ? 'parti' : window ? 'fönster' : found ? 'tak' : '';
};

/** What a row says of its door; `escape`: whether one with an escape function, where it says so. */
export type RowWanted = Wanted & { escape?: boolean };

/**
 * What a row says of its door in words: in its requirement, its type, and where no product is chosen in that field, in
 * which material in any; of an escape function in whatever it says.
 */
export function wantedBy(
  { opening: _, ...texts }: DoorRow,
  chosen: ListedProduct | undefined,
  smoke: unknown,
): RowWanted {
  const { mark, product, requirement, note } = texts;
  const [ahead = kindOf(mark), found = ahead] = typeIn.exec(note) ?? [];
  const type = namedTypeIn(note) ?? found;
  const text = `${mark};${note}`;
  const open = !chosen && [product, text.match(materialIn)];
  // Of a partition with a door in it nothing slides but the door.
  const isDoor = !/parti|vägg|fönster|fasad|tak/i.test(withoutSets(requirement + type));
  const isRoof = roofIn.test(requirement + type) && !doorIn.test(text);
  const said = [open, requirement, type, isDoor && text.match(wayIn), isRoof && 'tak'].join(' ');
  const [some, ...two] = leavesIn.exec(text) ?? [];
  const all = withoutDenials(Object.values(texts).join(';'));
  const escapes = escapeIn.test(all.text);
  return {
    // ”Pardörr, ett blad 900” is still a pair.
    ...(some && { leaves: 1 }),
    ...readWantedText(withoutDenials(said).text, smoke),
    ...(two.some(Boolean) && { leaves: 2 }),
    ...((escapes || escapeIn.test(all.denied.join())) && { escape: escapes }),
  };
}

/**
 * All that a row asks for in one text, which the class reader answers as the row is: ”EI60, skjutdörr i stål,
 * karmyttermått 2400 × 2400 mm”. What it is of may stand in its other fields. What has one leaf or two is a door with
 * hinges, unless it slides.
 */
export function wholeOf({ requirement, opening }: DoorRow, { slides, leaves, ...wanted }: RowWanted): string {
  const words = wantedWords({ ...wanted, ...(leaves && { leaves, slides: false }), ...(slides && { slides }) });
  const own = wantedWords(readWantedText(requirement));
  return [requirement.trim(), own === words ? '' : words, opening && formatOpening(opening)]
    .filter(Boolean)
    .join(', ')
    .replaceAll('\u00a0', ' ');
}

/**
 * What a row is of: what it names, if its product has such a part; else what its product is, and without one a door. Of
 * several the door is meant, or what is most like it.
 */
export function groupOf({ groups }: Wanted, chosen?: ListedProduct): ElementGroup | undefined {
  const may = (group: ElementGroup) => !chosen || isOf(group, chosen);
  return elementGroups.find((group) => groups.includes(group) && may(group)) ?? elementGroups.find(may);
}

/** Whether a product is of a group, or has a part that is. */
export const isOf = (group: ElementGroup | undefined, { claims }: ListedProduct) =>
  claims.parts.some(({ element }) => group?.elements.includes(element));
