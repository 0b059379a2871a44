import type { Product } from '../../schema.ts';

export default {
  category: 'aluminium',
  id: 14,
  title: 'PF152EI glastak REI30/RE45',
  system: 'PF152EI',
  fireClasses: ['REI 30', 'RE 45'],
  badge: 'Innovativ',
  description:
    'Glastak byggt på fasadsystemet PF152, från plant till 80° lutning. REI30 betyder bärförmåga, integritet och isolering i 30 minuter, RE45 bärförmåga och integritet i 45.',
  metaDescription:
    'Brandklassat glastak REI30/RE45 i aluminium: lutning 0–80°, rutor upp till 900 × 2000 mm, fyllning högst 67 mm, Uf från 1,9 W/(m²·K).',
  image: {
    src: 'products/aluminium-14-cut.webp',
    alt: 'Lutande hörnsnitt av glastak: vit sparre och tvärpost i aluminium med treglasruta och flata täcklister, avskuret vågrätt.',
  },
  built: {
    src: 'products/aluminium-14-built.webp',
    alt: 'Sadeltak av glas med smala vita aluminiumprofiler, sett underifrån mot blå himmel.',
  },
  elevation: { type: 'roof', width: 5100, length: 5600, face: 52, columns: 6, rows: 4, form: 'saddle', pitch: 30 },
  features: [
    'Glastak i REI30 och RE45',
    'Taklutning 0–80°',
    'Trekantiga och trapetsformade fält',
    'Rutor högst 900 × 2000 mm eller 988 × 1500 mm',
    'Sparrar av postprofil, 85–196 mm djupa, och åsar av tvärpostprofil, 91–201 mm djupa',
    'Profilerna är 52 mm breda',
    'Fyllning upp till 67 mm, så att treglasrutor får plats',
    'Uf från 1,9 och Ucw/Uw från 1,1 W/(m²·K)',
    'Tätt mot regn och vind; glas med UV-skyddande skikt',
    'Systemet sätter ingen gräns för takets storlek, men rutmåttet styr indelningen',
    'Klassificerat enligt EN 13501-2:2016 (polska ITB, 01561/21/R144NZP)',
    'Provat enligt rapport 1577.1/17/Z00NZP',
    'Taket dimensioneras för snölasten på platsen; lasten vid brandprovningen är inget mått på bärförmågan',
  ],
  parameters: [
    { name: 'Brandklass', value: 'REI30 och RE45', unit: 'EN 13501-2:2016' },
    { name: 'Material', value: 'Aluminiumprofiler EN AW-6060 T66', unit: 'EN 573-3' },
    { name: 'Profilbredd', value: '52', unit: 'mm' },
    { name: 'Postdjup', value: '85–196', unit: 'mm' },
    { name: 'Tvärpostdjup', value: '91–201', unit: 'mm' },
    { name: 'Taklutning', value: '0–80', unit: '°' },
    { name: 'Största glasruta', value: '900 × 2000 eller 988 × 1500', unit: 'mm' },
    { name: 'Fyllningstjocklek', value: 'högst 67', unit: 'mm' },
    { name: 'U-värde profil, Uf', value: 'från 1,9', unit: 'W/(m²·K)' },
    { name: 'U-värde fasad eller fönster, Ucw/Uw', value: 'från 1,1', unit: 'W/(m²·K)' },
    { name: 'ITB-klassificering', value: '01561/21/R144NZP', unit: '' },
    { name: 'Provningsrapporter', value: '1577.1/17/Z00NZP och 1577.1/17/Z00NZP/ENG', unit: '' },
  ],
  additionalInfo: {
    description: 'PF152 som brandklassat glastak i REI30/RE45.',
    certifications: [
      'Klassificering 01561/21/R144NZP enligt EN 13501-2:2016 (ITB, polskt institut)',
      'Provningsrapporter 1577.1/17/Z00NZP och 1577.1/17/Z00NZP/ENG',
    ],
  },
} satisfies Product;
