import { expect, test } from 'vitest';
import { Trouble } from './trouble.mjs';
import { embeddedMail, localMailSettings, readMailSettings } from './mailSettings.ts';

const keys = { EMAILJS_PUBLIC_KEY: 'key', EMAILJS_SERVICE_ID: 'service', EMAILJS_TEMPLATE_ID: 'template' };

test('there are no settings without keys', () => {
  expect(readMailSettings({})).toBeNull();
  expect(readMailSettings({ EMAILJS_PUBLIC_KEY: '', EMAILJS_SERVICE_ID: ' ' })).toBeNull();
});

test('the keys lead to the provider', () => {
  expect(readMailSettings({ ...keys, EMAILJS_PUBLIC_KEY: ' key ' })).toEqual({
    origin: 'https://api.emailjs.com',
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
  });
});

test.each([
  ['https://mail.exempel.example', 'https://mail.exempel.example'],
  ['https://mail.exempel.example/', 'https://mail.exempel.example'],
  ['https://mail.exempel.example:8443', 'https://mail.exempel.example:8443'],
  ['http://localhost:9000', 'http://localhost:9000'],
])('the origin may be %s', (origin, expected) => {
  expect(readMailSettings({ ...keys, EMAILJS_ORIGIN: origin })?.origin).toBe(expected);
});

test.each([
  'mail.exempel.example',
  'http://mail.exempel.example',
  'http://localhost.exempel.example',
  'ftp://localhost',
  'https://mail.exempel.example/api',
  'https://a:b@mail.exempel.example',
  'javascript:alert(1)',
])('the origin may not be %s', (origin) => {
  expect(() => readMailSettings({ ...keys, EMAILJS_ORIGIN: origin })).toThrow(Trouble);
  expect(() => readMailSettings({ ...keys, EMAILJS_ORIGIN: origin })).toThrow(
    /^EMAILJS_ORIGIN is .*: correct it, or unset it/,
  );
});

test('keys that are missing are named', () => {
  expect(() => readMailSettings({ ...keys, EMAILJS_SERVICE_ID: '' })).toThrow(/^EMAILJS_SERVICE_ID is not set /);
  expect(() => readMailSettings({ EMAILJS_SERVICE_ID: 'service' })).toThrow(
    /^EMAILJS_PUBLIC_KEY and EMAILJS_TEMPLATE_ID are not set /,
  );
  expect(() => readMailSettings({ EMAILJS_SERVICE_ID: 'service' })).toThrow(Trouble);
});

test('on this machine the embedded mailbox takes the place of missing keys', () => {
  expect(localMailSettings({})).toBe(embeddedMail);
  expect(localMailSettings(keys).publicKey).toBe('key');
});
