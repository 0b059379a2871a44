import type { Project } from '../schema.ts';

export default {
  id: 9,
  title: 'Verksamhetshus vid svenska kusten',
  place: 'Svenska kusten',
  category: 'Commercial',
  image: {
    src: 'projects/9.webp',
    alt: 'Tvåvåningshus på en klippig strand med glasfasad mot vattnet och gråpatinerat trä, i klart kvällsljus med en låg bergsrygg vid horisonten.',
  },
  description:
    'Vid kusten utsätts fasaden för vind, slagregn och salt. Den behöver höga klasser för vindlast och vattentäthet och ett korrosionsskydd som passar läget. Mot grannhus kan vissa fält också behöva brandklass.',
  typical: [
    'Glasfasad med höga klasser för vindlast och vattentäthet',
    'Brandklassade fält mot grannbyggnader',
    'Korrosionsskydd anpassat till havsluft',
  ],
} satisfies Project;
