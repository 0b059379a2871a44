/**
 * The parts of the pages that hydrate: all of them, and nothing else does. Each lives in a file named `*.island.tsx`; a test
 * holds this list to those names.
 */
import { CatalogueTabs } from '../components/CatalogueTabs.island.tsx';
import { CompanyVideo } from '../components/CompanyVideo.island.tsx';
import { ContactForm } from '../components/ContactForm.island.tsx';
import { Gallery } from '../components/Gallery.island.tsx';
import { NavBar } from '../components/NavBar.island.tsx';
import { ProductTabs } from '../components/ProductTabs.island.tsx';

export const islands = { CatalogueTabs, CompanyVideo, ContactForm, Gallery, NavBar, ProductTabs };

/** Name of a hydrating component. */
export type IslandName = keyof typeof islands;
/** Props of the hydrating component `Name`; they travel as JSON, so they are plain data. */
export type IslandProps<Name extends IslandName> = Parameters<(typeof islands)[Name]>[0];
