import { expect, test } from 'vitest';
import { videoAddress } from '../src/content/videoAddress.ts';
import type { Company } from '../src/content/schema.ts';
import type { MailSettings } from '../src/mail/provider.ts';
import { embeddedMail } from './mailSettings.ts';
import { contentSecurityPolicy, siteHeaders } from './headers.ts';

const realMail = { ...embeddedMail, origin: 'https://api.emailjs.com' };
const film = {
  provider: 'file',
  sources: [{ src: '/film/film.mp4', type: 'video/mp4' }],
  title: 'Film',
} satisfies Company['video'];
const youtube = { provider: 'youtube', id: 'dQw4w9WgXcQ', title: 'Film' } as const;
const vimeo = { provider: 'vimeo', id: '76979871', title: 'Film' } as const;

/** Sources by directive. */
function policy({
  mail = embeddedMail,
  video = null,
}: {
  mail?: MailSettings;
  video?: Company['video'];
}): Record<string, string> {
  const text = contentSecurityPolicy({ styles: ['a {}', 'b {}', 'a {}'], mail, video });
  return Object.fromEntries(
    text.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
}

test('nothing is allowed that is not named, and nothing unsafe', () => {
  const everything = [null, film, youtube, vimeo].flatMap((video) =>
    [null, embeddedMail, realMail].map((mail) => policy({ mail, video })),
  );
  for (const directives of everything) {
    expect(directives['default-src']).toBe("'none'");
    expect(directives['style-src']).toMatch(/^'sha256-[\w+/]{43}=' 'sha256-[\w+/]{43}='$/);
    expect(Object.values(directives).join(' ')).not.toMatch(/unsafe|\*|data:|http:/);
  }
});

test('no page is framed, gets another base, or turns text into code; no type is guessed', () => {
  expect(policy({})).toMatchObject({
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'script-src': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });
  expect(siteHeaders({ styles: [], mail: null, video: null })).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
});

test.each([youtube, vimeo])('the player of $provider may be embedded, and no other', (video) => {
  expect(policy({ video })['frame-src']).toBe(new URL(videoAddress(video).player ?? '').origin);
});

test('a film of the site’s own, or none, embeds no player', () => {
  expect(policy({ video: film })).toMatchObject({ 'frame-src': "'none'", 'media-src': "'self'" });
  expect(policy({ video: null })['frame-src']).toBe("'none'");
});

test('the form reaches the embedded mailbox on the site itself', () => {
  expect(policy({ mail: embeddedMail })).toMatchObject({ 'connect-src': "'self'", 'form-action': "'self'" });
});

test('the form reaches the provider at its origin, with script and without', () => {
  expect(policy({ mail: realMail })).toMatchObject({
    'connect-src': realMail.origin,
    'form-action': `'self' ${realMail.origin}`,
  });
});

test('without keys nothing is sent but through the visitor’s own mail program', () => {
  expect(policy({ mail: null })).toMatchObject({ 'connect-src': "'none'", 'form-action': "'self' mailto:" });
});
