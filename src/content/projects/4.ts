import type { Project } from '../schema.ts';

export default {
  id: 4,
  title: 'Logistikcenter i Danmark',
  place: 'Danmark',
  category: 'Commercial',
  image: { alt: 'Lång logistikhall i grå plåt med rad av portar och en lägre kontorsdel med fönsterband i gaveln.' },
  description:
    'I ett logistikcenter går ofta en brandcellsgräns i EI60–EI90 mellan hall och kontor. Dörrarna från hallen ska tåla dagligt slitage och leda rätt ut, och där trafiken passerar gränsen kan en brandklassad skjutdörr stänga vid brand.',
  typical: [
    'Brandcellsgräns EI60–EI90 mellan hall och kontorsdel',
    'Tåliga ståldörrar i hallens utrymningsvägar',
    'Brandklassad skjutdörr där trafiken passerar',
  ],
} satisfies Project;
