import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentPages } from './build/dev.ts';
import { pictures } from './build/pictures.ts';
import { shareDesign } from './build/sharePictures.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [react(), pictures(import.meta.dirname), shareDesign(import.meta.dirname), developmentPages()],
  // The scripts that are sent hold other people's code, whose licences ask to be named.
  build: {
    license: { fileName: 'licenser.txt' },
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
  },
});
