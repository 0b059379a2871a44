/** The names of all products, for the browser: keys and titles, and nothing else of them. */
import { allProductTitles } from './allProductTitles.ts';
import { namesOf } from './productNames.ts';

/** Titles of keys and keys of titles. */
export const names = namesOf([...allProductTitles].map(([key, title]) => ({ key, title })));
