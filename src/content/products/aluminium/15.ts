import type { Product } from '../../schema.ts';

export default {
  category: 'aluminium',
  id: 15,
  title: 'PF152ESG fasad EI30',
  system: 'PF152ESG',
  fireClasses: ['EI 30'],
  badge: 'Säkerhet',
  description:
    'Slät glasfasad utan utvändiga täcklister: dolda hållare fäster glaset punktvis och silikon tätar fogarna. Vattentätheten är RE 2700, högre än för PF152EI.',
  metaDescription:
    'Slät glasfasad EI30 med silikonfogar och dolda hållare: 52 mm profilbredd, fyllning 37–75 mm, AE 2100, RE 2700, två- eller treglasrutor.',
  image: {
    src: 'products/aluminium-15-cut.webp',
    alt: 'Hörnsnitt av slät glasfasad utan täcklister: fyra glasrutor möts i breda svarta silikonfogar framför en silverfärgad stomme.',
  },
  built: {
    src: 'products/aluminium-15-built.webp',
    alt: 'Slät glasfasad med tolv rutor i liv med varandra och tunna mörka silikonfogar.',
  },
  elevation: {
    type: 'facade',
    width: 5600,
    height: 5400,
    face: 52,
    columns: 4,
    rows: [1800, 1800, 1800],
    joint: 'flush',
  },
  features: [
    'EI30 utan utvändiga täcklister',
    'Dolda punkthållare och silikonfogar',
    'Vattentäthet RE 2700, lufttäthet AE 2100',
    'Utsidan blir en jämn glasyta',
    '52 mm profilbredd; poster 85–196 mm och tvärposter 91–201 mm djupa',
    'Två- eller treglasrutor i 37–75 mm tjocklek',
    'Fälten görs glasade eller täta',
    'Vridbara glasstöd förkortar monteringen',
    'En svällist tätar fogen vid brand',
    'Tätare mot slagregn än PF152EI med täcklister, som har RE 2100',
    'Fasaden kan vinklas, och systemet sätter ingen gräns för total bredd eller höjd',
    'Kan anpassas till olika slags arkitektur',
    'Klassificering 1561/19/R118NZP/ENG med bilagor, utfärdad av polska ITB',
    'Etiketten ”Säkerhet” avser brand, och ESG är en del av systemnamnet: säkerhetsglas föreskrivs för sig',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI30', unit: 'EN 13501-2' },
    { name: 'Material', value: 'Aluminiumprofiler EN AW-6060 T66', unit: 'EN 573-3' },
    { name: 'Profilbredd', value: '52', unit: 'mm' },
    { name: 'Postdjup', value: '85–196', unit: 'mm' },
    { name: 'Tvärpostdjup', value: '91–201', unit: 'mm' },
    { name: 'Fyllningstjocklek', value: '37–75', unit: 'mm' },
    { name: 'Lufttäthetsklass', value: 'AE 2100', unit: 'EN 12152' },
    { name: 'Vattentäthetsklass', value: 'RE 2700', unit: 'EN 12154' },
    { name: 'ITB-klassificering', value: '1561/19/R118NZP/ENG med bilagor', unit: '' },
    { name: 'ITB-rapport', value: 'LZE04-01561/19/R126NZE/EN', unit: '' },
    { name: 'ITB-rapport, brandspridning', value: '01561/16/R83NZP', unit: '' },
  ],
  additionalInfo: {
    description: 'EI30-fasad med dolda punkthållare och silikonfogar, snabb att montera.',
    certifications: [
      'Klassificering 1561/19/R118NZP/ENG med bilagor',
      'ITB-rapport LZE04-01561/19/R126NZE/EN',
      'Rapport om brandspridning 01561/16/R83NZP',
    ],
  },
} satisfies Product;
