import { describe, expect, test } from 'vitest';
import { company } from './company.ts';
import { projectFiles } from './projects.ts';
import { checkContent, findProblems } from './check.ts';
import { productFiles } from '../catalogue/products.ts';

const pictureFiles = Object.keys(import.meta.glob('../pictures/**/*.{avif,webp,jpg,jpeg,png}', { query: '?url' }));

/** The site's own content as a copy to spoil. Its objects are loosely typed, so that they can be given what the types forbid. */
function content() {
  type Loose = Record<string, unknown> & {
    facts: Record<string, Record<string, unknown>>;
    elevation: Record<string, unknown>;
    built: Record<string, unknown>;
    features: unknown[];
    image: Record<string, unknown>;
  };
  const copy = structuredClone({ products: productFiles, projects: projectFiles, company });
  return {
    ...(copy as unknown as {
      products: Record<string, Loose>;
      projects: Record<string, Loose>;
      company: Record<string, unknown>;
    }),
    pictures: [...pictureFiles],
  };
}

/** The files to spoil: any that have what is spoiled. */
const fileWith = <T>(files: Record<string, T>, has: (item: T) => unknown): string => {
  const [file] = Object.entries(files).find(([, item]) => has(item)) ?? [];
  if (!file) throw new Error('The content holds nothing that these tests could spoil.');
  return file;
};
const door = fileWith(productFiles, ({ kind, built, features }) => kind === 'door' && built && features.length > 9);
const facade = fileWith(productFiles, ({ kind }) => kind === 'facade');
const other = fileWith(productFiles, (product) => product !== productFiles[door]);
const project = fileWith(projectFiles, () => true);
const inProject = (file: string) =>
  file.replace('./data', 'src/catalogue/data').replace('./projects', 'src/content/projects');
const doorFile = inProject(door);

/** The problems of the site's content after `spoil` has changed one of its files. */
function problemsAfter(
  spoil: (door: ReturnType<typeof content>['products'][string], files: ReturnType<typeof content>) => void,
): string[] {
  const files = content();
  const file = files.products[door];
  if (!file) throw new Error(`There is no ${door}.`);
  spoil(file, files);
  return findProblems(files);
}

test('the content of the site has no problems', () => {
  expect(findProblems(content())).toEqual([]);
  expect(checkContent()).toEqual([]);
});

