/** The first script of every page: hands the parts of the site that hydrate to the engine. */
import { begin } from './engine/entry.ts';

const islands = import.meta.glob('./*.island.tsx', { base: './components' });

begin(async (name) => islands[`./${name}.island.tsx`]?.());
