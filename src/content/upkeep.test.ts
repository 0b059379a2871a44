import ical from 'ical.js';
import { expect, test } from 'vitest';
import { proseRules, typographyRules } from '../catalogue/typography.ts';
import { upkeepCalendar } from '../documents/upkeepCalendar.ts';
import { advice, boundaries, us } from './mounting.ts';
import { paths } from './paths.ts';
import { checks, faults, never, upkeep } from './upkeep.ts';

const texts = [
  ...checks,
  ...never,
  ...faults.flatMap((fault) => Object.values(fault)),
  ...upkeep.flatMap(({ kind, often, points }) => [kind, often, ...points]),
  ...advice.flatMap(({ title, points }) => [title, ...points]),
  ...boundaries.flatMap((boundary) => Object.values(boundary)),
];

test('the advice is set by the rules of Swedish typography', () => {
  const wrong = [...typographyRules, ...proseRules].flatMap(({ pattern, advice: rule }) =>
    texts.filter((text) => pattern.test(text)).map((text) => `${rule}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('the advice claims no law and no approval', () => {
  expect(texts.filter((text) => /\b(?:lag|LSO|BFS|BBR|krav|ska)\b|godkän|certifi/i.test(text))).toEqual([]);
});

test('somebody delivers, mounts and connects every part, and the company mounts what it delivers', () => {
  const words = boundaries.flatMap(({ delivers, mounts, connects }) => [delivers, mounts, connects]);
  expect(words.filter((who) => !/^\p{Lu}\p{Ll}+$/u.test(who))).toEqual([]);
  expect(boundaries.filter(({ delivers, mounts }) => (mounts === us) !== (delivers === us))).toEqual([]);
  expect(boundaries.find(({ part }) => part.startsWith('Blad'))).toMatchObject({ delivers: us, mounts: us });
});

test('the reminder names every check and the page, and comes back every third month', () => {
  const [event] = new ical.Component(ical.parse(upkeepCalendar())).getAllSubcomponents('vevent');
  if (!event) throw new Error('There is no event.');
  const { description, startDate } = new ical.Event(event);
  expect(description.split('\n')).toEqual(checks.map((check) => `- ${check}`));
  expect(String(event.getFirstPropertyValue('url'))).toMatch(new RegExp(`${paths.service}$`));
  const times = new ical.Event(event).iterator();
  expect([times.next(), times.next(), times.next()].map((time) => time.month)).toEqual([1, 4, 7]);
  expect(startDate.isDate).toBe(true);
});
