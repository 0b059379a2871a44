import type { Product } from '../../schema.ts';

export default {
  category: 'aluminium',
  id: 8,
  title: 'PE78EI Design Line EI90, rökskydd',
  system: 'PE78EI Design Line',
  fireClasses: ['EI 90'],
  description:
    'Dörrar och partier som håller tillbaka både brand och rök. Den 78 mm djupa profilen har 35 mm bruten köldbrygga och tar specialglas mot brand, 37–54 mm tjockt.',
  metaDescription:
    'Branddörr och parti EI90 med rökskydd Sa och S200: specialglas 37–54 mm, 78 mm djup aluminiumprofil, 35 mm bruten köldbrygga, Rw 37 dB.',
  image: {
    src: 'products/aluminium-8-cut.webp',
    alt: 'Hörnsnitt av mörkgrön aluminiumdörr med röktätningar i flera steg, brandskivor i lager och 37 mm specialglas.',
  },
  built: {
    src: 'products/aluminium-8-built.webp',
    alt: 'Mörkgrönt glasat dörrparti med enkeldörr, sidoljus till vänster och överljus i en vitmålad tegelvägg.',
  },
  elevation: {
    type: 'door',
    width: 1900,
    height: 2700,
    leaves: 1,
    face: 150,
    sidelight: 800,
    overlight: 500,
    leaf: 'glass',
  },
  features: [
    'EI90 med inbyggd rökavskiljning',
    'Rökklass Sa och S200 i samma dörr',
    'Specialglas mot brand, 37–54 mm',
    'Brandavskiljning i 90 minuter, inomhus eller i yttervägg, som dörr eller parti',
    'Karm och blad av trekammarprofil, båda 78 mm djupa',
    '35 mm bruten köldbrygga',
    'Samma djup som EI30 och EI60; EI120 ansluts med adapterprofiler',
    'Stora format är möjliga',
    'För utrymningsvägar med stränga krav på avskiljning',
    'Passar höga hus, sjukhus och datahallar',
    'Kan förses med passersystem',
    'Rw 37 dB, samma uppgift som för EI30; begär värdet för det glas som ska sitta i dörren',
    'Får bara monteras av utbildade montörer; brandtätningarna bör kontrolleras en gång om året',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI90', unit: 'EN 13501-2' },
    { name: 'Material', value: 'Aluminiumprofiler EN AW-6060 T66', unit: 'EN 573-3' },
    { name: 'Karmdjup', value: '78', unit: 'mm' },
    { name: 'Dörrbladsdjup', value: '78', unit: 'mm' },
    { name: 'Bruten köldbrygga, bredd', value: '35', unit: 'mm' },
    { name: 'Glastjocklek', value: '37–54', unit: 'mm' },
    { name: 'Vägt reduktionstal Rw', value: '37', unit: 'dB' },
    { name: 'Rw + C / Rw + Ctr', value: '35 / 35', unit: 'dB' },
    { name: 'Röktäthetsklass', value: 'Sa och S200', unit: 'EN 13501-2' },
    { name: 'Polsk nationell teknisk bedömning', value: 'ITB-KOT-2017/0351', unit: '' },
  ],
  additionalInfo: {
    description: 'Grundsystemets dörrar och partier för 90 minuter.',
    premiumFeatures: [
      'Rökavskiljning i samma dörr',
      '35 mm bruten köldbrygga',
      'Specialglas mot brand',
      'Kan möta systemets övriga klasser',
    ],
    applications: ['Höga hus', 'Sjukhus', 'Datahallar'],
    technicalNotes: [
      'Montage av personal som är utbildad på systemet',
      'Kontrollera brandtätningarna varje år',
      'Passersystem kan monteras',
      'Polsk nationell teknisk bedömning',
    ],
  },
} satisfies Product;
