import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { longestTest } from '../../catalogue/classes/fireTest.ts';
import { FireSection } from './FireSection.tsx';

/**
 * Where the words begin in the drawing's own units, where it has the least room beside them: their ground would cut
 * what goes further.
 */
const words = 198;

test('what bursts of the boundary line bends no further than to the words, at every minute', () => {
  for (const minutes of [15, 30, 60])
    for (let minute = minutes + 1; minute <= longestTest; minute += 1) {
      const svg = renderToStaticMarkup(<FireSection tested={{ letters: 'EI', minutes }} minute={minute} />);
      const [, path = ''] = /class="fire-line" d="([^"]*)"/.exec(svg) ?? [];
      const ends = Array.from(path.matchAll(/M(\S+) /g), ([, x]) => Number(x));
      expect(ends, `${minute} minutes`).toHaveLength(2);
      expect(Math.max(...ends)).toBeLessThan(words);
    }
});
