import type { Product } from '../../schema.ts';

export default {
  category: 'aluminium',
  id: 5,
  title: 'PE78EI Design Line EI120',
  system: 'PE78EI Design Line',
  fireClasses: ['EI 120'],
  badge: 'Topklass',
  description:
    'Dörren för brandcellsgränser där kravet är två timmar. Profilen är 89 mm djup, tar glas upp till 73 mm och ger Rw 41 dB, det högsta ljudvärdet bland seriens dörrar.',
  metaDescription:
    'Branddörr EI120 i aluminium: 89 mm djup, konstruktionshöjd upp till 4 m, glas högst 73 mm, Rw 41 dB, rökklass Sa och S200, 15 års garanti.',
  image: {
    src: 'products/aluminium-5-cut.webp',
    alt: 'Hörnsnitt av svart, 89 mm djup aluminiumdörr: varje kammare fylld med brandskivor i flera lager och glas i hela profilens djup.',
  },
  built: {
    src: 'products/aluminium-5-built.webp',
    alt: 'Hög svart pardörr med sidoljus och överljus, kraftig profil runt rutorna, i en ljus hall med terrazzogolv.',
  },
  elevation: { type: 'door', width: 2700, height: 3300, leaves: 2, face: 170, sidelight: 700, overlight: 900, leaf: 'glass' },
  features: [
    'EI120, seriens högsta brandklass',
    'Rw 41 dB, högst av dörrarna i serien',
    '15 års garanti, den längsta i serien',
    'Integritet och isolering i 120 minuter',
    'Trekammarprofil med 89 mm djup; de andra klasserna har 78 mm',
    'Konstruktionen får vara upp till 4 m hög; måttet avser hela partiet, inte dörrbladet',
    'Glas upp till 73 mm, monterat från en sida på ställbara glasstöd, med jämn yta',
    'Brandskydd i flera skikt inne i profilen, svällist i skyddade spår',
    'Rw + C 40 dB och Rw + Ctr 38 dB',
    'Röktäthet i klass Sa och S200',
    'Förstärkt för tunga dörrblad, med kraftiga gångjärn och lås',
    'Adapterprofiler förenar dörren med EI60 och EI90, som är 78 mm djupa',
    'Minst 15 specialkulörer; fungerar med passersystem',
    'Monteras av personal som är utbildad på systemet; brandtätningarna bör kontrolleras varje år',
  ],
  parameters: [
    { name: 'Brandklass', value: 'EI120', unit: 'EN 13501-2' },
    { name: 'Material', value: 'Aluminiumprofiler EN AW-6060 T66', unit: 'EN 573-3' },
    { name: 'Karmdjup', value: '89', unit: 'mm' },
    { name: 'Största konstruktionshöjd', value: '4', unit: 'm' },
    { name: 'Glastjocklek', value: 'högst 73', unit: 'mm' },
    { name: 'Vägt reduktionstal Rw', value: '41', unit: 'dB' },
    { name: 'Rw + C / Rw + Ctr', value: '40 / 38', unit: 'dB' },
    { name: 'Röktäthetsklass', value: 'Sa och S200', unit: 'EN 13501-2' },
    { name: 'Polsk nationell teknisk bedömning', value: 'ITB-KOT-2017/0351', unit: '' },
    { name: 'Produktstandarder för ytterdörr', value: 'EN 14351-1+A2 och EN 16034', unit: '' },
    { name: 'Specialkulörer', value: 'minst 15', unit: 'st' },
    { name: 'Garanti', value: '15', unit: 'år' },
  ],
  additionalInfo: {
    description: 'För brandcellsgränser där två timmar krävs.',
    premiumFeatures: ['Brandskydd i flera skikt', 'Kraftiga gångjärn och kraftigt lås', 'Röktätningar för Sa och S200'],
    applications: ['Sjukhus', 'Flygplatser och andra trafikknutpunkter', 'Datahallar och serverrum'],
    certifications: ['Brandprovning enligt EN 1634-1', 'Systemtillverkarens kvalitetsledning enligt ISO 9001:2015'],
    technicalNotes: [
      'Montage av personal som är utbildad på systemet',
      'Kontrollera brandtätningarna varje år',
      'Passersystem kan monteras',
    ],
  },
} satisfies Product;
