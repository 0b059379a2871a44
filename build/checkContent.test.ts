import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent, lostMarks, refuseMistakes } from './checkContent.ts';
import { Trouble } from './trouble.mjs';

const project = resolve(import.meta.dirname, '..');
const companyFile = 'src/content/company.json';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'));
  for (const folder of ['src/catalogue/data', 'src/content', 'src/pictures', 'public'])
    await cp(join(project, folder), join(root, folder), { recursive: true });
  // The colours of the pictures are cached there.
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'), 'junction');
});
afterAll(() => rm(root, { recursive: true }));

async function write(file: string, content: string | Uint8Array) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
}

/** A film of this length, as far as its header goes; version 1 has times of 64 bits. */
function filmOf(seconds: number, version: 0 | 1 = 0): Buffer {
  const header = Buffer.alloc(112);
  header.write('moov', 4);
  header.write('mvhd', 12);
  header.writeUInt8(version, 16);
  header.writeUInt32BE(1000, version ? 36 : 28);
  header.writeUInt32BE(seconds * 1000, version ? 44 : 32);
  return header;
}

test('the content of the site has no problems', async () => {
  expect(await checkContent(root)).toEqual([]);
});

test('files that cannot be read hide no mistake in others: all are told at once', async () => {
  const company = JSON.parse(await readFile(join(root, companyFile), 'utf8')) as Record<string, unknown>;
  const film = (name: string) => ({ src: `/film/${name}.mp4`, type: 'video/mp4' });
  await write(
    companyFile,
    // Notepad puts a byte order mark at the beginning.
    `\uFEFF${JSON.stringify({
      ...company,
      email: 'info',
      logo: { src: '/borta.svg', width: 200, height: 48 },
      video: {
        provider: 'file',
        title: 'Film',
        sources: [film('borta'), film('ny'), film('trasig'), film('lang')],
        captions: '/film/borta.vtt',
      },
      videoFacts: { ...(company['videoFacts'] as object), seconds: 23 },
    })}`,
  );
  await write('public/film/ny.mp4', filmOf(31));
  await write('public/film/trasig.mp4', 'no film');
  await write('public/film/lang.mp4', filmOf(42, 1));
  await rm(join(root, 'public/favicon.svg'));
  await write('src/catalogue/data/steel/9999.json', '{\n  "id": 9999\n  "category": "steel"\n}');
  await write('src/catalogue/data/steel/13.TS', 'export default {};');
  await write('src/catalogue/data/glass/1.json', '{}');
  await write('src/content/projects/villa.json', '{}');
  await write('src/pictures/callouts.json', '{');
  await write('src/pictures/ny.jpg', 'no picture');
  const half = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#c2370b',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .jpeg()
    .toBuffer();
  await write('src/pictures/halv.jpg', half.subarray(0, half.length / 2));

  expect((await checkContent(root)).toSorted()).toEqual(
    [
      'src/catalogue/data/steel/9999.json: line 3, column 3: must be ”,” or ”}”, and is ”"”',
      "src/catalogue/data/steel/13.TS: the file's name: must be a number and .json in the folder of its category, such as aluminium/3.json",
      "src/catalogue/data/glass/1.json: the file's name: must be a number and .json in the folder of its category, such as aluminium/3.json",
      "src/content/projects/villa.json: the file's name: must be a number and .json, such as 3.json",
      'src/pictures/callouts.json: line 1, column 2: must be the name of a field in straight quotation marks, and is the end of the file',
      'src/pictures/ny.jpg: the whole file: must be a picture that can be read',
      'src/pictures/halv.jpg: the whole file: must be a picture that can be read',
      `${companyFile}: email: must be an e-mail address`,
      `${companyFile}: logo.src: must be a file that is there, and public/borta.svg is not`,
      `${companyFile}: video.sources, entry 1, src: must be a file that is there, and public/film/borta.mp4 is not`,
      `${companyFile}: videoFacts.seconds: must be 31, the length of public/film/ny.mp4, and is 23; see whether videoFacts.description still fits the film`,
      `${companyFile}: videoFacts.seconds: must be 42, the length of public/film/lang.mp4, and is 23; see whether videoFacts.description still fits the film`,
      `${companyFile}: video.sources, entry 3, src: must be an MP4 film, and public/film/trasig.mp4 is damaged or none`,
      `${companyFile}: video.captions: must be a file that is there, and public/film/borta.vtt is not`,
      'public/favicon.svg: the whole file: must be an SVG that can be read, because all icons are made from it',
    ].toSorted(),
  );
});

test('they end a build in one sentence and a line for each', async () => {
  const error: unknown = await refuseMistakes(root).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Trouble);
  expect(String(error)).toMatch(/^Trouble: The content has 15 problems:(?:\n {2}\S+: .+: must .+){15}$/);
});

test('a logo of another shape than the company says would be distorted', async () => {
  const company = JSON.parse(await readFile(join(project, companyFile), 'utf8')) as { video: unknown };
  await write(
    'public/ny.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 50"><path d="M0 0h300v50z"/></svg>',
  );
  await write(companyFile, JSON.stringify({ ...company, logo: { src: '/ny.svg', width: 195, height: 48 } }));
  expect(await checkContent(root)).toContain(
    `${companyFile}: logo.width: must be 288 where the height is 48, or public/ny.svg is distorted`,
  );
  await write(companyFile, '{');
  expect(await checkContent(root)).toContain(
    `${companyFile}: line 1, column 2: must be the name of a field in straight quotation marks, and is the end of the file`,
  );
  await rm(join(root, companyFile));
  expect(await checkContent(root)).toContain(`${companyFile}: the whole file: must be there`);
});

test('a class in a project’s picture whose product is gone is named', async () => {
  const file = 'src/content/projects/1.json';
  const text = await readFile(join(root, file), 'utf8');
  const project = JSON.parse(text) as object;
  const marks = [{ product: 'steel-999', class: 'EI 30', at: '1,1' }];
  await writeFile(join(root, file), JSON.stringify({ ...project, boundary: { lines: ['1,1 2,2'], marks } }));
  expect(await lostMarks(root)).toContain(`${file}: steel-999`);
  await writeFile(join(root, file), text);
});
