import { addDays, wallTime } from '@horae/local-time/local-date';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { FeedShift } from './feed-shifts';

const titles: Record<FeedShift['type'], string> = {
  Regular: 'Regular shift',
  Split: 'Split shift',
  Night: 'Night shift',
  Overtime: 'Overtime',
  OnCall: 'On call',
  Training: 'Training',
  DayOff: 'Day off',
  AnnualLeave: 'Absent',
  SickLeave: 'Absent',
  UnpaidLeave: 'Absent',
};

interface FeedText {
  companyId: number;
  hotel: string;
  employee: string;
  timeZone: string;
  /** The moment of the feed itself: equal rosters have equal texts. */
  stamp: Date;
  shifts: readonly FeedShift[];
}

function timesOf({ at }: FeedShift) {
  if ('from' in at) return { start: at.from, end: at.to };
  // Whole days have no zone; their end is the first day after them.
  const [start, end] = [at.firstDay, addDays(at.lastDay, 1)].map((day) => new Date(wallTime(day)));
  return { start: start!, end: end!, allDay: true };
}

/** Shifts as iCalendar text, times in UTC. Whoever was absent, and what was called off, stays as cancelled. */
export function feedText({ companyId, hotel, employee, timeZone, stamp, shifts }: FeedText): string {
  const calendar = ical({
    name: `${employee} · ${hotel}`,
    prodId: { company: 'Horae', product: 'Roster feed', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
    x: { 'X-WR-TIMEZONE': timeZone },
  });
  for (const shift of shifts) {
    const isOff = shift.status === 'cancelled' || shift.status === 'absent';
    const isFree = isOff || shift.type === 'DayOff';
    calendar.createEvent({
      id: `${shift.id}@${companyId}`,
      stamp,
      sequence: shift.version - 1,
      ...timesOf(shift),
      summary: titles[shift.type],
      location: hotel,
      ...(shift.notes && { description: shift.notes }),
      status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: isFree ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
}
