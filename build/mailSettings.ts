import type { MailSettings } from '../src/mail/provider.ts';
import { Trouble } from './trouble.mjs';

/** The embedded mailbox of the local server, at the site's own origin. */
export const embeddedMail = {
  origin: '',
  publicKey: 'embedded-key',
  serviceId: 'embedded-service',
  templateId: 'embedded-template',
} as const satisfies MailSettings;

const providerOrigin = 'https://api.emailjs.com';
const keyNames = ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'] as const;

/**
 * Reads the provider's keys from the environment; an empty value counts as not set.
 *
 * @returns null when none of the three keys is set
 * @throws {Trouble} when only some are set, or the origin is not one that a browser may be sent to
 */
export function readMailSettings(env: Record<string, string | undefined>): MailSettings {
  const value = (name: string) => env[name]?.trim() ?? '';
  const missing = keyNames.filter((name) => !value(name));
  if (missing.length === keyNames.length) return null;
  if (missing.length > 0) {
    throw new Trouble(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set although another key of the form is: ` +
        'fill in all three in .env (see .env.example), or none.',
    );
  }
  return {
    origin: readOrigin(value('EMAILJS_ORIGIN') || providerOrigin),
    publicKey: value('EMAILJS_PUBLIC_KEY'),
    serviceId: value('EMAILJS_SERVICE_ID'),
    templateId: value('EMAILJS_TEMPLATE_ID'),
  };
}

/**
 * The settings of a site that runs on this machine (`npm start`, `npm run dev`): the real keys where they are set, else
 * the embedded mailbox.
 *
 * @throws {Trouble} as `readMailSettings`
 */
export function localMailSettings(env: Record<string, string | undefined>): NonNullable<MailSettings> {
  return readMailSettings(env) ?? embeddedMail;
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost');
  // The client library appends its own path to the origin; with another one in between the address would be wrong.
  if (url && isSafe && url.href === `${url.origin}/`) return url.origin;
  throw new Trouble(
    `EMAILJS_ORIGIN is "${text}" and should be an https address without a path (or http://localhost): correct it, or unset it for ${providerOrigin}.`,
  );
}
