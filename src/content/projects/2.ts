import type { Project } from '../schema.ts';

export default {
  id: 2,
  title: 'Glaspaviljong i Ventspils',
  place: 'Ventspils, Lettland',
  category: 'Commercial',
  image: { alt: 'Envånings paviljong med glas på alla sidor, smala stående profiler och ett tunt utskjutande tak.' },
  description:
    'En glaspaviljong lever av sin genomsikt. Om andra byggnader står nära kan delar av fasaden behöva brandklassade fält, och de glasade dörrarna ska vara lätta att öppna vid utrymning. Smala profiler gör att skyddet knappt märks.',
  typical: [
    'Fasad med post och tvärpost och brandklassade fält mot andra byggnader',
    'Glasade utrymningsdörrar med panikbeslag',
    'Smala profiler som bevarar genomsikten',
  ],
} satisfies Project;
