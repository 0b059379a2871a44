/**
 * Sizes as people write them: ”900 × 2100 mm”, ”0,9 m”, ”9M”, ”10×21M”, ”1 200”. The browser uses it too.
 *
 * What could mean two things is not guessed at: it gives a reason, and the reader is asked.
 */
import { decimal } from '../phrasing.ts';
import type { Kind } from '../vocabulary.ts';

/**
 * Why a text is no size: nothing is there, it is no number, the unit could be any, one side alone is in modules, or
 * nothing has such a size.
 */
export type SizeFault = 'empty' | 'form' | 'unit' | 'mixed' | 'range';

/** What was read, or why nothing was. */
export type Read<Value> = { value: Value; fault?: never } | { value: undefined; fault: SizeFault };

/**
 * What a size is measured on: the hole in the wall, the outside of the frame, or the module (hole and frame with 10 mm
 * of play).
 */
export const measures = ['hole', 'frame', 'module'] as const;
/** What a size is measured on; see {@link measures}. */
export type Measure = (typeof measures)[number];

/** Size of an opening, mm. Of a module 10×21M it is 1000 × 2100. */
export type Opening = { measure: Measure; width: number; height: number };

/** A length, mm; `module` where it was written in modules of 100 mm. */
export type Length = { mm: number; module?: true };

/** Smallest and largest size that is taken for one, mm. */
export const sizeLimits = { min: 100, max: 20_000 };

/** A number with decimals below it is taken for metres: 9,5 could as well be modules. */
const largestInMetres = 6;

/** What the reader is told of a size that was not understood. */
export const sizeFaults: Record<SizeFault, string> = {
  empty: 'Ange ett mått.',
  form: 'Skriv måttet som 900\u00a0mm, 0,9\u00a0m eller 9M.',
  unit: 'Ange enhet: mm, m eller M (modul).',
  mixed: 'Skriv båda måtten i modul, eller inget.',
  range: 'Måttet ska vara mellan 100\u00a0mm och 20\u00a0m.',
};

/** Millimetres of a unit. M is a module, m a metre: the only unit whose case counts. */
const units: Record<string, number> = { mm: 1, cm: 10, dm: 100, m: 1000, M: 100 };

/** Digits, in groups of three or not, with comma or point. */
const number = String.raw`(?:\d{1,3}(?: \d{3})+|\d+)(?:[.,]\d+)?`;
const unit = String.raw`(?:[mM]{2}|[cCdD][mM]|[mM])`;
const single = new RegExp(`^(${number}) ?(${unit})?$`);
const double = new RegExp(`^(?:M ?)?(${number}) ?(${unit})? ?[x×*/] ?(${number}) ?(${unit})?$`, 'i');

/** Makes every kind of space an ordinary one. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const fault = (fault: SizeFault) => ({ value: undefined, fault });

/**
 * Reads one length: ”900”, ”1 200 mm”, ”0,9 m”, ”9M”. A number by itself is in mm from 300, and in m where it has
 * decimals and is below 6.
 */
export function parseLength(text: string): Read<Length> {
  const [, digits, written] = single.exec(plain(text)) ?? [];
  if (!digits) return fault(plain(text) ? 'form' : 'empty');
  return lengthOf(digits, unitOf(written) ?? unitOfBare(digits));
}

/**
 * Reads width and height, in this order: ”900x2100”, ”900 × 2100 mm”, ”0,9 x 2,1”, ”10×21M”, ”10x21”, ”M10x21”,
 * ”10/21”. A unit that stands once is for both, and two whole numbers below 60 are modules. The measure is given for
 * modules only: no other size says what it was measured on.
 */
export function parseSize(text: string): Read<Size> {
  const [, width, first, height, second] = double.exec(plain(text)) ?? [];
  if (!width || !height) return fault(plain(text) ? 'form' : 'empty');
  const [of, on] = [unitOf(first ?? second), unitOf(second ?? first)];
  const common = of ? undefined : unitOfPair(width, height);
  const [w, h] = [lengthOf(width, of ?? common), lengthOf(height, on ?? common)];
  if (!w.value) return w;
  if (!h.value) return h;
  return sizeOf(w.value, h.value);
}

