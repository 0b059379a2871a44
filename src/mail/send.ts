/** The one module of the browser that knows the mail provider. */
import { sendFormPath, type MailSettings } from './provider.ts';

/** Put in by the build. */
declare const __MAIL__: MailSettings;

/** Where the form sends its messages; null when the site was built without keys. */
const mail: MailSettings = __MAIL__;

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

/** What the provider answered; `text` is `OK` or its reason in English. */
type Answer = { status: number; text: string };

/**
 * Sends the fields of a form that have a name as one message.
 *
 * @throws whatever went wrong: a missing key (text), no network (TypeError), the provider's answer ({ status, text }),
 *   or no answer in time
 */
export async function send(form: HTMLFormElement): Promise<void> {
  if (!mail) throw new Error('The site was built without keys for the mail provider.');
  if (!navigator.onLine) throw new Error('The browser is offline.');
  const { serviceId, templateId } = mail;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${timeout / 1000} s.`)), timeout);
  });
  const sending = prepare().then(
    (provider) => provider.sendForm(serviceId, templateId, form),
    () => post(form),
  );
  const answer = await Promise.race([sending, tooLate]).finally(() => clearTimeout(timer));
  // A page instead of the provider's short text comes from someone else, a hotel's login say, and nobody got the
  // message.
  if (answer.text.trimStart().startsWith('<')) throw answer;
}

/** Whether a message was refused because it is larger than the provider takes. */
export function isTooLong(error: unknown): boolean {
  return (error as Partial<Answer> | undefined)?.status === 413;
}

/**
 * Sends as the library does where there is none: its file is gone after a new version was published, or it ends with an
 * error because the visitor's browser blocks storage, which @emailjs/browser 4.4.1 touches when it is loaded.
 */
async function post(form: HTMLFormElement): Promise<Answer> {
  // Without keys nothing is sent at all.
  const { action, fields } = plainForm as NonNullable<typeof plainForm>;
  const body = new FormData(form);
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await fetch(action, { method: 'POST', body });
  const answer = { status: response.status, text: await response.text() };
  if (!response.ok) throw answer;
  return answer;
}
