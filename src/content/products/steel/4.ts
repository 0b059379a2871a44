import type { Product } from '../../schema.ts';

export default {
  category: 'steel',
  id: 4,
  title: 'Economy 60',
  system: 'Economy 60',
  fireClasses: ['E 30', 'EW 30', 'E 60', 'EW 60'],
  badge: 'Budget',
  description:
    'Oisolerat stålsystem med 60 mm djup profil och förstärkt karm för tunga dörrblad. Styvare än Economy 50, med samma brandklasser för dörrarna.',
  metaDescription:
    'Styva ståldörrar i klass E30, EW30, E60 eller EW60: 60 mm profil, förstärkt karm och dörrhöjd upp till 3,8 m. Glaspartier upp till E90.',
  image: {
    src: 'products/steel-4-cut.webp',
    alt: 'Hörnsnitt av 60 mm djup ståldörr i gråblått: oisolerade rör med kraftigare gods och inlagd förstärkningsprofil.',
  },
  built: {
    src: 'products/steel-4-built.webp',
    alt: 'Hög gråblå pardörr i stål med panikbeslag och överljus i en tegelvägg.',
  },
  elevation: { type: 'door', width: 2200, height: 3500, leaves: 2, face: 120, overlight: 800, leaf: 'glass', panic: true },
  features: [
    'Förstärkt karm för tunga dörrblad',
    'E30, EW30, E60 och EW60 i 60 mm profil',
    'Upp till 3,8 m dörrhöjd',
    'Oisolerad profil, styvare än Economy 50',
    'Glaspartier i samma system upp till E90',
    'E betyder integritet, EW dessutom begränsad värmestrålning; ingen av dem ersätter EI',
    'Finns röktät enligt EN 1634-3, med eller utan brandklass',
    'Självstängningens hållbarhet är C5: 200 000 cykler',
    'Passar alla vanliga väggtyper',
    'Dörrstängaren kan integreras; flerpunktslåset kan fås motordrivet',
    'Stålet är obehandlat eller bandförzinkat, ytan pulver- eller ugnslackerad',
    'Delar utseende med Janisol 2 och Janisol C4',
    'Finns också utan brandklass, för öppningar utan brandkrav',
    'För kommersiella byggnader, industri och skolor samt sekundära utgångar i sjukhus',
  ],
  parameters: [
    { name: 'Brandklass, dörrar', value: 'E30, EW30, E60 och EW60', unit: 'EN 1634-1' },
    { name: 'Brandklass, glaspartier', value: 'upp till E90', unit: 'EN 1364-1' },
    { name: 'Material', value: 'Obehandlat eller bandförzinkat stål', unit: '' },
    { name: 'Profildjup', value: '60', unit: 'mm' },
    { name: 'Största dörrhöjd', value: '3,8', unit: 'm' },
    { name: 'Cykelklass, självstängning', value: 'C5 (200 000 cykler)', unit: 'EN 1191' },
    { name: 'Ytbehandling', value: 'Pulverlackering eller ugnslackering', unit: '' },
  ],
  additionalInfo: {
    description: 'Enkelt stålsystem som är styvare än Economy 50 och ser ut som Janisol-serien.',
    certifications: [
      'Brand E30–EW60: EN 1634-1',
      'Rök: EN 1634-3 och tyska DIN 18095',
      'Livslängd C5: EN 1191',
      'Utrymning: SS-EN 1125 och SS-EN 179',
    ],
    equipment: [
      'Gångjärn av stål eller rostfritt stål',
      'Integrerade dörrstängare',
      'Flerpunktslås, standard eller motordrivet',
      'Isolerrutor i designutförande',
      'Nödutrymnings- och panikbeslag',
    ],
    elementTypes: [
      'Enkel- och pardörrar, med eller utan sidoljus',
      'Glaspartier med fasta rutor',
      'Överljus som tillval',
    ],
    applications: [
      'Kommersiella byggnader med måttligt många passager',
      'Sjukhus och vård, sekundära utgångar',
      'Industri',
      'Skolor',
    ],
    notes: [
      'Det finns ett utförande utan brandklass',
    ],
  },
} satisfies Product;
