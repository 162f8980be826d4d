import { icsDay, icsFile, icsInstant, icsText } from '#platform/icalendar';
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

function times({ allDay, start, end }: Shift, days: LocalDays): string[] {
  if (!allDay) return [`DTSTART:${icsInstant(start)}`, `DTEND:${icsInstant(end)}`];
  return [`DTSTART;VALUE=DATE:${icsDay(days.dateOf(start))}`, `DTEND;VALUE=DATE:${icsDay(days.dateOf(end))}`];
}

/** Shifts as an iCalendar file. The same shift keeps its UID, so that importing again replaces it. */
export function calendarFile({ hotel, days, shifts, titleOf, now }: CalendarFile): string {
  const events = shifts.map((shift) => [
    `UID:${shift.id}@${hotel}`,
    `DTSTAMP:${icsInstant(now)}`,
    ...times(shift, days),
    `SUMMARY:${icsText(titleOf(shift))}`,
    ...(shift.notes ? [`DESCRIPTION:${icsText(shift.notes)}`] : []),
    ...(shift.status === 'cancelled' ? ['STATUS:CANCELLED'] : []),
  ]);
  return icsFile('Staff timeline', events);
}
