import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from '../src/content/company.ts';
import type { Company } from '../src/content/schema.ts';
import type { MailSettings } from '../src/mail/send.ts';

/** Hosts that the film's player is loaded from, after the visitor's click. */
const videoHosts = { file: "'none'", youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' };

/** Tells browsers to come by https only; a server that is reached by plain http, as the local one, has no use for it. Two years, in seconds. */
export const secureTransport = { 'Strict-Transport-Security': 'max-age=63072000' } as const;

/**
 * The headers of every answer of the built site in `root`, whichever host gives it; `secureTransport` comes on top where there is https.
 * The policy names the hashes of the style sheets that the pages carry inline.
 */
export async function siteHeaders(root: string, mail: MailSettings): Promise<Record<string, string>> {
  const pages = await Promise.all(
    globSync('**/*.html', { cwd: root }).map((file) => readFile(join(root, file), 'utf8')),
  );
  const styles = new Set(
    pages.flatMap((html) => Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, text = '']) => text)),
  );
  const styleHashes = Array.from(styles, (style) => createHash('sha256').update(style).digest('base64')).toSorted();
  return {
    'Content-Security-Policy': contentSecurityPolicy({ styleHashes, mail, video: company.video }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // What browsers may fetch and render ahead; see decision 6.
    'Speculation-Rules': '"/speculation-rules.json"',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    // frame-ancestors says the same; public checkers look for this one as well.
    'X-Frame-Options': 'DENY',
  };
}

/** A policy that allows what the site uses and nothing else; no `unsafe-*`. */
export function contentSecurityPolicy({
  styleHashes,
  mail,
  video,
}: {
  styleHashes: string[];
  mail: MailSettings;
  video: Company['video'];
}): string {
  // An empty origin is the embedded mailbox of the local server; without settings the plain form opens the visitor's mail program.
  const mailSource = mail ? mail.origin || "'self'" : "'none'";
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styleHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src ${mailSource}`,
    `form-action ${mail ? mailSource : 'mailto:'}`,
    `frame-src ${video ? videoHosts[video.provider] : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No script turns text into markup or code, and none may make itself an exception.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
