import { expect, test } from 'vitest';
import { upkeep } from '../../content/upkeep.ts';
import { checkMarks, drawCheckMarks } from './checkMarks.ts';
import { drawProduct } from './drawProduct.ts';
import { extentOf, type Outline } from './shape.ts';

const sides = ['left', 'right'] as const;
const spec = { type: 'door', width: 1000, height: 2100, leaves: 1, face: 140, leaf: 'glass' } as const;

test.each(sides)(
  'a door that is hung on the %s has a number for each thing that the list says to look at',
  (hinged) => {
    const drawing = drawProduct({ ...spec, hinged });
    const marks = checkMarks(drawing);
    const names = marks.map(({ name }) => name);
    expect(new Set(names).size, 'none twice').toBe(names.length);
    const numbers = new Set(names.map((name) => Number.parseInt(name)));
    expect([...numbers]).toEqual(upkeep[0]?.points.map((_, index) => index + 1));
    expect(new Set(marks.map(({ at }) => at.join())).size, 'no two on each other').toBe(marks.length);
    const { sheet, product } = drawing;
    const fittings = drawing.shapes.filter(
      (shape): shape is Outline => shape.layer === 'hardware' && 'points' in shape,
    );
    for (const { name, at, to } of marks) {
      expect(at[0] > sheet.x && at[0] < sheet.x + sheet.width).toBe(true);
      if (!to) continue;
      expect(at[0] < 0 || at[0] > product.width, 'beside the door').toBe(true);
      const isOn = fittings.some(({ points }) => {
        const { x, y, width, height } = extentOf(points);
        return to[0] >= x && to[0] <= x + width && to[1] >= y && to[1] <= y + height;
      });
      expect(isOn, `${name} points at a fitting`).toBe(Number.parseInt(name) > 3);
    }
    const hinge = marks.find(({ name }) => name === '4a');
    expect((hinge?.at[0] ?? 0) < 0, 'stands on the side of the hinges').toBe(hinged === 'left');
  },
);

test('what has no fittings to point at has no numbers', () => {
  expect(drawCheckMarks(checkMarks(drawProduct({ ...spec, handle: 'none' })))).toEqual([]);
});
