/** Runs on Cloudflare, where no file of the site is: answers with the error page that fits. */
import { errorPageFor } from '../hosting.ts';

/** The files of the site, as Cloudflare hands them to a worker. */
type Environment = { ASSETS: { fetch: (request: Request) => Promise<Response> } };

export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    if (!['GET', 'HEAD'].includes(request.method)) return new Response('Use GET', { status: 405, headers: { Allow: 'GET, HEAD' } });
    const page = new URL(errorPageFor(decode(new URL(request.url).pathname)).replace('.html', ''), request.url);
    const { body, headers } = await ASSETS.fetch(new Request(page, { method: request.method }));
    return new Response(body, { status: 404, headers });
  },
};

/** A path that cannot be decoded is like no product's. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
