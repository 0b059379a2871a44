/** The first script of every page: hands the parts of the site that hydrate to the engine. */
import { begin } from './engine/entry.ts';

/** The file of each island, by the name of its component. */
const islands: Record<string, () => Promise<unknown>> = {
  AddToSchedule: () => import('./components/schedule/AddToSchedule.island.tsx'),
  CatalogueTabs: () => import('./components/catalogue/CatalogueTabs.island.tsx'),
  ClassReader: () => import('./components/classes/ClassReader.island.tsx'),
  CompanyVideo: () => import('./components/about/CompanyVideo.island.tsx'),
  CompareBar: () => import('./components/compare/CompareBar.island.tsx'),
  CompareTool: () => import('./components/compare/CompareTool.island.tsx'),
  ContactForm: () => import('./components/contact/ContactForm.island.tsx'),
  CopyText: () => import('./components/ui/CopyText.island.tsx'),
  FireTestTool: () => import('./components/firetest/FireTestTool.island.tsx'),
  FitTool: () => import('./components/fit/FitTool.island.tsx'),
  Gallery: () => import('./components/gallery/Gallery.island.tsx'),
  NavBar: () => import('./components/frame/NavBar.island.tsx'),
  PrintButton: () => import('./components/ui/PrintButton.island.tsx'),
  ProductTabs: () => import('./components/product/ProductTabs.island.tsx'),
  Schedule: () => import('./components/schedule/Schedule.island.tsx'),
};

begin((name) => islands[name]?.());
