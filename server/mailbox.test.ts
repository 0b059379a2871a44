import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, expect, test } from 'vitest';
import { embeddedMail } from '../build/mailSettings.ts';
import { sendFormPath } from '../src/mail/provider.ts';
import { createMailbox, type MailboxOptions } from './mailbox.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** A mailbox of its own behind a plain server; whatever it leaves to others is answered with 418. */
async function start(options: Partial<MailboxOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const outbox = join(folder, 'outbox');
  const lines: string[] = [];
  const mailbox = createMailbox({
    outbox,
    to: 'info@eldgrans.example',
    rateLimit: 0,
    log: (line) => lines.push(line),
    ...options,
  });
  const server = createServer((request, response) => mailbox(request, response, () => response.writeHead(418).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  cleanups.push(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });
  const url = `http://127.0.0.1:${port}${sendFormPath}`;
  return {
    folder,
    outbox,
    port,
    lines,
    url,
    post: (body: FormData | string, headers: Record<string, string> = {}) =>
      fetch(url, { method: 'POST', body, headers }),
    files: () => readdir(outbox).catch(() => []),
    mail: async () => {
      const [file = ''] = await readdir(outbox);
      return PostalMime.parse(await readFile(join(outbox, file)));
    },
  };
}

/** The form as the provider's library sends it; `undefined` leaves a field out. */
function form(fields: Record<string, string | undefined> = {}): FormData {
  const data = new FormData();
  const all = {
    name: 'Anna Berg',
    email: 'anna@exempel.example',
    phone: '08-465 004 01',
    message: 'Hej!\r\nVi behöver tolv dörrar.',
    lib_version: '4.4.1',
    service_id: embeddedMail.serviceId,
    template_id: embeddedMail.templateId,
    user_id: embeddedMail.publicKey,
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) if (value !== undefined) data.append(name, value);
  return data;
}

test('stores a message as a mail to the company that is answered to the visitor', async () => {
  const { post, mail, lines, files } = await start();
  const before = Date.now();
  const response = await post(form());

  expect(response.status).toBe(200);
  expect(await response.text()).toBe('OK');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');

  const { date = '', ...stored } = await mail();
  expect(stored).toMatchObject({
    from: { address: 'webbplatsen@eldgrans.example' },
    to: [{ address: 'info@eldgrans.example' }],
    replyTo: [{ name: 'Anna Berg', address: 'anna@exempel.example' }],
    subject: 'Meddelande från webbplatsen: Anna Berg',
    text: 'Namn: Anna Berg\nE-post: anna@exempel.example\nTelefon: 08-465 004 01\n\nHej!\nVi behöver tolv dörrar.\n',
  });
  expect(Math.abs(Date.parse(date) - before)).toBeLessThan(60_000);

  const [file] = await files();
  expect(file).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{6}\.eml$/);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^Message from Anna Berg stored in .*outbox/${file}$`));
});

test('does without a telephone number and keeps fields of its own', async () => {
  const { post, mail } = await start();
  expect((await post(form({ phone: undefined, projekt: 'Skola' }))).status).toBe(200);
  expect((await mail()).text).toContain('Telefon: –\nprojekt: Skola\n');
});

const needed = ['user_id', 'service_id', 'template_id', 'name', 'email', 'message'];
test.each(needed)('refuses a form without %s and names it', async (field) => {
  const { post, files } = await start();
  for (const value of [undefined, '', ' \n ']) {
    const response = await post(form({ [field]: value }));
    expect([response.status, await response.text()]).toEqual([400, `The ${field} is required`]);
  }
  expect(await files()).toEqual([]);
});

test.each([
  'anna',
  'anna@',
  '@exempel.example',
  'a@b@c',
  'a b@exempel.example',
  'a@exempel.example, c@exempel.example',
  '<a@exempel.example>',
  `${'a'.repeat(250)}@b.se`,
  // Nor can an address add headers to the mail.
  'anna@exempel.example\r\nBcc: offer@exempel.example',
  'anna@exempel.example\nBcc:offer',
  'a@b\u0000c',
])('refuses the address %j', async (email) => {
  const { post, files } = await start();
  const response = await post(form({ email }));
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('address')]);
  expect(await files()).toEqual([]);
});

const [json, multipart] = ['application/json', 'multipart/form-data'];
test.each([
  [415, 'JSON', json, '{}'],
  [415, 'a form that is no multipart', 'application/x-www-form-urlencoded', 'a=b'],
  [415, 'a type that begins like it', `${multipart}-no`, 'a=b'],
  [400, 'a form without boundary', multipart, 'x'],
  [400, 'an empty body', `${multipart}; boundary=x`, ''],
  [
    400,
    'a body that breaks off',
    `${multipart}; boundary=x`,
    '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nA',
  ],
])('answers %i to %s', async (status, _, type, body) => {
  const { post, files } = await start();
  expect((await post(body, { 'content-type': type })).status).toBe(status);
  expect(await files()).toEqual([]);
});

test('refuses a file in the form', async () => {
  const { post, files } = await start();
  const data = form();
  data.append('bilaga', new Blob(['x']), 'x.txt');
  expect((await post(data)).status).toBe(400);
  expect(await files()).toEqual([]);
});

test('takes 50 kB of variables and not more', async () => {
  const { post, files } = await start();
  const rest = [...form({ message: '' })].reduce(
    (size, [name, value]) => size + Buffer.byteLength(name + String(value)),
    0,
  );
  expect((await post(form({ message: 'x'.repeat(50_000 - rest) }))).status).toBe(200);
  expect((await post(form({ message: 'x'.repeat(50_001 - rest) }))).status).toBe(413);
  expect((await post(form({ message: 'x'.repeat(100_000) }))).status).toBe(413);
  expect((await post(form({ message: 'x'.repeat(5_000_000) }))).status).toBe(413);
  expect(await files()).toHaveLength(1);
});

test('counts bytes, not characters', async () => {
  const { post } = await start();
  expect((await post(form({ message: 'å'.repeat(30_000) }))).status).toBe(413);
});

test('lets one request a second through from one address', async () => {
  const { post, files } = await start({ rateLimit: 60_000 });
  const answers = [await post(form()), await post(form()), await post(form())];
  expect(answers.map(({ status }) => status)).toEqual([200, 429, 429]);
  expect(await files()).toHaveLength(1);
});

test('lets the next request through when the interval is over', async () => {
  const { post } = await start({ rateLimit: 50 });
  expect((await post(form())).status).toBe(200);
  await expect.poll(async () => (await post(form())).status, { interval: 10, timeout: 5000 }).toBe(200);
});

test('answers the preflight of another origin as the provider does', async () => {
  const { url } = await start();
  const response = await fetch(url, {
    method: 'OPTIONS',
    headers: { origin: 'https://www.eldgrans.example', 'access-control-request-method': 'POST' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-methods')).toContain('POST');
});

test('refuses other methods and leaves other paths alone', async () => {
  const { url } = await start();
  const get = await fetch(url);
  expect(get.status).toBe(405);
  expect(get.headers.get('allow')).toBe('POST, OPTIONS');
  expect((await fetch(`${url}/x`)).status).toBe(418);
  expect((await fetch(`${url}?x=1`)).status).toBe(405);
});

test('a name cannot add headers', async () => {
  const { post, mail } = await start();
  const name = 'Anna\r\nBcc: offer@exempel.example\r\n\r\nhej\u0000\u001b[31m';
  expect((await post(form({ name }))).status).toBe(200);
  const { headers, subject, text } = await mail();
  expect(headers.map(({ originalKey }) => originalKey).toSorted()).toEqual([
    'Content-Transfer-Encoding',
    'Content-Type',
    'Date',
    'From',
    'MIME-Version',
    'Message-ID',
    'Reply-To',
    'Subject',
    'To',
  ]);
  expect(subject).toBe('Meddelande från webbplatsen: Anna Bcc: offer@exempel.example hej [31m');
  expect(text).toMatch(/^Namn: Anna Bcc: offer@exempel.example hej \[31m\n/);
});

test('does not print what could steer a terminal', async () => {
  const { post, lines } = await start();
  await post(form({ name: 'A\u001b]0;x\u0007\u202Eb\nc' }));
  expect(lines[0]).toMatch(/^Message from A \]0;x b c stored in/);
});

test.each(['Åsa Öström', '王小明', 'محمد', '👩‍👩‍👧 Ek', '"Kalle" <b@exempel.example>, Co; Ltd'])(
  'keeps the name %s',
  async (name) => {
    const { post, mail } = await start();
    expect((await post(form({ name, message: `Från ${name} 🚪` }))).status).toBe(200);
    const { subject, replyTo, text } = await mail();
    expect(subject).toBe(`Meddelande från webbplatsen: ${name}`);
    expect(replyTo).toEqual([{ name, address: 'anna@exempel.example' }]);
    expect(text).toContain(`Namn: ${name}\n`);
    expect(text).toContain(`Från ${name} 🚪\n`);
  },
);

test('keeps markup and lines that mean something to mail programs as text', async () => {
  const { post, mail } = await start();
  const message = '<script>alert(1)</script>\n.\n.\nFrom x\n--bound\n' + 'lång '.repeat(2000);
  await post(form({ message }));
  const { headers, text } = await mail();
  expect(headers.find(({ key }) => key === 'content-type')?.value).toMatch(/^text\/plain; charset=utf-8/);
  expect(text).toContain(message.trimEnd());
});

test('shortens the subject of an endless name', async () => {
  const { post, mail } = await start();
  await post(form({ name: '👪'.repeat(3000) }));
  const { subject = '', text } = await mail();
  expect([...subject].length).toBeLessThan(160);
  expect(text).toContain(`Namn: ${'👪'.repeat(3000)}\n`);
});

test('stores messages that arrive at once, each completely and in a file of its own', async () => {
  const { post, files, outbox } = await start();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => post(form({ message: `Nummer ${index}.` }))),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const names = await files();
  expect(names).toHaveLength(40);
  expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  expect(new Set(texts.map((text) => /Nummer \d+\./.exec(text)?.[0])).size).toBe(40);
});

test('names sort in the order of arrival', async () => {
  const { post, files, outbox } = await start();
  for (let index = 0; index < 5; index += 1) await post(form({ message: `Nummer ${index}.` }));
  const texts = await Promise.all((await files()).toSorted().map((name) => readFile(join(outbox, name), 'utf8')));
  expect(texts.map((text) => /Nummer (\d)/.exec(text)?.[1])).toEqual(['0', '1', '2', '3', '4']);
});

test('says so when a message cannot be stored, and goes on', async () => {
  const { post, lines, outbox } = await start();
  await writeFile(outbox, 'a file where the folder should be');
  expect((await post(form())).status).toBe(500);
  expect(lines[0]).toMatch(/^A message could not be stored: /);
  await rm(outbox);
  expect((await post(form())).status).toBe(200);
});

test('survives a visitor who breaks off in the middle', async () => {
  const { port, post, files } = await start();
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST ${sendFormPath} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 5000\r\n\r\n--x`,
        () => socket.destroy(),
      );
    });
    socket.on('close', () => resolve());
  });
  expect((await post(form())).status).toBe(200);
  expect(await files()).toHaveLength(1);
});
