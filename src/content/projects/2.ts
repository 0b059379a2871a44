import type { Project } from '../schema.ts';

export default {
  id: 2,
  title: 'Glaspaviljong i Ventspils',
  place: 'Ventspils, Lettland',
  category: 'Commercial',
  image: {
    src: 'projects/2.webp',
    alt: 'Envånings glaspaviljong med tunt utskjutande tak och smala profiler, varmt upplyst en vårkväll i en björkpark intill en spegelblank damm.',
  },
  description:
    'En glaspaviljong lever av sin genomsikt. Om andra byggnader står nära kan delar av fasaden behöva brandklassade fält, och de glasade dörrarna ska vara lätta att öppna vid utrymning. Smala profiler gör att skyddet knappt märks.',
  typical: [
    'Fasad med post och tvärpost och brandklassade fält mot andra byggnader',
    'Glasade utrymningsdörrar med panikbeslag',
    'Smala profiler som bevarar genomsikten',
  ],
} satisfies Project;
