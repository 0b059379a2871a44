import type { Product } from '../../schema.ts';

export default {
  category: 'aluminium',
  id: 3,
  title: 'PE78EI Design Line Eco EI30',
  system: 'PE78EI Design Line Eco',
  fireClasses: ['EI 30'],
  description:
    'Enklare utförande av Design Line-dörren i samma brandklass, för innerväggar där budgeten styr. Tar glas från 14 mm och finns med ett eller två dörrblad.',
  metaDescription:
    'Branddörr EI30 i aluminium, ekonomiutförande: glas 14–62 mm, dörrblad högst 1400 × 2500 mm, rökklass Sa och S200, fem kulörer, 5 års garanti.',
  image: {
    src: 'products/aluminium-3-cut.webp',
    alt: 'Hörnsnitt av vit aluminiumdörr i ekonomiutförande: nästan tomma kammare och en enda tunn brandglasruta med djup glaslist bakom.',
  },
  built: {
    src: 'products/aluminium-3-built.webp',
    alt: 'Vit glasad pardörr i aluminium med två lika breda dörrblad i en tegelvägg.',
  },
  elevation: { type: 'door', width: 1900, height: 2100, leaves: 2, face: 140, leaf: 'glass' },
  features: [
    'EI30 med ett eller två dörrblad',
    'Glas från 14 mm, även enkelt brandglas',
    'Fem standardkulörer, 5 års garanti',
    'Provad i EI30 som både enkeldörr och pardörr, för brandavskiljning inomhus',
    'Dörrbladet får vara högst 1400 × 2500 mm',
    'Glastjocklek 14–62 mm; standarddörren börjar vid 20 mm',
    'Trekammarprofil med 78 mm djup i karm och blad',
    'Profiler från Design Line och ställbara glasstöd håller monteringstiden nere',
    'Svällisten sitter i skyddade spår',
    'Kan fås med rökklass Sa och S200',
    'Rw 37 dB med 17 mm brandglas, men dämpar trafikbuller sämre: Rw + Ctr 30 dB mot standarddörrens 35 dB',
    'Samma 78 mm djup som EI60 och EI90, så att dörrar i olika klass kan sitta i samma parti',
    'Går att använda som innerdörr i utrymningsväg',
    'Kortast garanti i serien och få kulörer; riktvikten 42 kg/m² gäller med glas upp till 16 mm',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI30', unit: 'EN 13501-2' },
    { name: 'Material', value: 'Aluminiumprofiler EN AW-6060 T66', unit: 'EN 573-3' },
    { name: 'Karmdjup', value: '78', unit: 'mm' },
    { name: 'Dörrbladsdjup', value: '78', unit: 'mm' },
    { name: 'Största dörrblad (bredd × höjd)', value: '1400 × 2500', unit: 'mm' },
    { name: 'Glastjocklek', value: '14–62', unit: 'mm' },
    { name: 'Isolerruta, produktstandard', value: 'EN 1279-1 och EN 1279-5', unit: '' },
    { name: 'Vägt reduktionstal Rw (17 mm brandglas)', value: '37', unit: 'dB' },
    { name: 'Rw + C / Rw + Ctr (17 mm brandglas)', value: '35 / 30', unit: 'dB' },
    { name: 'Röktäthetsklass', value: 'Sa och S200', unit: 'EN 13501-2' },
    { name: 'Polsk nationell teknisk bedömning', value: 'ITB-KOT-2017/0351', unit: '' },
    { name: 'Produktstandarder för ytterdörr', value: 'EN 14351-1+A2 och EN 16034', unit: '' },
    { name: 'Vikt, riktvärde', value: '42', unit: 'kg/m²' },
    { name: 'Standardkulörer', value: '5', unit: 'st' },
    { name: 'Garanti', value: '5', unit: 'år' },
  ],
  additionalInfo: {
    description: 'Samma brandklass som standarddörren med enklare uppbyggnad, för projekt där budgeten avgör.',
    keyBenefits: [
      'Samma grundfunktion mot brand och rök som standardutförandet',
      'Enklare tillverkning sänker priset',
      'Kan blandas med EI60- och EI90-dörrar i samma djup',
    ],
    limitations: [
      'Få kulörer',
      'Lägre ljudreduktion mot trafikbuller (Rw + Ctr)',
      'Kortare garanti',
      'Dörrblad högst 1400 × 2500 mm',
    ],
  },
} satisfies Product;
