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
 * What a note says that its row is: below a heading of its own, or as its first word, ”Glasparti vid entrén”,
 * ”Stumfogat parti”, ”fasad”, ”EI 30 i fönster”. A ”Sidoparti” stands beside a door, and a ”takfönster” is read as a
 * roof.
 */
const typeIn =
  /(?:type?|slag|benämning|beteckning): (tak(?=fö)|[^;]+)|^(?:(?:stumfog|fast|invänd)\p{L}* )?(?:brand|glas|stål|alu(?:minium)?)*(?:parti|vägg|fönster|fasad(?!dörr)|tak(?=fö|lan|\P{L}|$)|lanternin)|^(?:R?E[IW]?\d? ?\d+\S* )?i (?:brand|glas)*fönster(?!\p{L})|rökdörr/iu;
/** What stands below a heading for what a row is of: ”Typ: Rulljalusi”. */
const headedType = /(?:^|; )((?:dörr|element)?type?|slag|benämning|beteckning): ([^;]+)/i;
/**
 * A type that says no more of a door than how it is made, where it stands or that it is one, or that is a code:
 * ”Massiv”, ”Slät laminat”, ”YD1”, ”A”.
 */
const usualType =
  /\d|^\P{Ll}{1,5}$|^.{1,3}$|dörr|massiv|slät|spegel|trä|furu|lamin|plåt|profil|standard|inner|ytter|vändig|entr|brand|lju|rök|säker|utrym|glas|fast|öppn|par|flygl|vänst|höger|häng|pendel|slag|enl|se /iu;

/** The type of a row, where its note gives one below a heading. */
export type RowType = {
  heading: string;
  text: string;
  wanted: Wanted;
  /** The text where it names a kind. The rest of the note then says where the row stands, not what it is. */
  named: string | undefined;
};

/** Reads the type of a row. */
export function readRowType({ note }: DoorRow): RowType {
  const [, heading = '', text = ''] = headedType.exec(note)?.map((part) => part.trim()) ?? [];
  const wanted = readWantedText(text);
  return { heading, text, wanted, named: wanted.groups[0] && text };
}

/** The word by which a row says that it is of a kind that none of the products is. */
export function otherKindOf(
  { product, requirement, note, mark }: DoorRow,
  type: RowType,
  chosen: ListedProduct | undefined,
): string | undefined {
  const texts = [type.text, type.named ? '' : note, requirement, chosen ? '' : product, mark];
  return texts.map(otherKindIn).find(Boolean);
}

/** A type of which no word is understood. A ”benämning” may be that of a room. */
export function unreadTypeOf(
  { heading, text, wanted }: RowType,
  products: readonly ListedProduct[],
): string | undefined {
  if (!text || /^b/i.test(heading) || usualType.test(text)) return undefined;
  const isName = products.some(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
  return wanted.groups[0] || wanted.telling[0] || isName ? undefined : text;
}

/**
 * A class for what bears loads means glazing in a roof, since no other product states one; unless the row names a door,
 * if only by its littera (D7, YD1).
 */
const roofIn = /\bRE[IW]?\W?\d|lanternin/i;
const doorIn = /^[a-zåäö]?d\W*\d|dörr/i;
/**
 * How a door opens and how many leaves it has, ”pardörr”, ”par”. Not ”ett par handtag”, nor what stands beside it: ”mot
 * skjutdörr”.
 */
const wayIn =
  /(?<!(?:mot|vid|till) )(?:(?:skjut|slag|enkel|dubbel)dörr|skjutport|(?<!\p{L})(?:par(?:dörr|(?=;|$))|tvådelad))/giu;
/**
 * The number of leaves in words that do not say how they open: ”två dörrblad”, ”1-bladig”, ”Antal blad: 2”, ”enkel
 * skjutdörr”.
 */
const leavesIn =
  /\b(?:(2|två)|1|ett|en)[- ]?(?:dörr)?blad(?:ig\p{L}*)?(?!\p{L})|blad: ?(?:(2)|1)(?= st|;|$)|(?:(dubbel)|enkel) (?:skjut)?dörr/iu;
/** What asks for an escape function; a door ”mot utrymningsväg” may have it or not. */
const escapeIn = /(?<!mot )(?:nödut|utrymning|panik)|EN ?1(?:79|125)/i;
/**
 * The material that littera and note name, ”stål”, ”ståldörr”, ”alum.”. Not the ”stålregel” of a wall, nor the
 * ”rostfritt stål” of a handle.
 */
const materialIn = /(?<!\p{L}|fritt )(?:stål|alu(?:m(?:inium)?)?)(?=dörr|parti|\P{L}|$)/giu;

/**
 * The kind that a littera names, ”Fönster F1”, or stands for by custom: GP1, FP1 and P1 are partitions, F1 is a window,
 * TL1 and GT1 are roofs.
 */
function kindByMark(mark: string): string {
  if (readWantedText(mark).groups[0]) return mark;
  const [found, partition, window] = /^(?:([bfgi]?p|gv)|(b?f)|tl|gt)\W*\d/i.exec(mark) ?? [];
  return partition ? 'parti' : window ? 'fönster' : found ? 'tak' : '';
}

/** What a row wants of its door. `escape`: whether an escape function, where the row says so. */
export type RowWanted = Wanted & { escape?: boolean };

/**
 * What a row says of its door in words: in its requirement and its type, and of an escape function in any field. The
 * material counts wherever it is named, but only while no product is chosen.
 */
export function wantedBy(
  { opening: _, ...texts }: DoorRow,
  { named }: RowType,
  chosen: ListedProduct | undefined,
  smoke: unknown,
): RowWanted {
  const { mark, product, requirement, note } = texts;
  const [ahead = kindByMark(mark), found = ahead] = typeIn.exec(note) ?? [];
  const type = named ?? found;
  const text = `${mark};${note}`;
  const open = !chosen && [product, text.match(materialIn)];
  // Of a partition with a door in it only the door slides.
  const isDoor = !/parti|vägg|fönster|fasad|tak/i.test(withoutSets(requirement + type));
  const isRoof = roofIn.test(requirement + type) && !doorIn.test(text);
  const said = [open, requirement, type, isDoor && text.match(wayIn), isRoof && 'tak'].join(' ');
  const [leaves, ...two] = leavesIn.exec(text) ?? [];
  const all = withoutDenials(Object.values(texts).join(';'));
  const escape = escapeIn.test(all.text);
  return {
    // Overwritten where the words below name a pair: ”Pardörr, ett blad 900” is still one.
    ...(leaves && { leaves: 1 }),
    ...readWantedText(withoutDenials(said).text, smoke),
    ...(two.some(Boolean) && { leaves: 2 }),
    ...((escape || escapeIn.test(all.denied.join())) && { escape }),
  };
}

/**
 * All that a row asks for in one text that the class reader answers like the row: ”EI60, skjutdörr i stål,
 * karmyttermått 2400 × 2400 mm”. The kind may come from other fields than the requirement. A number of leaves means a
 * door with hinges, unless it slides.
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
 * What a row is of: the kind that it names, if its product has such a part; else what its product is; else a door. Of
 * several kinds the door is meant, or what is most like it.
 */
export function groupOf({ groups }: Wanted, chosen?: ListedProduct): ElementGroup | undefined {
  const may = (group: ElementGroup) => !chosen || isOf(group, chosen);
  return elementGroups.find((group) => groups.includes(group) && may(group)) ?? elementGroups.find(may);
}

/** Whether a product is of a group, or has a part that is. */
export const isOf = (group: ElementGroup | undefined, { claims }: ListedProduct) =>
  claims.parts.some(({ element }) => group?.elements.includes(element));
