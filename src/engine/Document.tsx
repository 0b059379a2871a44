import type { ReactNode } from 'react';

/** Styles that stand in the page, or the address of a style sheet. */
export type StyleSheet = { text: string } | { href: string };

type Props = {
  /** Language of the page, as in `lang`. */
  lang: string;
  styles: StyleSheet;
  /** Address of the one script that every page begins with. */
  script: string;
  /** The rest of the head. */
  head: ReactNode;
  children: ReactNode;
};

/** The whole HTML document around a page. */
export function Document({ lang, styles, script, head, children }: Props) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        {'text' in styles ? (
          <style dangerouslySetInnerHTML={{ __html: styles.text }} />
        ) : (
          <link rel="stylesheet" href={styles.href} />
        )}
        {/* Async: otherwise the browser looks for the place that a fragment names only when all other scripts have run,
            and shows another tab before it. Low: the script waits for the page, so it must not take bandwidth from what
            is painted first. */}
        <script type="module" async src={script} fetchPriority="low" />
      </head>
      <body>{children}</body>
    </html>
  );
}
