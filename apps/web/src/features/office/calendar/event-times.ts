import { momentOf } from '@horae/contract/moment';
import type { CalendarEvent } from '@horae/contract/office/calendar.contract';
import { addDays } from '@horae/local-time/local-date';
import { dayOfMoment } from '#platform/device-day';
import { formatDate, formatRange } from '#platform/format-date';

/** The times of an event in the device's time zone; whole days have none. Days are `2025-06-16`, times `07:30`. */
export interface EventTimes {
  allDay: boolean;
  first: string;
  /** The last day, inclusive. */
  last: string;
  from: string;
  to: string;
}

type StoredTimes = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>;

const pad = (part: number): string => String(part).padStart(2, '0');

const timeText = (date: Date): string => `${pad(date.getHours())}:${pad(date.getMinutes())}`;

/** The day of a stored moment: dates are kept, instants are converted to the device's time zone. */
const dayOf = (moment: string): string => (moment.includes('T') ? dayOfMoment(new Date(momentOf(moment))) : moment);

/** The stored end of whole days is exclusive. */
export function timesOf({ start, end, allDay }: StoredTimes): EventTimes {
  if (allDay) {
    const first = dayOf(start);
    const last = end === null ? first : addDays(dayOf(end), -1);
    return { allDay, first, last: last < first ? first : last, from: '', to: '' };
  }
  const [from, to] = [new Date(momentOf(start)), new Date(momentOf(end ?? start))];
  return { allDay, first: dayOfMoment(from), last: dayOfMoment(to), from: timeText(from), to: timeText(to) };
}

export function storedTimesOf({ allDay, first, last, from, to }: EventTimes): StoredTimes {
  if (allDay) return { allDay, start: first, end: addDays(last, 1) };
  return { allDay, start: instantOf(first, from).toISOString(), end: instantOf(last, to).toISOString() };
}

export const instantOf = (day: string, time: string): Date => new Date(`${day}T${time || '00:00'}`);

export function isInOrder(times: EventTimes): boolean {
  if (times.last !== times.first || times.allDay) return times.last >= times.first;
  return times.to >= times.from;
}

/** `Jun 16, 2025`, or the range from first to last day. */
export const dateText = ({ first, last }: EventTimes): string =>
  first === last ? formatDate(first) : formatRange(first, last);

/** `07:30–15:00`; empty for whole days. */
export function clockText({ allDay, from, to }: EventTimes): string {
  if (allDay) return '';
  return from === to ? from : `${from}–${to}`;
}
