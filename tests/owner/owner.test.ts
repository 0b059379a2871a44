/**
 * An owner's changes, on copies of the project: fills in the company, adds and removes content, changes the brand. Each
 * copy is built as a whole, and only its content, colours and pictures are touched.
 */
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../../scripts/lib/copyProject.ts';
import { root } from '../../scripts/lib/project.ts';
import { runProgram } from '../../scripts/lib/tool.ts';
import { companyFile } from '../../src/content/dataFiles.ts';
import { longestTitle } from '../../src/seo/fitTitle.ts';

type Content = Record<string, unknown> & { image: Record<string, unknown> };

const accent = '#1f5fa8';
const products = globSync('src/catalogue/data/*/*.json', { cwd: root }).length;
const projects = globSync('src/content/projects/*.json', { cwd: root }).length;

/** A copy of what a build needs; `edit` changes a JSON file of it, and `site` reads what was built. */
class Copy {
  readonly folder: string;
  private constructor(folder: string) {
    this.folder = folder;
  }

  static make = async () => new Copy(await copyProject());

  path = (file: string) => join(this.folder, file);
  remove = (file: string) => rm(this.path(file), { recursive: true });
  write = (file: string, text: string | Uint8Array) => writeFile(this.path(file), text);

  /** Writes the content of `from`, changed by `change`, to `to`. */
  async edit(from: string, change: (content: Content) => object, to = from): Promise<void> {
    await this.write(to, JSON.stringify(change(JSON.parse(await readFile(this.path(from), 'utf8')) as Content)));
  }

  async build(): Promise<void> {
    const script = this.path('scripts/lib/build-local.ts');
    // Compressing would take most of the time, and nothing here reads the compressed copies.
    const { code, output } = await runProgram(process.execPath, [script, '--uncompressed']);
    if (code !== 0) throw new Error(`The copy could not be built:\n${output}`);
  }

  /** Files of the site by pattern, relative to it; never the compressed copies. */
  files = (pattern: string) =>
    globSync(pattern, { cwd: this.path('.local/site') })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !/\.(?:br|gz)$/.test(file));
  site = (file: string) => readFile(this.path(`.local/site/${file}`), 'utf8');
}

/** A photograph as a telephone stores it: on its side, with a note that it is to be turned. */
const lyingPhotograph = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a8a99' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const mark = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48"><rect width="${width}" height="48" fill="${accent}"/></svg>`;

