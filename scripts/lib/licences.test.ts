import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeLicences, isAllowed, readLocks, sentLicences, toolLicences, type LockedPackage } from './licences.ts';
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

/**
 * The typesetter's parts for other platforms: the registry that wrote the lock file does not have them. Remove when
 * `npm install` has been run where the whole registry is reached.
 */
const isForOtherPlatform = /^@myriaddreamin\/typst-ts-node-compiler-/;

describe.each(folders)('$name', ({ folder, manifest, packages }) => {
  const namesOf = (isIt: (locked: LockedPackage, name: string) => unknown) =>
    [...packages].filter(([name, locked]) => isIt(locked, name)).map(([name]) => name);

  test('asks for exact versions, and has them locked', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
    expect(wanted.filter(([name, version]) => packages.get(name)?.version !== version)).toEqual([]);
  });

  test('has a checksum of every package, and no address but the public registry’s', () => {
    const unchecked = namesOf(
      ({ integrity }, name) => !integrity?.startsWith('sha512-') && !isForOtherPlatform.test(name),
    );
    expect(unchecked).toEqual([]);
    const elsewhere = namesOf(({ resolved }) => resolved && !resolved.startsWith('https://registry.npmjs.org/'));
    expect(elsewhere).toEqual([]);
  });

  test('names exactly the packages with an install script', () => {
    const allowed = Object.keys(manifest.allowScripts ?? {});
    const scripts = namesOf(({ hasInstallScript }) => hasInstallScript);
    expect(allowed.toSorted(), 'allowScripts: look into the script before naming it').toEqual(scripts.toSorted());
  });

  test('has no licence that is not on the list', () => {
    const allowed = ({ dev }: LockedPackage) => (folder === '' && !dev ? sentLicences : toolLicences);
    const strange = namesOf((locked) => !isAllowed(locked.license, allowed(locked)));
    expect(strange, 'Read the licence; if it is fine add it to the list in scripts/lib/licences.ts.').toEqual([]);
  });
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