describe('a mistake is told with file, field and reason:', () => {
  test('a field is missing', () => {
    const problems = problemsAfter((file) => delete file['metaDescription']);
    expect(problems).toEqual([expect.stringMatching(`^${doorFile}: metaDescription: .*string`)]);
  });

  test('a field is written wrong', () => {
    const problems = problemsAfter((file) => (file['fetaures'] = []));
    expect(problems).toEqual([expect.stringMatching(`^${doorFile}: .*fetaures`)]);
  });

  test('a file exports nothing', () => {
    const problems = problemsAfter((_, files) => (files.products[door] = undefined as never));
    expect(problems).toEqual([expect.stringMatching(`^${doorFile}: the whole file: `)]);
  });

  test('a property is unknown', () => {
    const problems = problemsAfter((file) => (file.facts['frameDeepth'] = { value: 78 }));
    expect(problems).toEqual([expect.stringMatching(`^${doorFile}: facts: .*frameDeepth`)]);
  });

  test('a fire class is none', () => {
    const problems = problemsAfter((file) => (file.facts['fire'] = [{ element: 'door', classes: ['EI 25'] }] as never));
    expect(problems).toEqual([
      `${doorFile}: facts.fire, entry 1, classes, entry 1: must be a fire class of EN 13501-2 such as ”EI 60”`,
    ]);
  });

  test('the name says another class than the facts', () => {
    const problems = problemsAfter((file) => (file['title'] = 'Dörr EI15'));
    expect(problems).toEqual([`${doorFile}: title: must not say EI15, which facts.fire does not hold`]);
  });

  test('the picture of the built-in product is not found', () => {
    const problems = problemsAfter((file) => (file.built['src'] = 'products/borta.webp'));
    expect(problems).toEqual([`${doorFile}: built.src: there is no picture src/pictures/products/borta.webp`]);
  });

  test('a side light leaves no room for the door', () => {
    const problems = problemsAfter((file) => (file.elevation['sidelight'] = Number(file.elevation['width']) - 100));
    expect(problems).toEqual([expect.stringContaining('elevation.sidelight: must leave at least 500 mm')]);
  });

  test('the example of a roof is steeper than its facts allow', () => {
    const problems = problemsAfter((_, { products }) => {
      Object.assign(products['./data/steel/9.json']?.facts ?? {}, { pitch: [{ min: 7, max: 20 }] });
    });
    expect(problems).toEqual([expect.stringContaining('elevation.pitch: must keep within facts.pitch, and is 30°')]);
  });

  test.each([
    ['a door', 'steel/1', { height: 3200 }, 'facts.doorLimit, and has 1080 × 3200 mm'],
    ['a sliding door', 'steel/7', { width: 3000 }, 'facts.doorLimit, and has 3000 × 2500 mm'],
    ['a sash', 'steel/6', { height: 2400 }, 'facts.sashLimit, and has 600 × 2400 mm'],
    ['a pane', 'steel/11', { columns: 2 }, 'facts.paneLimit, and has 3350 × 4500 mm'],
  ])('an example has %s beyond its limits', (_, name, sizes, told) => {
    const problems = problemsAfter((_file, { products }) => {
      Object.assign(products[`./data/${name}.json`]?.elevation ?? {}, sizes);
    });
    expect(problems).toEqual([expect.stringMatching(`^src/catalogue/data/${name}.json: elevation.*${told}`)]);
  });

  test('the rows of a facade do not add up', () => {
    const problems = problemsAfter((_, files) => {
      (files.products[facade]?.elevation ?? {})['rows'] = [700, 900];
    });
    expect(problems).toEqual([
      expect.stringMatching(`^${inProject(facade)}: elevation.rows: must add up to the height, \\d+, and make 1600`),
    ]);
  });

  test('a badge is unknown', () => {
    const problems = problemsAfter((file) => (file['badge'] = 'Bäst'));
    expect(problems).toEqual([expect.stringMatching(`^${doorFile}: badge: .*Populär`)]);
  });

  test('a text is over its length', () => {
    expect(problemsAfter((file) => (file['title'] = 'x'.repeat(61)))).toEqual([
      `${doorFile}: title: must have at most 60 characters`,
    ]);
    expect(problemsAfter((file) => (file.features[9] = 'x'.repeat(151)))).toEqual([
      `${doorFile}: features, entry 10: must have at most 150 characters`,
    ]);
  });

  test('a feature is too long for the card, where a longer one may stand further down', () => {
    const long = 'Ställbara glasstöd för snabb och exakt glasning på plats';
    expect(problemsAfter((file) => (file.features[2] = long))).toEqual([
      `${doorFile}: features, entry 3: must have at most 48 characters, because it stands on the card`,
    ]);
    expect(problemsAfter((file) => (file.features[3] = long))).toEqual([]);
  });

  test('the last full stop is missing', () => {
    const feature = 'Glas från 14\u00a0mm. Tål slitage';
    expect(problemsAfter((file) => (file.features[5] = feature))).toEqual([
      `${doorFile}: features, entry 6: must end with a full stop, because it is more than one sentence`,
    ]);
    expect(problemsAfter((file) => (file.features[5] = `${feature}.`))).toEqual([]);
  });

  test('a text is too short', () => {
    expect(problemsAfter((file) => (file['description'] = 'Dörr'))).toEqual([
      `${doorFile}: description: must have at least 80 characters`,
    ]);
  });

  test('the number of features is out of bounds', () => {
    expect(problemsAfter((file) => (file.features.length = 7))).toEqual([
      expect.stringMatching(`^${doorFile}: features: .*8`),
    ]);
  });

  test.each([
    [
      'a plain space before a unit',
      'Djup 78 mm i karm och blad',
      'put a no-break space (U+00A0) between number and unit',
    ],
    [
      'a plain space in the name of a standard',
      'Provad enligt EN 1634-1',
      'put a no-break space (U+00A0) between EN and the number of the standard',
    ],
    ['a decimal point at the end of a sentence', 'Högst U\u00a0=\u00a01.2.', 'use a decimal comma: 2,5'],
    ['a decimal point', 'Väger 2.5\u00a0kg', 'use a decimal comma: 2,5'],
    ['straight quotation marks', 'Kallas "Design Line"', 'use Swedish quotation marks, ”so”'],
    ['a hyphen in a range', 'Glas 20-62\u00a0mm', 'use an en dash in a range: 20–62'],
    ['a letter x between dimensions', 'Ruta 1200 x 2300', 'use × between dimensions'],
    ['three dots', 'Och mer...', 'use … instead of three dots'],
    ['a space too many', 'Två  blad', 'remove leading, trailing or double spaces'],
  ])('%s', (_, feature, advice) => {
    expect(problemsAfter((file) => (file.features[5] = feature))).toEqual([
      expect.stringContaining(`${doorFile}: features, entry 6: ${advice} (at ”`),
    ]);
  });

  test.each(['mm', 'm', 'm²', 'dB', 'kg', 'kg/m²', 'kN/m²', 'W/(m²·K)', '°', 'år', 'st', '%'])(
    'a plain space before %s',
    (unit) => {
      expect(problemsAfter((file) => (file.features[5] = `Högst 10 ${unit} för hela partiet`))).toEqual([
        expect.stringContaining(`features, entry 6: put a no-break space`),
      ]);
      expect(problemsAfter((file) => (file.features[5] = `Högst 10\u00a0${unit} för hela partiet`))).toEqual([]);
    },
  );

  test.each([
    'Rostfritt stål 1.4401',
    'Godkännande Z-14.4-465',
    'Rw 37\u00a0dB, 20–62\u00a0mm, 2,5\u00a0m',
    'Klass EI\u00a030 enligt EN\u00a01634-1:2014',
  ])('but ”%s” is right', (feature) => {
    expect(problemsAfter((file) => (file.features[5] = feature))).toEqual([]);
  });

  test('an id is used twice', () => {
    const problems = problemsAfter(
      (_, files) =>
        (files.products[door.replace(/(?=\d+\.json$)/, 'copy/')] = {
          ...files.products[door],
          title: 'En annan dörr',
          description: 'y'.repeat(100),
          metaDescription: 'z'.repeat(100),
        } as never),
    );
    expect(problems).toContainEqual(
      expect.stringMatching(`/copy/\\d+\\.json: id: ”\\w+ \\d+” must be used once, and is in ${doorFile} already$`),
    );
  });

  test.each(['title', 'description', 'metaDescription'])('a product’s %s is used twice', (field) => {
    const problems = problemsAfter((file, files) =>
      Object.assign(files.products[other] ?? {}, { [field]: file[field] }),
    );
    expect(problems).toEqual([expect.stringMatching(/: ”.*” must be used once, and is in .* already$/)]);
    for (const file of [doorFile, inProject(other), field]) expect(problems[0]).toContain(file);
  });

  test('the id is not the one in the file’s name', () => {
    expect(problemsAfter((file) => (file['id'] = 9999))).toEqual([
      `${doorFile}: id: must be the file's name, and category its folder's`,
    ]);
    expect(problemsAfter((file) => (file['category'] = 'steel'))).toContain(
      `${doorFile}: id: must be the file's name, and category its folder's`,
    );
    expect(problemsAfter((_, files) => Object.assign(files.projects[project] ?? {}, { id: 9999 }))).toEqual([
      `${inProject(project)}: id: must be the file's name`,
    ]);
  });

  test('a picture is not found, and no problem once it is there', () => {
    const src = 'produkter/design-line.avif';
    expect(problemsAfter((file) => (file.image['src'] = src))).toEqual([
      `${doorFile}: image.src: there is no picture src/pictures/${src}`,
    ]);
    expect(
      problemsAfter((file, files) => ((file.image['src'] = src), files.pictures.push(`../pictures/${src}`))),
    ).toEqual([]);
  });

  test('a project is of no known kind', () => {
    const problems = problemsAfter((_, files) =>
      Object.assign(files.projects[project] ?? {}, { category: 'Industrial' }),
    );
    expect(problems).toEqual([expect.stringContaining(`${inProject(project)}: category: `)]);
  });

  test.each([
    [
      'website',
      'https://www.eldgrans.example/',
      'must be an https address without a path, such as https://www.example.se',
    ],
    ['email', 'info at eldgrans', 'must be an e-mail address'],
    ['organisationNumber', '5560000000', 'must have the form 556000-0000'],
  ])('the company’s %s is malformed', (field, value, reason) => {
    expect(problemsAfter((_, files) => (files.company[field] = value))).toEqual([
      `src/content/company.json: ${field}: ${reason}`,
    ]);
  });

  test.each([
    [
      { provider: 'youtube', id: 'https://youtu.be/x', title: 'Film' },
      'video.id: must be the eleven characters after v= in the address',
    ],
    [{ provider: 'vimeo', id: 'abc', title: 'Film' }, 'video.id: must be the number at the end of the address'],
    [{ provider: 'tiktok', id: '1', title: 'Film' }, 'video.provider: '],
  ])('the company’s film cannot be %o', (video, problem) => {
    const problems = problemsAfter((_, files) => (files.company['video'] = video));
    expect(problems).toEqual([expect.stringContaining(`src/content/company.json: ${problem}`)]);
  });
});

test('several mistakes in several files are all told at once', () => {
  const problems = problemsAfter((file, files) => {
    delete file['system'];
    file['badge'] = 'Bäst';
    Object.assign(files.projects[project] ?? {}, { title: '' });
    files.company['founded'] = '2016';
  });
  expect(problems.map((problem) => problem.split(': ').slice(0, 2).join(': ')).toSorted()).toEqual([
    `${doorFile}: badge`,
    `${doorFile}: system`,
    'src/content/company.json: founded',
    'src/content/projects/1.json: title',
  ]);
});
