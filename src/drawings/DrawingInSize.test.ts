import { expect, test } from 'vitest';
import type { ElevationSpec } from '../catalogue/schema.ts';
import { lightsIn } from './DrawingInSize.tsx';

const door: ElevationSpec = { type: 'door', width: 1800, height: 2900, leaves: 1, face: 140, leaf: 'glass' };

test('what stands beside and above the leaf unasked is told', () => {
  const spec = { ...door, sidelight: 700, overlight: 800 };
  expect(lightsIn({ spec, width: 1800, height: 3500 })).toEqual(['sidoljus 700\u00a0mm', 'överljus 800\u00a0mm']);
  expect(lightsIn({ spec, width: 1000, height: 3500 })).toEqual(['överljus 800\u00a0mm']);
  expect(lightsIn({ spec, width: 1000, height: 2100 })).toEqual([]);
  expect(lightsIn({ spec: door, width: 3000, height: 3500 })).toEqual([]);
});
