/** What a visitor asks of a product's limits, as the fields of a form and the query of an address have it. */
import type { WantedSize } from '../../catalogue/fit/fit.ts';
import { decimal } from '../../catalogue/phrasing.ts';
import { convertOpening, parseLength, parseSize, sizeFaults, sizeOf, type Size } from '../../catalogue/fit/size.ts';
import { queryNames } from '../../content/paths.ts';

/** Names of the fields, in the form and in the address. */
export const fields = [
  queryNames.width,
  queryNames.height,
  queryNames.measure,
  'g',
  queryNames.leaves,
  'las',
  'utrymning',
] as const;
/** Name of a field. */
export type Field = (typeof fields)[number];

/** As many characters as a field takes. */
export const longest = 30;

/**
 * The size, where both measures were understood, and what is wrong with the fields that were not. Of a module the size
 * is the outer one of the frame; `isPart` where it is that of what is limited inside the frame.
 */
export type Asked = { size?: WantedSize; module?: Size; isPart?: true; faults: Partial<Record<Field, string>> };

const thickness = /^(\d{1,3}(?:[.,]\d+)?) ?(?:mm)?$/;

/**
 * Reads the fields. Width and height may stand together in the first: ”10×21M”.
 *
 * @param hasFrame false of what no module says anything of, such as a pane
 */
export function readAsked(query: URLSearchParams, hasFrame = true): Asked {
  const text = (field: Field) => query.get(field)?.trim() ?? '';
  const faults: Asked['faults'] = {};
  const glass = thickness.exec(text('g'))?.[1];
  if (text('g') && !glass) faults.g = 'Skriv glasets tjocklek i mm, till exempel 20.';
  const [leaves, lock, escape] = [text('blad'), text('las'), text('utrymning')];
  const choice = {
    ...((leaves === '1' || leaves === '2') && { leaves: leaves === '1' ? (1 as const) : (2 as const) }),
    ...(lock && { lock: lock as NonNullable<WantedSize['lock']> }),
    ...(escape && { escape: escape === 'ja' }),
    ...(glass && { glass: Number(glass.replace(',', '.')) }),
  };
  const [width, height] = [parseLength(text('b')), parseLength(text('h'))];
  const isTogether = !text('h');
  // Two numbers that by themselves could be of any unit are modules, as they are where they stand in one field; so is
  // one beside a module.
  const isBare = [width, height].every(({ value, fault }) => value?.module ?? fault === 'unit');
  const both =
    width.value && height.value
      ? sizeOf(width.value, height.value)
      : isTogether || isBare
        ? parseSize(isTogether ? text('b') : `${text('b')} x ${text('h')}`)
        : undefined;
  if (!both?.value) {
    if (width.fault) faults.b = sizeFaults[width.fault];
    if (height.fault) faults.h = sizeFaults[height.fault];
    if (both?.fault === 'mixed') faults[width.value ? 'h' : 'b'] = sizeFaults.mixed;
    return { faults };
  }
  const { measure, ...size } = both.value;
  if (!measure) return { size: { ...size, ...choice }, faults, ...((!hasFrame || text('matt')) && { isPart: true }) };
  if (!hasFrame) return { faults: { ...faults, b: 'Skriv rutans mått i mm, inte i modul.' } };
  const { width: wide, height: high } = convertOpening({ measure, ...size }, 'frame');
  return { size: { width: wide, height: high, ...choice }, module: both.value, faults };
}

/** A number below this by itself could be of any unit, mm. */
const bare = 300;

const side = (value: number) => decimal(value) + (value < bare ? ' mm' : '');

/** The fields of a size, what it is measured on left out; read, they give it again. */
export function fieldsOf({
  width,
  height,
  glass,
  leaves,
  lock,
  escape,
}: WantedSize): Omit<Record<Field, string>, 'matt'> {
  return {
    b: side(width),
    h: side(height),
    g: glass ? decimal(glass) : '',
    blad: String(leaves ?? ''),
    las: lock ?? '',
    utrymning: escape === undefined ? '' : escape ? 'ja' : 'nej',
  };
}
