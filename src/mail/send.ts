/** The one module of the browser that knows the mail provider. */
import type { MailSettings } from './settings.ts';

/** Where the form sends its messages; null when the site was built without keys. */
export const mail: MailSettings = __MAIL__;

/** The provider's path for forms, below its origin. */
const sendFormPath = '/api/v1.0/email/send-form';

/** A message that takes longer than this, in milliseconds, counts as lost. */
const timeout = 15_000;

/** What a plain HTML form needs so that the browser itself can send the message to the provider. */
export const plainForm = mail && {
  action: mail.origin + sendFormPath,
  fields: { service_id: mail.serviceId, template_id: mail.templateId, user_id: mail.publicKey },
};

let library: Promise<typeof import('@emailjs/browser')> | undefined;

/** Loads and initialises the provider's library once; called when the page with the form has loaded. */
export function prepare(): Promise<typeof import('@emailjs/browser')> {
  library ??= import('@emailjs/browser').then((provider) => {
    // `origin` is honoured here and nowhere else; an empty one would mean the provider's own.
    if (mail) provider.init({ publicKey: mail.publicKey }, mail.origin || location.origin);
    return provider;
  });
  // A failed load is tried again when the visitor sends.
  library.catch(() => (library = undefined));
  return library;
}

/**
 * Sends the fields of a form that have a name as one message.
 *
 * @throws whatever went wrong: a missing key (text), no network (TypeError), the provider's answer ({ status, text }), or no answer in time
 */
export async function send(form: HTMLFormElement): Promise<void> {
  if (!mail) throw new Error('The site was built without keys for the mail provider.');
  if (!navigator.onLine) throw new Error('The browser is offline.');
  const { serviceId, templateId } = mail;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer from the mail provider in ${timeout / 1000} s.`)), timeout);
  });
  const sending = prepare().then((provider) => provider.sendForm(serviceId, templateId, form));
  await Promise.race([sending, tooLate]).finally(() => clearTimeout(timer));
}
