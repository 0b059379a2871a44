import type { Project } from '../schema.ts';

export default {
  id: 4,
  title: 'Logistikcenter i Danmark',
  place: 'Danmark',
  category: 'Commercial',
  image: {
    src: 'projects/4.webp',
    alt: 'Lång logistikhall i grå plåt med släpvagnar vid portarna, en lastbil på gården och kontorsdel med glasfasad i gaveln; mulen morgon och våt asfalt.',
  },
  description:
    'I ett logistikcenter går ofta en brandcellsgräns i EI60–EI90 mellan hall och kontor. Dörrarna från hallen ska tåla dagligt slitage och leda rätt ut, och där trafiken passerar gränsen kan en brandklassad skjutdörr stänga vid brand.',
  typical: [
    'Brandcellsgräns EI60–EI90 mellan hall och kontorsdel',
    'Tåliga ståldörrar i hallens utrymningsvägar',
    'Brandklassad skjutdörr där trafiken passerar',
  ],
} satisfies Project;
