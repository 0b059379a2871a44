import type { Product } from '../../schema.ts';

export default {
  category: 'steel',
  id: 5,
  title: 'Janisol C4 EI60/EI90',
  system: 'Janisol C4',
  fireClasses: ['EI 60', 'EI 90'],
  badge: 'Avancerad',
  description:
    'Branddörrar i EI60 och EI90 av 70 mm djupa stålprofiler med keramisk kärna. Glaspartier i samma system når EI120.',
  metaDescription:
    'Branddörr EI60 eller EI90 i 70 mm djup stålprofil med keramisk kärna. Dörrhöjd upp till 2,5 m, rökskydd i samma dörr, glaspartier upp till EI120.',
  image: {
    src: 'products/steel-5-cut.webp',
    alt: 'Hörnsnitt av mörk ståldörr, 70 mm djup, med vit keramisk kärna mellan stålrören och 37 mm tjockt brandglas.',
  },
  built: {
    src: 'products/steel-5-built.webp',
    alt: 'Mörk glasad ståldörr med panikbeslag, sidoljus till vänster och överljus över hela bredden.',
  },
  elevation: { type: 'door', width: 1900, height: 2850, leaves: 1, face: 130, sidelight: 700, overlight: 600, leaf: 'glass', panic: true },
  features: [
    'EI60 och EI90 i 70 mm djup profil',
    'Brandskyddande keramisk kärna i profilen',
    'Glaspartier upp till EI120',
    'Smala profiler med god hållfasthet',
    'Dörrhöjd upp till 2,5 m',
    'Rökskydd i samma dörr, provat enligt EN 1634-3',
    'Hållbar självstängning: klass C5, 200 000 cykler',
    'Dörrstängaren kan integreras i EI60-dörren',
    'Specialgångjärn och flerpunktslås, även motordrivet som tillval',
    'Beslag enligt SS-EN 179 eller SS-EN 1125 för utrymningsväg',
    'Enkel- och pardörrar med sidoljus och överljus samt hela glaspartier',
    'Obehandlat eller rostfritt stål; pulverlackerat, ugnslackerat eller polerat',
    'För datahallar, laboratorier, sjukhus, offentliga byggnader, processindustri och flygplatser',
    'Brandklassen förutsätter fackmässig montering',
  ],
  parameters: [
    { name: 'Brandklass, dörrar', value: 'EI60 och EI90', unit: 'EN 1634-1' },
    { name: 'Brandklass, glaspartier', value: 'upp till EI120', unit: 'EN 1364-1' },
    { name: 'Material', value: 'Obehandlat stål eller rostfritt stål 1.4401', unit: '' },
    { name: 'Profildjup', value: '70', unit: 'mm' },
    { name: 'Största dörrhöjd', value: '2,5', unit: 'm' },
    { name: 'Cykelklass, självstängning', value: 'C5 (200 000 cykler)', unit: 'EN 1191' },
    { name: 'Ytbehandling', value: 'Pulverlackering, ugnslackering eller polering', unit: '' },
  ],
  additionalInfo: {
    description: 'Högt brandmotstånd i en kompakt stålprofil tack vare en keramisk kärna.',
    certifications: [
      'Brand EI60/EI90: EN 1634-1 och tyska DIN 4102-5',
      'Rök: EN 1634-3 och tyska DIN 18095',
      'Livslängd C5: EN 1191',
      'Utrymning: SS-EN 1125 och SS-EN 179',
    ],
    equipment: [
      'Specialgångjärn',
      'Integrerade dörrstängare, EI60',
      'Flerpunktslås, motordrivna som tillval',
      'Brandklassade isolerrutor',
      'Nödutrymnings- och panikbeslag',
    ],
    elementTypes: [
      'Enkel- och pardörrar med sidoljus',
      'Brandklassade glaspartier',
      'Partier med överljus',
    ],
    applications: [
      'Datahallar och laboratorier',
      'Sjukhus och vård',
      'Offentliga byggnader med stränga krav',
      'Processindustri',
      'Flygplatser och andra trafikknutpunkter',
    ],
    installationNote: [
      'Fackmässig montering krävs för full brandklass',
    ],
  },
} satisfies Product;
