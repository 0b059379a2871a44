import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentPages } from './src/site/dev.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [react(), developmentPages()],
  build: { assetsInlineLimit: 0, cssMinify: 'lightningcss', reportCompressedSize: false },
});
