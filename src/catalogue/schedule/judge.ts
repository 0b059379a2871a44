/** Whether the product of a row fulfils what the row asks for, and has room for its opening. The browser loads it with the first row. */
import type { Claims } from '../claims.ts';
import {
  coversSmoke,
  formatFireClasses,
  isBlank,
  parseFireClasses,
  uSymbols,
  type FirePerformance,
} from '../fireClass.ts';
import type { Sizes } from '../fit.ts';
import { withoutDenials } from '../denials.ts';
import { fitOpening, withoutDoor } from '../fitOpening.ts';
import { guessClass } from '../guessClass.ts';
import { indexNote, type Answer } from '../matchWords.ts';
import { elementGroups, type ElementGroup } from '../elementGroups.ts';
import { asLeaves } from '../limitWords.ts';
import { distances, nearestFirst } from '../match.ts';
import { joined } from '../phrasing.ts';
import { withPlainI } from '../plainLetters.ts';
import { otherKindIn, otherKindWords } from '../otherKinds.ts';
import { missingOf, missingSentence, namesIn, questionOf } from '../questionOf.ts';
import { convertOpening, formatOpening } from '../size.ts';
import {
  fittingsNote,
  isOfFittings,
  matchWanted,
  readWanted,
  readWantedText,
  withoutSets,
  type Wanted,
} from '../wanted.ts';
import { wantedWords } from '../wantedWords.ts';
import type { DoorRow } from './doorRow.ts';

/** A product as the list knows it. JSON can hold it. */
export type ListedProduct = { key: string; title: string; claims: Claims; sizes: Sizes };

/**
 * An answer and why, in Swedish; the reason may be empty. `question` asks for what is not stated, which is `lacks`, and `distance` how much that is (see `nearestFirst`). `as`: as
 * what alone it is a yes, ”, som dubbel”, of a row that does not say how many leaves it has. `isHigher`: the class lasts longer than is asked for, and costs more.
 */
export type Judgement = {
  answer: Answer;
  reason: string;
  question?: string;
  lacks?: readonly string[];
  distance?: number;
  as?: string;
  isHigher?: true;
};

/** What is known of a row. */
export type Judged = {
  requirement?: Judgement;
  size?: Judgement;
  /** What the row is of. */
  group: ElementGroup | undefined;
  /** The products of that group that fulfil what is required and do not say no to the opening. */
  possible: ListedProduct[];
  /** How many of them do not say yes to the opening either. */
  unsized: number;
  /** Those that say no to nothing, and do not state all. */
  open: ListedProduct[];
  /** What none of these states, in words, ”S200 och C5”; where they differ, what one or the other does not, ”S200 eller C5”. */
  missing: string;
  /** True where the row requires something that was understood, so that none of them is an answer too. */
  asks?: boolean;
  /** How a row without product is answered where none fulfils it: some may, or none does. */
  best?: Answer | undefined;
  /** Where none fulfils the row: the product that comes nearest, with what decides against it, and all that is asked for as the class reader takes it. */
  nearest?: { product: ListedProduct; reason: string } | undefined;
  whole?: string;
  /** True where the row says that what it is of slides. */
  slides?: boolean;
  /** Why no product is proposed: what the row is of is none of the products, or was not understood, which is said here in Swedish. */
  strange?: string;
  /** Why no product is looked for: the row says that no fire class is required, or none was read of what it requires. */
  noFire?: 'said' | 'unread';
  /** What may be meant by a requirement in which no class was understood. */
  guess?: ClassGuess;
};

/** What to read in place of a requirement, ”EI 60” with a no-break space, and what of the old one makes no class, in Swedish; that may be empty. */
export type ClassGuess = { text: string; said: string };

/**
 * What is known of a row; nothing is said of what the row leaves out.
 *
 * @param products those among which the possible ones are looked for
 */
