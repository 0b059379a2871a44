import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Trouble } from '../../../build/trouble.mjs';

/**
 * @typedef {{ dependencies?: object, devDependencies?: object, optionalDependencies?: object }} Manifest
 * @typedef {Manifest & { version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[] }}
 * LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Tells whether node_modules differs from package-lock.json.
 *
 * npm writes what it has installed into node_modules/.package-lock.json, whoever started it and only once all is in
 * place. So no stamp of our own is needed: each locked package has to stand there with the same checksum, be fit for
 * this machine, and have its folder. Optional packages may be missing, because most are for other systems.
 *
 * @param {string} root the project folder
 * @returns {boolean}
 */
export function needsInstall(root) {
  /** @type {Lock | null} */
  const lock = readJson(join(root, 'package-lock.json'));
  if (!lock)
    throw new Trouble(
      'package-lock.json is missing or not readable: restore it with "git checkout package-lock.json".',
    );
  /** @type {Lock | null} */
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'));
  if (
    !installed ||
    !isDeepStrictEqual(dependencies(readJson(join(root, 'package.json'))), dependencies(lock.packages['']))
  )
    return true;

  return Object.entries(lock.packages).some(([path, wanted]) => {
    if (path === '') return false;
    const found = installed.packages[path];
    if (!found) return wanted.optional !== true;
    return (
      found.version !== wanted.version ||
      found.integrity !== wanted.integrity ||
      !fits(wanted.os, process.platform) ||
      !fits(wanted.cpu, process.arch) ||
      !existsSync(join(root, path))
    );
  });
}

/**
 * Installs what package-lock.json says. npm's own output goes to `.local/install.log`.
 *
 * @param {string} root the project folder
 * @throws {Trouble} when the install fails, with cause and cure in one sentence
 */
export async function install(root) {
  const log = join(root, '.local', 'install.log');
  mkdirSync(join(root, '.local'), { recursive: true });
  console.log('Installing the packages that package-lock.json names …');
  const { ended, interrupted } = await npm(root, log, [
    'ci',
    // Also where NODE_ENV=production is set: everything here is a tool for the build.
    '--include=dev',
    '--loglevel=error',
    '--no-fund',
    '--no-audit',
    // A package is checked against its checksum, so one from npm's cache is as good as a fresh one.
    '--prefer-offline',
    // npm waits 10 s and then 60 s by default, which offline looks as if nothing happened at all.
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ]);
  if (ended) return;
  if (interrupted) throw new Trouble('The install was interrupted: run the command again.');
  throw new Trouble(`${explainInstall(readFileSync(log, 'utf8'))}; npm's own words are in ${relative(root, log)}.`);
}

/**
 * Finds cause and cure in the output of a failed install.
 *
 * @param {string} output what npm printed
 * @returns {string} a sentence without its full stop
 */
export function explainInstall(output) {
  /** @type {[RegExp, string, string][]} */
  const causes = [
    [
      /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT)\b/,
      'the npm registry cannot be reached',
      'connect to the network and run the command again',
    ],
    [
      /\bEUSAGE\b/,
      'package.json and package-lock.json do not agree',
      'run "npm install" once, after deleting package-lock.json if that alone does not help',
    ],
    [/\bENOSPC\b/, 'the disk is full', 'make room and run the command again'],
    [
      /\b(?:EACCES|EPERM|EROFS)\b/,
      'node_modules cannot be written',
      'make the project folder yours and run the command again',
    ],
    [
      /\bEINTEGRITY\b/,
      'a package differs from its checksum',
      'run "npm cache clean --force" and then the command again',
    ],
    [/\bEJSONPARSE\b/, 'a package.json cannot be read', 'restore it with "git checkout" and run the command again'],
    [/\b(?:E404|ETARGET)\b/, 'the npm registry lacks a package', 'check "npm config get registry"'],
  ];
  for (const [pattern, cause, cure] of causes) {
    const code = pattern.exec(output)?.[0];
    if (code) return `The packages could not be installed because ${cause} (${code}): ${cure}`;
  }
  return 'The packages could not be installed because "npm ci" failed: look into its output and run the command again';
}

/**
 * @param {string} root
 * @param {string} log
 * @param {string[]} args
 * @returns {Promise<{ ended: boolean, interrupted: boolean }>}
 */
function npm(root, log, args) {
  const file = openSync(log, 'w');
  // Under `npm start` npm says where it is; that also spares us npm.cmd, which Windows starts through a shell only.
  const self = process.env['npm_execpath'];
  const viaNode = self !== undefined && /\.c?js$/.test(self);
  const child = viaNode
    ? spawn(process.execPath, [self, ...args], { cwd: root, stdio: ['ignore', file, file] })
    : spawn('npm', args, { cwd: root, stdio: ['ignore', file, file], shell: process.platform === 'win32' });
  const stop = () => child.kill('SIGTERM');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.on('error', () =>
      reject(
        new Trouble(
          'The packages could not be installed because npm does not start: install it together with Node from https://nodejs.org.',
        ),
      ),
    );
    child.on('exit', (code, signal) => resolve({ ended: code === 0, interrupted: signal !== null }));
  }).finally(() => {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    closeSync(file);
  });
}

/**
 * @param {string[] | undefined} list npm's `os` or `cpu`: names, or names to leave out with a `!`
 * @param {string} name
 */
function fits(list, name) {
  if (!list) return true;
  return !list.includes(`!${name}`) && (list.includes(name) || list.every((entry) => entry.startsWith('!')));
}

/** @param {Manifest | null | undefined} manifest */
function dependencies(manifest) {
  return [manifest?.dependencies ?? {}, manifest?.devDependencies ?? {}, manifest?.optionalDependencies ?? {}];
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
