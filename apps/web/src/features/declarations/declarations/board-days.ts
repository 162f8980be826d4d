import { addDays, isLocalDate } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import type { TextSearch } from '#platform/screen-search';

/** A single day, or the week that starts on the given Monday. */
export interface BoardSpan {
  kind: 'day' | 'week';
  day: string;
}

export function readSpan(search: TextSearch, today: string): BoardSpan {
  const asked = search.day ?? '';
  const isDay = isLocalDate(asked) && asked >= '1900' && asked < '2199';
  return { kind: search.span === 'day' ? 'day' : 'week', day: isDay ? asked : today };
}

export function daysOf({ kind, day }: BoardSpan): { from: string; to: string } {
  if (kind === 'day') return { from: day, to: day };
  const from = weekStartOf(day);
  return { from, to: addDays(from, 6) };
}