export function judgeRow(
  row: DoorRow,
  product: ListedProduct | undefined,
  products: readonly ListedProduct[] = [],
): Judged {
  const soundsOf = (text: string): readonly string[] => text.match(soundIn) ?? [];
  const [sounds, soundsBeside] = [soundsOf(row.requirement), soundsOf(`${row.fittings}; ${row.note}`)];
  const required = row.requirement
    .replace(noFireIn, '')
    .replaceAll(soundIn, '')
    .replace(otherKindIn(row.requirement) ?? '', '');
  const read = parseFireClasses(withoutDenials(required).text);
  const isNone = !read.classes[0] && (noFireIn.test(row.requirement) || noFireIn.test(row.note));
  const other = otherKindOf(row, product);
  const wanted = wantedBy(row, product, read.smoke);
  const group = groupOf(wanted, product);
  const written = required.trim() || sounds[0] ? readRequirement(read, wanted) : undefined;
  const plainI = withPlainI(required);
  const plain =
    written && plainI.said ? readRequirement(parseFireClasses(withoutDenials(plainI.text).text), wanted) : written;
  const beside = plain && !isNone ? requiredBeside(row, plain) : undefined;
  // What fittings and note require besides is not judged until it stands in the requirement, and nothing is fulfilled without it.
  const asked = written && {
    ...written,
    unknown: [...new Set([...written.unknown, ...sounds, ...(beside?.words ?? []), ...soundsBeside])],
  };
  const requirement: Judgement | undefined =
    product &&
    (asked
      ? judgeRequirement(asked, product, group, wanted)
      : isNone
        ? { answer: 'yes', reason: 'Ingen brandklass krävs.' }
        : undefined);
  const isMore =
    product &&
    requirement?.answer === 'yes' &&
    asked?.classes[0] &&
    nearestOf(product, asked) > Math.max(...asked.classes.map(({ minutes }) => minutes));
  const size = product && judgeSize(row, product, wanted, group);
  const guess = plain && guessOf({ ...plain, unknown: [...plain.unknown, ...sounds] }, beside, plainI.said);
  // What was not understood may be a higher class than all that was: until it is, no product is proposed.
  const isKnown = asked?.unknown.every(isOfFittings);
  // Nor is one where sound, RC or a U-value alone is required: of a door in a list the fire class is rather forgotten.
  const isRead = asked && !guess && (asked.classes[0] ?? (isKnown && (asked.smoke ?? asked.selfClosing)));
  const unreadType = isRead && !product && !other && unreadTypeOf(row, products);
  const proposed = possibleFor(row, isRead && !other && !unreadType ? asked : undefined, group, wanted, products);
  const isOpen = proposed.open[0] !== undefined || unreadType;
  const best = row.product || proposed.possible[0] ? undefined : isOpen ? 'unknown' : 'no';
  return {
    group,
    ...proposed,
    ...(isRead && {
      asks: true,
      best,
      ...(best === 'no' && proposed.nearest && { whole: wholeOf(row, wanted) }),
    }),
    ...(other && !product && { strange: otherKindWords(other), best: 'no' as const }),
    ...(unreadType && { strange: `Framgår inte: ”${unreadType}” lästes inte som slag` }),
    ...(wanted.slides && { slides: true }),
    ...(!isRead &&
      !read.classes[0] &&
      (isNone || (written ?? soundsBeside[0])) && { noFire: isNone ? 'said' : 'unread' }),
    ...(requirement && {
      requirement: other
        ? { answer: 'no' as const, reason: `Slaget ”${other}” finns inte bland produkterna.` }
        : isMore
          ? {
              ...requirement,
              reason: `${requirement.reason} Klassen är högre än kravet.`.trim(),
              isHigher: true as const,
            }
          : requirement,
    }),
    ...(size && { size }),
    ...(guess && { guess }),
  };
}

/** What says that no fire class is required: ”–”, ”ingen”, ”utan krav”, ”ej brand”, ”utan brandkrav”, ”Brandklass: nej”. */
const noFireIn =
  /^[-–—](?=,|$)|^(?:ing(?:en|et|a)|n?ej|utan)(?: krav| aktuellt)?$|(?<!\p{L})(?:(?:n?ej|inte|icke|utan|ing(?:en|et|a))(?: krav(?: på)?)? ?brand(?:klass\p{L}*|krav|motstånd|dörr\p{L}*)?|brand(?:klass|krav)?: ?(?:n?ej|ing(?:en|et|a)|[-–—])|oklass(?:ad|at)e?)(?!\p{L})/iu;

/** Sound in measures that no product states: ”DnT,w 35”, ”ljudklass B”. */
const soundIn = /(?<!\p{L})(?:DnT\W*w[^\d;]{0,9}\d*(?: ?dB)?|ljud\p{L}*\W*(?:klass )?[A-D])(?![\p{L}\d])/giu;

