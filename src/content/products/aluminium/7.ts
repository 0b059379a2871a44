import type { Product } from '../../schema.ts';

export default {
  category: 'aluminium',
  id: 7,
  title: 'PE78EI Design Line EI60, självstängande',
  system: 'PE78EI Design Line',
  fireClasses: ['EI 60'],
  description:
    'Branddörr som stänger sig själv, med dubbla tätningar mellan dörrblad och karm. Där utrymningen medger det kan den göras tryckeslös, med tryckplatta eller draghandtag.',
  metaDescription:
    'Självstängande branddörr EI60 i aluminium med dubbla tätningar, glas 20–54 mm, 35 mm bruten köldbrygga, Rw 37 dB, rökklass Sa och S200.',
  image: {
    src: 'products/aluminium-7-cut.webp',
    alt: 'Hörnsnitt av gråblå aluminiumdörr med dubbla tätningar mellan karm och blad, fyllda kammare och indraget, 25 mm tjockt brandglas.',
  },
  built: {
    src: 'products/aluminium-7-built.webp',
    alt: 'Gråblå glasad enkeldörr med dörrstängare och lågt överljus i en sval ljus vägg.',
  },
  elevation: { type: 'door', width: 1100, height: 2600, leaves: 1, face: 145, overlight: 450, leaf: 'glass' },
  features: [
    'Självstängande i klass EI60',
    'Dubbla tätningar mellan karm och dörrblad',
    'Kan göras tryckeslös',
    'I stället för trycke: tryckplatta eller draghandtag, där utrymningsplanen tillåter',
    'Sitter dörren i utrymningsväg behöver den beslag enligt SS-EN 179 eller SS-EN 1125',
    'Dörrar och partier för brandavskiljning inomhus eller i yttervägg',
    'Aluminiumprofil med tre kammare, 78 mm djup i karm och blad',
    'Bruten köldbrygga i profilen, 35 mm bred',
    'Fylls med brandglas eller isolerruta, 20–54 mm',
    'Rw 37 dB samt rökklass Sa och S200',
    'Byggs samman direkt med EI30 och EI90 i 78 mm djup, med EI120 genom adapterprofiler',
    'Många bladutföranden, stora format och välvda konstruktioner',
    'Avsedd även för utgångar och utrymningsvägar',
    'Kräver montörer som är utbildade på systemet',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI60', unit: 'EN 13501-2' },
    { name: 'Material', value: 'Aluminiumprofiler EN AW-6060 T66', unit: 'EN 573-3' },
    { name: 'Karmdjup', value: '78', unit: 'mm' },
    { name: 'Dörrbladsdjup', value: '78', unit: 'mm' },
    { name: 'Bruten köldbrygga, bredd', value: '35', unit: 'mm' },
    { name: 'Glastjocklek', value: '20–54', unit: 'mm' },
    { name: 'Vägt reduktionstal Rw', value: '37', unit: 'dB' },
    { name: 'Rw + C / Rw + Ctr', value: '35 / 35', unit: 'dB' },
    { name: 'Röktäthetsklass', value: 'Sa och S200', unit: 'EN 13501-2' },
    { name: 'Polsk nationell teknisk bedömning', value: 'ITB-KOT-2017/0351', unit: '' },
    { name: 'Produktstandarder för ytterdörr', value: 'EN 14351-1+A2 och EN 16034', unit: '' },
  ],
  additionalInfo: {
    description: 'Grundsystemets dörrar och partier för 60 minuter.',
    premiumFeatures: [
      'Många bladutföranden',
      'Utföranden med rökklass',
      'Välvda konstruktioner',
      'Kan möta flera brandklasser',
    ],
    applications: ['Innerdörrar i utgångar', 'Utrymningsvägar', 'Brandavskiljning', 'Brandklassade partier'],
    certifications: ['Brandprovning enligt EN 1634-1', 'Systemtillverkarens kvalitetsledning enligt ISO 9001:2015'],
    technicalNotes: [
      'Brandklassen visas med klassificeringsrapport',
      'Polsk nationell teknisk bedömning',
      'Brandglas eller isolerruta',
      'Montage av personal som är utbildad på systemet',
    ],
  },
} satisfies Product;
