/** What the form, the build and the local mailbox have to agree on about the mail provider (EmailJS). */

/** How the form reaches the mail provider; null when messages have nowhere to go. */
export type MailSettings = {
  /** Scheme and host of the provider without a slash at the end; '' is the site's own origin. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
} | null;

/** The provider's path for forms, below its origin. */
export const sendFormPath = '/api/v1.0/email/send-form';
