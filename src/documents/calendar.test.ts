import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar.ts';

const reminder = {
  title: 'Kontrollera branddörrar, brandfönster och glaspartier; räkna med en timme för varje våningsplan',
  text: 'Stänger dörren själv och går i lås?\nÄr tätningar, svällister och glas hela?\nInga kilar \\ inga snören.',
  address: 'https://www.eldgrans.example/service',
  start: '2027-01-15',
  months: 3,
};
const text = calendarFile(reminder);
const event = new ICAL.Event(ICAL.Component.fromString(text).getFirstSubcomponent('vevent') ?? undefined);

test('another reader finds the texts as they were', () => {
  expect(event.summary).toBe(reminder.title);
  expect(event.description).toBe(reminder.text);
  expect(event.component.getFirstPropertyValue('url')).toBe(reminder.address);
});

test('it returns every third month, on the same day', () => {
  const days = event.iterator();
  expect(Array.from({ length: 5 }, () => days.next().toString())).toEqual([
    '2027-01-15',
    '2027-04-15',
    '2027-07-15',
    '2027-10-15',
    '2028-01-15',
  ]);
});

test('lines are folded and end as the format asks', () => {
  const lines = text.split('\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(lines.at(-1)).toBe('');
});

test('the same reminder is the same entry', () => {
  expect(calendarFile(reminder)).toBe(text);
  expect(event.uid).toMatch(/^[\w.-]+$/);
});
