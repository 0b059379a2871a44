import type { Product } from '../../schema.ts';

export default {
  category: 'steel',
  id: 1,
  title: 'Janisol 2 EI30',
  system: 'Janisol 2',
  fireClasses: ['EI 30'],
  badge: 'Standard',
  description:
    'Isolerade branddörrar och glaspartier i stål med smäckra profiler. Seriens standardval: enkeldörrar och pardörrar, sidoljus och överljus i samma uttryck.',
  metaDescription:
    'Branddörr EI30 i stål eller rostfritt stål. Dörrhöjd upp till 3,0 m, Rw upp till 43 dB, inbrottsklass RC1–RC3 och självstängning i klass C5.',
  image: {
    src: 'products/steel-1-cut.webp',
    alt: 'Hörnsnitt av svart ståldörr med smala profiler: två valsade rör med isolering emellan, tunt brandglas och påklippt glaslist.',
  },
  built: {
    src: 'products/steel-1-built.webp',
    alt: 'Svart glasad ståldörr med smala profiler och sidoljus till vänster i en vit tegelvägg.',
  },
  elevation: { type: 'door', width: 1700, height: 2450, leaves: 1, face: 115, sidelight: 620, leaf: 'glass' },
  features: [
    'EI30 i smala och starka stålprofiler',
    'Dörrhöjd upp till 3,0 m',
    'Inbrottsklass RC1–RC3',
    'Höjd upp till 2,5 m med enpunktslås; upp till 3,0 m om en bimetallspärr läggs till',
    'Enkel- och pardörrar, även med sidoljus och överljus',
    'Glaspartier med fria glaskanter samt plåtklädda dörrar, med eller utan glas',
    'Vägt reduktionstal Rw upp till 43 dB',
    'Röktätheten är provad enligt EN 1634-3',
    'Självstängning i klass C5, det vill säga 200 000 cykler',
    'Nödutrymningsbeslag enligt SS-EN 179 och panikbeslag enligt SS-EN 1125',
    'Dörrstängaren kan byggas in, och flerpunktslås finns även motordrivna',
    'Beröringsfri automatik är möjlig där hygienen kräver det',
    'Obehandlat eller bandförzinkat stål, eller rostfritt stål; pulverlackerat, ugnslackerat eller polerat',
    'Klämskyddat utförande och 70 mm byggdjup är egna produkter i serien',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI30', unit: 'EN 13501-2' },
    { name: 'Material', value: 'Obehandlat eller bandförzinkat stål, eller rostfritt stål 1.4401', unit: '' },
    { name: 'Största dörrhöjd, enpunktslås', value: '2,5', unit: 'm' },
    { name: 'Största dörrhöjd, med bimetallspärr', value: '3,0', unit: 'm' },
    { name: 'Vägt reduktionstal Rw', value: 'upp till 43', unit: 'dB' },
    { name: 'Inbrottsklass', value: 'RC1–RC3', unit: 'EN 1627' },
    { name: 'Cykelklass, självstängning', value: 'C5 (200 000 cykler)', unit: 'EN 1191' },
    { name: 'Ytbehandling', value: 'Pulverlackering, ugnslackering eller polering', unit: '' },
  ],
  additionalInfo: {
    description: 'Stålsystem som förenar skydd mot brand, rök, buller och inbrott i smala profiler.',
    certifications: [
      'Brand EI30: EN 1634-1 och tyska DIN 4102-5',
      'Rök: EN 1634-3, EN 13501-2 och tyska DIN 18095',
      'Livslängd C5: EN 1191',
      'Utrymning: SS-EN 1125 och SS-EN 179',
      'Ytterdörrar: CE-märkning genom EN 14351-1 tillsammans med EN 16034',
      'Inbrottsskydd RC1–RC3',
    ],
    equipment: [
      'Gångjärn av stål eller rostfritt stål',
      'Integrerade dörrstängare',
      'Flerpunktslås, motordrivna som tillval',
      'Isolerrutor i designutförande',
      'Nödutrymnings- och panikbeslag',
    ],
    elementTypes: [
      'Enkel- och pardörrar',
      'Glaspartier med fria glaskanter',
      'Plåtklädda dörrar, med eller utan glas',
      'Partier med sidoljus och överljus',
    ],
  },
} satisfies Product;