/** What was read as width and height, mm; only of a module is it known what it was measured on. */
export type Size = { width: number; height: number; measure?: 'module' };

/** Two lengths as one size. A module is one of both sides. */
export function sizeOf(width: Length, height: Length): Read<Size> {
  if (width.module !== height.module) return fault('mixed');
  return { value: { width: width.mm, height: height.mm, ...(width.module && { measure: 'module' }) } };
}

function unitOf(written: string | undefined): string | undefined {
  return written && written.length > 1 ? written.toLowerCase() : written;
}

function unitOfBare(digits: string): string | undefined {
  const value = valueOf(digits);
  if (value >= 300) return 'mm';
  return value < largestInMetres && /[.,]/.test(digits) ? 'm' : undefined;
}

function unitOfPair(...both: string[]): string | undefined {
  const values = both.map(valueOf);
  if (values.every((value) => value >= 300)) return 'mm';
  const areWhole = both.every((digits) => !/[.,]/.test(digits));
  if (areWhole) return values.every((value) => value >= 3 && value < 60) ? 'M' : undefined;
  return values.every((value) => value < largestInMetres) ? 'm' : undefined;
}

function lengthOf(digits: string, unit: string | undefined): Read<Length> {
  const factor = unit && units[unit];
  if (!factor) return fault('unit');
  // A tenth of a millimetre is finer than any door is made.
  const mm = Math.round(valueOf(digits) * factor * 10) / 10;
  if (mm < sizeLimits.min || mm > sizeLimits.max) return fault('range');
  return { value: unit === 'M' ? { mm, module: true } : { mm } };
}

function valueOf(digits: string): number {
  return Number(digits.replaceAll(' ', '').replace(',', '.'));
}

/** How much larger than the module, mm: 10×21M is a frame of 990 × 2090 in a hole of 1010 × 2110. */
const play: Record<Measure, number> = { hole: 10, module: 0, frame: -10 };

/**
 * The same opening, measured on something else, to a tenth of a millimetre as every size is. A side stays one, however
 * small.
 */
export function convertOpening({ measure, width, height }: Opening, to: Measure): Opening {
  // 128.2 − 10 is 118.19999999999999.
  const side = (mm: number) => Math.round((mm + play[to] - play[measure]) * 10) / 10;
  return { measure: to, width: Math.max(side(width), 0.1), height: Math.max(side(height), 0.1) };
}

/** Names of the measures as a reader knows them. */
export const measureNames: Record<Measure, string> = { hole: 'vägghål', frame: 'karmyttermått', module: 'modul' };

/** Width and height, which no line parts: ”990 × 2090”. */
export function sidesName({ width, height }: Pick<Opening, 'width' | 'height'>): string {
  return `${decimal(width)}\u00a0×\u00a0${decimal(height)}`;
}

/** ”990 × 2090 mm”. */
export function sizeName(size: Pick<Opening, 'width' | 'height'>): string {
  return `${sidesName(size)}\u00a0mm`;
}

/** ”10 × 21M” of 1000 × 2100. */
export function moduleName({ width, height }: Pick<Opening, 'width' | 'height'>): string {
  return `${sidesName({ width: width / 100, height: height / 100 })}M`;
}

/** ”karmyttermått 990 × 2090 mm”, ”vägghål 1010 × 2110 mm”, ”modul 10 × 21M”. */
export function formatOpening({ measure, ...size }: Opening): string {
  return `${measureNames[measure]} ${measure === 'module' ? moduleName(size) : sizeName(size)}`;
}

/**
 * ”10 × 21M = karmyttermått 990 × 2090 mm, vägghål 1010 × 2110 mm”; the hole of a door on hinges alone, for the joint
 * around others is designed.
 */
export function printModule(size: Pick<Opening, 'width' | 'height'>, kind: Kind): string {
  const sizes = (['frame', 'hole'] as const).map((to) =>
    formatOpening(convertOpening({ measure: 'module', ...size }, to)),
  );
  return `${moduleName(size)} = ${kind === 'door' ? sizes.join(', ') : sizes[0]}`;
}
