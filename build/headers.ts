import { createHash } from 'node:crypto';
import type { Company } from '../src/content/schema.ts';
import type { MailSettings } from '../src/mail/provider.ts';

/** Hosts that the film's player is loaded from, after the visitor's click. */
const videoHosts = { file: "'none'", youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' };

/**
 * Tells browsers to use https only, for two years (in seconds). Of no use to a server that is reached by plain http, as
 * the local one is.
 */
export const secureTransport = { 'Strict-Transport-Security': 'max-age=63072000' } as const;

type Parts = {
  /** The style sheets that pages carry inline. */
  styles: Iterable<string>;
  mail: MailSettings;
  video: Company['video'];
};

/**
 * The headers of every answer of the site, whichever host gives it; `secureTransport` comes on top where there is
 * https.
 */
export function siteHeaders(parts: Parts): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(parts),
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
export function contentSecurityPolicy({ styles, mail, video }: Parts): string {
  // An empty origin is the embedded mailbox of the local server; without settings the plain form opens the visitor's
  // mail program.
  const mailSource = mail ? mail.origin || "'self'" : "'none'";
  // Without script the field for a requirement reloads its own page.
  const formTargets = new Set(["'self'", mail ? mailSource : 'mailto:']);
  const hashes = Array.from(new Set(styles), (style) => createHash('sha256').update(style).digest('base64'));
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src ${mailSource}`,
    `form-action ${[...formTargets].join(' ')}`,
    `frame-src ${video ? videoHosts[video.provider] : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No script turns text into markup or code, and none may make itself an exception.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
