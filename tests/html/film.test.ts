import { expect, test } from 'vitest';
import { company } from '../../src/content/company.ts';
import { budgets } from '../budgets.ts';
import { readSite } from './lib/site.ts';

const film = company.video?.provider === 'file' ? company.video : undefined;

/** When each caption comes and goes, in seconds. */
function captionTimes(text: string): [number, number][] {
  const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Array.from(text.matchAll(/^(\S+) --> (\S+) size:\d+%$/gm), ([, from = '', to = '']) => [
    seconds(from),
    seconds(to),
  ]);
}

// The check of the content holds its length to the company's file.
test.runIf(film)(
  'every source of the film is what it says, light, and starts at once; the last plays in every browser',
  () => {
    expect(film?.sources.at(-1)?.type).toBe('video/mp4');
    for (const { src, type } of film?.sources ?? []) {
      const bytes = readSite(src);
      const isAv1 = type.includes('av01');
      expect(bytes.includes(isAv1 ? 'av01' : 'avc1'), `${src} is ${type}`).toBe(true);
      expect(bytes.length).toBeLessThanOrEqual(company.videoFacts.seconds * budgets.filmBytes[isAv1 ? 'av1' : 'h264']);
      // The index stands before the pictures.
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    }
  },
);

test.runIf(film?.captions)('the captions follow each other and end with the film', () => {
  const text = readSite(film?.captions ?? '').toString('utf8');
  expect(text).toMatch(/^WEBVTT\n\n/);
  const times = captionTimes(text);
  expect(times).not.toEqual([]);
  expect(times.flat()).toEqual(times.flat().toSorted((a, b) => a - b));
  expect(times.at(-1)?.[1]).toBeLessThanOrEqual(company.videoFacts.seconds);
});
