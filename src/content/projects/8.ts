import type { Project } from '../schema.ts';

export default {
  id: 8,
  title: 'Hangar i Åby',
  place: 'Åby, Sverige',
  category: 'Commercial',
  image: {
    src: 'projects/8.webp',
    alt: 'Bred flyghangar med välvt plåttak och stora skjutportar i gaveln, låg kontorslänga längs sidan. Ett litet högvingat flygplan står på betongplattan i lågt kvällsljus.',
  },
  description:
    'En hangar är ett stort rum intill små: verkstad, kontor och personalrum ska hållas avskilda vid brand. Dörrarna används ofta och behöver hög hållbarhet, och brandklassade fönster mot hallen ger uppsikt utan att gränsen bryts.',
  typical: [
    'Brandcellsgräns mellan hangarhall och verkstad eller kontor',
    'Ståldörrar med hållbarhetsklass C5',
    'Brandklassade fönster från kontor mot hall',
  ],
} satisfies Project;
