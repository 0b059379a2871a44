import { statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { cacheRule, contentType, redirectStatus } from '../build/hosting.ts';
import { findRoute } from './route.ts';

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
  // `dev` makes sirv look at the disk at each request, instead of at a list that a new build would make wrong.
  const send = sirv(root, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  const sendFile = (request: IncomingMessage, response: ServerResponse, path: string) => {
    response.setHeader('cache-control', cacheRule(path));
    const type = contentType(path);
    if (type) response.setHeader('content-type', type);
    keepSafe(request, response);
    request.url = encodeURI(path);
    send(request, response, () => sendText(response, 404, 'Not found'));
  };

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const method = request.method ?? '';
    if (!['GET', 'HEAD'].includes(method)) return sendText(response, 405, 'Use GET', { allow: 'GET, HEAD' });
    const [pathname = '', ...query] = (request.url ?? '').split('?');
    const route = findRoute(pathname, (path) => isFile(join(root, path)));
    switch (route.kind) {
      case 'malformed':
        return sendText(response, 400, 'Bad request');
      case 'redirect':
        // Without a rule a browser keeps the redirect for ever, also for the next project on this port.
        return sendText(response, redirectStatus, '', {
          location: [route.to, ...query].join('?'),
          'cache-control': 'no-cache',
        });
      case 'file':
        return sendFile(request, response, route.path);
      case 'missing': {
        const page = [route.page, '/404.html'].find((path) => isFile(join(root, path)));
        if (!page) return sendText(response, 404, 'Not found');
        answerNotFound(request, response);
        return sendFile(request, response, page);
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

/**
 * Guards against what sirv 3.0.2 does not: a range other than `a-` and `a-b` is answered wrongly or throws (so it is
 * left out, which the protocol allows); a file that vanishes while it is sent would end the process, and one that a
 * visitor gives up on would stay open. To be removed when sirv does this itself.
 */
function keepSafe(request: IncomingMessage, response: ServerResponse): void {
  const range = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(request.headers.range ?? '');
  const isPlain = range && (range[2] === undefined || (Number(range[2]) > 0 && Number(range[1]) <= Number(range[2])));
  // Without If-Range support a range of another version would be mixed with what the visitor has.
  if (!isPlain || request.method !== 'GET' || request.headers['if-range']) delete request.headers.range;
  response.on('pipe', (source) => {
    source.on('error', () => response.destroy());
    response.on('close', () => source.unpipe(response).destroy?.());
  });
}

/** Makes sirv, which only knows 200 for a whole file, answer with 404. */
function answerNotFound(request: IncomingMessage, response: ServerResponse): void {
  delete request.headers.range;
  delete request.headers['if-none-match'];
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (_status: number, headers?: unknown) => writeHead(404, headers as OutgoingHttpHeaders);
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
