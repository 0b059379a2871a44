import type { Product } from '../../schema.ts';

export default {
  category: 'aluminium',
  id: 16,
  title: 'PF152ESG fasad EI60',
  system: 'PF152ESG',
  fireClasses: ['EI 60'],
  badge: 'Premium',
  description:
    'Den släta fasaden i en högre klass: inlägg av aluminiumsilikat i profilerna höjer brandmotståndet till 60 minuter. Utsidan har silikonfogar i stället för täcklister.',
  metaDescription:
    'Slät glasfasad EI60 med aluminiumsilikat i profilen: fyllning 47–75 mm, 52 mm profilbredd, AE 2100, RE 2700 och 10 års garanti.',
  image: {
    src: 'products/aluminium-16-cut.webp',
    alt: 'Hörnsnitt av slät glasfasad med silikonfogar; den bruna stommen är fylld med ljus aluminiumsilikat och glaset är tjockare.',
  },
  built: {
    src: 'products/aluminium-16-built.webp',
    alt: 'Stor slät glasfasad med silikonfogar och ett mörkt band mellan våningarna, upplyst inifrån i skymning.',
  },
  elevation: { type: 'facade', width: 7500, height: 8400, face: 52, columns: 5, rows: [2400, 2400, 1200, 2400], joint: 'flush', opaqueRows: [2] },
  features: [
    'EI60 i en slät glasfasad',
    'Inlägg av aluminiumsilikat i profilerna',
    '10 års garanti',
    'Inläggen ger det längre brandmotståndet jämfört med EI30',
    'Inga täcklister på utsidan; hållarna är dolda och sitter punktvis',
    'Fogarna mellan rutorna fylls med silikon',
    'Profilbredd 52 mm, postdjup 85–196 mm, tvärpostdjup 91–201 mm',
    'Fyllning 47–75 mm med två eller tre glas; EI30 börjar vid 37 mm',
    'Plats för både glas och täta fält',
    'Glasstöd som vrids på plats gör monteringen snabbare',
    'Vid brand tätar en svällist fogen',
    'Luft- och vattentäthet: AE 2100 enligt EN 12152, RE 2700 enligt EN 12154',
    'Kan byggas i vinkel; total höjd och bredd begränsas inte av systemet',
    'Klassificeringen 1561/19/R118NZP/ENG med bilagor har utfärdats av polska ITB',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI60', unit: 'EN 13501-2' },
    { name: 'Material', value: 'Aluminiumprofiler EN AW-6060 T66', unit: 'EN 573-3' },
    { name: 'Profilbredd', value: '52', unit: 'mm' },
    { name: 'Postdjup', value: '85–196', unit: 'mm' },
    { name: 'Tvärpostdjup', value: '91–201', unit: 'mm' },
    { name: 'Fyllningstjocklek', value: '47–75', unit: 'mm' },
    { name: 'Lufttäthetsklass', value: 'AE 2100', unit: 'EN 12152' },
    { name: 'Vattentäthetsklass', value: 'RE 2700', unit: 'EN 12154' },
    { name: 'ITB-klassificering', value: '1561/19/R118NZP/ENG med bilagor', unit: '' },
    { name: 'ITB-rapport', value: 'LZE04-01561/19/R126NZE/EN', unit: '' },
    { name: 'ITB-rapport, brandspridning', value: '01561/16/R83NZP', unit: '' },
    { name: 'Garanti', value: '10', unit: 'år' },
  ],
  additionalInfo: {
    description: 'Den släta fasaden i EI60, med inlägg av aluminiumsilikat och silikonfogar.',
    certifications: [
      'Klassificering 1561/19/R118NZP/ENG med bilagor',
      'ITB-rapport LZE04-01561/19/R126NZE/EN',
      'Rapport om brandspridning 01561/16/R83NZP',
    ],
  },
} satisfies Product;
