/** A reminder to look after fire doors, as a calendar file (RFC 5545). */

type Reminder = {
  /** What the calendar shows. */
  title: string;
  /** What is to be looked at; may have several lines. */
  text: string;
  /** Whole address of the page that says more. */
  address: string;
  /** First day, ISO 8601. */
  start: string;
  /** Months from one time to the next. */
  months: number;
};

/**
 * A day that returns every so many months and blocks nobody's time, with a note a week before.
 *
 * Its name and time stamp follow from the reminder alone, so that the same reminder gives the same file, and importing
 * it twice gives one entry and not two.
 */
export function calendarFile({ title, text, address, start, months }: Reminder): string {
  const day = start.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(address).host}//tillsyn//SV`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${day}-${months}-${address.replace(/^https?:\/\//, '').replaceAll(/[^\w.-]/g, '-')}`,
    `DTSTAMP:${day}T000000Z`,
    `DTSTART;VALUE=DATE:${day}`,
    `RRULE:FREQ=MONTHLY;INTERVAL=${months}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P7D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** At most 75 octets a line; a longer one goes on after a break and a space, and no letter is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts = [''];
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > 75) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += letter;
    octets += size;
  }
  return parts.join('\r\n ');
}
