import { paths } from './paths.ts';

/**
 * The tools in the order in which a building needs them: the requirement, the choice, the list, its papers, and the
 * years after.
 */
export const toolLinks = [
  { href: paths.classes, label: 'Läs en brandklass' },
  { href: paths.compare, label: 'Jämför produkter' },
  { href: paths.schedule, label: 'Dörrlista' },
  { href: paths.documents, label: 'Dokument' },
  { href: paths.service, label: 'Drift och underhåll' },
] as const;
