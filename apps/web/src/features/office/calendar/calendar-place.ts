import { Id } from '@horae/contract/fields';
import { calendarNames } from '@horae/contract/office/calendar.contract';
import { addDays } from '@horae/local-time/local-date';
import { addMonths, firstOfMonth, lastOfMonth } from '@horae/local-time/month';
import { weekStartOf } from '@horae/local-time/week';
import { z } from 'zod';
import { readAddress } from '#platform/address';
import { today } from '#platform/device-day';
import type { TextSearch } from '#platform/screen-search';
import type { WindowKind } from '#platform/window-kind';
import { readDate } from '#ui/date-field/read-date';

export const calendarViews = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];
export type CalendarName = (typeof calendarNames)[number];

/** What a device shows unless told otherwise. */
const usualViews: Record<WindowKind, CalendarView> = { desktop: 'month', tablet: 'week', phone: 'list' };

const Address = z.object({
  view: z.enum(calendarViews).optional(),
  /** A day of the period shown. */
  date: z.string().transform(readDate).default(null),
  cal: z.array(z.string()).default([...calendarNames]),
  /** The event that is open. */
  event: z
    .union([z.literal('new'), Id])
    .nullable()
    .default(null),
});

/** What the calendar shows, as its address says. */
export type CalendarPlace = ReturnType<typeof readCalendarPlace>;

export function readCalendarPlace(search: TextSearch, kind: WindowKind) {
  const { view = usualViews[kind], date, cal, event: open } = readAddress(Address, search);
  const calendars: readonly CalendarName[] = calendarNames.filter((name) => cal.includes(name));
  return { view, date: date ?? today(), calendars, open };
}

/** How the address says which calendars are ticked; nothing where all are. */
export function calendarsText(calendars: readonly CalendarName[]): string | null {
  if (calendars.length === calendarNames.length) return null;
  return calendars.length === 0 ? 'none' : calendars.join(',');
}

/** The first and the last day shown. */
export function periodOf({ view, date }: Pick<CalendarPlace, 'view' | 'date'>): [first: string, last: string] {
  if (view === 'day') return [date, date];
  if (view === 'week') {
    const monday = weekStartOf(date);
    return [monday, addDays(monday, 6)];
  }
  return [firstOfMonth(date), lastOfMonth(date)];
}

/** A day of the next period, or of the one before. */
export function stepped({ view, date }: Pick<CalendarPlace, 'view' | 'date'>, step: 1 | -1): string {
  if (view === 'day') return addDays(date, step);
  return view === 'week' ? addDays(date, 7 * step) : addMonths(date, step);
}
