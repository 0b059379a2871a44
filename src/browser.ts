/** The first script of every page: hands the parts of the site that hydrate to the engine. */
import { begin } from './engine/entry.ts';

const islands = import.meta.glob('./components/*.island.tsx');

begin((name) => islands[`./components/${name}.island.tsx`]?.());
