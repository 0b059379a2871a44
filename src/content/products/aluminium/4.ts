import type { Product } from '../../schema.ts';

export default {
  category: 'aluminium',
  id: 4,
  title: 'PE78EI Design Line EI90',
  system: 'PE78EI Design Line',
  fireClasses: ['EI 90'],
  badge: 'Högpresterande',
  description:
    'Branddörr med extra brandisolering i profilen, men ändå bara 78 mm djup. Avsedd för industri, vård och höga hus där avskiljningen ska hålla i 90 minuter.',
  metaDescription:
    'Branddörr EI90 i aluminium för industri och sjukhus: 78 mm djup, glas 37–62 mm, rökklass Sa och S200, 12 års garanti. Tekniska data och offert.',
  image: {
    src: 'products/aluminium-4-cut.webp',
    alt: 'Hörnsnitt av bronsfärgad aluminiumdörr: flera lager brandskivor i kamrarna och en mycket tjock glasruta som nästan fyller det 78 mm djupa bladet.',
  },
  built: {
    src: 'products/aluminium-4-built.webp',
    alt: 'Bronsfärgad pardörr med brandglas, panikbeslag tvärs över bladen och överljus, i en vägg av betongskivor.',
  },
  elevation: { type: 'door', width: 2000, height: 2700, leaves: 2, face: 150, overlight: 500, leaf: 'glass', panic: true },
  features: [
    '90 minuters integritet och isolering',
    'Inte djupare än EI30: 78 mm',
    'Tätningar gjorda för hög temperatur',
    'Trekammarprofil med mer brandisolering än EI30 och EI60 och med extra brandskyddande skikt',
    'Brandglas från 37 till 62 mm; redan 37 mm glas väger omkring 90 kg/m²',
    'Rutan monteras från en sida och ligger på den andra nästan i liv med profilen',
    'Ställbara glasstöd gör monteringen snabbare än i traditionella system',
    'Svällisten ligger i skyddade spår',
    'Tätar mot rök vid rumstemperatur (Sa) och vid 200 °C (S200)',
    'Bruten köldbrygga och beslag för industriellt slitage',
    'Kombineras med EI30 och EI60 utan adapterprofil',
    'För innerdörrar i utrymningsväg: industri, sjukhus, höga hus och offentliga byggnader',
    'Rw 37 dB är samma värde som för EI30 och bör bekräftas för det glas som väljs',
    'Minst tolv specialkulörer och 12 års garanti',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI90', unit: 'EN 13501-2' },
    { name: 'Material', value: 'Aluminiumprofiler EN AW-6060 T66', unit: 'EN 573-3' },
    { name: 'Karmdjup', value: '78', unit: 'mm' },
    { name: 'Dörrbladsdjup', value: '78', unit: 'mm' },
    { name: 'Glastjocklek', value: '37–62', unit: 'mm' },
    { name: 'Vägt reduktionstal Rw', value: '37', unit: 'dB' },
    { name: 'Rw + C / Rw + Ctr', value: '35 / 35', unit: 'dB' },
    { name: 'Röktäthetsklass', value: 'Sa och S200', unit: 'EN 13501-2' },
    { name: 'Polsk nationell teknisk bedömning', value: 'ITB-KOT-2017/0351', unit: '' },
    { name: 'Produktstandarder för ytterdörr', value: 'EN 14351-1+A2 och EN 16034', unit: '' },
    { name: 'Specialkulörer', value: 'minst 12', unit: 'st' },
    { name: 'Garanti', value: '12', unit: 'år' },
  ],
  additionalInfo: {
    description: 'För krävande industri- och affärsbyggnader där lång brandmotståndstid avgör.',
    premiumFeatures: [
      'Förstärkt uppbyggnad med extra brandskikt',
      'Bruten köldbrygga',
      'Beslag för industriellt slitage',
      'Tätningar som tål hög temperatur',
    ],
    applications: ['Industribyggnader', 'Sjukhus och vård', 'Höga hus och offentliga byggnader'],
    testing: ['Brandprovning enligt EN 1634-1, utökat program', 'Cykler av öppning och stängning', 'Klimatprovning från −30 till +80 °C'],
  },
} satisfies Product;
