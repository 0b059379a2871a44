import type { Product } from '../../schema.ts';

export default {
  category: 'aluminium',
  id: 11,
  title: 'PE78EI stumfogat glasparti EI60',
  system: 'PE78EI',
  fireClasses: ['EI 60'],
  description:
    'Stumfogad glasvägg för 60 minuters brandavskiljning, med nästan samma rutmått som i EI30. Glaset är 26 eller 31 mm tjockt, och fogarna fylls med svällande silikon.',
  metaDescription:
    'Glasvägg EI60 med 4 mm stumfogar: rutor högst 1,76 m breda, 3,52 m höga och 5,68 m² stora, brandglas 26 eller 31 mm, 78 mm djup ram.',
  image: {
    src: 'products/aluminium-11-cut.webp',
    alt: 'Hörnsnitt av glasvägg i högre klass: tjockt brandglas i sex skikt, smal stumfog och svart ram med brandskivor i alla kammare.',
  },
  built: {
    src: 'products/aluminium-11-built.webp',
    alt: 'Hög glasvägg med tre stora rutor och svart ram i kanterna framför ett upplyst mötesrum i skymning.',
  },
  elevation: { type: 'partition', width: 4800, height: 3300, face: 60, panes: 3 },
  features: [
    'EI60 utan poster mellan glasen',
    'Rutor upp till 5,68 m²',
    'Svällande silikon i 4 mm breda fogar',
    'Klassad för dubbelt så lång tid som EI30-partiet',
    'Största rutbredd 1,76 m, största höjd 3,52 m',
    'Bredd och höjd kan inte vara störst samtidigt: 1,76 × 3,52 m blir 6,20 m², över ytgränsen',
    'Brandglas 26 eller 31 mm, med en uppbyggnad som hör till klassen',
    'Fast parti med 78 mm djup aluminiumram endast i kanterna',
    'Väggens sammanlagda bredd begränsas inte av systemet',
    'Stora glasytor utan synliga stöd ger gott om dagsljus',
    'Räkna med omkring 370–440 kg för den största rutan vid transport och lyft',
    'För offentliga byggnader med stränga krav, stora kontor, skolor och affärslokaler',
    'Polska nationella tekniska bedömningar: ITB-KOT-2017/0351 och ITB-KOT-2018/0529',
    'Ska monteras av ett utbildat montagelag',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI60', unit: 'EN 13501-2' },
    { name: 'Material', value: 'Aluminiumprofiler EN AW-6060 T66', unit: 'EN 573-3' },
    { name: 'Karmdjup', value: '78', unit: 'mm' },
    { name: 'Största glasbredd', value: '1,76', unit: 'm' },
    { name: 'Största glashöjd', value: '3,52', unit: 'm' },
    { name: 'Största glasyta', value: '5,68', unit: 'm²' },
    { name: 'Fogbredd', value: '4', unit: 'mm' },
    { name: 'Glastjocklek', value: '26 eller 31', unit: 'mm' },
    { name: 'Polsk nationell teknisk bedömning', value: 'ITB-KOT-2017/0351 och ITB-KOT-2018/0529', unit: '' },
  ],
  additionalInfo: {
    description: 'Glasväggar för 60 minuter med fri utformning och mycket ljus.',
    premiumFeatures: [
      'Tjockare glas för den högre klassen',
      'Stora rutor utan synliga stöd',
      'Svällande silikonfog',
      'Fri planlösning',
    ],
    applications: ['Offentliga byggnader med stränga krav', 'Stora kontorslandskap', 'Skolor', 'Affärsbyggnader'],
    technicalNotes: [
      'Utbildat montagelag',
      'Glas särskilt för 60 minuter',
      'Två polska nationella tekniska bedömningar',
    ],
  },
} satisfies Product;
