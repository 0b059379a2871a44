import type { Project } from '../schema.ts';

export default {
  id: 12,
  title: 'Verksamhetshus vid Kristinebergs slottspark',
  place: 'Kristineberg, Stockholm',
  category: 'Commercial',
  image: {
    src: 'projects/12.webp',
    alt: 'Putsat verksamhetshus med höga spröjsade stålfönster, sockel av natursten och plåttak, bland gamla träd vid en slottspark i eftermiddagssol.',
  },
  description:
    'Intill en äldre miljö syns varje profil. Smala ståldörrar kan ge brandskydd utan att störa husets proportioner, och glasade partier i korridorer och trappor låter ljuset passera medan röken stannar. Entrén ska samtidigt fungera för utrymning.',
  typical: [
    'Smala ståldörrar som passar äldre miljö',
    'Glasade rök- och brandpartier i korridorer och trappor',
    'Entréfasad med utrymningsdörrar',
  ],
} satisfies Project;
