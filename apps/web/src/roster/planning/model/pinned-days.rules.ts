import type { LocalDate } from '@horae/local-time/local-date';
import type { DayWanted } from './replace-day.rules';

export type IsPinned = (employee: number, date: LocalDate) => boolean;

/**
 * The days that an action on several days may change: all but the pinned ones. Days that are exchanged stay as they
 * are for everybody, if they are pinned for one.
 */
export function withoutPinned(wanted: readonly DayWanted[], isPinned: IsPinned, isExchange = false): DayWanted[] {
  const pinned = wanted.filter(({ employee, date }) => isPinned(employee, date));
  const dates = new Set(isExchange ? pinned.map(({ date }) => date) : []);
  const kept = new Set(pinned);
  return wanted.filter((one) => !kept.has(one) && !dates.has(one.date));
}
