import { describe, expect, test } from 'vitest';
import company from './company.json' with { type: 'json' };
import { findProblems, type ContentFiles } from './check.ts';

/** Loosely typed, so that it can be given what the types forbid. */
type Loose = Record<string, unknown> & {
  title: string;
  features: string[];
  facts: Record<string, unknown>;
  elevation: Record<string, unknown>;
  image: Record<string, unknown>;
};

const folder = 'src/catalogue/data/steel';
const file = (id: number) => `${folder}/${id}.json`;
const [door, facade, roof, sliding, window] = [file(1), file(2), file(3), file(4), file(5)];
const project = 'src/content/projects/1.json';
const companyFile = 'src/content/company.json';

/** Content that is in order: one product of each kind that has rules of its own, and what a site needs beside them. */
function content() {
  const product = (file: string, kind: string, elevation: object, facts = {}, category = 'steel'): [string, Loose] => {
    const id = Number(/\d+/.exec(file)?.[0]);
    const name = `${category} ${id}`;
    return [
      file,
      {
        id,
        category,
        kind,
        title: `Produkt ${name} EI60`,
        system: 'System',
        badge: 'Populär',
        paint: 'ral9005',
        description: `Beskrivningen av ${name}. `.repeat(5).trim(),
        metaDescription: `Sammanfattningen av ${name}. `.repeat(5).trim(),
        image: { alt: 'Ett hörn av profilen', src: 'products/steel-1-cut.webp' },
        built: { alt: 'Dörren i en vägg', src: 'products/steel-1-built.webp' },
        features: Array.from({ length: 10 }, (_, index) => `Egenskap ${index}`),
        facts: { fire: [{ element: 'door', classes: ['EI 60'] }], ...facts },
        elevation: { face: 50, ...elevation },
      },
    ];
  };
  const hinged = { width: 1100, height: 2100, leaves: 1, leaf: 'glass' };
  const limit = (of: string, width: number, height: number) => [{ of, width, height }];
  return {
    products: Object.fromEntries([
      product(door, 'door', hinged, { doorLimit: limit('door', 1200, 2500) }),
      product(
        facade,
        'facade',
        { width: 4000, height: 3000, columns: 4, rows: [1000, 2000], joint: 'capped' },
        { paneLimit: limit('pane', 1200, 2300) },
      ),
      product(
        roof,
        'roof',
        { width: 4000, length: 3000, columns: 4, rows: 2, form: 'saddle', pitch: 30 },
        { pitch: [{ min: 0, max: 60 }] },
      ),
      product(
        sliding,
        'sliding-door',
        { width: 1500, height: 2100, leaves: 1 },
        { doorLimit: limit('opening', 1600, 2500) },
      ),
      product(
        window,
        'window',
        { width: 1200, height: 1400, opening: 'tilt-turn', sashes: 2 },
        { sashLimit: limit('sash', 900, 1500) },
      ),
      product('src/catalogue/data/aluminium/1.json', 'door', hinged, {}, 'aluminium'),
    ]),
    projects: {
      [project]: {
        id: 1,
        title: 'Ett hus',
        place: 'Visby, Sverige',
        country: 'Sverige',
        category: 'Residential',
        image: { alt: 'Ett hus vid vatten', src: 'projects/1.jpg' },
        description: 'Ett sådant hus behöver dörrar. '.repeat(5).trim(),
        typical: ['Dörrar', 'Fönster'],
      } as Record<string, unknown>,
    },
    company: { [companyFile]: structuredClone(company) as Record<string, unknown> },
    pictures: new Map<string, { width: number; height: number } | undefined>(
      ['products/steel-1-cut.webp', 'products/steel-1-built.webp', 'projects/1.jpg'].map((path) => [
        path,
        { width: 960, height: 720 },
      ]),
    ),
  } satisfies ContentFiles;
}
type Content = ReturnType<typeof content>;

/** The problems of the content after `spoil` has changed one of its products, or any of its files. */
function problemsAfter(spoil: (file: Loose, files: Content) => void, product = door): string[] {
  const files = content();
  const file = files.products[product];
  if (!file) throw new Error(`There is no ${product}.`);
  spoil(file, files);
  return findProblems(files);
}

