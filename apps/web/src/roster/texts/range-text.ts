import { addDays } from '@horae/local-time/local-date';
import type { Period, Zoom } from '@horae/timeline';
import { formatRange } from '#platform/format-date';
import { mediumDay, monthYear, shortDay } from './day-texts';

/** `Jun 16 – 22, 2025`, `June 2025`, `Mon, Jun 16, 2025` */
export function rangeText(zoom: Zoom, { start, days }: Period): string {
  if (zoom === 'day') return mediumDay(start);
  return zoom === 'month' ? monthYear(start) : formatRange(start, addDays(start, days - 1));
}

/** `Jun 16–22`, for use in sentences. */
export function shortRange({ start, days }: Period): string {
  return formatRange(start, addDays(start, days - 1))
    .replace(/, \d{4}$/, '')
    .replace(' – ', '–');
}

/** `Mon Jun 16`, `Jun 16–22`, `June 2025`, for the head of a phone. */
export function phoneRange(zoom: Zoom, period: Period): string {
  if (zoom === 'day') return shortDay(period.start);
  return zoom === 'month' ? monthYear(period.start) : shortRange(period);
}
