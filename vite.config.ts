import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig, type Plugin } from 'vite';
import { brandColours } from './build/brand.ts';
import { developmentSite } from './build/dev.ts';
import { pictures } from './build/pictures.ts';
import { styleSheets } from './build/styles.ts';

const root = import.meta.dirname;

/**
 * Styles come with the page and scripts when they are due: Vite's code that fetches both ahead would double the first
 * script.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** `:target-current` is younger than the style compiler, which passes it on as it stands but says so at every build. */
const knownSelector: Plugin = {
  name: 'known-selector',
  configResolved({ logger }) {
    const { warn } = logger;
    logger.warn = (message, options) => {
      if (!message.includes("'target-current' is not recognized")) warn(message, options);
    };
  },
};

export default defineConfig({
  appType: 'custom',
  plugins: [react(), styleSheets(root), plainImports, knownSelector, pictures(root), developmentSite()],
  css: { postcss: { plugins: [brandColours, customMedia()] } },
  build: {
    // The scripts that are sent hold other people's code, whose licences ask to be named.
    license: { fileName: 'licenser.txt' },
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      output: {
        // Six letters of hash tell files apart as well as eight: each page names the font, and the first script all
        // islands.
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'hydrate',
              test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|engine[\\/]hydrate/,
              priority: 2,
            },
            // What the islands of all pages share; what only tools share, or gallery and film, must not come with them.
            {
              name: 'shared',
              test: /[\\/]src[\\/](?:components[\\/](?!fit|schedule|ui[\\/]Picture)|content[\\/]|engine[\\/]|catalogue[\\/](?:requirement[\\/]answerWords|phrasing))/,
              minShareCount: 2,
              priority: 1,
            },
            // What judges a requirement, in the class reader and in the door list: left to itself, it would come in
            // four files.
            {
              name: 'wanted',
              test: /[\\/]catalogue[\\/](?:elementGroups|classes[\\/]fireClass|requirement[\\/](?:match|matchWords|wanted))\.ts/,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
