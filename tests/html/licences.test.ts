import { expect, test } from 'vitest';
import { readLocks } from '../../scripts/lib/licences.ts';
import { readSite } from './lib/site.ts';

test('the licences of all code that is sent to visitors are sent too', () => {
  const sent = [...(readLocks().find(({ folder }) => folder === '')?.packages ?? [])].filter(([, { dev }]) => !dev);
  expect(sent.map(([name]) => name)).toContain('react-dom');
  const text = readSite('licenser.txt').toString();
  for (const [name, { version, license }] of sent) expect(text).toContain(`## ${name} - ${version} (${license})`);
});
