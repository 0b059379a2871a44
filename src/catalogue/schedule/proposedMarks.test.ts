import { expect, test } from 'vitest';
import { proposeMarks } from './proposedMarks.ts';

const columns = [{ label: 'Ref' }, { label: '' }];
const propose = (...refs: string[]) =>
  proposeMarks(
    refs.map((text) => [...(text ? [{ label: 'Ref', text }] : []), { label: '', text: 'Hall; Ref: B' }]),
    columns,
  );

test('a column that tells the rows apart may be the littera, and then leaves the note', () => {
  expect(propose('A1', 'A2; plan 3')).toEqual([
    {
      label: 'Ref',
      rows: [
        { mark: 'A1', note: 'Hall; Ref: B' },
        { mark: 'A2; plan 3', note: 'Hall; Ref: B' },
      ],
    },
  ]);
  expect(propose('A1', 'A2', '')).toHaveLength(1);
});

test.each([
  ['one row says nothing of others', ['A1']],
  ['two rows share it', ['A1', 'A1']],
  ['half of the rows have none', ['A1', 'A2', '', '']],
  ['it is a text', ['A1', 'En text som är för lång']],
])('no column is proposed where %s', (_, refs) => {
  expect(propose(...refs)).toEqual([]);
});
