/** The reason of an answer to a size, in Swedish. The browser uses it too. */
import type { Bound, Fit, Sizes, WantedSize } from './fit.ts';
import { conditionsOf, limitNames } from './limitWords.ts';
import { decimal, joined, sentence } from '../phrasing.ts';
import { sizeName } from './size.ts';

const units: Record<Bound['limit'], string> = { width: 'mm', height: 'mm', area: 'm²', mass: 'kg' };

/** What is measured: the visitor's, and the end of the word for the limit. */
const names: Record<Bound['limit'], [own: string, limit: string]> = {
  width: ['bredden', 'bredd'],
  height: ['höjden', 'höjd'],
  area: ['ytan', 'yta'],
  mass: ['glasets vikt', 'vikt'],
};

/**
 * Why: ”Ytan 3,81 m² är större än 3,45 m².”, ”Höjden är inom 2500 mm, men största dörrbredd framgår inte.”, ”Inom
 * största öppning, 1380 × 3000 mm (enkeldörr).”, with what the mass of a sash leaves of glass as a sentence of its own.
 */
export function fitReason(
  { answer, binds, limit, thickestGlass, turned, inside }: Fit,
  { kind, sashMass }: Pick<Sizes, 'kind' | 'sashMass'>,
): string {
  if (!limit) return 'Största bredd och höjd framgår inte.';
  const [size, stem] = limitNames(limit, kind);
  const conditions = conditionsOf(limit, kind);
  const when = conditions.length > 0 ? ` (${conditions.join(', ')})` : '';
  const beyond = binds.length > 0 ? joined(binds.map(printBound), 'och') + when : '';
  if (inside) return `Gränsen är angiven för ${size}, inte för karmen.${beyond && ` Som ${size}: nej, ${beyond}.`}`;
  if (answer === 'no') return sentence(beyond);
  if (turned) return sentence(`${beyond}; om rutan får vändas framgår inte`);
  if (answer === 'unknown') {
    const within = (['width', 'height'] as const)
      .filter((name) => limit[name])
      .map((name) => `${names[name][0]} är inom ${limit[name]}\u00a0mm${when}, men `);
    return sentence(`${within.join('')}${largest(binds, stem)} framgår inte`);
  }
  const area = limit.area ? ` och ${decimal(limit.area)}\u00a0m²` : '';
  const glass =
    sashMass && thickestGlass
      ? `bågens vikt, högst ${decimal(sashMass)}\u00a0kg, räcker till cirka ${Math.floor(thickestGlass)}\u00a0mm glas sammanlagt, utan mellanrum och om profilerna inte räknas in`
      : '';
  const within = `inom största ${size}, ${sizeName(limit as WantedSize)}${area}${when}`;
  return [within, glass].filter(Boolean).map(sentence).join(' ');
}

/** The limits that are not stated: ”största dörrbredd och dörrhöjd”. */
export const largest = (binds: readonly Bound[], stem: string) =>
  `största ${joined(
    binds.map(({ limit }) => stem + names[limit][1]),
    'och',
  )}`;

function printBound({ limit, value, allowed = 0, above }: Bound): string {
  const unit = units[limit];
  // As few decimals as tell the two apart.
  const digits = [2, 4, 6].find((count) => Number(value.toFixed(count)) > allowed) ?? 6;
  const print = decimal(Number(value.toFixed(digits)));
  return `${names[limit][0]} ${print}\u00a0${unit} är ${limit === 'mass' ? 'mer' : 'större'} än ${decimal(allowed)}\u00a0${unit}${above ? ` vid bredd över ${above}\u00a0mm` : ''}`;
}