/**
 * What a row's note says that it is: under a heading of its own, or as its first word, ”Glasparti vid entrén”, ”Stumfogat parti”, ”fasad”, ”EI 30 i fönster”. A ”Sidoparti”
 * is beside a door, and of a ”takfönster” the roof is read.
 */
const typeIn =
  /(?:typ|slag|benämning): (tak(?=fö)|[^;]+)|^(?:(?:stumfog|fast|invänd)\p{L}* )?(?:brand|glas|stål|alu(?:minium)?)*(?:parti|vägg|fönster|fasad(?!dörr)|tak(?=fö|lan|\P{L}|$)|lanternin)|^(?:R?E[IW]?\d? ?\d+\S* )?i (?:brand|glas)*fönster(?!\p{L})|rökdörr/iu;
/** What stands below a heading for what a row is of: ”Typ: Rulljalusi”. */
const headedType = /(?:^|; )((?:dörr|element)?typ|slag|benämning): ([^;]+)/i;
/** What says no more of a door than how it is made, where it stands or that it is one, and codes: ”Massiv”, ”Slät laminat”, ”YD1”, ”A”. */
const usualType =
  /\d|^\P{Ll}{1,5}$|^.{1,3}$|dörr|massiv|slät|spegel|trä|furu|lamin|plåt|profil|standard|inner|ytter|vändig|entr|brand|lju|rök|säker|utrym|glas|fast|öppn|par|flygl|vänst|höger|häng|pendel|slag|enl|se /iu;

/** The word by which a row says that it is of what is none of the products. */
function otherKindOf({ product, requirement, note, mark }: DoorRow, chosen: unknown): string | undefined {
  const texts = [headedType.exec(note)?.[2] ?? '', note, requirement, chosen ? '' : product, mark];
  return texts.map(otherKindIn).find(Boolean);
}

/** What stands below such a heading of which no word is understood; a ”benämning” may be that of a room. */
function unreadTypeOf({ note }: DoorRow, products: readonly ListedProduct[]): string | undefined {
  const [, heading = '', type = ''] = headedType.exec(note)?.map((part) => part.trim()) ?? [];
  if (!type || /^b/i.test(heading) || usualType.test(type)) return undefined;
  const { groups, telling } = readWantedText(type);
  const isName = products.some(({ title }) => title.toLowerCase().includes(type.toLowerCase()));
  return groups[0] || telling[0] || isName ? undefined : type;
}

/** What carries loads is glazing in a roof, unless the row names a door, by its littera too (D7, YD1): no other product states such a class. */
const roofIn = /\bRE[IW]?\W?\d|lanternin/i;
const doorIn = /^[a-zåäö]?d\W*\d|dörr/i;
/** What says how a door opens and of how many leaves it is, ”pardörr”, ”par”, though not ”ett par handtag”, nor what is beside it: ”mot skjutdörr”. */
const wayIn =
  /(?<!(?:mot|vid|till) )(?:(?:skjut|slag|enkel|dubbel)dörr|skjutport|(?<!\p{L})(?:par(?:dörr|(?=;|$))|tvådelad))/giu;
/** Other words for the number of leaves, which say nothing of hinges: ”två dörrblad”, ”1-bladig”, ”Antal blad: 2”, ”enkel skjutdörr”. */
const leavesIn =
  /\b(?:(2|två)|1|ett|en)[- ]?(?:dörr)?blad(?:ig\p{L}*)?(?!\p{L})|blad: ?(?:(2)|1)(?= st|;|$)|(?:(dubbel)|enkel) (?:skjut)?dörr/iu;
/** What asks for an escape function; a door ”mot utrymningsväg” may have it or not. */
const escapeIn = /(?<!mot )(?:nödut|utrymning|panik)|EN ?1(?:79|125)/i;
/** What littera and note name as the material, ”stål”, ”ståldörr”, ”alum.”: not the ”stålregel” of a wall, nor the ”rostfritt stål” of a handle. */
const materialIn = /(?<!\p{L}|fritt )(?:stål|alu(?:m(?:inium)?)?)(?=dörr|parti|\P{L}|$)/giu;

/** What its littera tells of a row that says no more: GP1, FP1 and P1 are partitions, F1 is a window, TL1 and GT1 are roofs. */
const kindOf = (mark: string) => {
  const [found, partition, window] = /^(?:([bfgi]?p|gv)|(b?f)|tl|gt)\W*\d/i.exec(mark) ?? [];
  return partition ? 'parti' : window ? 'fönster' : found ? 'tak' : '';
};

