import type { Product } from '../../schema.ts';

export default {
  category: 'steel',
  id: 3,
  title: 'Economy 50',
  system: 'Economy 50',
  fireClasses: ['E 30', 'EW 30', 'E 60', 'EW 60'],
  badge: 'Budget',
  description:
    'Oisolerade branddörrar och glaspartier i 50 mm djupa stålprofiler. De håller tätt mot lågor och brandgaser och begränsar i klass EW även värmestrålningen.',
  metaDescription:
    'Ståldörrar i E30, EW30, E60 och EW60 med 50 mm profildjup. Dörrhöjd upp till 3,8 m, glaspartier upp till E120. Se tekniska data och begär offert.',
  image: {
    src: 'products/steel-3-cut.webp',
    alt: 'Hörnsnitt av 50 mm djup ståldörr i rostbrunt: tomma, oisolerade stålrör och ett tunt glas med tätning.',
  },
  built: {
    src: 'products/steel-3-built.webp',
    alt: 'Hög rostbrun ståldörr med mycket smala profiler och trycke i en grå betongvägg.',
  },
  elevation: { type: 'door', width: 1150, height: 3200, leaves: 1, face: 100, leaf: 'glass' },
  features: [
    'Dörrar i E30, EW30, E60 och EW60',
    'Upp till 3,8 m höga dörrar',
    'Glaspartier upp till E120',
    'Oisolerad stålprofil med 50 mm djup',
    'E håller tätt mot lågor och brandgaser; EW begränsar dessutom värmestrålningen',
    'Ersätter inte EI: där isolering krävs väljer du ett isolerat system',
    'Röktätt utförande enligt EN 1634-3, tillsammans med brandklassen eller för sig',
    'Självstängande i klass C5 (200 000 cykler)',
    'Glaset monteras torrt med tätningslister eller vått med fogmassa',
    'Passar både tunga och lätta väggar och monteras på kort tid',
    'Flerpunktslås, motordrivet som tillval, och integrerad dörrstängare',
    'Stål eller rostfritt stål; pulverlackering, ugnslackering eller polering',
    'Samma utseende som Economy 60, Janisol 2 och Janisol C4, så att systemen kan blandas',
    'Används i kontor, hotell, bostäder och industri samt i skolors sekundära utgångar',
  ],
  parameters: [
    { name: 'Brandklass, dörrar', value: 'E30, EW30, E60 och EW60', unit: 'EN 1634-1' },
    { name: 'Brandklass, glaspartier', value: 'upp till E120', unit: 'EN 1364-1' },
    { name: 'Material', value: 'Obehandlat stål eller rostfritt stål 1.4401', unit: '' },
    { name: 'Profildjup', value: '50', unit: 'mm' },
    { name: 'Största dörrhöjd', value: '3,8', unit: 'm' },
    { name: 'Cykelklass, självstängning', value: 'C5 (200 000 cykler)', unit: 'EN 1191' },
    { name: 'Ytbehandling', value: 'Pulverlackering, ugnslackering eller polering', unit: '' },
  ],
  additionalInfo: {
    description: 'Enkelt stålsystem för grundläggande till högre krav på integritet, med eller utan rökskydd.',
    certifications: [
      'Brand E30–EW60: EN 1634-1',
      'Rök: EN 1634-3 och tyska DIN 18095',
      'Livslängd C5: EN 1191',
      'Utrymning: SS-EN 1125 och SS-EN 179',
    ],
    equipment: [
      'Gångjärn av stål eller rostfritt stål',
      'Integrerade dörrstängare',
      'Flerpunktslås, standard eller motordrivet',
      'Isolerrutor i designutförande',
      'Nödutrymnings- och panikbeslag',
    ],
    elementTypes: [
      'Enkel- och pardörrar, med eller utan sidoljus',
      'Glaspartier med fasta rutor',
      'Överljus som tillval',
    ],
    applications: [
      'Kontor med få eller måttligt många passager',
      'Sekundära utgångar i skolor',
      'Hotell och bostäder',
      'Industri där kostnaden avgör',
    ],
  },
} satisfies Product;
