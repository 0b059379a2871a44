import type { Project } from '../schema.ts';

export default {
  id: 7,
  title: 'Bostadshus i Liepāja',
  place: 'Liepāja, Lettland',
  category: 'Residential',
  image: {
    src: 'projects/7.webp',
    alt: 'Slankt bostadshus i fem våningar med ockraputs, franska balkonger och glasat trapphus, tidig morgon i en kullerstensgata.',
  },
  description:
    'I ett bostadshus vid havet möts två krav: trapphusdörrar som släpper in ljus och ytor som tål saltmättad luft. Källar- och teknikrumsdörrar sköter sin uppgift i skymundan och behöver samma omsorg vid montage och service.',
  typical: [
    'Trapphusdörrar med sidoljus och överljus',
    'Dörrar till källare och teknikrum',
    'Ytbehandling vald för havsluft',
  ],
} satisfies Project;
