/** Words with a fixed meaning. They stand apart from the schemas so that the browser can use them without the checking library. */

/** The two parts of the catalogue; also the address segment. The first is the one that opens. */
export const categories = ['aluminium', 'steel'] as const;
/** Which part of the catalogue a product belongs to. */
export type ProductCategory = (typeof categories)[number];

/** Names of the two parts as a visitor reads them. */
export const categoryNames: Record<ProductCategory, string> = { aluminium: 'Aluminium', steel: 'Stål' };

/** The badges of the specification, section 3; all are in use. */
export const badges = [
  'Populär',
  'Premium',
  'Högpresterande',
  'Topklass',
  'Innovativ',
  'Säkerhet',
  'Standard',
  'Budget',
  'Avancerad',
  'Platsbesparande',
  'Speciallösning',
  'Fasadlösning',
  'Kombinationslösning',
  'Flexibel',
] as const;

/** The days of the week as structured data (schema.org) names them. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Kinds of building that the gallery can be filtered by. */
export const projectCategories = ['Residential', 'Commercial'] as const;
/** Kind of building. */
export type ProjectCategory = (typeof projectCategories)[number];
