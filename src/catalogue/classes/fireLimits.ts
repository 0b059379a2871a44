/**
 * Limits of EN 13501-2 on the side that does not burn. Apart from everything else, because several tools in the browser
 * use them.
 */

/** I: rise in mean, °C. */
export const meanRise = 140;
/** I: rise at any point, °C. */
export const pointRise = 180;
/** W: radiation one metre away, kW/m². */
export const radiation = 15;
