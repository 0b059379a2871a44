import type { Project } from '../schema.ts';

export default {
  id: 8,
  title: 'Hangar i Åby',
  place: 'Åby, Sverige',
  category: 'Commercial',
  image: { alt: 'Bred flyghangar med välvt plåttak, stora skjutportar i gaveln och låg kontorslänga längs sidan.' },
  description:
    'En hangar är ett stort rum intill små: verkstad, kontor och personalrum ska hållas avskilda vid brand. Dörrarna används ofta och behöver hög hållbarhet, och brandklassade fönster mot hallen ger uppsikt utan att gränsen bryts.',
  typical: [
    'Brandcellsgräns mellan hangarhall och verkstad eller kontor',
    'Ståldörrar med hållbarhetsklass C5',
    'Brandklassade fönster från kontor mot hall',
  ],
} satisfies Project;
