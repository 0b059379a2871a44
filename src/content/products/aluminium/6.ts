import type { Product } from '../../schema.ts';

export default {
  category: 'aluminium',
  id: 6,
  title: 'PE78EI Design Line EI30, dörr och parti',
  system: 'PE78EI Design Line',
  fireClasses: ['EI 30'],
  description:
    'Grundutförandet för både dörrar och partier, raka eller välvda upptill. Profilen har en 35 mm bred bruten köldbrygga och tar både enkelt brandglas och isolerruta.',
  metaDescription:
    'Dörrar och glaspartier EI30 i aluminium, även välvda: 78 mm djup, glas 14–54 mm, 35 mm bruten köldbrygga, rökklass Sa och S200.',
  image: {
    src: 'products/aluminium-6-cut.webp',
    alt: 'Hörnsnitt av dörrparti i varmgrå aluminium med bred bruten köldbrygga; isolerrutan sitter indragen bakom en djup falskant.',
  },
  built: {
    src: 'products/aluminium-6-built.webp',
    alt: 'Glasad pardörr i varmgrå aluminium under ett välvt överljus i en putsad vägg.',
  },
  elevation: { type: 'door', width: 1900, height: 2700, leaves: 2, face: 140, leaf: 'glass', arched: true },
  features: [
    'Dörrar och partier i klass EI30',
    'Rakt, välvt eller bågformat upptill',
    'Bruten köldbrygga på 35 mm',
    'Brandavskiljande i både inner- och yttervägg',
    'Lätt för sin klass: trekammarprofil av aluminium, 78 mm i karm och dörrblad',
    'Enkelt brandglas eller isolerruta, 14–54 mm',
    'Den brutna köldbryggan ger profilen god värmeisolering',
    'Kan göras i stora format och med många slags dörrblad',
    'Vägt reduktionstal Rw 37 dB; med C eller Ctr inräknat 35 dB',
    'Finns med rökklass Sa och S200',
    'Ansluter till EI60 och EI90, som har lika djupa profiler',
    'Passar för utgångar, utrymningsvägar och skiljeväggar',
    'Kulören väljer du fritt',
    'Jämfört med Design Line EI30: glas till 54 mm i stället för 62 mm, välvda former, men ingen uppgift om ensidig glasning i liv med profilen',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI30', unit: 'EN 13501-2' },
    { name: 'Material', value: 'Aluminiumprofiler EN AW-6060 T66', unit: 'EN 573-3' },
    { name: 'Karmdjup', value: '78', unit: 'mm' },
    { name: 'Dörrbladsdjup', value: '78', unit: 'mm' },
    { name: 'Bruten köldbrygga, bredd', value: '35', unit: 'mm' },
    { name: 'Glastjocklek', value: '14–54', unit: 'mm' },
    { name: 'Vägt reduktionstal Rw', value: '37', unit: 'dB' },
    { name: 'Rw + C / Rw + Ctr', value: '35 / 35', unit: 'dB' },
    { name: 'Röktäthetsklass', value: 'Sa och S200', unit: 'EN 13501-2' },
    { name: 'Polsk nationell teknisk bedömning', value: 'ITB-KOT-2017/0351', unit: '' },
    { name: 'Produktstandarder för ytterdörr', value: 'EN 14351-1+A2 och EN 16034', unit: '' },
  ],
  additionalInfo: {
    description: 'Trekammarprofiler för dörrar och partier som bildar inre eller yttre brandavskiljning.',
    premiumFeatures: [
      '35 mm bruten köldbrygga',
      'Många bladutföranden',
      'Utföranden med rökklass',
      'Byggs ihop med EI60 och EI90',
    ],
    applications: ['Innerdörrar i utgångar', 'Utrymningsvägar', 'Brandavskiljning', 'Brandklassade partier'],
    technicalNotes: [
      'Brandklassen visas med klassificeringsrapport',
      'Polsk nationell teknisk bedömning',
      'Fylls med brandglas eller isolerruta',
    ],
  },
} satisfies Product;
