import type { ReactNode } from 'react';
import '../../styles/index.css';
import { company } from '../../content/company.ts';
import { palette } from '../../drawings/palette.ts';
import { Document, type StyleSheet } from '../../engine/Document.tsx';
import { Island } from '../../engine/Island.tsx';
import { drawnIcon } from '../../seo/icons.ts';
import '../ui/Button.css';
import { Footer } from './Footer.tsx';
import { NavBar } from './NavBar.island.tsx';
import { ToolRow } from './ToolRow.tsx';

/** Where the browser finds what is not in the page: addresses of the font and the script, and its styles. */
export type PageAssets = { styles: StyleSheet; font: string; script: string };

type Props = PageAssets & {
  /** Address of the page. */
  path: string;
  children: ReactNode;
};

/** What every page has around it: the document, the bar, the tools, the footer. */
export function PageFrame({ path, styles, font, script, children }: Props) {
  const { name, logo, phone } = company;
  const { days, opens, closes } = company.openingHours;
  return (
    <Document lang="sv" styles={styles} script={script} head={<Head font={font} />}>
      <a className="skip-link visually-hidden" href="#innehall">
        Hoppa till innehållet
      </a>
      <Island
        component={NavBar}
        when="visible"
        props={{ current: path, company: { name, logo, phone, hours: `${days} ${opens}–${closes}` } }}
      />
      <ToolRow current={path} />
      <main id="innehall" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </Document>
  );
}

function Head({ font }: { font: string }) {
  return (
    <>
      <meta name="theme-color" content={palette.paper} />
      <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
      <link rel="icon" href={drawnIcon} type="image/svg+xml" />
      {/* Browsers that cannot show the SVG ask for /favicon.ico by themselves; naming it would make others prefer
          it. */}
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}
