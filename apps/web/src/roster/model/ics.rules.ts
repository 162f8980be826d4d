import { icsDay, icsFile, icsInstant } from '#platform/icalendar';
import type { AwayHours } from './away-hours.rules';
import type { LocalDays } from './local-days.rules';
import type { Shift } from './shift.rules';

interface CalendarFile {
  hotel: number;
  days: LocalDays;
  shifts: readonly Shift[];
  titleOf: (shift: Shift) => string;
  /** Leave by the hour, with its title. */
  away?: readonly { leave: AwayHours; title: string }[];
  /** Epoch milliseconds. */
  now: number;
}

/** Writes shifts as an iCalendar file. A shift's UID is stable, so that importing again replaces it. */
export function calendarFile({ hotel, days, shifts, titleOf, away = [], now }: CalendarFile): string {
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
  const hours = away.map(({ leave: { id, start, end }, title }) => ({
    uid: `${id}@${hotel}`,
    dtstamp: stamp,
    dtstart: icsInstant(start),
    dtend: icsInstant(end),
    summary: title,
    description: '',
    status: '',
  }));
  return icsFile('Staff timeline', [...events, ...hours]);
}
