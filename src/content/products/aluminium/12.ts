import type { Product } from '../../schema.ts';

export default {
  category: 'aluminium',
  id: 12,
  title: 'PF152EI fasad EI30',
  system: 'PF152EI',
  fireClasses: ['EI 30'],
  description:
    'Glasfasad med post och tvärpost, där brandklassade fönster och dörrar ur PE78EI passar in. Fälten kan vara glasade eller täta, med fyllning från 15 mm.',
  metaDescription:
    'Glasfasad EI30 med 52 mm profilbredd, fyllning 15–66 mm, Uf från 1,7 och Ucw från 0,78 W/(m²·K), lufttäthet AE 2100 och vattentäthet RE 2100.',
  image: {
    src: 'products/aluminium-12-cut.webp',
    alt: 'Hörnsnitt av glasfasad i grå aluminium: post och tvärpost med brandskiva, tryckplåt med skruvar och täcklist som är delvis borttagen.',
  },
  built: {
    src: 'products/aluminium-12-built.webp',
    alt: 'Glasfasad i grå aluminium med synliga täcklister, glasad dörr i mitten och ett tätt band ovanför.',
  },
  elevation: { type: 'facade', width: 6500, height: 5700, face: 52, columns: 5, rows: [2700, 900, 2100], joint: 'capped', door: 2, opaqueRows: [1] },
  features: [
    'EI30 i glasade eller täta fält',
    'Rymmer fönster och dörrar ur PE78EI',
    'Uf från 1,7 W/(m²·K)',
    'Profilen är 52 mm bred och den yttre täcklisten 51 mm',
    'Posterna är 85–196 mm djupa, tvärposterna 91–201 mm; spännvidd och vindlast avgör valet',
    'Fyllning från 15 till 66 mm',
    'Ucw/Uw från 0,78 W/(m²·K), ett värde som kräver de bäst isolerande rutorna',
    'Svällister skyddar den brutna köldbryggan och glasfogen',
    'Lufttäthet AE 2100 enligt EN 12152, vattentäthet RE 2100 enligt EN 12154',
    'Bär stora och tunga rutor',
    'Systemet begränsar varken höjd eller bredd; det gör stommen',
    'För nybygge och renovering: höga fasader och entréer till offentliga byggnader',
    'Monteras av personal som är utbildad på systemet',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI30', unit: 'EN 13501-2' },
    { name: 'Material', value: 'Aluminiumprofiler EN AW-6060 T66', unit: 'EN 573-3' },
    { name: 'Profilbredd, post och tvärpost', value: '52', unit: 'mm' },
    { name: 'Täcklist, bredd', value: '51', unit: 'mm' },
    { name: 'Postdjup', value: '85–196', unit: 'mm' },
    { name: 'Tvärpostdjup', value: '91–201', unit: 'mm' },
    { name: 'Fyllningstjocklek', value: '15–66', unit: 'mm' },
    { name: 'Lufttäthetsklass', value: 'AE 2100', unit: 'EN 12152' },
    { name: 'Vattentäthetsklass', value: 'RE 2100', unit: 'EN 12154' },
    { name: 'U-värde profil, Uf', value: 'från 1,7', unit: 'W/(m²·K)' },
    { name: 'U-värde fasad eller fönster, Ucw/Uw', value: 'från 0,78', unit: 'W/(m²·K)' },
    { name: 'ITB-rapport', value: 'LZE03-01561/19/R126NZE/EN', unit: '' },
    { name: 'ITB-rapport, brandspridning', value: '01561/16/R83NZP', unit: '' },
  ],
  additionalInfo: {
    description: 'Komplett fasadsystem i EI30 för nybygge och renovering.',
    premiumFeatures: ['Fönster och dörrar ur PE78EI byggs in', 'Bruten köldbrygga', 'Smal front med många djup', 'Bär stora rutor'],
    applications: ['Fasader på höga hus med brandkrav', 'Entréer till offentliga byggnader', 'Renovering med höjt brandskydd'],
    technicalNotes: [
      'Montörer utbildade på systemet',
      'Fungerar med fönster och dörrar ur PE78EI',
      'ITB-rapporter om prestanda och brandspridning',
      'Anpassas till klimatzonen genom fyllningen',
    ],
  },
} satisfies Product;
