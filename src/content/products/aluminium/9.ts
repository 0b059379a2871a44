import type { Product } from '../../schema.ts';

export default {
  category: 'aluminium',
  id: 9,
  title: 'PE78EI fönster EI30-TT',
  system: 'PE78EI',
  fireClasses: ['EI 30'],
  description:
    'Öppningsbart brandfönster med Rw 45 dB, det högsta ljudvärdet i PE78EI-serien. Bågen kippas eller öppnas inåt och låses runt om.',
  metaDescription:
    'Kipp-drehfönster EI30 i aluminium: Rw 45 dB, 34 mm bruten köldbrygga, isolerruta 39–42 mm, högst 1,38 m brett, 2,76 m högt och 3,45 m² stort.',
  image: {
    src: 'products/aluminium-9-cut.webp',
    alt: 'Hörnsnitt av vitt kipp-drehfönster i aluminium: bågen är djupare än karmen, beslaget syns i spåret och isolerrutan är 40 mm.',
  },
  built: {
    src: 'products/aluminium-9-built.webp',
    alt: 'Vitt kipp-drehfönster i aluminium, öppet i överkant, med träd och himmel utanför.',
  },
  elevation: { type: 'window', width: 1200, height: 1600, face: 110, opening: 'tilt-turn', sashes: 1 },
  features: [
    'Rw 45 dB, högst i PE78EI-serien',
    'Inåtgående kipp-dreh i klass EI30',
    'Bruten köldbrygga på 34 mm',
    'Beteckningen EI30-TT är tillverkarens: klass EI30, TT för tilt and turn (kipp-dreh)',
    'Karm 78 mm och båge 86 mm djup, av trekammarprofil i aluminium',
    'Isolerruta 39–42 mm; fönstret är gjort för låg energianvändning',
    'Högst 1,38 m brett, 2,76 m högt och 3,45 m² stort; ytgränsen gör att bredd och höjd inte kan vara störst samtidigt',
    'Bågen får väga högst 200 kg; vid full yta motsvarar det cirka 58 kg/m², ungefär 23 mm glas sammanlagt',
    'Rw + C 41 dB och Rw + Ctr 38 dB',
    'Beslaget går runt hela bågen och låser på alla sidor',
    'Karm i ett stycke; finns även med bågen i liv med karmen',
    'Kan kopplas till övriga delar av systemet',
    'För bostäder, skolor, vårdbyggnader och offentliga byggnader',
    'Fönstret avskiljer bara när det är stängt: fråga efter självstängning eller larm om det ska stå öppet, och planera för regelbunden tillsyn',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI30', unit: 'EN 13501-2' },
    { name: 'Öppningssätt', value: 'Kipp-dreh', unit: '' },
    { name: 'Material', value: 'Aluminiumprofiler EN AW-6060 T66', unit: 'EN 573-3' },
    { name: 'Karmdjup', value: '78', unit: 'mm' },
    { name: 'Bågdjup', value: '86', unit: 'mm' },
    { name: 'Största bredd', value: '1,38', unit: 'm' },
    { name: 'Största höjd', value: '2,76', unit: 'm' },
    { name: 'Största yta', value: '3,45', unit: 'm²' },
    { name: 'Bruten köldbrygga, bredd', value: '34', unit: 'mm' },
    { name: 'Största bågvikt', value: '200', unit: 'kg' },
    { name: 'Isolerruta, tjocklek', value: '39–42', unit: 'mm' },
    { name: 'Vägt reduktionstal Rw', value: '45', unit: 'dB' },
    { name: 'Rw + C / Rw + Ctr', value: '41 / 38', unit: 'dB' },
    { name: 'Polsk nationell teknisk bedömning', value: 'ITB-KOT-2017/0351', unit: '' },
  ],
  additionalInfo: {
    description:
      'Öppningsbart brandfönster för dig som vill ha brandavskiljning, låg energianvändning och låg ljudnivå i ett.',
    premiumFeatures: [
      'Karm i ett stycke, utförande med bågen i liv',
      'Hög ljudreduktion',
      'Beslag runt hela bågen',
      'Kan kopplas till systemets andra delar',
    ],
    applications: ['Bostäder', 'Offentliga byggnader', 'Skolor', 'Vårdbyggnader'],
    technicalNotes: [
      'Särskilt montage',
      'Största bredd, höjd och yta ska hållas samtidigt',
      'Polsk nationell teknisk bedömning',
      'Regelbunden tillsyn',
    ],
  },
} satisfies Product;
