import type { Company } from './schema.ts';

/**
 * The company behind the site: the one file that its owner fills in.
 *
 * PLACEHOLDER: Eldgräns does not exist. Name, addresses under `.example`, the telephone numbers (from the range that PTS
 * reserves for fiction, 08-465 004 00 to 08-465 004 99), the street and the organisation number are to be replaced before publishing.
 */
export const company = {
  name: 'Eldgräns',
  legalName: 'Eldgräns AB',
  founded: 2016,
  organisationNumber: '000000-0000',
  website: 'https://www.eldgrans.example',
  logo: { src: '/logotyp.svg', width: 195, height: 48 },
  email: 'info@eldgrans.example',
  phone: { display: '08-465 004 00', number: '+46846500400' },
  address: { street: 'Exempelvägen 12', postalCode: '123 45', city: 'Exempelstad', country: 'SE' },
  /** PLACEHOLDER: Exempelstad does not exist; this point lies out on lake Vänern, so that nobody is sent to a stranger's door. */
  geo: { latitude: 58.9, longitude: 13.3 },
  openingHours: {
    days: 'Måndag–fredag',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '17:00',
  },
  /** An empty address shows the icon without a link. */
  social: [
    { network: 'LinkedIn', href: '' },
    { network: 'Instagram', href: '' },
    { network: 'Facebook', href: '' },
  ],
  /** `null` shows only the poster. Providers: 'youtube' and 'vimeo' with an `id`, 'file' with `sources` below public/. */
  video: {
    provider: 'file',
    sources: [
      { src: '/film/eldgrans.av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08"' },
      { src: '/film/eldgrans.mp4', type: 'video/mp4' },
    ],
    title: 'Elden på sin sida',
    captions: '/film/eldgrans.sv.vtt',
  },
  /** Describe all that the film shows and says on its screen: the text stands below it for those who do not see it. */
  videoFacts: {
    description:
      'En korridor i skymning, tre byggnader med mycket glas och ett uppskuret dörrhörn. Till sist stänger en glasad branddörr sig själv, och ljuset i springan slocknar. Filmen har inget ljud.',
    published: '2026-11-21',
    seconds: 23,
  },
  /** Where the form's messages pass on their way to the company, for the privacy note. The keys live in `.env`. */
  mailProcessor: { name: 'EmailJS', legalName: 'EmailJS Pte. Ltd.', website: 'https://www.emailjs.com' },
} satisfies Company;
