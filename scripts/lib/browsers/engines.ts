/**
 * The engines besides Chromium's in which the site is tested. Each is driven by the W3C's own protocol with what Node
 * has: a WebSocket to Firefox, HTTP to WebKit. Both take the same description of keys and mouse, which is most of a
 * driver's work; a package for it would bring ten others.
 */
import { globSync } from 'node:fs';
import { startFirefox } from './firefox.ts';
import { findProgram } from '../runServer.ts';
import { startWebKit } from './webkit.ts';

/** A browser with one window. */
export type Session = {
  /** Goes to an address and waits for `load`. */
  open: (url: string) => Promise<void>;
  /** Calls a function, given as source, on the page; values and result are JSON. */
  call: (source: string, values: unknown[]) => Promise<unknown>;
  /** Presses and moves as WebDriver's "Perform Actions" describes it; the protocols agree on the format. */
  act: (inputs: object[]) => Promise<void>;
  /** Makes the page this large, in CSS pixels; WebKit's window keeps a frame of its own. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};

/** How a browser is started. */
export type SessionOptions = {
  /** Whether pages may run script. */
  script: boolean;
};

/** An engine as the tests know it. */
export type Engine = {
  name: 'firefox' | 'webkit';
  /** What has to be installed before it runs here; undefined if it is there. */
  lacks: string | undefined;
  start: (options: SessionOptions) => Promise<Session>;
};

const firefox = findProgram('firefox-esr') ?? findProgram('firefox');
const driver = findProgram('WebKitWebDriver');
const display = findProgram('xvfb-run');
const [miniBrowser] = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.1/MiniBrowser');

/** The engines, whether they are installed or not. */
export const engines: Engine[] = [
  {
    name: 'firefox',
    lacks: firefox ? undefined : 'Debian’s package firefox-esr',
    start: (options) => startFirefox(firefox ?? '', options),
  },
  {
    name: 'webkit',
    lacks: driver && display && miniBrowser ? undefined : 'Debian’s packages webkit2gtk-driver, xvfb and xauth',
    start: (options) =>
      startWebKit({ driver: driver ?? '', display: display ?? '', browser: miniBrowser ?? '' }, options),
  },
];
