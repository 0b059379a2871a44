/** Arbitrary lists for the tests. */
import * as fc from 'fast-check';
import { convertOpening, measures, sizeLimits, type Opening } from '../fit/size.ts';
import { headings, type DoorRow } from './doorRow.ts';

/** A text as a line holds it. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Texts with all that could break a table, a file or an address. */
export const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc
      .array(fc.constantFrom(...`=+'";\t\n~!*_%åÖ ×\u00a0`, '\r\n', 'EI 60', '🔥'), { maxLength: 8 })
      .map((parts) => parts.join('')),
    fc.constantFrom(...Object.values(headings)),
  )
  .map((text) => text.trim())
  .filter((text) => !/^[-–—]$/.test(text));
const millimetres = fc.integer({ min: sizeLimits.min * 10, max: sizeLimits.max * 10 }).map((tenths) => tenths / 10);
const measure = fc.constantFrom(...measures);
/** An opening as somebody types it. */
export const typed = fc.record({ measure, width: millimetres, height: millimetres });
/**
 * An opening that was typed, and then measured on other things, or said to have been so all along, as often as the
 * visitor liked.
 */
const opening = fc
  .tuple(typed, fc.array(fc.tuple(fc.boolean(), measure), { maxLength: 40 }))
  .map(([first, changes]) =>
    changes.reduce<Opening>((one, [isSame, to]) => (isSame ? convertOpening(one, to) : { ...one, measure: to }), first),
  );
/** Any row with such an opening. */
export const doorRow = (opening: fc.Arbitrary<Opening>): fc.Arbitrary<DoorRow> =>
  fc.record(
    {
      mark: text,
      count: fc.integer({ min: 1, max: 9999 }),
      product: fc.oneof(fc.constantFrom('aluminium-2', 'steel-8'), text),
      opening,
      hanging: fc.constantFrom('V' as const, 'H' as const),
      swing: fc.constantFrom('in' as const, 'out' as const),
      requirement: text,
      wall: text,
      colour: text,
      fittings: text,
      note: text,
    },
    { requiredKeys: ['mark', 'count', 'product', 'requirement', 'wall', 'colour', 'fittings', 'note'] },
  );
/** Any rows of a list. */
export const doorList = fc.array(doorRow(opening), { maxLength: 12 });
