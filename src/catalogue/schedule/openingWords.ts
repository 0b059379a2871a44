/** An opening in the words of the list. */
import { measureNames, moduleName, sidesName, type Opening } from '../fit/size.ts';

/** Whether both sides are whole modules, or multiples of another `step`, mm. */
export function isModular({ width, height }: Pick<Opening, 'width' | 'height'>, step = 100): boolean {
  return width % step === 0 && height % step === 0;
}

/**
 * ”10 × 21M” or ”990 × 2090”: whole and half modules are said in modules. Whatever else is measured on a module was
 * written in mm, and stays so.
 */
export function sizeText(opening: Opening): string {
  const { measure, width, height } = opening;
  return measure === 'module' && isModular(opening, 50) ? moduleName(opening) : sidesName({ width, height });
}

/** ”karmyttermått 990 × 2090 mm”, ”modul 10 × 21M”, ”modul 1110 × 2310 mm”. */
export function openingText(opening: Opening): string {
  const size = sizeText(opening);
  return `${measureNames[opening.measure]} ${size}${size.endsWith('M') ? '' : '\u00a0mm'}`;
}
