import { expect, test } from 'vitest';
import { mailtoAddress } from './mailtoAddress.ts';

const message = {
  name: 'Åsa Öberg',
  email: 'asa@exempel.example',
  phone: '070-174 06 05',
  message: 'Två dörrar & ett fönster?\nEI 60 = bra',
};

/** What a mail program reads from the address. */
function read(address: string) {
  const url = new URL(address);
  const parts = new Map(
    url.search
      .slice(1)
      .split('&')
      .map((part) => part.split('=').map(decodeURIComponent) as [string, string]),
  );
  return { to: url.pathname, subject: parts.get('subject'), body: parts.get('body') };
}

test('without a message there is only the receiver', () => {
  expect(mailtoAddress('info@exempel.example')).toBe('mailto:info@exempel.example');
});

test('a message is filled in with subject, text and sender', () => {
  expect(read(mailtoAddress('info@exempel.example', message))).toEqual({
    to: 'info@exempel.example',
    subject: 'Meddelande från webbplatsen: Åsa Öberg',
    body: 'Två dörrar & ett fönster?\r\nEI 60 = bra\r\n\r\nÅsa Öberg\r\nasa@exempel.example\r\n070-174 06 05',
  });
});

test('a telephone number that was not given leaves no empty line', () => {
  expect(read(mailtoAddress('a@b.example', { ...message, phone: '' })).body).toMatch(
    /\r\nÅsa Öberg\r\nasa@exempel\.example$/,
  );
});

test('a line break is one line break, however the browser writes it', () => {
  expect(mailtoAddress('a@b.example', { ...message, message: 'a\r\nb\nc' })).toContain('body=a%0D%0Ab%0D%0Ac%0D%0A');
});

test('a text that mail programs would cut is cut, and says so', () => {
  const { body } = read(mailtoAddress('a@b.example', { ...message, message: 'x'.repeat(100_000) }));
  expect(body).toContain(`${'x'.repeat(1800)} …\r\n\r\nÅsa Öberg`);
  expect(body?.length).toBeLessThan(2000);
});

test('a cut through an emoji, or half of one in the text, breaks nothing', () => {
  const cut = mailtoAddress('a@b.example', { ...message, message: `${'x'.repeat(1799)}🔥🔥` });
  expect(() => read(cut)).not.toThrow();
  expect(() => mailtoAddress('a@b.example', { ...message, name: '\ud83d' })).not.toThrow();
});

test('what a visitor writes cannot add a receiver', () => {
  const address = mailtoAddress('a@b.example', {
    ...message,
    name: 'x&bcc=alla@exempel.example',
    message: '\n\nBcc: alla@exempel.example',
  });
  expect(Array.from(new URL(address).searchParams.keys())).toEqual(['subject', 'body']);
});
