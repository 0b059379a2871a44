/** The answer to every question of the site: whether a product fulfils a requirement, or has room for a size. */

/** ”unknown” where the facts do not state what decides. */
export type Answer = 'yes' | 'unknown' | 'no';
