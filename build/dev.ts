import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { readHistory } from './gitHistory.ts';
import { errorPageFor } from './hosting.ts';
import { findVariants, makeVariant } from './pictures.ts';
import { findSharePictures, makeSharePicture } from './sharePictures.ts';
import { sheetAddress } from './styles.ts';

type Renderer = typeof import('./render.tsx');

const renderer = '/build/render.tsx';
const addresses = { font: '/src/fonts/schibsted-grotesk.woff2', script: '/src/browser.ts' };

/**
 * Serves the same HTML as the build while developing, rendered anew for every request.
 * A change in a component that hydrates is swapped in place; a change in anything else reloads the page.
 */
export function developmentPages(): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const address = request.originalUrl ?? '/';
          const path = new URL(address, 'http://localhost').pathname;
          try {
            const [variant] = findVariants(path);
            if (variant) {
              response.setHeader('Content-Type', `image/${variant.format}`);
              return response.end(await readFile(await makeVariant(server.config.root, variant)));
            }
            const { renderPage, renderDrawing, listPageKinds, listReaderFiles, checkContent } =
              (await server.ssrLoadModule(renderer)) as Renderer;
            const styles = Object.fromEntries(listPageKinds().map((kind) => [kind, { href: sheetAddress(kind) }]));
            const assets = { ...addresses, styles };
            const [share] = findSharePictures(path);
            if (share) {
              response.setHeader('Content-Type', 'image/jpeg');
              return response.end(
                await readFile(
                  await makeSharePicture(server.config.root, share, async (drawing) => renderDrawing(drawing)),
                ),
              );
            }
            if (/\.(?:txt|xml|webmanifest)$/.test(path)) {
              const text = listReaderFiles(await readHistory(server.config.root), new Date()).find(
                ({ file }) => path === `/${file}`,
              )?.text;
              if (text === undefined) return next();
              response.setHeader(
                'Content-Type',
                path.endsWith('.webmanifest') ? 'application/manifest+json' : 'text/plain; charset=utf-8',
              );
              return response.end(text);
            }
            if (path.endsWith('.svg')) {
              const drawing = renderDrawing(path);
              if (drawing === undefined) return next();
              response.setHeader('Content-Type', 'image/svg+xml');
              return response.end(drawing);
            }
            // Once a page: its drawings would only say the same again.
            for (const problem of checkContent()) server.config.logger.warn(problem, { timestamp: true });
            const html = await renderPage(path, assets);
            const missing = errorPageFor(path).replace('.html', '');
            response.statusCode = html === undefined ? 404 : 200;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            return response.end(
              await server.transformIndexHtml(address, html ?? (await renderPage(missing, assets)) ?? ''),
            );
          } catch (error) {
            server.ssrFixStacktrace(error as Error);
            return next(error);
          }
        });
      };
    },
    hotUpdate({ modules, server, file }) {
      if (this.environment.name !== 'client') return;
      if (modules.length === 0 && /\.tsx?$/.test(file) && !file.includes('.test.'))
        server.ws.send({ type: 'full-reload' });
    },
  };
}
