import type { Project } from '../schema.ts';

export default {
  id: 5,
  title: 'Flerbostadshus i Riga',
  place: 'Riga, Lettland',
  category: 'Residential',
  image: {
    src: 'projects/5.webp',
    alt: 'Flerbostadshus i rött tegel med indragna balkonger och högt glasad entré, i höstskymning med tända fönster och gula träd längs gatan.',
  },
  description:
    'I ett flerbostadshus är trapphuset den gemensamma vägen ut, och därför behöver dörrarna dit också hålla röken borta. Glas i entrén ger ljus och överblick. Där två fasader möts i vinkel kan ett fönster behöva brandklass.',
  typical: [
    'Röktäta dörrar i klass Sa och S200 i trapphus',
    'Glaspartier i entréhallar',
    'Brandklassade fönster där fasader möts i vinkel',
  ],
} satisfies Project;
