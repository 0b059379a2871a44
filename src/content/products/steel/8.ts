import type { Product } from '../../schema.ts';

export default {
  category: 'steel',
  id: 8,
  title: 'Janisol 2 kombination EI30',
  system: 'Janisol 2',
  fireClasses: ['EI 30', 'EI 60', 'EI 90'],
  badge: 'Kombinationslösning',
  description:
    'EI30-dörr i 70 mm djup, gjord för att sitta i glaspartier av Janisol C4 i EI60 eller EI90. Dörr och glasvägg får samma djup och samma linjer.',
  metaDescription:
    'Ståldörr i EI30 för glaspartier i EI60 eller EI90. Gemensamt byggdjup 70 mm, dörrhöjd upp till 3,0 m. Läs vad brandskyddsritningen måste medge.',
  image: {
    src: 'products/steel-8-cut.webp',
    alt: 'Hörnsnitt av plåtklädd ståldörr, uppskuren så att isoleringen syns, bredvid ett glasparti med keramisk kärna; båda är 70 mm djupa.',
  },
  built: {
    src: 'products/steel-8-built.webp',
    alt: 'Ljusgrå plåtklädd ståldörr med siktruta i ett mörkt glasparti med sidoljus och högt överljus.',
  },
  elevation: { type: 'door', width: 2300, height: 3300, leaves: 1, face: 130, sidelight: 1050, overlight: 900, leaf: 'sheet' },
  features: [
    'EI30-dörr i parti med EI60 eller EI90',
    'Samma 70 mm djup i dörr och glasvägg',
    'Dörrhöjd 2,5 m, eller 3,0 m med extra spärr',
    'Dörren förblir EI30; bara partiet runt om har den högre klassen',
    'Projektets brandskyddsritning måste därför medge EI30 i dörröppningen',
    'Passar ihop med glaspartier av Janisol C4',
    'Enpunktslås räcker till 2,5 m höjd; för 3,0 m tillkommer bimetallspärr eller fjäderregel',
    'Flerpunktslåsning är möjlig, även motordriven som tillval',
    'Ett eller två dörrblad, fasta sidoljus och överljus',
    'Glasade dörrar kan kläs med plåt',
    'Torr glasning eller glasning med fogmassa',
    'Gångjärn av stål eller rostfritt stål, svetsade eller skruvade',
    'Ljudisolerande uppbyggnad; något mätvärde är inte angivet',
    'För byggnader med glasväggar i olika brandklasser',
  ],
  parameters: [
    { name: 'Brandklass, dörr', value: 'EI30', unit: 'EN 1634-1' },
    { name: 'Brandklass, anslutande glasparti', value: 'EI60 eller EI90', unit: 'EN 1364-1' },
    { name: 'Material', value: 'Obehandlat eller bandförzinkat stål', unit: '' },
    { name: 'Byggdjup', value: '70', unit: 'mm' },
    { name: 'Största dörrhöjd, enpunktslås', value: '2,5', unit: 'm' },
    { name: 'Största dörrhöjd, med bimetallspärr', value: '3,0', unit: 'm' },
    { name: 'Ytbehandling', value: 'Pulverlackering eller ugnslackering', unit: '' },
  ],
  additionalInfo: {
    description: 'Den välkända EI30-dörren i 70 mm djup, för att ligga i linje med glasväggar i EI60 och EI90.',
    certifications: [
      'Dörr EI30: EN 1634-1',
      'Glaspartier EI60/EI90: EN 1364-1',
      'Utrymning: SS-EN 1125 och SS-EN 179',
      'Schweiziska brandgodkännanden (gäller i Schweiz)',
    ],
    equipment: [
      'Gångjärn av stål och rostfritt stål, svetsade eller skruvade',
      'Integrerade dörrstängare',
      'Flerpunktslås, motordrivna som tillval',
      'Isolerrutor i designutförande',
      'Nödutrymnings- och panikbeslag',
    ],
    configurationOptions: [
      'Ett eller två dörrblad',
      'Fasta sidoljus',
      'Överljus',
      'Glasade dörrar med plåtklädsel',
      'Glasning torrt eller med fogmassa',
    ],
    performance: [
      'Höjd upp till 3,0 m med förstärkt låsning',
      'Kombineras med glaspartier i EI60/EI90',
      'Enpunktslås upp till 2,5 m',
      'Bimetallspärr eller fjäderregel upp till 3,0 m',
      'Flerpunktslåsning',
    ],
    applications: [
      'Byggnader med stränga brandkrav',
      'Platser där brandklasser blandas',
      'Publika rum där utseendet räknas',
      'Byggnader med brandavskiljande glasväggar',
    ],
    technicalFeatures: [
      'Glasning torrt eller med fogmassa',
      'Låslösningen följer dörrhöjden',
      'Fungerar ihop med Janisol C4',
    ],
  },
} satisfies Product;
