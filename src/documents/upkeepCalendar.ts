import { company } from '../content/company.ts';
import { paths } from '../content/paths.ts';
import { checks } from '../content/upkeep.ts';
import { calendarFile } from './calendar.ts';

/** The reminder of the service page: every third month, from a day on which few are on holiday. */
export function upkeepCalendar(): string {
  return calendarFile({
    title: 'Tillsyn av branddörrar',
    text: checks.map((check) => `- ${check}`).join('\n'),
    address: company.website + paths.service,
    start: '2027-01-15',
    months: 3,
  });
}
