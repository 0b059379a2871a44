import type { Product } from '../../schema.ts';

export default {
  category: 'aluminium',
  id: 10,
  title: 'PE78EI stumfogat glasparti EI30',
  system: 'PE78EI',
  fireClasses: ['EI 30'],
  description:
    'Fast glasvägg utan poster: rutorna möts i 4 mm breda fogar med svällande fogmassa, och aluminiumramen finns bara längs kanterna. Systemet sätter ingen gräns för väggens bredd.',
  metaDescription:
    'Stumfogat glasparti EI30 för kontor och hotell: rutor högst 1,8 m breda, 3,6 m höga och 5,45 m² stora, 4 mm fog, brandglas 21 eller 23 mm.',
  image: {
    src: 'products/aluminium-10-cut.webp',
    alt: 'Hörnsnitt av glasvägg: två 23 mm tjocka brandglas möts i en smal svart stumfog, med silverfärgad aluminiumram bara i kanten.',
  },
  built: {
    src: 'products/aluminium-10-built.webp',
    alt: 'Glasvägg med fem rutor och tunna stumfogar framför ett mötesrum i dagsljus.',
  },
  elevation: { type: 'partition', width: 6000, height: 2800, face: 60, panes: 5 },
  features: [
    'EI30 utan poster mellan rutorna',
    '4 mm stumfog med svällande fogmassa',
    'Systemet tillåter obegränsad total bredd',
    '78 mm djup aluminiumram enbart i ytterkanterna',
    'Varje ruta högst 1,8 m bred, 3,6 m hög och 5,45 m²',
    'Ytgränsen avgör: full bredd gånger full höjd blir 6,48 m², mer än en ruta får vara',
    'Brandglas i två tjocklekar, 21 eller 23 mm',
    'Den största rutan väger omkring 290–310 kg, så planera lyftet i tid',
    'Jämn glasyta som släpper in mycket dagsljus',
    'Ljudisolerande; värdet beror på glaset',
    'Kan anpassas till många rumsformer och glastyper',
    'För kontor, konferensrum, utställningshallar och hotell',
    'Två polska nationella tekniska bedömningar: ITB-KOT-2017/0351 och ITB-KOT-2018/0529',
    'Avsett för inomhusbruk; kräver noggrann montering och systemets egen fogmassa',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI30', unit: 'EN 13501-2' },
    { name: 'Material', value: 'Aluminiumprofiler EN AW-6060 T66', unit: 'EN 573-3' },
    { name: 'Karmdjup', value: '78', unit: 'mm' },
    { name: 'Största glasbredd', value: '1,8', unit: 'm' },
    { name: 'Största glashöjd', value: '3,6', unit: 'm' },
    { name: 'Största glasyta', value: '5,45', unit: 'm²' },
    { name: 'Fogbredd', value: '4', unit: 'mm' },
    { name: 'Glastjocklek', value: '21 eller 23', unit: 'mm' },
    { name: 'Polsk nationell teknisk bedömning', value: 'ITB-KOT-2017/0351 och ITB-KOT-2018/0529', unit: '' },
  ],
  additionalInfo: {
    description: 'Helglasat uttryck med brandavskiljning, för kontor och offentliga rum.',
    premiumFeatures: ['Fogar som knappt syns', 'Mycket dagsljus', 'Ingen breddgräns', 'Svällande fogmassa'],
    applications: ['Kontorslandskap', 'Konferensrum', 'Utställningshallar', 'Hotell'],
    technicalNotes: [
      'Exakt montage',
      'Särskild fogmassa mot brand',
      'Två polska nationella tekniska bedömningar',
      'Flera glastyper är möjliga',
    ],
  },
} satisfies Product;