/** What a row says of its door; `escape`: whether one with an escape function, where it says so. */
type RowWanted = Wanted & { escape?: boolean };

/**
 * What a row says of its door in words: in its requirement, its type, and where no product is chosen in that field, in which material in any; of an
 * escape function in whatever it says.
 */
function wantedBy({ opening: _, ...texts }: DoorRow, chosen: ListedProduct | undefined, smoke: unknown): RowWanted {
  const { mark, product, requirement, note } = texts;
  const [ahead = kindOf(mark), type = ahead] = typeIn.exec(note) ?? [];
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
 * All that a row asks for in one text, which the class reader answers as the row is: ”EI60, skjutdörr i stål, karmyttermått 2400 × 2400 mm”. What it is of
 * may stand in its other fields. What has one leaf or two is a door with hinges, unless it slides.
 */
function wholeOf({ requirement, opening }: DoorRow, { slides, leaves, ...wanted }: RowWanted): string {
  const words = wantedWords({ ...wanted, ...(leaves && { leaves, slides: false }), ...(slides && { slides }) });
  const own = wantedWords(readWantedText(requirement));
  return [requirement.trim(), own === words ? '' : words, opening && formatOpening(opening)]
    .filter(Boolean)
    .join(', ')
    .replaceAll('\u00a0', ' ');
}

/** What a row is of: what it names, if its product has such a part; else what its product is, and without one a door. Of several the door is meant, or what is most like it. */
function groupOf({ groups }: Wanted, chosen?: ListedProduct): ElementGroup | undefined {
  const may = (group: ElementGroup) => !chosen || isOf(group, chosen);
  return elementGroups.find((group) => groups.includes(group) && may(group)) ?? elementGroups.find(may);
}

/** Whether a product is of a group, or has a part that is. */
const isOf = (group: ElementGroup | undefined, { claims }: ListedProduct) =>
  claims.parts.some(({ element }) => group?.elements.includes(element));

type Asked = ReturnType<typeof parseFireClasses>;

/** What is required; a word for what the row is of is no class that was not understood. What asks for fittings is left as unknown, for it is not judged. */
function readRequirement(read: Asked, { partly, fittings }: Wanted): Asked {
  const words = readWanted(read.unknown, read.smoke);
  return { ...read, unknown: [...new Set([...words.unknown, ...partly, ...words.fittings, ...fittings])] };
}

/**
 * What of fittings or a note asks for more than a class: smoke, self-closing, sound, RC, a U-value. A C with a figure may be a room, ”Rum C5”, unless it
 * begins the note or stands behind such a word.
 */
const besideIn =
  /(?<!\p{L})(?:\p{L}*(?:[vr]stäng|[VR]STÄNG|(?:gas|ök)tät|ökdörr)\p{L}*|[Ss]jälvst|C?\d?(?:S(?:m|a\d?|200))+C?\d?|(?<=^|[,;] ?|(?:rav|lass|nde|are|200|Sa|Sm) )C\d|R\W?w[ =:≥>]*\d+(?:(?: ?dB)? ?[-–] ?\d+)?(?: ?dB)?|(?<!(?:w|\)|C|Ctr)[ =:≥]*|[\d,.])(?:\d\d ?[-–] ?)?\d+ ?dB|RC ?\d(?:[-–]\d)?|U(?:cw|[wdf])?(?:-?värde)?[ =:≤<]*\d[.,]\d+)(?![\p{L}\d])/gu;

/** What fittings and note of a row require that its requirement does not: those words, and both together. Undefined where they require no more. */
function requiredBeside({ fittings, note }: DoorRow, { unknown, ...read }: Asked): Beside | undefined {
  const asked: FirePerformance = { ...read };
  const words = (withoutDenials(`${fittings}; ${note}`).text.match(besideIn) ?? []).filter((word) => {
    // The type of a row, which may stand there, is read already.
    if (unknown.includes(word)) return false;
    const written = parseFireClasses(word.replaceAll('Sm', ' S200 '));
    const { smoke = [], ...said } = guessClass(written)?.meant ?? written;
    const more: Partial<FirePerformance> = smoke.some((one) => !coversSmoke(asked.smoke, one))
      ? { smoke: [...(asked.smoke ?? []).filter((one) => !coversSmoke(smoke, one)), ...smoke] }
      : {};
    // C5 covers C3, as 40 dB cover 35.
    for (const key of ['selfClosing', 'rw', 'rwInBuilding', 'rc'] as const)
      if ((said[key] ?? '') > (asked[key] ?? '')) Object.assign(more, { [key]: said[key] });
    for (const key of uSymbols)
      if ((said[key] ?? Infinity) < (asked[key] ?? Infinity)) Object.assign(more, { [key]: said[key] });
    Object.assign(asked, more);
    return Object.keys(more).length > 0;
  });
  return words[0] ? { words, asked } : undefined;
}

