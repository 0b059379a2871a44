import type { Project } from '../schema.ts';

export default {
  id: 11,
  title: 'Betongindustri i Sverige',
  place: 'Sverige',
  category: 'Commercial',
  image: {
    src: 'projects/11.webp',
    alt: 'Industrihall av betongelement med smalt fönsterband och höga silor, låg personaldel i gråsvart plåt och en gul hjullastare på den våta gården, en blek höstmorgon.',
  },
  description:
    'I en betongindustri sliter damm, vibrationer och tunga fordon på allt. Ståldörrar med kraftiga beslag och sparkplåtar står emot, och en serviceplan ser till att de fortsätter att stänga. Brandklassade fönster ger uppsikt från manöverrummet.',
  typical: [
    'Branddörrar av stål mellan produktion och personalrum',
    'Brandklassade fönster från manöverrum mot produktionshall',
    'Kraftiga beslag, sparkplåtar och serviceplan',
  ],
} satisfies Project;
