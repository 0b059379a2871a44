/**
 * A fire requirement as IDS 1.0 (buildingSMART): a check that others run on their own model. It asks of each door,
 * window, curtain wall or roof that its FireRating is at least the required one, in any of the spellings that are in
 * use, and of the properties that IFC has for smoke, closing, sound and burglary.
 *
 * What a property cannot say, such as the cycles of self-closing, is written as an instruction for whoever fills in the
 * model, and in no title.
 */
import {
  coversClass,
  formatFireClass,
  formatFireClasses,
  timeSteps,
  type FireClass,
  type FirePerformance,
} from '../catalogue/classes/fireClass.ts';
import { ifcEntities } from './ifcEntities.ts';

/** What a requirement holds for. */
export type IdsElement = keyof typeof ifcEntities;

/** Each in words. */
const plurals: Record<IdsElement, string> = {
  door: 'Dörrar',
  window: 'Fönster',
  'curtain-wall': 'Glaspartier och fasader',
  roof: 'Glastak',
};

type Options = {
  /** What the requirement holds for, one or several. */
  elements: readonly IdsElement[];
  /** Mail address of the author. */
  author?: string;
  /** Day of the requirement, ISO 8601. */
  date?: string;
};

/** The text of an IDS file for a requirement that has at least one fire class. */
export function idsFile(requirement: FirePerformance, { elements, author, date }: Options): string {
  const checked = elements.map((one) => checksOf(requirement, one));
  const info = [
    element('title', `Brandkrav ${said(checked.flat())}`),
    element(
      'description',
      'Kontrollerar att modellens brandklass är minst den krävda. En modell visar inte att klassen är bevisad.',
    ),
    ...(author ? [element('author', author)] : []),
    ...(date ? [element('date', date)] : []),
    element('purpose', 'Brandskydd'),
  ];
  const specifications = elements.map((one, index) => specification(requirement, one, checked[index] ?? []));
  return `<?xml version="1.0" encoding="UTF-8"?>
<ids xmlns="http://standards.buildingsmart.org/IDS" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://standards.buildingsmart.org/IDS http://standards.buildingsmart.org/IDS/1.0/ids.xsd">
  <info>
${info.map((line) => `    ${line}\n`).join('')}  </info>
  <specifications>
${specifications.join('')}  </specifications>
</ids>
`;
}

/** What a property has to be. `says` is what the titles say of it: no more than the value can show. */
type Check = { name: string; type: string; value: string; says: string; how: string };

/** What IFC can say of a requirement. */
function checksOf({ classes, smoke, selfClosing, rw, rc }: FirePerformance, one: IdsElement): Check[] {
  const fire = { classes, ...(smoke && { smoke }), ...(selfClosing && { selfClosing }) };
  const { opens } = ifcEntities[one];
  const says = plain(classes.map(withoutSide).map(formatFireClass).join('/'));
  return [
    label(
      'FireRating',
      ratingPattern(classes, opens),
      says,
      `Skriv brandklassen, till exempel ${plain(formatFireClasses(fire))}.`,
    ),
    opens && smoke && isTrue('SmokeStop', 'brandgastät', `Brandgastät i klass ${smoke.join(', ')}.`),
    one === 'door' && selfClosing && isTrue('SelfClosing', 'självstängande', `Självstängande i klass ${selfClosing}.`),
    rw &&
      label(
        'AcousticRating',
        soundPattern(rw),
        `Rw ${rw} dB`,
        `Skriv det vägda reduktionstalet: Rw ${rw} dB eller mer.`,
      ),
    opens &&
      rc &&
      label(
        'SecurityRating',
        burglaryPattern(rc),
        `RC ${rc}`,
        `Skriv motståndsklassen mot inbrott: RC ${rc} eller högre.`,
      ),
  ].filter((check) => typeof check === 'object');
}

function label(name: string, fits: string, says: string, how: string): Check {
  return { name, type: 'IFCLABEL', value: pattern(fits), says, how };
}

function isTrue(name: string, says: string, how: string): Check {
  return { name, type: 'IFCBOOLEAN', value: simple('true'), says, how };
}

