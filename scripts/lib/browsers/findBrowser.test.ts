import { expect, test } from 'vitest';
import { searchBrowsers, type Machine } from './findBrowser.ts';
import { Trouble } from '../../../build/trouble.mjs';

const machine = (platform: NodeJS.Platform, files: string[], env: NodeJS.ProcessEnv = {}): Machine => ({
  platform,
  env,
  home: '/home/anna',
  exists: (path) => files.includes(path),
});

test('CHROME_PATH goes before all', () => {
  expect(searchBrowsers(machine('linux', ['/x/chrome', '/usr/bin/chromium'], { CHROME_PATH: '/x/chrome' }))).toEqual([
    '/x/chrome',
  ]);
});

test('CHROME_PATH that names nothing is a sentence, not another browser', () => {
  const search = () => searchBrowsers(machine('linux', ['/usr/bin/chromium'], { CHROME_PATH: '/x/chrome' }));
  expect(search).toThrow(Trouble);
  expect(search).toThrow(
    'CHROME_PATH is "/x/chrome" and there is no such file: correct it, or unset it to have a browser found.',
  );
});

test('on Linux the path is searched, then the usual places', () => {
  const files = ['/opt/bin/google-chrome', '/snap/bin/chromium', '/usr/bin/chromium', '/usr/bin/microsoft-edge'];
  expect(searchBrowsers(machine('linux', files, { PATH: '/usr/local/bin:/opt/bin:/usr/bin' }))).toEqual([
    '/opt/bin/google-chrome',
    '/usr/bin/chromium',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ]);
  expect(searchBrowsers(machine('linux', ['/opt/google/chrome/chrome']))).toEqual(['/opt/google/chrome/chrome']);
});

test('the shell, which is faster, goes before a whole Chromium', () => {
  const files = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
  expect(searchBrowsers(machine('linux', files, { PATH: '/usr/bin' }))).toEqual(files.toReversed());
});

test('on macOS the programs of all users and of this one are found', () => {
  const chrome = '/home/anna/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const edge = '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge';
  expect(searchBrowsers(machine('darwin', [edge, chrome]))).toEqual([chrome, edge]);
});

test('on Windows the program folders are searched', () => {
  const edge = 'C:\\Program Files (x86)/Microsoft/Edge/Application/msedge.exe';
  const chrome = 'C:\\Users\\Anna\\AppData\\Local/Google/Chrome/Application/chrome.exe';
  const env = { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)', LOCALAPPDATA: 'C:\\Users\\Anna\\AppData\\Local' };
  expect(searchBrowsers(machine('win32', [edge, chrome], env))).toEqual([chrome, edge]);
});

test('a machine without a browser gives none', () => {
  for (const platform of ['linux', 'darwin', 'win32'] as const)
    expect(searchBrowsers(machine(platform, [], { PATH: '/usr/bin' }))).toEqual([]);
});
