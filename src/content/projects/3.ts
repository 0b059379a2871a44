import type { Project } from '../schema.ts';

export default {
  id: 3,
  title: 'Bostadskvarter i Norrtälje',
  place: 'Norrtälje, Sverige',
  category: 'Residential',
  image: {
    src: 'projects/3.webp',
    alt: 'Flerbostadshus i fyra våningar i ljus puts med glasade trapphus kring en grön gård med häckar och träd, en sommardag med lätta moln.',
  },
  description:
    'Ett bostadskvarter upprepar samma dörrlägen hus efter hus: trapphus, förråd, soprum och teknikrum. Med få dörrtyper räcker det med en dörrförteckning för flera hus, och både montage och framtida service blir enklare att planera.',
  typical: [
    'Glasade brand- och rökdörrar till trapphus',
    'Dörrar till förråd, soprum och teknikrum',
    'Gemensam dörrförteckning för flera hus',
  ],
} satisfies Project;
