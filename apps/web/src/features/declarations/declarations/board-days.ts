import { addDays } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';

/** A single day, or the week that starts on the given Monday. */
export interface BoardSpan {
  kind: 'day' | 'week';
  day: string;
}

export function daysOf({ kind, day }: BoardSpan): { from: string; to: string } {
  if (kind === 'day') return { from: day, to: day };
  const from = weekStartOf(day);
  return { from, to: addDays(from, 6) };
}
