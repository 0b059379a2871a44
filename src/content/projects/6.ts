import type { Project } from '../schema.ts';

export default {
  id: 6,
  title: 'Verksamhetshus i Tukums',
  place: 'Tukums, Lettland',
  category: 'Commercial',
  image: {
    src: 'projects/6.webp',
    alt: 'Kubiskt verksamhetshus i mörk plåt med brett glasat entréparti, varmt upplyst i blå vinterskymning med snö och kala träd.',
  },
  description:
    'Ett hus med flera hyresgäster delas i brandceller, och gränsen går ofta just vid dörren mellan två lokaler. Entrén ska samtidigt vara öppen för besökare, och dörrarna i utrymningsvägarna ska gå lätt att öppna.',
  typical: [
    'Glasat entréparti med automatisk dörr',
    'Branddörrar mellan olika hyresgästers lokaler',
    'Utrymningsdörrar med beslag enligt SS-EN 179',
  ],
} satisfies Project;
