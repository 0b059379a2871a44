import { expect, test } from 'vitest';
import { company } from '../../src/content/company.ts';
import { budgets } from '../budgets.ts';
import { readSite } from './lib/site.ts';

const film = company.video?.provider === 'file' ? company.video : undefined;

/** Length in seconds, from the header of an MP4 file. */
function lengthOf(bytes: Buffer): number {
  const header = bytes.indexOf('mvhd') + 4;
  return bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
}

/** When each caption comes and goes, in seconds. */
function captionTimes(text: string): [number, number][] {
  const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Array.from(text.matchAll(/^(\S+) --> (\S+)$/gm), ([, from = '', to = '']) => [seconds(from), seconds(to)]);
}

test.runIf(film)('the film is short and light, AV1 first and H.264 for every other browser', () => {
  const [first, last] = [film?.sources.at(0), film?.sources.at(-1)];
  expect(first?.type).toContain('av01');
  expect(last?.type).toBe('video/mp4');
  for (const [source, kind, limit] of [
    [first, 'av01', budgets.filmBytes.av1],
    [last, 'avc1', budgets.filmBytes.h264],
  ] as const) {
    const bytes = readSite(source?.src ?? '');
    expect(bytes.includes(kind), `${source?.src} is ${kind}`).toBe(true);
    expect(bytes.length).toBeLessThanOrEqual(limit);
    // The index stands before the pictures, so that it starts at once.
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(lengthOf(bytes)).toBeGreaterThanOrEqual(15);
    expect(lengthOf(bytes)).toBeLessThanOrEqual(25);
    expect(Math.abs(lengthOf(bytes) - company.videoFacts.seconds)).toBeLessThan(1);
  }
});

test.runIf(film?.captions)('the captions follow each other to the film’s end', () => {
  const text = readSite(film?.captions ?? '').toString('utf8');
  expect(text).toMatch(/^WEBVTT\n\n/);
  const times = captionTimes(text);
  expect(times.length).toBeGreaterThan(3);
  expect(times.flat()).toEqual(times.flat().toSorted((a, b) => a - b));
  expect(times.at(-1)?.[1]).toBeLessThanOrEqual(company.videoFacts.seconds);
  expect(times.at(-1)?.[1]).toBeGreaterThan(company.videoFacts.seconds - 4);
});
