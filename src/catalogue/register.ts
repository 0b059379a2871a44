/**
 * The register of properties: what can be said of a product, in the order in which every table says it.
 *
 * `standard` stands in the row's name. `unit` is what figures of the property are in. `askedBy` names the kinds whose readers look for the
 * property; where the facts do not state it, their tables say so. `ifc` and `schemaOrg` are the names that machines know it by.
 */
import type { FactKey } from './schema.ts';
import type { Kind } from './vocabulary.ts';

/** Units of the table. */
export type Unit = '' | 'mm' | 'm²' | 'dB' | 'kg' | 'kg/m²' | 'kN/m²' | 'W/(m²·K)' | '°' | 'år' | 'st';

/** A property of products. */
export type Property = {
  name: string;
  unit: Unit;
  standard?: string;
  askedBy?: readonly Kind[];
  /** A name that schema.org has for it. */
  schemaOrg?: string;
  /** Property set and property of IFC 4. */
  ifc?: string;
};

const doors = ['door', 'sliding-door'] as const satisfies Kind[];
const outside = ['facade', 'roof'] as const satisfies Kind[];

/** Properties that no product's facts state, and that readers ask for: the table says that the quote will tell. */
type Asked = 'fireTest' | 'classIndex' | 'fireDirection' | 'span';

/** Name of a property in the register. */
export type PropertyKey = FactKey | Asked;

export const register = {
  fire: { name: 'Brandklass', unit: '', standard: 'EN 13501-2', ifc: 'FireRating' },
  classIndex: { name: 'Index, EI1 eller EI2', unit: '', standard: 'EN 13501-2', askedBy: doors },
  fireDirection: { name: 'Brandriktning, i→o, o→i eller i↔o', unit: '', standard: 'EN 13501-2', askedBy: outside },
  fireTest: { name: 'Brandprovning', unit: '' },
  smoke: { name: 'Brandgastäthet', unit: '', standard: 'EN 13501-2', askedBy: doors, ifc: 'SmokeStop' },
  selfClosing: {
    name: 'Självstängning, hållbarhetsklass',
    unit: '',
    standard: 'EN 13501-2',
    askedBy: doors,
    ifc: 'SelfClosing',
  },
  sound: {
    name: 'Vägt reduktionstal Rw',
    unit: 'dB',
    askedBy: ['door', 'sliding-door', 'window'],
    ifc: 'AcousticRating',
  },
  burglary: { name: 'Motståndsklass mot inbrott', unit: '', standard: 'EN 1627', ifc: 'SecurityRating' },
  air: { name: 'Lufttäthetsklass', unit: '' },
  water: { name: 'Regntäthetsklass', unit: '' },
  wind: { name: 'Vindlastklass', unit: '' },
  uFrame: { name: 'U-värde profil, Uf', unit: 'W/(m²·K)' },
  uWhole: { name: 'U-värde', unit: 'W/(m²·K)', askedBy: ['window', 'facade', 'roof'], ifc: 'ThermalTransmittance' },
  doorLimit: { name: 'Största dörrmått', unit: 'mm', askedBy: doors },
  sashLimit: { name: 'Största båge', unit: 'mm', askedBy: ['window'] },
  paneLimit: { name: 'Största glasruta', unit: 'mm' },
  elementLimit: { name: 'Största konstruktion', unit: 'mm' },
  span: { name: 'Spännvidd', unit: '', askedBy: outside },
  mass: { name: 'Vikt', unit: 'kg' },
  infill: { name: 'Glastjocklek', unit: 'mm' },
  frameDepth: { name: 'Karmdjup', unit: 'mm', schemaOrg: 'depth' },
  leafDepth: { name: 'Dörrbladsdjup', unit: 'mm' },
  profileDepth: { name: 'Byggdjup', unit: 'mm', schemaOrg: 'depth' },
  mullionDepth: { name: 'Postdjup', unit: 'mm' },
  transomDepth: { name: 'Tvärpostdjup', unit: 'mm' },
  faceWidth: { name: 'Synlig profilbredd', unit: 'mm' },
  capWidth: { name: 'Täcklist, bredd', unit: 'mm' },
  jointWidth: { name: 'Fogbredd', unit: 'mm' },
  thermalBreak: { name: 'Bruten köldbrygga', unit: '' },
  profileLength: { name: 'Största profillängd', unit: 'mm' },
  pitch: { name: 'Taklutning', unit: '°' },
  operation: { name: 'Öppningssätt', unit: '', ifc: 'OperationType' },
  wall: { name: 'Anslutande vägg', unit: '', askedBy: doors },
  material: { name: 'Material', unit: '', schemaOrg: 'material' },
  finish: { name: 'Ytbehandling', unit: '' },
  colours: { name: 'Kulörer', unit: 'st', schemaOrg: 'color' },
  joins: { name: 'Kan byggas ihop med klass', unit: '' },
  standards: { name: 'Produktstandard', unit: '' },
  documents: { name: 'Dokument', unit: '' },
  warranty: { name: 'Garanti', unit: 'år', schemaOrg: 'warranty' },
} as const satisfies Record<PropertyKey, Property>;

/** The properties in the order of the tables. */
export const propertyKeys = Object.keys(register) as PropertyKey[];
