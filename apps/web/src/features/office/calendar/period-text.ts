import { wallTime } from '@horae/local-time/local-date';
import { formatRange } from '#platform/format-date';
import { type CalendarPlace, periodOf } from './calendar-place';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `June 2025` */
export const monthText = (day: string): string => month.format(wallTime(day));

/** `Monday, Jun 16` */
export const weekdayText = (day: string): string => weekday.format(wallTime(day));

/** The displayed period as text. */
export function periodText(place: Pick<CalendarPlace, 'view' | 'date'>): string {
  if (place.view === 'day') return full.format(wallTime(place.date));
  return place.view === 'week' ? formatRange(...periodOf(place)) : monthText(place.date);
}