describe('a filled-in company with a brand, products and projects of its own', { timeout: 300_000 }, () => {
  const name = 'Nordbrandskyddsverk';
  let copy: Copy;

  beforeAll(async () => {
    copy = await Copy.make();
    await copy.edit(companyFile, (company) => ({
      ...company,
      name,
      legalName: `${name} Sverige AB`,
      website: 'https://www.nordbrand.example',
      email: 'hej@nordbrand.example',
      logo: { src: '/logotyp.svg', width: 96, height: 48 },
      openingHours: { days: 'Måndag–torsdag', weekdays: ['Monday', 'Thursday'], opens: '07:00', closes: '16:00' },
      social: [
        { network: 'LinkedIn', href: 'https://www.linkedin.com/company/nordbrand' },
        { network: 'Instagram', href: '' },
        { network: 'Facebook', href: '' },
      ],
      video: null,
    }));
    const palette = await readFile(copy.path('src/drawings/palette.ts'), 'utf8');
    await copy.write('src/drawings/palette.ts', palette.replace(/ember: '#\w+'/, `ember: '${accent}'`));
    await copy.write('public/logotyp.svg', mark(96));
    await copy.write('public/favicon.svg', mark(48));
    await copy.remove('public/film');

    await copy.write('src/pictures/products/steel-13.jpg', await lyingPhotograph());
    await copy.write('src/pictures/projects/13.jpg', await lyingPhotograph());
    const steel = 'src/catalogue/data/steel';
    const added = (id: number, image: object) => (product: Content) => ({
      ...product,
      id,
      title: `Provdörr ${id}`,
      description: `Nr ${id}: ${String(product['description'])}`,
      metaDescription: `Nr ${id}: ${String(product['metaDescription'])}`.slice(0, 160).trim(),
      image: { alt: product.image['alt'], ...image },
      built: undefined,
    });
    await copy.edit(`${steel}/3.json`, added(13, { src: 'products/steel-13.jpg' }), `${steel}/13.json`);
    await copy.edit(`${steel}/3.json`, added(14, {}), `${steel}/14.json`);
    // The only product with this badge.
    await copy.edit('src/catalogue/data/aluminium/1.json', (product) => ({ ...product, badge: undefined }));
    const building = (id: number, image: object) => (project: Content) => ({
      ...project,
      id,
      title: `Provhus ${id}`,
      image: { alt: project.image['alt'], ...image },
    });
    const folder = 'src/content/projects';
    const photograph = building(13, { src: 'projects/13.jpg', photograph: true });
    await copy.edit(`${folder}/3.json`, photograph, `${folder}/13.json`);
    await copy.edit(`${folder}/3.json`, building(14, {}), `${folder}/14.json`);
    await copy.build();
  }, 300_000);
  afterAll(() => rm(copy.folder, { recursive: true }));

  test('no text of the site holds the name or the address of before', async () => {
    const texts = copy
      .files('**/{*.*,.well-known/*.*,_*}')
      .filter((file) => !/\.(?:avif|webp|jpg|png|ico|woff2|mp4|pdf|zip|xlsx)$|^licenser\.txt$/.test(file));
    expect(texts.length).toBeGreaterThan(products);
    const found: string[] = [];
    // IFC, JSON, HTML and mail headers each write ä in a way of their own.
    for (const file of texts) if (/eldgr\S{1,14}?ns/i.test(file + (await copy.site(file)))) found.push(file);
    expect(found).toEqual([]);
    for (const file of ['index.html', 'llms.txt']) expect(await copy.site(file)).toContain(name);
  });

  test('every page has a title that fits, and the about page no film', async () => {
    const pages = copy.files('**/*.html');
    const titles = await Promise.all(
      pages.map(async (page) => /<title>([^<]*)/.exec(await copy.site(page))?.[1] ?? ''),
    );
    expect(titles.filter((title) => title === '' || title.length > longestTitle)).toEqual([]);
    const about = await copy.site('om-oss.html');
    expect(about).not.toMatch(/<video|VideoObject/);
    expect(about).toContain('https://www.linkedin.com/company/nordbrand');
    expect(about).toContain('07:00');
  });

  test('new products stand in the catalogue, the sitemap and the guide', async () => {
    for (const id of [13, 14]) {
      expect(await copy.site('sitemap.xml')).toContain(`https://www.nordbrand.example/produkter/steel/${id}<`);
      expect(await copy.site('llms.txt')).toContain(`[Provdörr ${id}]`);
      expect(await copy.site('produkter.html')).toContain(`/produkter/steel/${id}"`);
      expect(await copy.site(`produkter/steel/${id}.html`)).toContain(`Provdörr ${id}`);
    }
    expect(await copy.site('llms.txt')).toContain(`${products + 2} produkter`);
  });

  test('a photograph that lay on its side stands, in every format', async () => {
    const variants = copy.files('assets/**/*').filter((file) => /steel-13\b.*\.(?:avif|webp)$/.test(file));
    expect(variants.length).toBeGreaterThan(1);
    const sizes = await Promise.all(variants.map((file) => sharp(copy.path(`.local/site/${file}`)).metadata()));
    expect(sizes.filter(({ width, height }) => width >= height)).toEqual([]);
  });

  test('the accent reaches pages and drawings', async () => {
    const page = await copy.site('produkter/steel/14.html');
    expect(page).toContain(accent);
    expect(page).not.toContain('#c2370b');
    expect(await copy.site('index.html')).not.toContain('#c2370b');
  });

  test('photographs are not called visualisations', async () => {
    for (const file of ['galleri.html', 'llms.txt']) {
      const text = await copy.site(file);
      expect(text).not.toContain('bilderna är visualiseringar');
      expect(text).toContain('Fotografier är märkta');
    }
    expect(await copy.site('galleri.html')).toContain('· Fotografi');
  });
});

/** Includes those whose drawings are the share pictures of other pages. */
const gone = ['aluminium/1', 'aluminium/2', 'aluminium/10', 'steel/1', 'steel/7'];

describe('less content and a film at YouTube', { timeout: 300_000 }, () => {
  let copy: Copy;

  beforeAll(async () => {
    copy = await Copy.make();
    for (const product of gone) await copy.remove(`src/catalogue/data/${product}.json`);
    await copy.remove('src/content/projects/5.json');
    const video = { provider: 'youtube', id: 'abcdefghijk', title: 'Elden på sin sida' };
    await copy.edit(companyFile, (company) => ({ ...company, video }));
    await copy.build();
  }, 300_000);
  afterAll(() => rm(copy.folder, { recursive: true }));

  test('counts follow, and nothing leads to what is gone', async () => {
    const guide = await copy.site('llms.txt');
    expect(guide).toContain(`${products - gone.length} produkter`);
    expect(guide).toContain(`${projects - 1} typiska byggnader`);
    const leading: string[] = [];
    for (const file of [...copy.files('**/*.html'), 'sitemap.xml', 'llms.txt'])
      if (new RegExp(`produkter/(?:${gone.join('|')})\\b`).test(await copy.site(file))) leading.push(file);
    expect(leading).toEqual([]);
  });

  test('the about page shows the film from YouTube, and the headers allow it', async () => {
    expect(await copy.site('om-oss.html')).toContain('abcdefghijk');
    expect(await copy.site('_headers')).toContain('youtube');
  });
});
