import type { Project } from '../schema.ts';

export default {
  id: 10,
  title: 'Kontors- och teknikhus i Sverige',
  place: 'Sverige',
  category: 'Commercial',
  image: {
    src: 'projects/10.webp',
    alt: 'Kontors- och teknikhus i fyra våningar med vertikala lameller, glasat trapphus och tät teknikvåning överst, upplyst i blå timmen med våt gata.',
  },
  description:
    'I ett kontors- och teknikhus möts öppna zoner och slutna rum. Stumfogade glaspartier i EI30 delar av kontoren utan synliga poster, medan server- och teknikrum ofta får EI60-dörrar. Dörrarna ska samverka med passersystem och brandlarm.',
  typical: [
    'Stumfogade glaspartier EI30 mellan kontorszoner',
    'EI60-dörrar till server- och teknikrum',
    'Dörrar kopplade till passersystem och brandlarm',
  ],
} satisfies Project;
