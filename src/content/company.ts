import data from './company.json' with { type: 'json' };
import type { Company } from './schema.ts';

/**
 * The company behind the site. `company.json` is the one file that its owner fills in; check.ts has compared it with
 * its schema.
 */
export const company = data as Company;
