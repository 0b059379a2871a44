import type { Project } from '../schema.ts';

export default {
  id: 1,
  title: 'Villa i Alicante',
  place: 'Alicante, Spanien',
  category: 'Residential',
  image: {
    src: 'projects/1.webp',
    alt: 'Vit villa i två förskjutna volymer med djupa fönster, garage och pool i sen eftermiddagssol. Lavendel kantar stenläggningen, bakom huset anas havet.',
  },
  description:
    'I en villa nära havet sitter brandskyddet ofta på två ställen: i dörren mellan garage och bostad och i glaset mot en nära granne eller ett pannrum. Aluminium passar i sol och salt luft, om ytbehandlingen är vald för läget.',
  typical: [
    'Branddörr mellan garage och bostadsdel',
    'Brandklassat glasparti eller fönster mot en nära granne eller ett pannrum',
    'Ytbehandling för sol och havsluft',
  ],
} satisfies Project;
