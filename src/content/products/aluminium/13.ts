import type { Product } from '../../schema.ts';

export default {
  category: 'aluminium',
  id: 13,
  title: 'PF152EI fasad EI60',
  system: 'PF152EI',
  fireClasses: ['EI 60'],
  description:
    'Fasaden för 60 minuter, med förstärkta glas och profiler men samma yttre som EI30. Avsedd för sjukhus, skolor och höga hus med stora glasytor.',
  metaDescription:
    'Glasfasad EI60 med poster och tvärposter: 52 mm profilbredd, fyllning 23–66 mm, Uf från 1,7 W/(m²·K), AE 2100 och RE 2100.',
  image: {
    src: 'products/aluminium-13-cut.webp',
    alt: 'Hörnsnitt av antracitgrå glasfasad med djupare poster, båda kamrarna fyllda med brandskivor, och tjockare brandglas.',
  },
  built: {
    src: 'products/aluminium-13-built.webp',
    alt: 'Hög glasfasad i tre våningar med smala antracitgrå täcklister.',
  },
  elevation: { type: 'facade', width: 4500, height: 9000, face: 52, columns: 3, rows: [3000, 3000, 3000], joint: 'capped' },
  features: [
    'EI60 med samma utseende som EI30',
    'Förstärkta glas och profiler',
    'Stora spännvidder i 52 mm profilbredd',
    'Utvändig täcklist, 51 mm bred, på både poster och tvärposter',
    'Postdjup 85–196 mm och tvärpostdjup 91–201 mm',
    'Fyllning 23–66 mm, där EI30 börjar redan vid 15 mm',
    'Brandklassade fönster och dörrar ur PE78EI passar i fasaden',
    'Svällister mellan profil och glas',
    'Lufttäthetsklass AE 2100 (EN 12152) och vattentäthetsklass RE 2100 (EN 12154)',
    'Uf från 1,7 och, med de bäst isolerande rutorna, Ucw/Uw från 0,78 W/(m²·K)',
    'Stabil och långlivad konstruktion',
    'Total höjd och bredd begränsas inte av systemet',
    'För höga hus, sjukhus, skolor och affärsbyggnader med stora glasytor',
    'Kräver lite underhåll, men brandtätningar och dränering ska inspekteras; montörerna ska vara utbildade',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI60', unit: 'EN 13501-2' },
    { name: 'Material', value: 'Aluminiumprofiler EN AW-6060 T66', unit: 'EN 573-3' },
    { name: 'Profilbredd, post och tvärpost', value: '52', unit: 'mm' },
    { name: 'Täcklist, bredd', value: '51', unit: 'mm' },
    { name: 'Postdjup', value: '85–196', unit: 'mm' },
    { name: 'Tvärpostdjup', value: '91–201', unit: 'mm' },
    { name: 'Fyllningstjocklek', value: '23–66', unit: 'mm' },
    { name: 'Lufttäthetsklass', value: 'AE 2100', unit: 'EN 12152' },
    { name: 'Vattentäthetsklass', value: 'RE 2100', unit: 'EN 12154' },
    { name: 'U-värde profil, Uf', value: 'från 1,7', unit: 'W/(m²·K)' },
    { name: 'U-värde fasad eller fönster, Ucw/Uw', value: 'från 0,78', unit: 'W/(m²·K)' },
    { name: 'ITB-rapport', value: 'LZE03-01561/19/R126NZE/EN', unit: '' },
    { name: 'ITB-rapport, brandspridning', value: '01561/16/R83NZP', unit: '' },
  ],
  additionalInfo: {
    description: 'EI60-fasad för krävande byggnader, med samma yttre som EI30.',
    premiumFeatures: [
      'Glas och profiler förstärkta för 60 minuter',
      'Ett system för hela klimatskalet',
      'Klarar stora spännvidder',
      'Litet underhåll',
    ],
    applications: ['Höga hus med stränga brandkrav', 'Sjukhus', 'Skolor', 'Affärsbyggnader med stora glasytor'],
    technicalNotes: ['Utbildade montörer', 'Litet underhåll, regelbunden inspektion', 'Brandspridning provad (ITB-rapport)'],
  },
} satisfies Product;
