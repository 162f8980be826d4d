import type { LocalDays } from './local-days.rules';
import type { Shift } from './shift.rules';

interface CalendarFile {
  hotel: number;
  days: LocalDays;
  shifts: readonly Shift[];
  titleOf: (shift: Shift) => string;
  /** Epoch ms. */
  now: number;
}

const utc = (instant: number) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
const day = (date: string) => date.replaceAll('-', '');

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

const encoder = new TextEncoder();

/** Lines are at most 75 octets; what is longer goes on in the next line after a space. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

function times({ allDay, start, end }: Shift, days: LocalDays): string[] {
  if (!allDay) return [`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`];
  return [`DTSTART;VALUE=DATE:${day(days.dateOf(start))}`, `DTEND;VALUE=DATE:${day(days.dateOf(end))}`];
}

/** Shifts as an iCalendar file. The same shift keeps its UID, so that importing again replaces it. */
export function calendarFile({ hotel, days, shifts, titleOf, now }: CalendarFile): string {
  const events = shifts.flatMap((shift) => [
    'BEGIN:VEVENT',
    `UID:${shift.id}@${hotel}`,
    `DTSTAMP:${utc(now)}`,
    ...times(shift, days),
    `SUMMARY:${escaped(titleOf(shift))}`,
    ...(shift.notes ? [`DESCRIPTION:${escaped(shift.notes)}`] : []),
    ...(shift.status === 'cancelled' ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Horae//Staff timeline//EN', ...events, 'END:VCALENDAR'];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
