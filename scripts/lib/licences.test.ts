import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeLicences, isAllowed, readLocks, sentLicences, toolLicences } from './licences.ts';
import { root } from './project.ts';

type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
};

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const locks = readLocks();
const folders = locks.map((lock) => ({
  ...lock,
  name: lock.folder || 'the project',
  manifest: JSON.parse(read(join(lock.folder, 'package.json'))) as Manifest,
}));

test('the lock files are found', () => {
  expect(locks.map(({ folder }) => folder)).toEqual(expect.arrayContaining(['', 'bench']));
  for (const { packages } of locks) expect(packages.size).toBeGreaterThan(10);
});

test.each(folders)(
  '$name asks for exact versions, and has them locked',
  ({ manifest: { dependencies, devDependencies, optionalDependencies }, packages }) => {
    const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
    expect(wanted.filter(([name, version]) => packages.get(name)?.version !== version)).toEqual([]);
  },
);

/**
 * The typesetter's parts for other platforms: the registry that wrote the lock file does not have them. Remove when `npm install` has been
 * run where the whole registry is reached.
 */
const isForOtherPlatform = /^@myriaddreamin\/typst-ts-node-compiler-/;

test.each(folders)(
  'every package of $name has a checksum, and no address but the public registry’s',
  ({ packages }) => {
    const all = [...packages];
    expect(
      all
        .filter(([name, { integrity }]) => !integrity?.startsWith('sha512-') && !isForOtherPlatform.test(name))
        .map(([name]) => name),
    ).toEqual([]);
    expect(
      all
        .filter(([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'))
        .map(([name]) => name),
    ).toEqual([]);
  },
);

test.each(folders)(
  'package.json of $name names exactly the packages with an install script',
  ({ manifest, packages }) => {
    const scripts = [...packages].filter(([, { hasInstallScript }]) => hasInstallScript).map(([name]) => name);
    expect(
      Object.keys(manifest.allowScripts ?? {}).toSorted(),
      'allowScripts: look into the script before naming it',
    ).toEqual(scripts.toSorted());
  },
);

test.each(folders)('all licences of $name are on the list', ({ folder, packages }) => {
  const allowed = ({ dev }: { dev?: boolean }) => (folder === '' && !dev ? sentLicences : toolLicences);
  const strange = [...packages]
    .filter(([, locked]) => !isAllowed(locked.license, allowed(locked)))
    .map(([name, { license }]) => `${name}: ${license}`);
  expect(strange, 'Read the licence; if it is fine add it to the list in scripts/lib/licences.ts.').toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  [undefined, false],
])('the licence %s is allowed: %s', (licence, expected) => {
  expect(isAllowed(licence, sentLicences)).toBe(expected);
});

test('docs/licences.md lists the packages as they are', () => {
  expect(read('docs/licences.md'), 'Run "npm run licences".').toBe(describeLicences(locks));
});

test('the weekly updates look into every folder that has packages', () => {
  const looked = /directories: \[(.*)\]/.exec(read('.github/dependabot.yml'))?.[1]?.split(', ') ?? [];
  expect(looked).toEqual(expect.arrayContaining(locks.map(({ folder }) => `'/${folder}'`)));
});

test('the forge runs the same test, from the oldest Node that is allowed and from the carried one, and may write nothing', () => {
  const workflow = read('.github/workflows/test.yml');
  const { engines, devDependencies } = JSON.parse(read('package.json')) as {
    engines: { node: string };
    devDependencies: { node: string };
  };
  expect(workflow).toContain(`node: ['${engines.node.replace('>=', '')}.0', '${devDependencies.node.split('.')[0]}']`);
  expect(workflow).toContain('- run: npm test\n');
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  expect(workflow.match(/: write/g)).toBeNull();
  // A tag can be moved to other code, a commit cannot.
  const actions = [...workflow.matchAll(/uses: (.+)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
