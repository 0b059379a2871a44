import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { folders } from '../project.ts';
import { runProgram, runTool, type Finished } from '../tool.ts';
import { Trouble } from '../../../build/trouble.mjs';

/** What the search depends on; tests pass in their own. */
export type Machine = {
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  /** The user's home folder. */
  home: string;
  exists: (path: string) => boolean;
};

const thisMachine: Machine = { env: process.env, platform: process.platform, home: homedir(), exists: existsSync };

/** Chromium without a window: it draws the same pages in half the time on a machine without a graphics card. */
const shell = 'chromium-headless-shell';
/** Whether a browser is the shell. */
export const isShell = (path: string) => path.endsWith(shell);

const commands = [shell, 'chromium', 'chromium-browser'].concat(
  ['', '-stable', '-beta'].map((channel) => `google-chrome${channel}`),
  ['', '-stable'].map((channel) => `microsoft-edge${channel}`),
);
const linuxPlaces = [shell, 'chromium', 'google-chrome']
  .map((command) => `/usr/bin/${command}`)
  .concat('/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/snap/bin/chromium');
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPlaces = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

/**
 * All places where this machine has a Chrome, Chromium or Edge, best first. Looks at files only, so it can be used
 * where nothing may be awaited.
 *
 * @throws {Trouble} when `CHROME_PATH` names no file
 */
export function searchBrowsers(machine: Machine = thisMachine): string[] {
  const { env, exists } = machine;
  const named = env['CHROME_PATH']?.trim();
  if (named && exists(named)) return [named];
  if (named)
    throw new Trouble(
      `CHROME_PATH is "${named}" and there is no such file: correct it, or unset it to have a browser found.`,
    );
  return places(machine).filter((path) => exists(path));
}

/**
 * Finds a browser: the one that `CHROME_PATH` names, an installed one, Playwright's own; else installs one, with
 * apt-get on Debian and Ubuntu where it may, or with Playwright. In a container it installs the shell even beside
 * another browser: the tests end sooner.
 *
 * @param use most `tests` are content with the shell; what is measured or filmed is `whole`, the browser that visitors
 * have
 * @returns the path of a browser that starts
 * @throws {Trouble} when none is to be had
 */
export async function findBrowser(use: 'tests' | 'whole' = 'tests'): Promise<string> {
  const found = await firstThatStarts(use);
  const isRoot = process.getuid?.() === 0;
  if (use === 'tests' && isRoot && !process.env['CHROME_PATH'] && !(found && isShell(found)) && isDebian()) {
    const installed = await installWithApt([shell], use);
    if (installed) return installed;
  }
  return found ?? (await installWithApt(['chromium'], use)) ?? (await installWithPlaywright(use)) ?? fail();
}

function fail(): never {
  throw new Trouble(
    'No browser is installed and none could be installed: install Chrome or Chromium, or set CHROME_PATH to one ' +
      '(what was tried stands in .local/browser.log).',
  );
}

function places({ env, platform, home }: Machine): string[] {
  if (platform === 'win32') {
    const programs = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
      (folder) => folder !== undefined,
    );
    return windowsPlaces.flatMap((place) => programs.map((folder) => `${folder}/${place}`));
  }
  const inPath = (env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  if (platform === 'darwin') {
    return [
      ...macApps.flatMap((app) =>
        ['', home].map((folder) => `${folder}/Applications/${app}.app/Contents/MacOS/${app}`),
      ),
      ...inPath,
    ];
  }
  return [...new Set([...inPath, ...linuxPlaces])];
}

async function firstThatStarts(use: 'tests' | 'whole'): Promise<string | undefined> {
  const browsers = [...searchBrowsers(), ...(await playwrightBrowser())];
  const named = process.env['CHROME_PATH']?.trim();
  for (const path of browsers)
    if ((use === 'tests' || path === named || !isShell(path)) && (await starts(path))) return path;
  // A browser that was asked for by name must not be replaced in silence.
  if (named)
    throw new Trouble(
      `CHROME_PATH is "${named}", which does not start as a browser: correct it, or unset it to have a browser found.`,
    );
  return undefined;
}

/** Ubuntu's chromium-browser, for one, is a script that only says what to install. */
async function starts(path: string): Promise<boolean> {
  // On Windows Chrome opens a window when it is asked for its version.
  if (process.platform === 'win32') return true;
  const { code, output } = await runProgram(path, ['--version'], { limit: 30 });
  return code === 0 && /chrom|edge/i.test(output);
}

async function playwrightBrowser(): Promise<string[]> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? [path] : [];
}

async function installWithApt(packages: string[], use: 'tests' | 'whole'): Promise<string | undefined> {
  if (!isDebian()) return undefined;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return undefined;
  console.log(`Installing Debian's ${packages.join(' and ')}, which takes a minute …`);
  const apt = async (...args: string[]) => {
    const quietly = 'env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120';
    const [program = '', ...rest] = [...(isRoot ? [] : ['sudo', '-n']), ...quietly.split(' '), ...args];
    return record(`apt-get ${args.join(' ')}`, await runProgram(program, rest));
  };
  // An update that fails for one of several sources may still leave a usable list.
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', ...packages, 'fonts-liberation');
  return firstThatStarts(use);
}

async function installWithPlaywright(use: 'tests' | 'whole'): Promise<string | undefined> {
  console.log("No browser is installed: downloading Playwright's chromium …");
  record(
    'playwright install chromium',
    await runTool('@playwright/test playwright', ['install', 'chromium'], { limit: 300 }),
  );
  return firstThatStarts(use);
}

function isDebian(): boolean {
  return (
    existsSync('/etc/os-release') &&
    /^(?:ID|ID_LIKE)=.*(?:debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

function record(what: string, finished: Finished): Finished {
  mkdirSync(folders.local, { recursive: true });
  writeFileSync(join(folders.local, 'browser.log'), `${what}: exit code ${finished.code}\n${finished.output}\n`, {
    flag: 'a',
  });
  return finished;
}