const said = (checks: Check[]): string => [...new Set(checks.map(({ says }) => says))].join(', ');

function specification(requirement: FirePerformance, one: IdsElement, checks: Check[]): string {
  const [whole, checked] = [plain(formatFireClasses(requirement)), said(checks)];
  const more = whole === checked ? '' : `Kravet är ${whole}. Filen kontrollerar bara: ${checked}.`;
  return `    <specification name="${escaped(`${plurals[one]}: ${checked}`)}" ifcVersion="IFC2X3 IFC4 IFC4X3_ADD2"${more && ` instructions="${escaped(more)}"`}>
      <applicability minOccurs="0" maxOccurs="unbounded">
        <entity>
          <name>
            ${simple(ifcEntities[one].name)}
          </name>
        </entity>
      </applicability>
      <requirements>
${checks.map((check) => property(ifcEntities[one].common, check)).join('')}      </requirements>
    </specification>
`;
}

function property(set: string, { name, type, value, how }: Check): string {
  return `        <property dataType="${type}" cardinality="required" instructions="${escaped(how)}">
          <propertySet>
            ${simple(set)}
          </propertySet>
          <baseName>
            ${simple(name)}
          </baseName>
          <value>
            ${value}
          </value>
        </property>
`;
}

/**
 * A pattern of XML Schema that fits every class that covers all the required ones: letters, index and minutes with or
 * without a space, and whatever is written behind them; and the requirement itself where it is several classes. The
 * side of the fire is left to the reader.
 *
 * @param opens see coversClass: of what opens, EI without index fits EI2
 */
export function ratingPattern(required: FireClass[], opens?: boolean): string {
  const asked = required.map(withoutSide);
  const fitting = allClasses.filter((offered) =>
    asked.every((one) => coversClass(offered, one, opens).answer === 'yes'),
  );
  const byLetters = Map.groupBy(fitting, ({ letters, index }) => `${letters}${index ?? ''}`);
  const classes = Array.from(
    byLetters,
    ([letters, same]) => `${letters}[ -]?(${same.map(({ minutes }) => minutes).join('|')})`,
  );
  const itself = asked.length > 1 ? [plain(asked.map(formatFireClass).join('/'))] : [];
  return `(${[...itself, ...classes].join('|')})([^0-9].*)?`;
}

/** A class without the side of the fire, and without M. */
function withoutSide({ letters, index, minutes }: FireClass): FireClass {
  return { letters, minutes, ...(index && { index }) };
}

const allClasses = (['E', 'EW', 'EI', 'RE', 'REW', 'REI'] as const).flatMap((letters) =>
  ([undefined, ...(letters === 'EI' ? ([1, 2] as const) : [])] as const).flatMap((index) =>
    timeSteps.map((minutes): FireClass => ({
      letters,
      minutes,
      ...(index && { index }),
    })),
  ),
);

/**
 * A pattern for ”Rw 37 dB” and anything higher, as far as 99 dB, which nothing reaches; a requirement above that fits
 * itself alone.
 */
function soundPattern(least: number): string {
  const figures = figuresFrom(least, 99);
  return `(R['’]?w ?=? ?)?(${figures.join('|')})( ?dB.*)?`;
}

/**
 * A pattern for ”RC 2” and anything higher. Of ”RC 1–RC 3” the lowest counts; ”RC 2 N” is less, because its glass is
 * not tested.
 */
function burglaryPattern(least: number): string {
  return `RC[ -]?(${figuresFrom(least, 6).join('|')})( ?[^0-9N ].*)?`;
}

function figuresFrom(least: number, most: number): number[] {
  return Array.from({ length: Math.max(most - least, 0) + 1 }, (_, more) => least + more);
}

const simple = (value: string): string => element('simpleValue', value);
const pattern = (value: string): string =>
  `<xs:restriction base="xs:string"><xs:pattern value="${escaped(value)}"/></xs:restriction>`;
const element = (name: string, content: string): string => `<${name}>${escaped(content)}</${name}>`;
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
