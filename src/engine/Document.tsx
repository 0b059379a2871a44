import type { ReactNode } from 'react';
import fontUrl from '../fonts/schibsted-grotesk.woff2?url';
import { Footer } from '../components/Footer.tsx';
import { company } from '../content/company.ts';
import { palette } from '../drawings/palette.ts';
import { icons } from '../seo/icons.ts';
import { Island } from './Island.tsx';

type StyleSheet = { text: string } | { href: string };

/** Where the browser finds styles and script: inlined styles in a build, addresses in development. */
export type Assets = {
  /** `index` is what every page carries, `details` what some carry besides. */
  css: { index: StyleSheet; details: StyleSheet };
  script: string;
};

type Props = { path: string; assets: Assets; detailed: boolean; children: ReactNode };

/** The whole HTML document around a page; `detailed` pages carry both style sheets. */
export function Document({ path, assets, detailed, children }: Props) {
  return (
    <html lang="sv">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={palette.paper} />
        <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />
        <Styles {...assets.css.index} />
        {detailed && <Styles {...assets.css.details} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Browsers that cannot show the SVG ask for /favicon.ico by themselves; naming it would make others prefer it. */}
        <link rel="apple-touch-icon" href={icons.apple.file} />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Async: the browser looks for the place that a fragment names only when all other scripts have run, and would show another tab
            before it. Low: the script waits for the page, so it must not take bandwidth from what is painted first. */}
        <script type="module" async src={assets.script} fetchPriority="low" />
      </head>
      <body>
        <a className="skip-link" href="#innehall">
          Hoppa till innehållet
        </a>
        <Island name="NavBar" props={{ current: path, company: { name: company.name, logo: company.logo } }} />
        <main id="innehall" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </body>
    </html>
  );
}

function Styles(sheet: StyleSheet) {
  return 'text' in sheet ? (
    <style dangerouslySetInnerHTML={{ __html: sheet.text }} />
  ) : (
    <link rel="stylesheet" href={sheet.href} />
  );
}
