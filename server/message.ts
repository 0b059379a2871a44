import MailComposer from 'nodemailer/lib/mail-composer';

/** A visitor's message, checked and free of control characters where they could do harm. */
export type Message = {
  name: string;
  email: string;
  /** '' when the visitor gave none. */
  phone: string;
  /** Lines end in a line feed. */
  message: string;
  /** Fields beyond the four, in the order of the form. */
  others: [name: string, value: string][];
};

/** What the provider adds to the form for itself; not part of the message. */
const technicalFields = ['user_id', 'service_id', 'template_id', 'lib_version'];
const namedFields = ['name', 'email', 'phone', 'message'];

/**
 * Reads the message from the provider's form.
 *
 * @returns the message, or the reason why it is refused
 */
export function readMessage(form: FormData): Message | { refused: string } {
  for (const [name, value] of form) {
    if (typeof value !== 'string')
      return { refused: `The ${line(name)} field is a file; attachments are not accepted` };
  }
  for (const name of [...technicalFields.slice(0, 3), 'name', 'email', 'message']) {
    if (!text(form, name).trim()) return { refused: `The ${name} is required` };
  }
  const email = text(form, 'email').trim();
  if (!isAddress(email)) return { refused: 'The email is not an e-mail address' };
  return {
    name: line(text(form, 'name')),
    email,
    phone: line(text(form, 'phone')),
    message: block(text(form, 'message')),
    others: [...form]
      .filter(([name]) => !technicalFields.includes(name) && !namedFields.includes(name))
      .map(([name, value]) => [line(name), block(String(value))]),
  };
}

/**
 * Composes the e-mail that the company gets. The library encodes every header and the body.
 *
 * @returns a complete RFC 5322 message with CRLF line ends
 */
export function composeMail(message: Message, mail: { from: string; to: string; date: Date }): Promise<Buffer> {
  const text = [
    `Namn: ${message.name}`,
    `E-post: ${message.email}`,
    `Telefon: ${message.phone || '–'}`,
    ...message.others.map(([name, value]) => `${name}: ${value}`),
    '',
    message.message,
    '',
  ].join('\n');
  return new MailComposer({
    from: mail.from,
    to: mail.to,
    replyTo: { name: message.name, address: message.email },
    // Long enough for any name and short enough for every mail program's list.
    subject: `Meddelande från webbplatsen: ${shorten(message.name, 120)}`,
    date: mail.date,
    text,
    newline: 'windows',
    // The text comes from a stranger: nothing in it may make the library read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/** More generous than a browser's `type=email`, so that no message is lost, but never more than one address. */
function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u.test(text);
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** One line: no control characters, and no marks that change the reading direction of what follows. */
function line(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Several lines, as they were typed, with U+FFFD in place of characters that a mail may not carry. */
function block(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '\uFFFD');
}

function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
