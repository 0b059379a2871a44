import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { explainInstall, needsInstall } from './lib/launcher/install.mjs';
import { findNode } from './lib/launcher/launch.mjs';
import { refuseNode } from './lib/launcher/nodeVersion.mjs';
import { root } from './lib/project.ts';

let project: string;

/** A project with the launcher, one locked package that is installed, and no network. */
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'project-'));
  for (const file of [
    'scripts/run.mjs',
    'scripts/lib/launcher/install.mjs',
    'scripts/lib/launcher/launch.mjs',
    'scripts/lib/launcher/nodeVersion.mjs',
    'build/trouble.mjs',
  ]) {
    await cp(join(root, file), join(project, file));
  }
  const packages = {
    'node_modules/ett-paket': { version: '1.0.0', integrity: `sha512-${'A'.repeat(86)}==`, dev: true },
  };
  await write('package.json', { name: 'x', version: '1.0.0', devDependencies: { 'ett-paket': '1.0.0' } });
  await write('package-lock.json', {
    name: 'x',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': { name: 'x', version: '1.0.0', devDependencies: { 'ett-paket': '1.0.0' } }, ...packages },
  });
  await write('node_modules/.package-lock.json', { packages });
  await write('node_modules/ett-paket/package.json', { name: 'ett-paket', version: '1.0.0' });
  await mkdir(join(project, 'node_modules/node/bin'), { recursive: true });
  await symlink(process.execPath, join(project, 'node_modules/node/bin/node'));
});

afterEach(() => rm(project, { recursive: true }));

async function write(path: string, content: unknown): Promise<void> {
  await mkdir(join(project, path, '..'), { recursive: true });
  await writeFile(join(project, path), typeof content === 'string' ? content : JSON.stringify(content));
}

function launch(args: string[], env: NodeJS.ProcessEnv = {}, folder = project) {
  const child = spawn(process.execPath, [join(folder, 'scripts/run.mjs'), ...args], {
    cwd: tmpdir(),
    env: { ...process.env, npm_execpath: undefined, ...env },
  });
  const printed = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.error += text));
  const ended = new Promise<{ code: number | null; out: string; error: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, ...printed })),
  );
  return { child, printed, ended };
}

test('an older Node is refused in one sentence', () => {
  expect(refuseNode('20.18.3')).toMatch(
    /^This project starts with Node 20\.19 or newer and this is Node 20\.18\.3: [^.]*nodejs\.org and run the command again\.$/,
  );
  expect(refuseNode('v8.0.0')).toMatch(/this is Node 8\.0\.0:/);
  for (const version of ['20.19.0', 'v20.20.2', '22.0.0', '24.21.0', '100.0.0']) expect(refuseNode(version)).toBeNull();
});

test('runs the script with the carried Node, in the project folder, with its programs first in the path', async () => {
  await write(
    'scripts/hej.ts',
    'const words: string[] = process.argv.slice(2); console.log(JSON.stringify([process.cwd(), process.env.PATH, words])); process.exitCode = 7;',
  );
  const { code, out, error } = await launch(['hej', 'a b', '--c']).ended;
  expect(error).toBe('');
  expect(code).toBe(7);
  const [cwd, path, words] = JSON.parse(out) as [string, string, string[]];
  expect(cwd).toBe(project);
  expect(path.split(delimiter)[0]).toBe(join(project, 'node_modules/.bin'));
  expect(words).toEqual(['a b', '--c']);
});

