import type { Product } from '../../schema.ts';

export default {
  category: 'steel',
  id: 11,
  title: 'VISS Fire fasad EI30',
  system: 'VISS Fire',
  fireClasses: ['EI 30'],
  badge: 'Fasadlösning',
  description:
    'Stålfasad i EI30 för mycket stora glasrutor: upp till 2300 × 4600 mm, alltså 10,6 m² i ett stycke. Den synliga profilbredden är 50 eller 60 mm.',
  metaDescription:
    'Brandklassad stålfasad, EI30, med glasrutor upp till 2300 × 4600 mm. Profilbredd 50 eller 60 mm, byggdjup 50–280 mm, fyllning 15–70 mm.',
  image: {
    src: 'products/steel-11-cut.webp',
    alt: 'Hörnsnitt av stålfasad för stora glasrutor: 60 mm breda och djupa svarta stålrör, flat täcklist och isolerruta.',
  },
  built: {
    src: 'products/steel-11-built.webp',
    alt: 'Entréfasad med tre rumshöga glasrutor mellan smala svarta stålposter, upplyst i skymning.',
  },
  elevation: { type: 'facade', width: 6700, height: 4500, face: 60, columns: 3, rows: [4500], joint: 'capped' },
  features: [
    'Glasrutor upp till 2300 × 4600 mm',
    'EI30 med 50 eller 60 mm synlig profil',
    'Fyllning från 15 till 70 mm',
    'En enda ruta kan vara 10,6 m² stor',
    'I full storlek väger den omkring 400 kg redan med 15 mm glas: planera lyft och infästning i god tid',
    'Byggdjup 50–280 mm, valt efter lasten',
    'Flera hörnlösningar',
    'Rutor från flera glastillverkare kan användas',
    'Montering stång för stång, med svetsade förband eller stickförband',
    'Dörrar och entréer byggs in i fasaden',
    'Välj mellan VISS standardprofiler och designprofilen Linea',
    'Fallskyddande glasning är dokumenterad i ett tyskt provningsintyg (AbP)',
    'Provad enligt EN 1364-1 och EN 1364-3',
    'För höghus, entréhallar, kontor, offentliga byggnader och köpcentrum',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI30', unit: 'EN 13501-2' },
    { name: 'Största glasruta', value: '2300 × 4600', unit: 'mm' },
    { name: 'Synlig profilbredd', value: '50 eller 60', unit: 'mm' },
    { name: 'Byggdjup', value: '50–280', unit: 'mm' },
    { name: 'Fyllningstjocklek', value: '15–70', unit: 'mm' },
    { name: 'Provningsstandarder', value: 'EN 1364-1 och EN 1364-3', unit: '' },
  ],
  additionalInfo: {
    description: 'EI30-fasad med stora rutor och smala synliga profiler.',
    certifications: [
      'Provning EN 1364-1 (fasta väggar) och EN 1364-3 (påhängsväggar)',
      'Klassning EN 13501-2',
      'Fallskyddande glas: tyskt AbP P-2020/001',
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
      'Designprofiler Linea',
    ],
    technicalAdvantages: [
      'Glas från flera tillverkare',
      'Flera hörnlösningar',
      'Djup efter last',
      'Smala synliga profiler',
      'Många slags fyllning',
    ],
    performance: [
      'Bär mycket stora rutor',
      'Fallskyddande utföranden',
      'Entréer ingår i fasaden',
    ],
    applications: [
      'Höghusfasader med brandkrav',
      'Entréer och entréhallar',
      'Kontor med glasfront',
      'Offentliga byggnader',
      'Köpcentrum',
    ],
  },
} satisfies Product;
