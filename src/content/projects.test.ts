/** Where the projects are, and what they are, as the sources say it (tests/fixtures/projects.json). */
import { expect, test } from 'vitest';
import sources from '../../tests/fixtures/projects.json';
import { distance, placeMarks, pointOf, rectOf, shownSizes } from './markPlace.ts';
import { projects } from './projects.ts';

const known = projects.flatMap((project) => {
  const source = sources.find(({ id }) => id === project.id);
  return source ? [{ project, source }] : [];
});

test.each(known)('project $project.id is where its source says, and of its kind', ({ project, source }) => {
  const { place, country, category } = source;
  expect([place, country, `${place}, ${country}`]).toContain(project.place);
  expect(project.country).toBe(country);
  expect(project.category).toBe(category);
});

test.each(projects.filter(({ boundary }) => boundary))('the classes of “$title” stand on its lines', ({ boundary }) => {
  const lines = (boundary?.lines ?? []).map((line) => line.split(' ').map(pointOf));
  expect(lines.filter(({ length }) => length > 1)).not.toEqual([]);
  for (const { at } of boundary?.marks ?? []) {
    const distances = lines.map((line) => distance(line, pointOf(at)));
    expect({ at, distance: Math.min(...distances) }).toEqual({
      at,
      distance: expect.toSatisfy((distance: number) => distance < 4),
    });
  }
});

test.each(projects.filter(({ boundary }) => boundary))(
  'the classes of “$title” lie over nothing but the picture, on the narrowest screen too',
  ({ boundary }) => {
    // A mark is 66 by 21 pixels where the picture is 288 wide, which is 1200 by 800 here.
    const [width, height] = [275, 88];
    const places = (boundary?.marks ?? []).map(({ at }) => at.split(',').map(Number) as [number, number]);
    for (const [index, [x, y]] of places.entries()) {
      expect({
        x,
        y,
        inside: x >= width / 2 && x <= 1200 - width / 2 && y >= height / 2 && y <= 800 - height / 2,
      }).toEqual({ x, y, inside: true });
      for (const [otherX, otherY] of places.slice(index + 1))
        expect(
          Math.abs(x - otherX) >= width || Math.abs(y - otherY) >= height,
          `${x},${y} and ${otherX},${otherY}`,
        ).toBe(true);
    }
  },
);

test.each(projects.filter(({ boundary }) => boundary))(
  'the classes of “$title” lie inside the picture and beside each other where they are placed, on every screen',
  ({ boundary }) => {
    const places = placeMarks(
      boundary?.lines ?? [],
      (boundary?.marks ?? []).map(({ at }) => at),
    );
    for (const size of shownSizes) {
      const rects = places.map((place) => rectOf(place, size));
      for (const [index, { left, right, top, bottom }] of rects.entries()) {
        const inside = left >= 0 && top >= 0 && right <= 1200 && bottom <= 800;
        expect({ ...places[index], inside }).toEqual({ ...places[index], inside: true });
        for (const other of rects.slice(index + 1))
          expect(
            left >= other.right || right <= other.left || top >= other.bottom || bottom <= other.top,
            `${places[index]?.at} over another`,
          ).toBe(true);
      }
    }
  },
);
