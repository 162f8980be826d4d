import { icsDay, icsFile, icsInstant } from '#platform/icalendar';
import type { LocalDays } from './local-days.rules';
import type { Shift } from './shift.rules';

interface CalendarFile {
  hotel: number;
  days: LocalDays;
  shifts: readonly Shift[];
  titleOf: (shift: Shift) => string;
  /** Epoch milliseconds. */
  now: number;
}

/** Writes shifts as an iCalendar file. A shift's UID is stable, so that importing again replaces it. */
export function calendarFile({ hotel, days, shifts, titleOf, now }: CalendarFile): string {
  const stamp = icsInstant(now);
  const events = shifts.map((shift) => {
    const timeOf = (instant: number) => (shift.allDay ? icsDay(days.dateOf(instant)) : icsInstant(instant));
    return {
      uid: `${shift.id}@${hotel}`,
      dtstamp: stamp,
      dtstart: timeOf(shift.start),
      dtend: timeOf(shift.end),
      summary: titleOf(shift),
      description: shift.notes ?? '',
      status: shift.status === 'cancelled' ? 'CANCELLED' : '',
    };
  });
  return icsFile('Staff timeline', events);
}
