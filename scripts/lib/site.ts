import { createMailbox } from '../../server/mailbox.ts';
import { embeddedMail } from '../../build/mailSettings.ts';
import type { MailSettings } from '../../src/mail/provider.ts';
import { folders } from './project.ts';

/** Whether messages go to the mailbox of the local server. */
export function usesMailbox(mail: MailSettings): boolean {
  return mail === embeddedMail;
}

/** The mailbox as `npm start` and `npm run dev` run it: messages land in `outbox/`. */
export async function localMailbox() {
  // Imported only when the content is known to be in order: a file that cannot be parsed would end the program with a
  // stack trace.
  const { company } = await import('../../src/content/company.ts');
  return createMailbox({ outbox: folders.outbox, to: company.email });
}

/** Tells whoever started the server where messages land. */
export function whereMessagesLand(mail: NonNullable<MailSettings>): string {
  return usesMailbox(mail)
    ? 'Messages are stored in outbox/ as .eml files.'
    : `Messages are sent through ${mail.origin} with the keys that are set.`;
}
