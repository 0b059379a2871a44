import type { Product } from '../../schema.ts';

export default {
  category: 'aluminium',
  id: 2,
  title: 'PE78EI Design Line EI60',
  system: 'PE78EI Design Line',
  fireClasses: ['EI 60'],
  badge: 'Premium',
  description:
    'Förstärkt branddörr i aluminium för 60 minuters integritet och isolering. Bruten köldbrygga minskar värmeförlusten när dörren sitter i yttervägg.',
  metaDescription:
    'Förstärkt aluminiumdörr i brandklass EI60 med bruten köldbrygga: 78 mm djup, isolerruta 20–62 mm, rökklass Sa och S200, 10 års garanti.',
  image: {
    src: 'products/aluminium-2-cut.webp',
    alt: 'Hörnsnitt av silverfärgad aluminiumdörr med brandskivor i alla tre kammare, två svällister i falsen och en tjock isolerruta i liv med bladet.',
  },
  built: {
    src: 'products/aluminium-2-built.webp',
    alt: 'Glasad aluminiumdörr med fast sidoljus till vänster i en vägg av sandfärgad puts.',
  },
  elevation: { type: 'door', width: 1700, height: 2100, leaves: 1, face: 145, sidelight: 700, leaf: 'glass' },
  features: [
    'EI60 i 78 mm djup profil',
    'Förstärkta sammanfogningar och gångjärn',
    'Bruten köldbrygga i profilen',
    'Integritet och isolering i 60 minuter, för brandcellsgränser inomhus och i yttervägg',
    'Särskilda tätningsskikt, gjorda för den här klassen',
    'Tre kamrar i aluminiumprofilen och samma djup i karm och dörrblad',
    'Glasas från ena sidan; på den andra ligger rutan nästan i liv med profilen',
    'Glasstöden är ställbara och kortar monteringstiden jämfört med vanliga brandklassade system med isolerruta',
    'Svällist i skyddade spår; finns röktät i klass Sa och S200',
    'Isolerrutor mellan 20 och 62 mm',
    'Rw 37 dB; be oss bekräfta värdet för det glas du väljer',
    'Lika djup som EI30 och EI90; till EI120 ansluter den med adapterprofiler',
    'Kan göras i stora format och med många slags dörrblad; innerdörren kan sitta i utgångar och utrymningsvägar',
    'Levereras i minst tio standardkulörer med 10 års garanti',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI60', unit: 'EN 13501-2' },
    { name: 'Material', value: 'Aluminiumprofiler EN AW-6060 T66', unit: 'EN 573-3' },
    { name: 'Karmdjup', value: '78', unit: 'mm' },
    { name: 'Dörrbladsdjup', value: '78', unit: 'mm' },
    { name: 'Isolerruta, tjocklek', value: '20–62', unit: 'mm' },
    { name: 'Isolerruta, produktstandard', value: 'EN 1279-1 och EN 1279-5', unit: '' },
    { name: 'Vägt reduktionstal Rw', value: '37', unit: 'dB' },
    { name: 'Rw + C / Rw + Ctr', value: '35 / 35', unit: 'dB' },
    { name: 'Röktäthetsklass', value: 'Sa och S200', unit: 'EN 13501-2' },
    { name: 'Polsk nationell teknisk bedömning', value: 'ITB-KOT-2017/0351', unit: '' },
    { name: 'Bedömningens omfattning', value: 'Invändiga dörrar mot brand och/eller rök', unit: '' },
    { name: 'Bruten köldbrygga', value: 'Ja', unit: '' },
    { name: 'Produktstandarder för ytterdörr', value: 'EN 14351-1+A2 och EN 16034', unit: '' },
    { name: 'Standardkulörer', value: 'minst 10', unit: 'st' },
    { name: 'Garanti', value: '10', unit: 'år' },
  ],
  additionalInfo: {
    description:
      'Ett steg upp från EI30: dubbelt så lång tid, förstärkt uppbyggnad och bruten köldbrygga för lägre energianvändning.',
    certifications: [
      'Polsk nationell teknisk bedömning ITB-KOT-2017/0351',
      'Klassificeringsrapporter för ytterdörrar',
      'Ytterdörrar: EN 14351-1+A2 tillsammans med EN 16034',
    ],
    construction: ['Trekammarprofil', 'Förstärkta sammanfogningar och gångjärn', 'Tätningar gjorda för klassen'],
  },
} satisfies Product;