type Beside = { words: readonly string[]; asked: FirePerformance };

/**
 * None where no class would be read of it and something is left of which nothing is known: that would lead no further.
 *
 * @param beside what fittings and note require too
 * @param letters what is said of letters that were read as others
 */
function guessOf({ unknown, ...read }: Asked, beside: Beside | undefined, letters: string): ClassGuess | undefined {
  const asked = beside?.asked ?? read;
  const guess =
    guessClass({ ...asked, unknown }) ??
    ((beside || letters) && { meant: asked, left: unknown, skipped: [], said: '' });
  if (!guess) return undefined;
  const { meant, left, skipped, said } = guess;
  if (!meant.classes[0] && !left.every(isOfFittings)) return undefined;
  const lost = skipped.filter((word) => !left.includes(word));
  return {
    text: [formatFireClasses(meant), ...left].join(', '),
    said: [
      letters.trim(),
      said,
      lost[0] && `Hoppar över ”${lost.join(' ')}”.`,
      beside &&
        `I beslag eller anmärkning står ${joined(
          beside.words.map((word) => `”${word}”`),
          'och',
        )}.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** Minutes of the shortest class of a product that lasts as long as each that is asked for. */
const nearestOf = ({ claims }: ListedProduct, { classes: asked }: Asked): number =>
  Math.min(
    ...claims.parts
      .flatMap(({ classes }) => classes.map(({ minutes }) => minutes))
      .filter((lasts) => asked.every(({ minutes }) => minutes <= lasts)),
  );

/** What products answer to what is required, by what that is and what they are of: most rows of a list share both. */
type Answers = {
  one: ListedProduct;
  answer: Answer;
  reason: string;
  lacks: readonly string[];
  distance: number;
  rank: number;
}[];
const answering = new WeakMap<readonly ListedProduct[], Map<string, Answers>>();

/** The products of a group by their answers to what a row requires and its opening; none where nothing is required. */
function possibleFor(
  row: DoorRow,
  asked: Asked | undefined,
  group: ElementGroup | undefined,
  wanted: RowWanted,
  products: readonly ListedProduct[],
): Pick<Judged, 'possible' | 'unsized' | 'open' | 'missing' | 'nearest'> {
  const known = answering.get(products) ?? new Map<string, Answers>();
  answering.set(products, known);
  const key = JSON.stringify([group?.id, asked, wanted.material, wanted.slides]);
  let found = known.get(key);
  if (!found) {
    // First those that come nearest, then those that are sold as what the row is of, then those that last no longer than needed; of
    // equals, those of which nothing has to be said.
    found = products
      .flatMap((one) => {
        if (!asked || !isOf(group, one)) return [];
        const { answer, reason, lacks = [], distance = 0 } = judgeRequirement(asked, one, group, wanted);
        const [main] = one.claims.parts;
        const isBeside = !(main && group?.elements.includes(main.element));
        const rank =
          distance * 1e5 + (answer === 'no' ? 0 : (isBeside ? 1e3 : 0) + nearestOf(one, asked) + (reason ? 0.5 : 0));
        return [{ one, answer, reason, lacks, distance, rank }];
      })
      .toSorted((a, b) => a.rank - b.rank);
    known.set(key, found);
  }
  // What the row says in a word of its own comes first: ”stumfogat”. Six letters, whatever ending they have.
  const words =
    withoutDenials(`${row.product} ${row.requirement} ${row.note}`)
      .text.toLowerCase()
      .match(/(?<!\p{L})\p{L}{6}(?=\p{L}{0,4}(?!\p{L}))/gu) ?? [];
  const isIn = (title: string) => words.some((word) => title.toLowerCase().includes(word));
  const may = found.flatMap((known) => {
    const { answer: size, isBeyond } = fitRow(row, known.one, wanted, group) ?? {};
    const isUnsized = known.answer === 'yes' && size === 'unknown';
    // What slides is proposed last where the row does not ask for it: most doors have hinges.
    const isOther = known.one.claims.slides && !wanted.slides;
    const last = (isOther ? 4 : 0) + (isIn(known.one.title) ? 0 : 2) + (isUnsized ? (isBeyond ? 1.5 : 1) : 0);
    return size === 'no' || known.answer === 'no' ? [] : { ...known, isUnsized, last };
  });
  // Where it names products, no others are meant; a word for a kind or a class names none, nor does ”Design: enligt ritning”.
  const named = may.filter(({ one }) => isIn(one.title.replace(/,.*|Design|glas|fön|skjut/g, '')));
  const meant = (named[0] ? named : may).toSorted((a, b) => a.last - b.last);
  const of = (which: Answer) => meant.filter(({ answer }) => answer === which);
  const open = of('unknown');
  const [nearest] = meant[0]
    ? []
    : nearestFirst(
        found.map((known) =>
          known.answer === 'no'
            ? known
            : {
                ...known,
                reason: fitRow(row, known.one, wanted, group)?.reason ?? '',
                distance: known.distance + distances.no,
              },
        ),
      );
  return {
    ...(nearest && { nearest: { product: nearest.one, reason: nearest.reason } }),
    possible: of('yes').map(({ one }) => one),
    unsized: meant.filter(({ isUnsized }) => isUnsized).length,
    open: open.map(({ one }) => one),
    missing: missingOf(open.map(({ lacks }) => lacks)),
  };
}

function judgeRequirement(
  { unknown, ...read }: Asked,
  product: ListedProduct,
  group: ElementGroup | undefined,
  wanted: Wanted,
): Judgement {
  const { title, claims } = product;
  const sounds = isBlank(read) ? [] : unknown.filter((word) => word.search(soundIn) >= 0);
  const others = unknown.filter((word) => !isOfFittings(word) && !sounds.includes(word));
  const strange = [others[0] && `Tog inte med ”${others.join(' ')}”.`, unknown.some(isOfFittings) && fittingsNote]
    .filter(Boolean)
    .join(' ');
  if (isBlank(read)) return { answer: 'unknown', reason: strange };
  // A door is not what stands beside it, even in one product.
  const found = matchWanted(read, claims, wanted, isOf(group, product) ? group?.elements : undefined);
  const more = found.answer === 'no' ? [] : sounds.map((name) => ({ name, text: name }));
  const open = { binds: [...(found.answer === 'unknown' ? found.binds : []), ...more] };
  const answer = (strange || more[0]) && found.answer === 'yes' ? 'unknown' : found.answer;
  const distance = found.distance + more.length;
  return {
    answer,
    reason: [found.reason, indexNote(read, found), more[0] && missingSentence([{ binds: more }]), strange]
      .filter(Boolean)
      .join(' '),
    ...(distance > 0 && { distance }),
    ...(open.binds[0] && { question: questionOf(title, read, open), lacks: namesIn(open) }),
  };
}

/** Whether a product has room for a row's opening; undefined where the row has none. */
const fitRow = (
  { opening }: DoorRow,
  { sizes }: ListedProduct,
  { leaves, escape }: RowWanted,
  group: ElementGroup | undefined,
) =>
  opening &&
  fitOpening(!group || group.elements.includes('door') ? sizes : withoutDoor(sizes), opening, leaves, escape);

function judgeSize(
  row: DoorRow,
  product: ListedProduct,
  wanted: RowWanted,
  group: ElementGroup | undefined,
): Judgement | undefined {
  const fitted = fitRow(row, product, wanted, group);
  if (!row.opening || !fitted) return undefined;
  const { limit, answer, reason, other } = fitted;
  const found: Judgement = { answer, reason };
  // A limit of one leaf does not say that two were held against it.
  if (wanted.leaves === 2 && limit?.of === 'leaf') found.reason += ' Prövat som pardörr.';
  if (other) return { ...found, as: `, ${asLeaves(limit, product.sizes.kind)}` };
  const question = `Kan ${product.title} levereras med ${formatOpening(convertOpening(row.opening, 'frame'))}?`;
  return { ...found, ...(found.answer === 'unknown' && { question }) };
}
