import type { Product } from '../../schema.ts';

export default {
  category: 'steel',
  id: 10,
  title: 'VISS Fire fasad E30–EI90',
  system: 'VISS Fire',
  fireClasses: ['E 30', 'EI 30', 'EI 60', 'EI 90'],
  badge: 'Fasadlösning',
  description:
    'Fasad av stål med post och tvärpost för fyra brandklasser, från E30 till EI90. Brandklassade fält och vanlig glasfasad får samma 50 mm breda linjer.',
  metaDescription:
    'Stålfasad i E30, EI30, EI60 eller EI90. Synlig profilbredd 50 mm, byggdjup 50–140 mm, fyllning 5–70 mm. Klassen väljs för varje fält.',
  image: {
    src: 'products/steel-10-cut.webp',
    alt: 'Hörnsnitt av stålfasad med djup, lamellformad täcklist, 50 mm breda stålrör och isolerruta i flera skikt.',
  },
  built: {
    src: 'products/steel-10-built.webp',
    alt: 'Glasfasad i två våningar med djupa täcklister, ett tätt band vid bjälklaget och en inbyggd dörr.',
  },
  elevation: { type: 'facade', width: 6000, height: 6600, face: 50, columns: 4, rows: [2700, 900, 3000], joint: 'capped', door: 1, opaqueRows: [1] },
  features: [
    'E30, EI30, EI60 och EI90 i ett system',
    '50 mm synlig profilbredd',
    'Byggdjup 50–140 mm',
    'Klassen väljs fält för fält; E30 har ingen isolering',
    'Fyllning 5–70 mm för de fyra klasserna sammantaget; EI kräver den tjockare delen',
    'Brandklassade fält och vanlig glasfasad byggs med samma VISS-profiler',
    'Brandklassade infästningar och klämprofiler av rostfritt stål',
    'Svetsad eller skruvad stomme; segmenterad glasning är möjlig',
    'Dörrar i glaspartier kan byggas in',
    'Standardprofiler eller designprofilen Linea',
    'Provad som fallskyddande glasning enligt de tyska reglerna TRAV',
    'Produktstandard EN 13830 för påhängsväggar',
    'Obehandlat eller bandförzinkat stål med pulver- eller ugnslackerad yta',
    'För höghus, kontor, terminaler, kulturbyggnader och köpcentrum',
  ],
  parameters: [
    { name: 'Brandklass', value: 'E30, EI30, EI60 och EI90', unit: 'EN 13501-2' },
    { name: 'Material', value: 'Obehandlat eller bandförzinkat stål', unit: '' },
    { name: 'Synlig profilbredd', value: '50', unit: 'mm' },
    { name: 'Byggdjup', value: '50–140', unit: 'mm' },
    { name: 'Fyllningstjocklek', value: '5–70', unit: 'mm' },
    { name: 'Ytbehandling', value: 'Pulverlackering eller ugnslackering', unit: '' },
  ],
  additionalInfo: {
    description: 'Ett helt fasadsystem i stål, från enbart integritet till 90 minuter med isolering.',
    certifications: [
      'Fasadprovning EN 1364-3/-4, klassning EN 13501-2',
      'Fallskydd: tyska TRAV',
      'Påhängsvägg: EN 13830',
      'Klämförband: tyskt godkännande Z-14.4-465',
      'Förband mellan post och tvärpost: tyskt godkännande Z-14.4-467',
      'Schweiziska brandgodkännanden (gäller i Schweiz)',
    ],
    constructionTypes: [
      'Post och tvärpost, genomgående post eller genomgående tvärpost',
      'Svetsat eller skruvat',
      'Segmenterad glasning',
      'Dörrar i glaspartier',
    ],
    profileOptions: [
      'VISS standardprofiler',
      'Designprofiler Linea',
    ],
    technicalFeatures: [
      'Synlig bredd 50 mm',
      'Djup efter last',
      'Fyllning 5–70 mm',
      'Många fyllningsmaterial',
      'Brandklassade infästningar',
    ],
    performance: [
      'Brand upp till EI90',
      'Värmeisoleringen följer valet av glas och profil',
    ],
    applications: [
      'Höghus och kontor',
      'Offentliga byggnader med glasfasad',
      'Terminaler',
      'Kulturbyggnader',
      'Köpcentrum',
    ],
  },
} satisfies Product;
