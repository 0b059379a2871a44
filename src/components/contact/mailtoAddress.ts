/** What a visitor has written into the form. */
export type Message = { name: string; email: string; phone: string; message: string };

/** Longer addresses are cut by some mail programs, in characters. */
const longestBody = 1800;

/** Whether the whole message has room in the address; else it holds the beginning. */
export function fitsMailto({ message }: Message): boolean {
  return message.length <= longestBody;
}

/** The address that opens the visitor's own mail program, with the message filled in when there is one. */
export function mailtoAddress(to: string, message?: Message): string {
  if (!message) return `mailto:${to}`;
  const subject = `Meddelande från webbplatsen: ${message.name}`;
  const signature = [message.name, message.email, message.phone].filter(Boolean).join('\n');
  const text = fitsMailto(message) ? message.message : `${message.message.slice(0, longestBody)} …`;
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(`${text}\n\n${signature}`)}`;
}

/** Line breaks in a mail are CR LF; a half surrogate pair, which cutting can leave, cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed().replaceAll(/\r?\n/g, '\r\n'));
}
