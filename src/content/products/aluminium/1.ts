import type { Product } from '../../schema.ts';

export default {
  category: 'aluminium',
  id: 1,
  title: 'PE78EI Design Line EI30',
  system: 'PE78EI Design Line',
  fireClasses: ['EI 30'],
  badge: 'Populär',
  description:
    'Glasad branddörr i aluminium med rutan nästan i liv med profilen på ena sidan. Djupet är 78 mm, samma som för EI60 och EI90, så att klasserna kan mötas i ett och samma parti.',
  metaDescription:
    'Branddörr EI30 i aluminium, 78 mm djup, isolerruta 20–62 mm, rökklass Sa och S200, Rw 37 dB. Se tekniska data och begär offert.',
  image: {
    src: 'products/aluminium-1-cut.webp',
    alt: 'Hörnsnitt av antracitgrå aluminiumdörr: karm och dörrblad med tre kammare, brandskiva i den mittersta och en isolerruta nästan i liv med profilen.',
  },
  built: {
    src: 'products/aluminium-1-built.webp',
    alt: 'Glasad enkeldörr i antracitgrå aluminium i en ljus vägg, med dörrstängare och utblick i en ljus korridor.',
  },
  elevation: { type: 'door', width: 1000, height: 2100, leaves: 1, face: 140, leaf: 'glass' },
  features: [
    'Brandklass EI30 i 78 mm djup profil',
    'Glaset nästan i liv med profilen',
    'Röktät i klass Sa och S200',
    'Trekammarprofil av aluminium i både karm och dörrblad',
    'Isolerrutan sätts från en sida; både förberedelse och montering går fortare än i vanliga brandklassade system',
    'Ställbara glasstöd för snabb och exakt glasning',
    'Svällisten ligger skyddad i ett eget spår och rivs inte loss vid användning',
    'Plats för isolerrutor från 20 till 62 mm',
    'Vägt reduktionstal Rw 37 dB, uppmätt med 17 mm brandglas',
    'Brandavskiljande inomhus och i yttervägg; många bladutföranden och stora format är möjliga',
    'Byggs ihop med EI60 och EI90 i samma djup och med EI120 genom adapterprofiler',
    'Innerdörren kan användas i utrymningsväg med beslag enligt SS-EN 179 eller SS-EN 1125',
    'Minst tio standardkulörer och 10 års garanti',
    'Klassen gäller bara för storlek, glas, vägg och beslag inom det provade området; index EI1/EI2 och C-klass anges i offerten',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI30', unit: 'EN 13501-2' },
    { name: 'Material', value: 'Aluminiumprofiler EN AW-6060 T66', unit: 'EN 573-3' },
    { name: 'Karmdjup', value: '78', unit: 'mm' },
    { name: 'Dörrbladsdjup', value: '78', unit: 'mm' },
    { name: 'Isolerruta, tjocklek', value: '20–62', unit: 'mm' },
    { name: 'Isolerruta, produktstandard', value: 'EN 1279-1 och EN 1279-5', unit: '' },
    { name: 'Vägt reduktionstal Rw (17 mm brandglas)', value: '37', unit: 'dB' },
    { name: 'Rw + C / Rw + Ctr (17 mm brandglas)', value: '35 / 35', unit: 'dB' },
    { name: 'Röktäthetsklass', value: 'Sa och S200', unit: 'EN 13501-2' },
    { name: 'Polsk nationell teknisk bedömning', value: 'ITB-KOT-2017/0351', unit: '' },
    { name: 'Bedömningens omfattning', value: 'Invändiga dörrar mot brand och/eller rök', unit: '' },
    { name: 'Produktstandarder för ytterdörr', value: 'EN 14351-1+A2 och EN 16034', unit: '' },
    { name: 'Vikt, riktvärde', value: '45', unit: 'kg/m²' },
    { name: 'Standardkulörer', value: 'minst 10', unit: 'st' },
    { name: 'Garanti', value: '10', unit: 'år' },
  ],
  additionalInfo: {
    description:
      'Grunddörren i Design Line: bruten köldbrygga, fritt kulörval och glas nästan i liv med profilen, för både nya och äldre hus.',
    certifications: [
      'Polsk nationell teknisk bedömning ITB-KOT-2017/0351, omfattar invändiga dörrar',
      'Klassificeringsrapporter finns för ytterdörren',
      'Kvalitetsdokument från systemtillverkaren',
    ],
  },
} satisfies Product;
