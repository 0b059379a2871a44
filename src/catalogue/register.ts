/**
 * The register of properties: what can be said of a product, in the order in which every table says it.
 *
 * `standard` stands in the row's name. `unit` is what figures of the property are in. `askedBy` names the kinds whose
 * readers look for the property; where the facts do not state it, their tables say so.
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
};

const doors = ['door', 'sliding-door'] as const satisfies Kind[];
const outside = ['facade', 'roof'] as const satisfies Kind[];

/** Properties that the facts of no product state, but readers look for: the table leaves them to the quote. */
type QuoteProperty = 'fireTest' | 'classIndex' | 'fireDirection' | 'span';

/** Name of a property in the register. */
export type PropertyKey = FactKey | QuoteProperty;

export const register = {
  fire: { name: 'Brandklass', unit: '', standard: 'EN 13501-2' },
  classIndex: { name: 'Index, EI1 eller EI2', unit: '', standard: 'EN 13501-2', askedBy: doors },
  fireDirection: { name: 'Brandriktning, i→o, o→i eller i↔o', unit: '', standard: 'EN 13501-2', askedBy: outside },
  fireTest: { name: 'Brandprovning', unit: '' },
  smoke: { name: 'Brandgastäthet', unit: '', standard: 'EN 13501-2', askedBy: doors },
  selfClosing: { name: 'Självstängning, hållbarhetsklass', unit: '', standard: 'EN 13501-2', askedBy: doors },
  sound: { name: 'Vägt reduktionstal Rw', unit: 'dB', askedBy: ['door', 'sliding-door', 'window'] },
  burglary: { name: 'Motståndsklass mot inbrott', unit: '', standard: 'EN 1627' },
  air: { name: 'Lufttäthetsklass', unit: '' },
  water: { name: 'Regntäthetsklass', unit: '' },
  wind: { name: 'Vindlastklass', unit: '' },
  uFrame: { name: 'U-värde profil, Uf', unit: 'W/(m²·K)' },
  uWhole: { name: 'U-värde', unit: 'W/(m²·K)', askedBy: ['window', 'facade', 'roof'] },
  doorLimit: { name: 'Största dörrmått', unit: 'mm', askedBy: doors },
  sashLimit: { name: 'Största båge', unit: 'mm', askedBy: ['window'] },
  paneLimit: { name: 'Största glasruta', unit: 'mm' },
  elementLimit: { name: 'Största konstruktion', unit: 'mm' },
  span: { name: 'Spännvidd', unit: '', askedBy: outside },
  mass: { name: 'Vikt', unit: 'kg' },
  infill: { name: 'Glastjocklek', unit: 'mm' },
  frameDepth: { name: 'Karmdjup', unit: 'mm' },
  leafDepth: { name: 'Dörrbladsdjup', unit: 'mm' },
  profileDepth: { name: 'Byggdjup', unit: 'mm' },
  mullionDepth: { name: 'Postdjup', unit: 'mm' },
  transomDepth: { name: 'Tvärpostdjup', unit: 'mm' },
  faceWidth: { name: 'Synlig profilbredd', unit: 'mm' },
  capWidth: { name: 'Täcklist, bredd', unit: 'mm' },
  jointWidth: { name: 'Fogbredd', unit: 'mm' },
  thermalBreak: { name: 'Bruten köldbrygga', unit: '' },
  profileLength: { name: 'Största profillängd', unit: 'mm' },
  pitch: { name: 'Taklutning', unit: '°' },
  operation: { name: 'Öppningssätt', unit: '' },
  wall: { name: 'Anslutande vägg', unit: '', askedBy: doors },
  material: { name: 'Material', unit: '' },
  finish: { name: 'Ytbehandling', unit: '' },
  colours: { name: 'Kulörer', unit: 'st' },
  joins: { name: 'Kan byggas ihop med klass', unit: '' },
  standards: { name: 'Produktstandard', unit: '' },
  documents: { name: 'Dokument', unit: '' },
  warranty: { name: 'Garanti', unit: 'år' },
} as const satisfies Record<PropertyKey, Property>;

/** The properties in the order of the tables. */
export const propertyKeys = Object.keys(register) as PropertyKey[];
