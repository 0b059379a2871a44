/** The first script of every page: hands the parts of the site that hydrate to the engine. */
import { begin } from './engine/entry.ts';

begin(import.meta.glob('./components/**/*.island.tsx'));
