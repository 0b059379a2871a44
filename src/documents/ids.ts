/**
 * A fire requirement as IDS 1.0 (buildingSMART): a check that others run on their own model. It asks of each door, window, curtain wall or
 * roof that its FireRating is at least the required one, in any of the spellings that are in use, and of the properties that IFC has for
 * smoke, closing and sound.
 *
 * What a property cannot say, such as the cycles of self-closing, is written as an instruction for whoever fills in the model.
 */
import {
  covers,
  formatFireClass,
  formatFireClasses,
  timeSteps,
  type FireClass,
  type FirePerformance,
} from '../catalogue/fireClass.ts';

/** What a requirement holds for. */
export type IdsElement = 'door' | 'window' | 'curtain-wall' | 'roof';

const entities: Record<IdsElement, { entity: string; set: string; plural: string; opens: boolean }> = {
  door: { entity: 'IFCDOOR', set: 'Pset_DoorCommon', plural: 'Dörrar', opens: true },
  window: { entity: 'IFCWINDOW', set: 'Pset_WindowCommon', plural: 'Fönster', opens: true },
  'curtain-wall': {
    entity: 'IFCCURTAINWALL',
    set: 'Pset_CurtainWallCommon',
    plural: 'Glaspartier och fasader',
    opens: false,
  },
  roof: { entity: 'IFCROOF', set: 'Pset_RoofCommon', plural: 'Glastak', opens: false },
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
  const name = plain(formatFireClasses(requirement));
  const info = [
    element('title', `Brandkrav ${name}`),
    element(
      'description',
      'Kontrollerar att modellens brandklass är minst den krävda. En modell visar inte att klassen är bevisad.',
    ),
    ...(author ? [element('author', author)] : []),
    ...(date ? [element('date', date)] : []),
    element('purpose', 'Brandskydd'),
  ];
  const specifications = elements.map((one) => specification(requirement, name, one));
  return `<?xml version="1.0" encoding="UTF-8"?>
<ids xmlns="http://standards.buildingsmart.org/IDS" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://standards.buildingsmart.org/IDS http://standards.buildingsmart.org/IDS/1.0/ids.xsd">
  <info>
${info.map((line) => `    ${line}\n`).join('')}  </info>
  <specifications>
${specifications.join('')}  </specifications>
</ids>
`;
}

function specification(requirement: FirePerformance, name: string, one: IdsElement): string {
  const { entity, set, plural, opens } = entities[one];
  const { smoke, selfClosing, rw } = requirement;
  const properties = [
    property(
      set,
      'FireRating',
      'IFCLABEL',
      pattern(ratingPattern(requirement.classes)),
      `Skriv brandklassen, till exempel ${name}.`,
    ),
    ...(opens && smoke
      ? [property(set, 'SmokeStop', 'IFCBOOLEAN', simple('true'), `Brandgastät i klass ${smoke.join(', ')}.`)]
      : []),
    ...(one === 'door' && selfClosing
      ? [property(set, 'SelfClosing', 'IFCBOOLEAN', simple('true'), `Självstängande i klass ${selfClosing}.`)]
      : []),
    ...(rw
      ? [
          property(
            set,
            'AcousticRating',
            'IFCLABEL',
            pattern(soundPattern(rw)),
            `Skriv det vägda reduktionstalet: Rw ${rw} dB eller mer.`,
          ),
        ]
      : []),
  ];
  return `    <specification name="${escaped(`${plural}: ${name}`)}" ifcVersion="IFC2X3 IFC4 IFC4X3_ADD2">
      <applicability minOccurs="0" maxOccurs="unbounded">
        <entity>
          <name>
            ${simple(entity)}
          </name>
        </entity>
      </applicability>
      <requirements>
${properties.join('')}      </requirements>
    </specification>
`;
}

function property(set: string, name: string, type: string, value: string, instructions: string): string {
  return `        <property dataType="${type}" cardinality="required" instructions="${escaped(instructions)}">
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
 * A pattern of XML Schema that fits every class that covers all the required ones: letters, index and minutes with or without a space, and
 * whatever is written behind them; and the requirement itself where it is several classes. The side of the fire is left to the reader.
 */
export function ratingPattern(required: FireClass[]): string {
  const asked = required.map(({ letters, index, minutes }): FireClass => ({
    letters,
    minutes,
    ...(index && { index }),
  }));
  const fitting = allClasses.filter((offered) => covers({ classes: [offered] }, { classes: asked }).answer === 'yes');
  const byLetters = Map.groupBy(fitting, ({ letters, index }) => `${letters}${index ?? ''}`);
  const classes = Array.from(
    byLetters,
    ([letters, same]) => `${letters}[ -]?(${same.map(({ minutes }) => minutes).join('|')})`,
  );
  const itself = asked.length > 1 ? [plain(asked.map(formatFireClass).join('/'))] : [];
  return `(${[...itself, ...classes].join('|')})([^0-9].*)?`;
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

/** A pattern for ”Rw 37 dB” and anything higher. */
function soundPattern(least: number): string {
  const figures = Array.from({ length: 100 - least }, (_, more) => least + more);
  return `(R['’]?w ?=? ?)?(${figures.join('|')})( ?dB.*)?`;
}

const simple = (value: string): string => element('simpleValue', value);
const pattern = (value: string): string =>
  `<xs:restriction base="xs:string"><xs:pattern value="${escaped(value)}"/></xs:restriction>`;
const element = (name: string, content: string): string => `<${name}>${escaped(content)}</${name}>`;
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
