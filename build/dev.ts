import { isRunnableDevEnvironment, type Connect, type Plugin, type ViteDevServer } from 'vite';
import type { Artefact } from './artefact.ts';
import { checkContent } from './checkContent.ts';
import { readHistory } from './gitHistory.ts';
import { contentType, errorPageFor } from './hosting.ts';
import { pageScripts } from './sourceGraph.ts';
import { sheetAddress } from './styles.ts';
import { Trouble } from './trouble.mjs';

type Registry = typeof import('./registry.tsx');

/**
 * Answers with the same files as the build writes while developing, made anew for every request.
 * A change in a component that hydrates is swapped in place; a change in anything else reloads the page.
 */
export function developmentSite(): Plugin {
  return {
    name: 'development-site',
    apply: 'serve',
    configureServer: (server) => () => void server.middlewares.use(answerFromRegistry(server)),
    hotUpdate({ modules, server, file }) {
      if (this.environment.name !== 'client') return;
      if (modules.length === 0 && /\.(?:tsx?|json)$/.test(file) && !file.includes('.test.'))
        server.ws.send({ type: 'full-reload' });
    },
  };
}

function answerFromRegistry(server: ViteDevServer): Connect.NextHandleFunction {
  const { root } = server.config;
  /** Pictures that the pages served so far refer to. */
  const named = new Map<string, Artefact>();
  let checked: Promise<string[]> | undefined;
  server.watcher.on('all', () => (checked = undefined));

  return async (request, response, next) => {
    const address = request.originalUrl ?? '/';
    let problems: string[] = [];
    try {
      problems = await (checked ??= checkContent(root));
      const registry = await loadRegistry(server);
      const { artefact, status } = artefactAt(address, [...listArtefacts(root, registry), ...named.values()]);
      if (!artefact) return next();

      const type = contentType(artefact.path) ?? 'application/octet-stream';
      const isPage = type.startsWith('text/html');
      // For pages only: their pictures would repeat the same warnings.
      if (isPage) for (const problem of problems) server.config.logger.warn(problem, { timestamp: true });
      const { body, names } = await registry.make(root, artefact);
      for (const name of names) named.set(name.path, name);
      response.statusCode = status;
      response.setHeader('Content-Type', type);
      response.end(isPage ? await server.transformIndexHtml(address, String(body)) : body);
    } catch (error) {
      // Mistakes in the content are the likeliest cause, and they say where it is.
      next(problems.length > 0 ? new Trouble(problems.join('\n')) : error);
    }
  };
}

/** What is at an address; where there is nothing, the page that says so. */
function artefactAt(address: string, artefacts: Artefact[]): { artefact: Artefact | undefined; status: 200 | 404 } {
  const path = decodeURI(new URL(address, 'http://localhost').pathname);
  const find = (file: string) => artefacts.find((artefact) => artefact.path === file);
  const found = find(path) ?? find(path === '/' ? '/index.html' : `${path}.html`);
  return found ? { artefact: found, status: 200 } : { artefact: find(errorPageFor(path)), status: 404 };
}

async function loadRegistry(server: ViteDevServer): Promise<Registry> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no modules here.');
  return ssr.runner.import<Registry>('/build/registry.tsx');
}

function listArtefacts(root: string, registry: Registry): Artefact[] {
  const scripts = pageScripts(root, registry.listPageKinds());
  const kinds = [...scripts].map(([kind, files]) => [kind, { styles: { href: sheetAddress(kind) }, scripts: files }]);
  const assets = {
    script: '/src/browser.ts',
    font: '/src/fonts/schibsted-grotesk.woff2',
    kinds: Object.fromEntries(kinds),
  };
  return registry.listArtefacts({ root, assets, readHistory: () => readHistory(root), now: new Date() });
}