test.each([[[]], [['nonsens']], [['../run']], [['run']]])(
  'the command %j is unknown, and those that exist are named',
  async (args) => {
    await write('scripts/hej.ts', '');
    await write('scripts/hej.test.ts', '');
    const { code, out, error } = await launch(args).ended;
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(error).toMatch(/^(?:A command is missing|There is no command "[^"]+"): choose one of hej\.\n$/);
  },
);

test('a folder whose name the build cannot work with is refused in one sentence', async () => {
  await write('scripts/hej.ts', '');
  const odd = `${project}#2`;
  await cp(project, odd, { recursive: true });
  const { code, error } = await launch(['hej'], {}, odd).ended;
  await rm(odd, { recursive: true });
  expect(code).toBe(1);
  expect(error).toMatch(/^The build cannot work in .*#2\/: rename the folder that has "#" in its name\.\n$/);
});

test.each(['SIGINT', 'SIGTERM'] as const)('hands %s on and ends as the script ends', async (signal) => {
  // Waits on its input, which ends with this test run at the latest: nothing is left behind when that is broken off.
  await write(
    'scripts/hej.ts',
    `process.on('${signal}', () => { console.log('closing'); process.exit(0); }); process.stdin.on('end', () => process.exit(1)).resume(); console.log('ready');`,
  );
  const { child, printed, ended } = launch(['hej']);
  await expect.poll(() => printed.out, { timeout: 10_000 }).toBe('ready\n');
  child.kill(signal);
  expect(await ended).toEqual({ code: 0, out: 'ready\nclosing\n', error: '' });
});

test('a script that a signal ends gives the usual exit code', async () => {
  await write('scripts/hej.ts', `process.kill(process.pid, 'SIGKILL');`);
  expect((await launch(['hej']).ended).code).toBe(137);
});

test('an install without a network is one sentence', async () => {
  await rm(join(project, 'node_modules'), { recursive: true });
  await write('scripts/hej.ts', `console.log('never');`);
  const { code, out, error } = await launch(['hej'], {
    npm_config_registry: await closedPort(),
    npm_config_fetch_retries: '0',
    npm_config_cache: join(project, 'cache'),
  }).ended;
  expect(code).toBe(1);
  expect(out).toBe('Installing the packages that package-lock.json names …\n');
  expect(error).toMatch(
    /^The packages could not be installed because the npm registry cannot be reached \(ECONNREFUSED\): connect to the network and run the command again; npm's own words are in \.local\/install\.log\.\n$/,
  );
  expect(await readFile(join(project, '.local/install.log'), 'utf8')).toContain('ECONNREFUSED');
}, 60_000);

test('an install without npm is one sentence', async () => {
  await rm(join(project, 'node_modules'), { recursive: true });
  await write('scripts/hej.ts', '');
  const { code, error } = await launch(['hej'], { PATH: '' }).ended;
  expect(code).toBe(1);
  expect(error).toMatch(
    /^The packages could not be installed because npm does not start: install it together with Node from https:\/\/nodejs\.org\.\n$/,
  );
});

test('a file where a folder has to be is one sentence', async () => {
  await rm(join(project, 'node_modules'), { recursive: true });
  await write('.local', '');
  await write('scripts/hej.ts', '');
  const { code, error } = await launch(['hej']).ended;
  expect(code).toBe(1);
  expect(error).toMatch(/^\S+\.local cannot be used \(EEXIST\): remove the file [^\n]* and run the command again\.\n$/);
});

test('a missing lock file is one sentence', async () => {
  await rm(join(project, 'package-lock.json'));
  await write('scripts/hej.ts', '');
  const { code, error } = await launch(['hej']).ended;
  expect(code).toBe(1);
  expect(error).toMatch(/^package-lock\.json is missing or not readable: [^\n]*\.\n$/);
});

test('what npm has installed is recognised', () => {
  expect(needsInstall(root)).toBe(false);
  expect(needsInstall(project)).toBe(false);
});

test('an install is needed when anything differs from package-lock.json', async () => {
  const lock = JSON.parse(await readFile(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, object>;
  };
  const change = (path: string, entry: object) =>
    write('package-lock.json', {
      ...lock,
      packages: { ...lock.packages, [path]: { ...lock.packages[path], ...entry } },
    });

  await change('node_modules/ett-paket', { version: '1.0.1' });
  expect(needsInstall(project)).toBe(true);
  await change('node_modules/ett-paket', { integrity: 'sha512-B' });
  expect(needsInstall(project)).toBe(true);
  await change('node_modules/nytt', { version: '1.0.0' });
  expect(needsInstall(project)).toBe(true);
  await change('node_modules/nytt', { version: '1.0.0', optional: true });
  expect(needsInstall(project)).toBe(false);
  await change('node_modules/ett-paket', { os: ['plan9'] });
  expect(needsInstall(project)).toBe(true);
  await change('node_modules/ett-paket', { os: ['!plan9'], cpu: [process.arch] });
  expect(needsInstall(project)).toBe(false);
  await change('', { devDependencies: {} });
  expect(needsInstall(project)).toBe(true);
  await change('', {});
  expect(needsInstall(project)).toBe(false);
  await rm(join(project, 'node_modules/ett-paket'), { recursive: true });
  expect(needsInstall(project)).toBe(true);
});

test("the machine's Node steps in for the carried one where it is new enough", async () => {
  const machine = { path: '/usr/bin/node', version: '24.0.0' };
  expect(findNode(project, machine)).toBe(join(project, 'node_modules/node/bin/node'));
  await rm(join(project, 'node_modules/node/bin/node'));
  expect(findNode(project, machine)).toBe('/usr/bin/node');
  await write('node_modules/node/bin/node', 'made for another system');
  expect(findNode(project, machine)).toBe('/usr/bin/node');
  expect(() => findNode(project, { ...machine, version: '22.12.0' })).toThrow(
    /^The Node 24 that the project carries could not be installed and the machine's is 22\.12\.0: /,
  );
});

test.each([
  ['npm error code EUSAGE', 'do not agree'],
  ['npm error code ENOSPC', 'disk is full'],
  ['npm error code EACCES', 'cannot be written'],
  ['npm error code EINTEGRITY', 'checksum'],
  ['npm error network request to https://x failed, reason: getaddrinfo EAI_AGAIN x', 'cannot be reached'],
  ['something else', '"npm ci" failed'],
])('explains %s', (output, words) => {
  expect(explainInstall(output)).toContain(words);
  expect(explainInstall(output)).not.toContain('\n');
});

async function closedPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}/`;
}
