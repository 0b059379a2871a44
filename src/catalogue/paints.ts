/**
 * The surfaces that pictures and drawings show products in, sRGB. What a product is painted with is nobody's fact: the
 * customer chooses it.
 */

/**
 * Paints by their RAL number, and two anodised surfaces. The scenes know them by the same names
 * (render/kit/materials.py).
 */
export const paints = {
  ral3009: '#5f2f27',
  ral5008: '#2f3b45',
  ral6012: '#34403d',
  ral7016: '#383e42',
  ral7021: '#2b2e31',
  ral7022: '#4a4842',
  ral7035: '#c5c7c4',
  ral7039: '#6b695f',
  ral8019: '#3a3432',
  ral9005: '#161718',
  ral9006: '#a5a8a6',
  ral9007: '#85857f',
  ral9010: '#efece1',
  ral9016: '#f1f0ea',
  anodised: '#92969a',
  bronze: '#553b2a',
};
/** A surface that a product is shown in. */
export type Paint = keyof typeof paints;
