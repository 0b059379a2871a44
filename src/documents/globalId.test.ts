import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { globalId, uuid } from './globalId.ts';

test('is UUID 5 of the address, whatever its length', () => {
  const namespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');
  return fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 200, unit: 'grapheme' }), async (address) => {
      const hash = createHash('sha1').update(namespace).update(address).digest().subarray(0, 16);
      hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
      hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
      expect(Buffer.from(await uuid(address)).toString('hex')).toBe(hash.toString('hex'));
    }),
  );
});

test('is written as IFC writes it', async () => {
  expect(await globalId('https://www.eldgrans.example/produkter/aluminium/2')).toMatch(/^[0-3][\w$]{21}$/);
  expect(await globalId('a')).not.toBe(await globalId('b'));
});
