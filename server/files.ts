import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import { cacheRule, contentType, redirectStatus } from '../build/hosting.ts';
import { findRoute } from './route.ts';

/** The compressed twins that a build leaves beside its texts, best first. */
const twins = { br: '.br', gzip: '.gz' };

/**
 * Serves the files of a built site: clean addresses, the two 404 pages, cache rules, precompressed files, ranges.
 *
 * @param root the folder of the built site; may be built anew while it is served
 * @param headers set on every answer
 */
export function createFiles(
  root: string,
  headers: Record<string, string>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const exists = (path: string) => isFile(join(root, path));

  const sendFile = (request: IncomingMessage, response: ServerResponse, path: string, status: 200 | 404) => {
    response.statusCode = status;
    response.setHeader('cache-control', cacheRule(path));
    response.setHeader('vary', 'Accept-Encoding');
    const type = contentType(path);
    if (type) response.setHeader('content-type', type);
    const accepted = String(request.headers['accept-encoding']);
    const twin = Object.entries(twins).find(([name, end]) => accepted.includes(name) && exists(path + end));
    if (twin) response.setHeader('content-encoding', twin[0]);
    const file = encodeURI(path + (twin?.[1] ?? ''));
    // An error page has no ranges.
    send(request, file, { root, dotfiles: 'allow', index: false, cacheControl: false, acceptRanges: status === 200 })
      .on('error', (error: { status: number; message: string }) => {
        if (response.headersSent) return void response.destroy();
        response.removeHeader('content-encoding');
        sendText(response, error.status, error.message);
      })
      .pipe(response);
  };

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!['GET', 'HEAD'].includes(request.method ?? ''))
      return sendText(response, 405, 'Use GET', { allow: 'GET, HEAD' });
    const [pathname = '', ...query] = (request.url ?? '').split('?');
    const route = findRoute(pathname, exists);
    switch (route.kind) {
      case 'malformed':
        return sendText(response, 400, 'Bad request');
      case 'redirect':
        // Otherwise browsers keep the redirect for ever, even for the next project on this port.
        return sendText(response, redirectStatus, '', {
          location: [route.to, ...query].join('?'),
          'cache-control': 'no-cache',
        });
      case 'file':
        return sendFile(request, response, route.path, 200);
      case 'missing': {
        const page = [route.page, '/404.html'].find(exists);
        return page ? sendFile(request, response, page, 404) : sendText(response, 404, 'Not found');
      }
    }
  };
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // Not there, or a name that no file system takes.
    return false;
  }
}

/** Answers with a short text and nothing else. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers })
    .end(text);
}
