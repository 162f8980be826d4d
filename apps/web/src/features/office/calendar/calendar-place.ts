import { calendarNames } from '@horae/contract/office/calendar.contract';
import { addDays } from '@horae/local-time/local-date';
import { addMonths, firstOfMonth, lastOfMonth } from '@horae/local-time/month';
import { weekStartOf } from '@horae/local-time/week';
import { today } from '#platform/device-day';
import { readId, readOneOf } from '#platform/read-value';
import type { TextSearch } from '#platform/screen-search';
import type { WindowKind } from '#platform/window-kind';
import { readDate } from '#ui/date-field/read-date';

export const calendarViews = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];
export type CalendarName = (typeof calendarNames)[number];

/** The default view by window size. */
const usualViews: Record<WindowKind, CalendarView> = { desktop: 'month', tablet: 'week', phone: 'list' };

/** The state of the calendar in the URL. */
export interface CalendarPlace {
  view: CalendarView;
  /** A day of the displayed period. */
  date: string;
  calendars: readonly CalendarName[];
  /** The open event. */
  open: number | 'new' | null;
}

export function readCalendarPlace(search: TextSearch, kind: WindowKind): CalendarPlace {
  const named = search.cal?.split(',') ?? calendarNames;
  return {
    view: readOneOf(search.view, calendarViews, usualViews[kind]),
    date: readDate(search.date ?? '') ?? today(),
    calendars: calendarNames.filter((name) => named.includes(name)),
    open: search.event === 'new' ? 'new' : readId(search.event),
  };
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