/** The problems after fields of the company or of the project have been given these values. */
const problemsWith = (values: object, kind: 'company' | 'projects' = 'company') =>
  problemsAfter((_, files) => Object.values(files[kind]).forEach((file) => Object.assign(file, values)));

test('content that is in order has no problems', () => {
  expect(problemsAfter(() => {})).toEqual([]);
});

describe('a mistake is told with file, field and reason:', () => {
  test('a field is missing', () => {
    const problems = problemsAfter((file) => delete file['metaDescription']);
    expect(problems).toEqual([`${door}: metaDescription: must be a text in quotation marks, and is missing`]);
  });

  test('a field is written wrong', () => {
    const problems = problemsAfter((file) => (file['fetaures'] = []));
    expect(problems).toEqual([`${door}: fetaures: must not be here: there is no such field`]);
  });

  test('a file holds no product', () => {
    const problems = problemsAfter((_, files) => (files.products[door] = [] as never));
    expect(problems).toEqual([`${door}: the whole file: must be fields in { }, and is []`]);
  });

  test('a value is of another type', () => {
    expect(problemsAfter((file) => (file.facts['frameDepth'] = { value: '78' }))).toEqual([
      `${door}: facts.frameDepth.value: must be a number, and is "78"`,
    ]);
  });

  test('a unit is given, where each property has its own', () => {
    expect(problemsAfter((file) => (file.facts['frameDepth'] = { value: 78, unit: 'tum' }))).toEqual([
      `${door}: facts.frameDepth.unit: must not be here: there is no such field`,
    ]);
  });

  test('a category has no product, and the gallery no project', () => {
    expect(
      problemsAfter((_, files) => {
        delete files.products['src/catalogue/data/aluminium/1.json'];
        delete (files.projects as Partial<Content['projects']>)[project];
      }),
    ).toEqual([
      'src/catalogue/data/aluminium: the folder: must hold a product',
      'src/content/projects: the folder: must hold a project',
    ]);
  });

  test('a property is unknown', () => {
    const problems = problemsAfter((file) => (file.facts['frameDeepth'] = { value: 78 }));
    expect(problems).toEqual([`${door}: facts.frameDeepth: must not be here: there is no such field`]);
  });

  test('a fire class is none', () => {
    const problems = problemsAfter((file) => (file.facts['fire'] = [{ element: 'door', classes: ['EI 25'] }] as never));
    expect(problems).toEqual([
      `${door}: facts.fire, entry 1, classes, entry 1: must be a fire class of EN 13501-2 such as ”EI 60”`,
    ]);
  });

  test('of the forms that a value may have, the closest one answers', () => {
    const problems = problemsAfter((file) => (file.facts['frameDepth'] = { values: [78] } as never));
    expect(problems).toEqual([`${door}: facts.frameDepth.values: must have at least 2 entries`]);
  });

  test('the name says another class than the facts', () => {
    const problems = problemsAfter((file) => (file.title = 'Dörr EI15'));
    expect(problems).toEqual([`${door}: title: must not say EI15, which facts.fire does not hold`]);
  });

  test('the picture of the built-in product is not found', () => {
    const problems = problemsAfter((file) => Object.assign(file['built'] as object, { src: 'products/borta.webp' }));
    expect(problems).toEqual([
      `${door}: built.src: must be a picture that is there, and src/pictures/products/borta.webp is not`,
    ]);
  });

  test('a side light is wider than the door', () => {
    expect(problemsAfter((file) => (file.elevation['sidelight'] = 5000))).toContain(
      `${door}: elevation.sidelight: must leave at least 500 mm for each leaf, and leaves -3900`,
    );
  });

  test.each([
    ['a door', door, { height: 3200 }, 'elevation: must keep within facts.doorLimit, and has 1100 × 3200 mm'],
    ['a sliding door', sliding, { width: 3000 }, 'elevation: must keep within facts.doorLimit, and has 3000 × 2100 mm'],
    ['a sash', window, { height: 2400 }, 'elevation: must keep within facts.sashLimit, and has 600 × 2400 mm'],
    ['a pane', facade, { columns: 2 }, 'elevation: must keep within facts.paneLimit, and has 2000 × 2000 mm'],
    ['the slope of a roof', roof, { pitch: 70 }, 'elevation.pitch: must keep within facts.pitch, and is 70°'],
  ])('an example has %s beyond its limits', (_, file, sizes, told) => {
    expect(problemsAfter(({ elevation }) => Object.assign(elevation, sizes), file)).toEqual([`${file}: ${told}`]);
  });

  test('the rows of a facade do not add up', () => {
    expect(problemsAfter(({ elevation }) => (elevation['rows'] = [700, 900]), facade)).toEqual([
      `${facade}: elevation.rows: must add up to the height, 3000, and make 1600`,
    ]);
  });

  test('a badge is unknown', () => {
    const problems = problemsAfter((file) => (file['badge'] = 'Bäst'));
    expect(problems).toEqual([
      expect.stringMatching(`^${door}: badge: must be one of Populär, Premium, .*Flexibel, and is "Bäst"$`),
    ]);
  });

  test('a text is over its length', () => {
    expect(problemsAfter((file) => (file.title = 'x'.repeat(61)))).toEqual([
      `${door}: title: must have at most 60 characters`,
    ]);
    expect(problemsAfter((file) => (file.features[9] = 'x'.repeat(151)))).toEqual([
      `${door}: features, entry 10: must have at most 150 characters`,
    ]);
  });

  test('a cut is described at a length that nobody wants to hear 28 times', () => {
    expect(problemsAfter((file) => (file['image'] = { alt: 'x'.repeat(96) }))).toEqual([
      `${door}: image.alt: must have at most 95 characters`,
    ]);
  });

  test('a feature is too long for the card, where a longer one may stand further down', () => {
    const long = 'Ställbara glasstöd för snabb och exakt glasning på plats';
    expect(problemsAfter((file) => (file.features[1] = long))).toEqual([
      `${door}: features, entry 2: must have at most 48 characters, because it stands on the card`,
    ]);
    expect(problemsAfter((file) => (file.features[2] = long))).toEqual([]);
  });

  test('the last full stop is missing', () => {
    const feature = 'Glas från 14\u00a0mm. Tål slitage';
    expect(problemsAfter((file) => (file.features[5] = feature))).toEqual([
      `${door}: features, entry 6: must end with a full stop, because it is more than one sentence`,
    ]);
    expect(problemsAfter((file) => (file.features[5] = `${feature}.`))).toEqual([]);
  });

  test('a text is too short', () => {
    expect(problemsAfter((file) => (file['description'] = 'Dörr'))).toEqual([
      `${door}: description: must have at least 80 characters`,
    ]);
  });

  test('the number of features is out of bounds', () => {
    expect(problemsAfter((file) => (file.features.length = 7))).toEqual([
      `${door}: features: must have at least 8 entries`,
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
      expect.stringContaining(`${door}: features, entry 6: ${advice} (at ”`),
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
    const copy = `${folder}/copy/1.json`;
    const others = { title: 'En annan dörr', description: 'y'.repeat(100), metaDescription: 'z'.repeat(100) };
    expect(problemsAfter((file, files) => (files.products[copy] = { ...file, ...others }))).toContain(
      `${copy}: id: must be used once, and ${door} has it already`,
    );
  });

  test.each(['title', 'description', 'metaDescription'])('a product’s %s is used twice', (field) => {
    const problems = problemsAfter((file, files) =>
      Object.assign(files.products[window] ?? {}, { [field]: file[field] }),
    );
    expect(problems).toEqual([`${window}: ${field}: must be used once, and ${door} has it already`]);
  });

  test('the id is not the one in the file’s name', () => {
    expect(problemsAfter((file) => (file['id'] = 9999))).toEqual([
      `${door}: id: must be the file's name, and category its folder's`,
    ]);
    expect(problemsAfter((file) => (file['category'] = 'aluminium'))).toContain(
      `${door}: id: must be the file's name, and category its folder's`,
    );
    expect(problemsWith({ id: 9999 }, 'projects')).toEqual([`${project}: id: must be the file's name`]);
  });

  test('a picture is not found, and no problem once it is there', () => {
    const src = 'produkter/design-line.avif';
    expect(problemsAfter((file) => (file.image['src'] = src))).toEqual([
      `${door}: image.src: must be a picture that is there, and src/pictures/${src} is not`,
    ]);
    expect(
      problemsAfter((file, files) => ((file.image['src'] = src), files.pictures.set(src, { width: 960, height: 640 }))),
    ).toEqual([]);
  });

  test('a picture is too small, and one that cannot be read is told where it was read', () => {
    const problemsWhen = (size?: { width: number; height: number }) =>
      problemsAfter((_, files) => files.pictures.set('projects/1.jpg', size));
    expect(problemsWhen({ width: 100, height: 80 })).toEqual([
      `${project}: image.src: must have at least 960 × 640 pixels, and src/pictures/projects/1.jpg has 100 × 80`,
    ]);
    expect(problemsWhen(undefined)).toEqual([]);
  });

  test('a picture has the name that a camera gives', () => {
    expect(problemsAfter((file) => (file.image['src'] = 'IMG_1234.HEIC'))).toEqual([
      expect.stringContaining(`${door}: image.src: must be a path below src/pictures of a–z, 0–9, - and /, and end in`),
    ]);
  });

  test('a project is of no known kind', () => {
    expect(problemsWith({ category: 'Industrial' }, 'projects')).toEqual([
      `${project}: category: must be one of Residential, Commercial, and is "Industrial"`,
    ]);
  });

  const hours = company.openingHours;
  test.each([
    ['website', 'https://www.example.se/', 'must be an https address without a path, such as https://www.example.se'],
    ['email', 'info at example', 'must be an e-mail address'],
    ['organisationNumber', '5560000000', 'must have the form 556000-0000'],
    ['vatNumber', '556000000001', 'must have the form SE556000000001'],
    ['placeholders', ['nmae'], 'must be one of name, legalName'],
    ['openingHours.opens', { ...hours, opens: '8.00' }, 'must be a time such as 08:00'],
    ['openingHours.closes', { ...hours, opens: '17:00', closes: '08:00' }, 'must be later than 17:00, when it opens'],
    ['openingHours.weekdays, entry 1', { ...hours, weekdays: ['Måndag'] }, 'must be one of Monday, Tuesday'],
    ['phone.number', { display: '08-123 45 67', number: '08-123' }, 'must have the form +46846500400, without spaces'],
    [
      'phone.number',
      { display: '08-123 45 67', number: '+4681234568' },
      'must be +4681234567, because visitors read ”08-123 45 67”',
    ],
    ['social', [], 'must have exactly 3 entries'],
    [
      'video.id',
      { provider: 'youtube', id: 'https://youtu.be/x', title: 'Film' },
      'must be the eleven characters after v=',
    ],
    ['video.id', { provider: 'vimeo', id: 'abc', title: 'Film' }, 'must be the number at the end of the address'],
    ['video.provider', { provider: 'tiktok', id: '1', title: 'Film' }, 'must be one of file, youtube, vimeo'],
  ])('the company’s %s cannot be %o', (field, value, reason) => {
    expect(problemsWith({ [field.split('.')[0] ?? '']: value })).toEqual([
      expect.stringMatching(`^${companyFile}: ${field}(?:, entry 1)?: ${RegExp.escape(reason)}`),
    ]);
  });
});

test('several mistakes in several files are all told at once', () => {
  const problems = problemsAfter((file, files) => {
    delete file['system'];
    file['badge'] = 'Bäst';
    Object.assign(files.projects[project] ?? {}, { title: '' });
    Object.assign(files.company[companyFile] ?? {}, { founded: '2016' });
  });
  expect(problems.map((problem) => problem.split(': ').slice(0, 2).join(': ')).toSorted()).toEqual([
    `${door}: badge`,
    `${door}: system`,
    `${companyFile}: founded`,
    `${project}: title`,
  ]);
});
