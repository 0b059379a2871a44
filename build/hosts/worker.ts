/**
 * Runs on Cloudflare for what its static files cannot do: the right error page where there is no file, and films in
 * parts.
 */
import { errorPageFor } from '../hosting.ts';

/** The files of the site, as Cloudflare hands them to a worker. */
type Environment = { ASSETS: { fetch: (request: Request) => Promise<Response> } };

/** Safari plays no film whose server does not answer range requests. */
const isFilm = /\.mp4$/;

export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    if (!['GET', 'HEAD'].includes(request.method))
      return new Response('Use GET', { status: 405, headers: { Allow: 'GET, HEAD' } });
    const { pathname } = new URL(request.url);
    if (isFilm.test(pathname)) {
      const file = await ASSETS.fetch(request);
      if (file.status !== 404) return part(request, file);
    }
    const page = new URL(errorPageFor(decode(pathname)).replace('.html', ''), request.url);
    const { body, headers } = await ASSETS.fetch(new Request(page, { method: request.method }));
    return new Response(body, { status: 404, headers });
  },
};

/** A path that cannot be decoded is no product's, so it may stay as it is. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The bytes of a file that a request asks for; all of them where its range is missing or of a form that may be ignored.
 */
async function part(request: Request, file: Response): Promise<Response> {
  const headers = new Headers(file.headers);
  headers.set('Accept-Ranges', 'bytes');
  const range = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(request.headers.get('Range') ?? '');
  const ofThisVersion = (request.headers.get('If-Range') ?? headers.get('ETag')) === headers.get('ETag');
  if (!range || !ofThisVersion || file.status !== 200 || request.method !== 'GET')
    return new Response(file.body, { status: file.status, headers });

  const bytes = await file.arrayBuffer();
  const first = Number(range[1]);
  const last = Math.min(Number(range[2] ?? Infinity), bytes.byteLength - 1);
  if (last < first)
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${bytes.byteLength}` } });
  headers.set('Content-Range', `bytes ${first}-${last}/${bytes.byteLength}`);
  return new Response(bytes.slice(first, last + 1), { status: 206, headers });
}
