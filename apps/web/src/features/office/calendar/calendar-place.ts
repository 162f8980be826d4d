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

/** The default view by window size. */
const usualViews: Record<WindowKind, CalendarView> = { desktop: 'month', tablet: 'week', phone: 'list' };

const Address = z.object({
  view: z.enum(calendarViews).optional(),
  /** A day of the period shown. */
  date: z
    .string()
    .transform((text) => readDate(text))
    .default(null),
  cal: z.array(z.string()).default([...calendarNames]),
  /** The event that is open. */
  event: z
    .union([z.literal('new'), Id])
    .nullable()
    .default(null),
});

/** The calendar's URL state. */
export type CalendarPlace = ReturnType<typeof readCalendarPlace>;

export function readCalendarPlace(search: TextSearch, kind: WindowKind) {
  const { view = usualViews[kind], date, cal, event: open } = readAddress(Address, search);
  const calendars: readonly CalendarName[] = calendarNames.filter((name) => cal.includes(name));
  return { view, date: date ?? today(), calendars, open };
}

/** The selected calendars as a search parameter; null if all are selected. */
export function calendarsText(calendars: readonly CalendarName[]): string | null {
  if (calendars.length === calendarNames.length) return null;
  return calendars.length === 0 ? 'none' : calendars.join(',');
}

/** The first and the last displayed day. */
export function periodOf({ view, date }: Pick<CalendarPlace, 'view' | 'date'>): [first: string, last: string] {
  if (view === 'day') return [date, date];
  if (view === 'week') {
    const monday = weekStartOf(date);
    return [monday, addDays(monday, 6)];
  }
  return [firstOfMonth(date), lastOfMonth(date)];
}

/** A day in the next or the previous period. */
export function stepped({ view, date }: Pick<CalendarPlace, 'view' | 'date'>, step: 1 | -1): string {
  if (view === 'day') return addDays(date, step);
  return view === 'week' ? addDays(date, 7 * step) : addMonths(date, step);
}
