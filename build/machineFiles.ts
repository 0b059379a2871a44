/**
 * Files for machines that belong to no page: for search engines, language models, telephones and security researchers.
 */
import { company } from '../src/content/company.ts';
import { doorClasses } from '../src/catalogue/doorClasses.ts';
import { products, productsIn } from '../src/catalogue/products.ts';
import { companyFile, productFolder } from '../src/content/dataFiles.ts';
import { countriesOf, exampleNote } from '../src/content/gallery.ts';
import { projects } from '../src/content/projects.ts';
import { categories, categoryNames } from '../src/catalogue/vocabulary.ts';
import { palette } from '../src/drawings/palette.ts';
import type { Artefact } from './artefact.ts';
import { latest, type History } from './gitHistory.ts';
import { drawnIcon, icons } from '../src/seo/icons.ts';
import { paths } from '../src/content/paths.ts';

/**
 * Days until the security note expires: nobody should report a hole to an abandoned address, and RFC 9116 asks for less
 * than a year.
 */
const securityDays = 360;

/** A page, with its address if search engines are to list it. */
export type PageArtefact = Artefact & { listed?: string };

/**
 * The files.
 *
 * @param pages of the whole site
 * @param readHistory tells when the files of the project were changed
 * @param now the time of the build; only used where git knows none, so that the same commit always builds the same site
 */
export function machineFiles(pages: PageArtefact[], readHistory: () => Promise<History>, now: Date): Artefact[] {
  return [
    {
      path: '/sitemap.xml',
      inputs: pages.flatMap(({ inputs }) => inputs),
      render: async () => sitemap(pages, await readHistory()),
    },
    {
      path: '/robots.txt',
      inputs: [companyFile],
      render: () => `User-agent: *\nAllow: /\n\nSitemap: ${company.website}/sitemap.xml\n`,
    },
    {
      path: '/manifest.webmanifest',
      inputs: [companyFile],
      render: () => `${JSON.stringify(manifest, null, 2)}\n`,
    },
    { path: '/llms.txt', inputs: [companyFile, `${productFolder}/`], render: guide },
    {
      path: '/.well-known/security.txt',
      inputs: [companyFile],
      render: async () => securityNote(await readHistory(), now),
    },
  ];
}

/** Every page that search engines are to list, with the time of the last commit that changed what it shows. */
function sitemap(pages: PageArtefact[], { changed }: History): string {
  const urls = pages.flatMap(({ listed, inputs }) => {
    const time = latest(inputs.map((input) => changed.get(input)));
    return listed
      ? `  <url><loc>${company.website}${listed}</loc>${time ? `<lastmod>${time}</lastmod>` : ''}</url>`
      : [];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** What a telephone needs to put the site on its home screen. */
const manifest = {
  name: `${company.name}: branddörrar, glaspartier och fasader`,
  short_name: company.name,
  lang: 'sv',
  dir: 'ltr',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'browser',
  theme_color: palette.paper,
  background_color: palette.paper,
  icons: [
    { src: drawnIcon, sizes: 'any', type: 'image/svg+xml' },
    ...[icons.small, icons.large].map(({ file, size }) => ({ src: file, sizes: `${size}x${size}`, type: 'image/png' })),
    {
      src: icons.maskable.file,
      sizes: `${icons.maskable.size}x${icons.maskable.size}`,
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
};

/** RFC 9116. */
function securityNote({ lastCommit }: History, now: Date): string {
  const expiry = (start: number) => new Date(start + securityDays * 86_400_000);
  const afterCommit = expiry(Date.parse(lastCommit ?? ''));
  // Somebody who builds the site still looks after it, whether or not it has changed.
  const expires = afterCommit > now ? afterCommit : expiry(now.getTime());
  return [
    `Contact: mailto:${company.email}`,
    `Contact: ${company.website}${paths.contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: sv, en',
    `Canonical: ${company.website}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * A guide to the site for language models (llmstxt.org): the facts that are asked for most, and where everything
 * stands.
 */
function guide(): string {
  const { phone, email, address, openingHours } = company;
  const link = (label: string, path: string, text: string) => `- [${label}](${company.website}${path}): ${text}`;
  const counts = categories
    .map((category) => `${productsIn(category).length} i ${categoryNames[category].toLowerCase()}`)
    .join(' och ');
  const note = exampleNote(projects);
  return `# ${company.name}

> ${company.name} konstruerar och tillverkar branddörrar, brandfönster, glaspartier, fasader och glastak i aluminium och stål, levererar, monterar och sköter servicen. Webbplatsen är på svenska och har en produktkatalog med tekniska data.

- Företag: ${company.legalName}, grundat ${company.founded}
- Telefon: ${phone.display} (${phone.number}), ${openingHours.days.toLowerCase()} ${openingHours.opens}–${openingHours.closes}
- E-post: ${email}
- Adress: ${address.street}, ${address.postalCode} ${address.city}
- Katalog: ${products.length} produkter, ${counts}, dörrar i ${doorClasses(products)}
- Priser står inte på webbplatsen: varje projekt får en offert
- Galleriet visar ${projects.length} typiska byggnader i ${countriesOf(projects)}${note ? `. ${note}` : ''}
- En brandklass gäller den provade helheten: profil, glas, tätningar, beslag, infästning och vägg

## Sidor

${[
  link('Hem', paths.home, 'översikt och alla produkter'),
  link('Produkter', paths.products, 'katalogen, med en flik för aluminium och en för stål'),
  link('Jämför', paths.compare, 'upp till fyra produkter rad för rad, och huvuddragen av alla i en tabell'),
  link('Galleri', paths.gallery, `${projects.length} typiska byggnader och var brandcellsgränsen går i dem`),
  link('Om oss', paths.about, 'hur företaget arbetar, från ritning till service'),
  link(
    'Dokument',
    paths.documents,
    'föreskriftstext, DXF, IFC och data för varje produkt, och hela katalogen som tabell och data',
  ),
  link(
    'Drift och underhåll',
    paths.service,
    'tillsyn av branddörrar, checklista, och vad den som monterar behöver veta',
  ),
  link(
    'Läs en brandklass',
    paths.classes,
    'varje bokstav i en brandklass förklarad, alla produkter efter klass, och vilka som uppfyller ett krav',
  ),
  link('Dörrlista', paths.schedule, 'verktyg: en dörrlista som prövas rad för rad mot klass och mått'),
  link('Kontakt', paths.contact, 'telefon, e-post, adress och formulär för offert'),
].join('\n')}
${categories
  .map(
    (category) =>
      `\n## Produkter i ${categoryNames[category].toLowerCase()}\n\n${productsIn(category)
        .map((product) => link(product.title, paths.product(product), product.metaDescription))
        .join('\n')}\n`,
  )
  .join('')}`;
}
