import { paths } from './paths.ts';

/** The tools, in the order of the footer. */
export const toolLinks = [
  { href: paths.classes, label: 'Läs en brandklass' },
  { href: paths.documents, label: 'Dokument' },
  { href: paths.service, label: 'Drift och underhåll' },
  { href: paths.compare, label: 'Jämför produkter' },
  { href: paths.schedule, label: 'Dörrlista' },
] as const;
