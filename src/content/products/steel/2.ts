import type { Product } from '../../schema.ts';

export default {
  category: 'steel',
  id: 2,
  title: 'Janisol 2 klämfri EI30',
  system: 'Janisol 2',
  fireClasses: ['EI 30'],
  badge: 'Säkerhet',
  description:
    'Branddörr i stål med klämskydd på gångjärnssidan. Dörrbladets rundade kanter lämnar ingen springa där fingrar kan klämmas när dörren rör sig.',
  metaDescription:
    'Klämskyddad ståldörr i EI30 för skolor, sjukhus och stationer. Öppning upp till 3000 × 3000 mm, klämskydd enligt EN 16005, självstängning C5.',
  image: {
    src: 'products/steel-2-cut.webp',
    alt: 'Hörnsnitt av ljusgrå klämfri ståldörr: bladets kant är halvrund och vrider sig i en urholkad karm utan öppen springa.',
  },
  built: {
    src: 'products/steel-2-built.webp',
    alt: 'Ljusgrå glasad pardörr i stål med rundade kanter mot karmen och fast överljus, i en hall med terrazzogolv.',
  },
  elevation: { type: 'door', width: 2300, height: 2900, leaves: 2, face: 125, overlight: 600, leaf: 'glass' },
  features: [
    'Ingen klämspringa på gångjärnssidan',
    'Brandklass EI30 för dörrar med många passager',
    'Pardörr för öppning upp till 3000 × 3000 mm',
    'Enkeldörr för öppning upp till 1380 × 3000 mm',
    'Klämskydd enligt EN 16005 och tyska DIN 18650-1 och -2',
    'Skyddet sitter i själva formen: dörrbladets kanter är rundade',
    'Klass C5 för självstängning, 200 000 cykler, för dörrar som används hela dagen',
    'Röktätt utförande, provat enligt EN 1634-3',
    'Integrerad dörrstängare och flerpunktslås',
    'Nödutrymningsbeslag (SS-EN 179) eller panikbeslag (SS-EN 1125)',
    'Flexibel glasning; sidoljus och överljus kan läggas till',
    'Obehandlat eller bandförzinkat stål som pulverlackeras eller ugnslackeras',
    'Enkel att montera och underhålla, för skolor, köpcentrum, sjukhus, kontor, stationer och flygplatser',
    'Klassen gäller inom de provade måtten och med provade beslag',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI30', unit: 'EN 13501-2' },
    { name: 'Material', value: 'Obehandlat eller bandförzinkat stål', unit: '' },
    { name: 'Största öppning, enkeldörr', value: '1380 × 3000', unit: 'mm' },
    { name: 'Största öppning, pardörr', value: '3000 × 3000', unit: 'mm' },
    { name: 'Cykelklass, självstängning', value: 'C5 (200 000 cykler)', unit: 'EN 1191' },
    { name: 'Ytbehandling', value: 'Pulverlackering eller ugnslackering', unit: '' },
  ],
  additionalInfo: {
    description:
      'För livliga miljöer där barn och många människor passerar: ingen klämspringa, samma funktioner för brand och utrymning.',
    certifications: [
      'Brand EI30: EN 1634-1 och tyska DIN 4102-5',
      'Rök: EN 1634-3 och tyska DIN 18095',
      'Livslängd C5: EN 1191',
      'Utrymning: SS-EN 1125 och SS-EN 179',
      'Klämskydd: EN 16005 samt tyska DIN 18650-1 och -2',
    ],
    equipment: ['Integrerade dörrstängare', 'Flerpunktslås', 'Nödutrymnings- och panikbeslag'],
    elementTypes: ['Enkel- och pardörrar', 'Partier med sidoljus', 'Partier med överljus'],
    applications: [
      'Skolor',
      'Köpcentrum och butiker',
      'Järnvägsstationer och flygplatser',
      'Sjukhus och vård',
      'Välbesökta kontorshus',
    ],
  },
} satisfies Product;
