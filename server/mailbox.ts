import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative } from 'node:path';
import { sendFormPath } from '../src/mail/provider.ts';
import { composeMail, readMessage } from './message.ts';
import { createOutbox } from './outbox.ts';

/** How an embedded mailbox is set up. */
export type MailboxOptions = {
  /** Folder for the `.eml` files. */
  outbox: string;
  /** The company's address. */
  to: string;
  /** Least time between two requests from one client address, in milliseconds. 0 allows any number. */
  rateLimit?: number;
  /** Gets one line for each stored message, and one for each that could not be stored. */
  log?: (line: string) => void;
};

/** Answers the provider's endpoint and leaves every other path to `next`: a Connect middleware. */
export type Mailbox = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The provider's limits: 50 kB of variables, and one request a second. */
const variablesLimit = 50_000;
const intervalLimit = 1000;
/** Room for the multipart form's own lines around the variables, in bytes. */
const bodyLimit = variablesLimit + 16_000;
/** A larger body is not even read to its end, in bytes. */
const hopelessLimit = 20_000_000;

const anyOrigin = { 'access-control-allow-origin': '*' };

/**
 * The embedded mailbox: takes the place of the e-mail provider on this machine, with the provider's contract.
 *
 * Answers are plain text: 200 `OK`, 400 with the reason, 405, 413 (more than 50 kB of variables), 415 (not a multipart
 * form), 429 (too soon after the last request), 500 when the message could not be stored.
 */
export function createMailbox(options: MailboxOptions): Mailbox {
  const { to, log = console.log } = options;
  /** Sender of the mails; the visitor stands in Reply-To. */
  const from = `webbplatsen${to.slice(to.indexOf('@'))}`;
  const store = createOutbox(options.outbox);
  const isTooSoon = createRateLimit(options.rateLimit ?? intervalLimit);

  async function accept(request: IncomingMessage): Promise<[status: number, text: string]> {
    const tooSoon = isTooSoon(request.socket.remoteAddress ?? '');
    // The body is read before any refusal: a browser whose upload is cut off shows a network error instead of the
    // answer.
    const body = await readBody(request);
    if (tooSoon) return [429, 'Too many requests: wait a second'];
    const type = request.headers['content-type'] ?? '';
    if (!/^multipart\/form-data\s*(?:;|$)/i.test(type)) return [415, 'The form must be sent as multipart/form-data'];
    if (!body) return [413, 'The variables are larger than 50 kB'];
    const form = await parseForm(type, body);
    if (!form) return [400, 'The form is not valid multipart/form-data'];
    if (sizeOf(form) > variablesLimit) return [413, 'The variables are larger than 50 kB'];
    const message = readMessage(form);
    if ('refused' in message) return [400, message.refused];

    const date = new Date();
    const path = await store(await composeMail(message, { from, to, date }), date);
    log(`Message from ${message.name} stored in ${shortPath(path)}`);
    return [200, 'OK'];
  }

  return (request, response, next) => {
    if (request.url?.split('?', 1)[0] !== sendFormPath) return next();
    if (request.method === 'OPTIONS') return preflight(response);
    if (request.method !== 'POST') return answer(response, 405, 'Use POST', { allow: 'POST, OPTIONS' });
    accept(request).then(
      ([status, text]) => answer(response, status, text),
      (error: unknown) => {
        if (request.destroyed && !request.complete) return;
        log(`A message could not be stored: ${error instanceof Error ? error.message : String(error)}`);
        answer(response, 500, 'The message could not be stored');
      },
    );
  };
}

/** @returns whether a request from this address comes too soon after its last one that was let through */
function createRateLimit(interval: number): (address: string) => boolean {
  const last = new Map<string, number>();
  return (address) => {
    const now = performance.now();
    for (const [known, time] of last) if (now - time >= interval) last.delete(known);
    if (last.has(address)) return true;
    if (interval > 0) last.set(address, now);
    return false;
  };
}

/** @returns the body, or null when it is larger than a form may be; it is then read and thrown away */
async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += chunk.length;
    if (size <= bodyLimit) chunks.push(chunk);
    // Leaving the loop closes the connection.
    else if (size > hopelessLimit) break;
  }
  return size <= bodyLimit ? Buffer.concat(chunks) : null;
}

async function parseForm(type: string, body: Uint8Array<ArrayBuffer>): Promise<FormData | null> {
  try {
    return await new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    }).formData();
  } catch {
    return null;
  }
}

/** Bytes of all names and values. */
function sizeOf(form: FormData): number {
  let size = 0;
  for (const [name, value] of form)
    size += Buffer.byteLength(name) + (typeof value === 'string' ? Buffer.byteLength(value) : value.size);
  return size;
}

function preflight(response: ServerResponse): void {
  response
    .writeHead(204, {
      ...anyOrigin,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '86400',
    })
    .end();
}

function answer(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  if (response.headersSent || response.destroyed) return;
  response
    .writeHead(status, {
      ...anyOrigin,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    })
    .end(text);
}

/** Relative to the current folder where that is shorter to read. */
function shortPath(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}
