import type { Product } from '../../schema.ts';

export default {
  category: 'steel',
  id: 12,
  title: 'VISS Fire fasad EI60',
  system: 'VISS Fire',
  fireClasses: ['EI 60'],
  badge: 'Premium',
  description:
    'Stålfasad klassad för 60 minuter, dubbelt så länge som EI30-fasaden. Glasrutorna kan vara upp till 3240 × 1680 mm, och profiler med hög hållfasthet finns att välja.',
  metaDescription:
    'Stålfasad i brandklass EI60 med glasrutor upp till 3240 × 1680 mm, fyllning 36–70 mm och provade hörnlösningar. Se data och jämför med EI30.',
  image: {
    src: 'products/steel-12-cut.webp',
    alt: 'Hörnsnitt av grönmålad stålfasad med tjockt gods, smalt liv bakom glaset, ljus täcklist och brandglas i fem skikt.',
  },
  built: {
    src: 'products/steel-12-built.webp',
    alt: 'Tvåvånings glasfasad i stål med ljusa täcklister, fem fack och ett lägre band vid bjälklaget.',
  },
  elevation: { type: 'facade', width: 8000, height: 7200, face: 60, columns: 5, rows: [3100, 1000, 3100], joint: 'capped' },
  features: [
    'Sextio minuters integritet och isolering',
    'Glasrutor upp till 3240 × 1680 mm',
    'Provade hörnlösningar i flera varianter',
    'Dubbelt så lång tid som EI30-fasaden',
    'Största rutan är 5,4 m², mindre än EI30-fasadens 10,6 m²',
    'Reglerna i EN 15254-4 tillåter andra rutmått inom vissa gränser',
    'Synlig profilbredd 50 eller 60 mm, byggdjup 50–280 mm',
    'Fyllning 36–70 mm; EI30-fasaden börjar vid 15 mm',
    'Profiler med hög statisk hållfasthet som alternativ till VISS standardprofiler',
    'Specialutföranden tillverkas på beställning',
    'Byggs av enskilda stänger; förbanden svetsas eller utförs som stickförband',
    'Dörrar kan byggas in',
    'Glaset är tyngre än i EI30 och ställer högre krav på konstruktionen',
    'För kontor, hotell, högsäkerhetsbyggnader och välbesökta offentliga byggnader',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI60', unit: 'EN 13501-2' },
    { name: 'Största glasruta', value: '3240 × 1680', unit: 'mm' },
    { name: 'Synlig profilbredd', value: '50 eller 60', unit: 'mm' },
    { name: 'Byggdjup', value: '50–280', unit: 'mm' },
    { name: 'Fyllningstjocklek', value: '36–70', unit: 'mm' },
    { name: 'Provningsstandarder', value: 'EN 1364-1 och EN 1364-3', unit: '' },
  ],
  additionalInfo: {
    description: 'EI60-fasad i stål för projekt där både klass och stora glas räknas.',
    certifications: [
      'Provning EN 1364-1 och EN 1364-3',
      'Utökat tillämpningsområde EN 15254-4',
      'Klämförband: tyskt godkännande Z-14.4-465',
      'Förband mellan post och tvärpost: tyskt godkännande Z-14.4-467',
      'Nationella brandgodkännanden i andra länder; inget svenskt åberopas',
    ],
    constructionTypes: [
      'Stång för stång, genomgående post eller genomgående tvärpost',
      'Svetsat',
      'Stickförband',
      'Inbyggda dörrar',
    ],
    profileOptions: [
      'VISS standardprofiler',
      'Profiler med hög statisk hållfasthet',
    ],
    technicalAdvantages: [
      'Stora rutor',
      'Provade hörn',
      'Fyllning upp till 70 mm',
      'Starkare profiler',
      'Tillverkning på beställning',
    ],
    performance: [
      '60 minuters integritet och isolering',
      'Stora rutor',
    ],
    applications: [
      'Påkostade kontor',
      'Högsäkerhetsbyggnader',
      'Hotell och semesteranläggningar',
      'Välbesökta offentliga byggnader',
    ],
    comparison: [
      'Mot EI30: dubbla tiden',
      'Minsta fyllning 36 mm i stället för 15 mm',
      'Högre statiska krav',
      'Största rutan är mindre: 5,4 m² i stället för 10,6 m²',
    ],
  },
} satisfies Product;
