import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeSchedule, encodeSchedule } from './address.ts';
import { scheduleFaults, scheduleLimits } from './doorRow.ts';
import { row } from './testTables.ts';
import { doorList, text } from './testLists.ts';

test('any list survives its address, which holds only characters that are safe in one', () => {
  fc.assert(
    fc.property(text, doorList, (title, rows) => {
      const address = encodeSchedule({ title, rows });
      expect(address).toMatch(/^[\w!~*%.-]+$/);
      expect(new URL(`https://example.com/dorrlista#${address}`).hash.slice(1)).toBe(address);
      expect(decodeSchedule(address)).toEqual({ title, rows });
    }),
  );
});

test('half a character does not break the address', () => {
  const halved = encodeSchedule({ title: '\ud800', rows: [row({ note: '\ud800' })] });
  expect(decodeSchedule(halved)).toEqual({ title: '\ufffd', rows: [row({ note: '\ufffd' })] });
});

describe('a hostile address', () => {
  test.each<[string, string, keyof typeof scheduleFaults]>([
    ['nonsense', 'hej', 'damaged'],
    ['a later version', '2!D1', 'version'],
    ['no rows of ours', '<script>', 'damaged'],
    ['half an escape', '1!D1~%E', 'damaged'],
    ['a title that is no text', '1~%FF!D1', 'damaged'],
    ['a later version with a title', '2~Eken!D1', 'version'],
    ['bytes that are no text', '1!%FF', 'damaged'],
    ['no number', '1!D1~två', 'damaged'],
    ['a number too large', '1!D1~99999', 'damaged'],
    ['a part of a door', '1!D1~1.5', 'damaged'],
    ['too many cells', `1!${'a~'.repeat(10)}a`, 'damaged'],
    ['no opening', '1!D1~~~f990', 'damaged'],
    ['no way to hang', '1!D1~~~~X', 'damaged'],
    ['a cell that is nowhere', '1!D10!*1', 'damaged'],
    ['no cell to repeat', '1!*', 'damaged'],
    ['a side that is nothing', '1!D1~~~f990x0', 'damaged'],
    ['a side without end', `1!D1~~~f990x${'9'.repeat(400)}`, 'damaged'],
    ['hundredths of a millimetre', '1!D1~~~f990x2090.25', 'damaged'],
    ['too many rows', `1${'!D'.repeat(scheduleLimits.rows + 1)}`, 'too-long'],
    ['too long a text', `1!${'D'.repeat(scheduleLimits.characters)}`, 'too-long'],
    ['a long text repeated', `1!${'D'.repeat(9000)}${'!*0'.repeat(1500)}`, 'too-long'],
  ])('%s', (_, address, fault) => {
    expect(decodeSchedule(address)).toEqual({ title: '', rows: [], fault });
    expect(scheduleFaults[fault]).toMatch(/\.$/);
  });

  test('never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^1[!~][\w!~*%x.]{0,60}$/)), (address) => {
        const { fault, ...list } = decodeSchedule(address);
        expect(fault === undefined || list.rows.length === 0).toBe(true);
        // What was read can be written and read again.
        expect(decodeSchedule(encodeSchedule(list))).toEqual(list);
      }),
      { numRuns: 1000 },
    );
  });
});
