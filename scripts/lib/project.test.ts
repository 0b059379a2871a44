import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadEnv, readPort } from './project.ts';
import { Trouble } from '../../build/trouble.mjs';

afterEach(() => {
  delete process.env['ELDGRANS_TEST_A'];
  delete process.env['ELDGRANS_TEST_B'];
});

test('.env fills in what is not set', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'env-'));
  process.env['ELDGRANS_TEST_A'] = 'set';
  await writeFile(join(folder, '.env'), '# a comment\nELDGRANS_TEST_A=file\nELDGRANS_TEST_B="file with blanks"\n');
  loadEnv(join(folder, '.env'));
  expect(process.env['ELDGRANS_TEST_A']).toBe('set');
  expect(process.env['ELDGRANS_TEST_B']).toBe('file with blanks');
  // Nobody can read a folder as a file, not even root.
  expect(() => loadEnv(folder)).toThrow(Trouble);
  expect(() => loadEnv(join(folder, 'nothing'))).not.toThrow();
  await rm(folder, { recursive: true });
});

test('PORT is used when it is a port', () => {
  expect(readPort(4173, {})).toBe(4173);
  expect(readPort(4173, { PORT: ' ' })).toBe(4173);
  expect(readPort(4173, { PORT: '8080' })).toBe(8080);
});

test.each(['0', '65536', '-1', '80.5', '0x50', 'http', '8080a'])('PORT=%s is refused in one sentence', (PORT) => {
  expect(() => readPort(4173, { PORT })).toThrow(Trouble);
  expect(() => readPort(4173, { PORT })).toThrow(
    `PORT is "${PORT}" and should be a number from 1 to 65535: correct it, or unset it for port 4173.`,
  );
});
