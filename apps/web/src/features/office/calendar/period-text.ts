import { wallTime } from '@horae/local-time/local-date';
import { formatRange } from '#platform/format-date';
import { dateFormat } from '#platform/in-language';
import { type CalendarPlace, periodOf } from './calendar-place';

const month = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const full = dateFormat({ dateStyle: 'full', timeZone: 'UTC' });
const weekday = dateFormat({ weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `June 2025` */
export const monthText = (day: string): string => month(wallTime(day));

/** `Monday, Jun 16` */
export const weekdayText = (day: string): string => weekday(wallTime(day));

/** The displayed period as text. */
export function periodText(place: Pick<CalendarPlace, 'view' | 'date'>): string {
  if (place.view === 'day') return full(wallTime(place.date));
  return place.view === 'week' ? formatRange(...periodOf(place)) : monthText(place.date);
}
