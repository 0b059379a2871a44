/** An e-mail as its reader sees it. */
export type Mail = { replyTo: string; to: string; subject: string; text: string };

/** Reads a plain-text e-mail as nodemailer writes them. */
export function readMail(eml: string): Mail {
  const end = eml.indexOf('\r\n\r\n');
  const lines = eml
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const header = (name: string) => decodeWords(headers.get(name) ?? '');
  const body = eml.slice(end + 4);
  const encoding = headers.get('content-transfer-encoding') ?? '7bit';
  return {
    replyTo: header('reply-to'),
    to: header('to'),
    subject: header('subject'),
    text: decodeBody(body, encoding).replaceAll('\r\n', '\n'),
  };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding === 'quoted-printable') return decodeQuoted(body.replaceAll(/=\r\n/g, ''));
  return body;
}

/** Decodes the words of a header that hold more than ASCII (RFC 2047); the space between two of them means nothing. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : decodeQuoted(word.replaceAll('_', ' ')),
    );
}

function decodeQuoted(text: string): string {
  return Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}
