import { addDays, datesFrom, type LocalDate } from '@horae/local-time/local-date';
import { type RosterWish, wishesOn } from './roster-wish';

/** How many days before a local day wishes for it close, from a day on until the next such decision; null: never. */
export interface WishDeadline {
  readonly firstDay: LocalDate;
  readonly days: number | null;
}

const daysOn = (deadlines: readonly WishDeadline[], day: LocalDate): number | null =>
  deadlines.findLast(({ firstDay }) => firstDay <= day)?.days ?? null;

/** Returns the last day on which a wish for a local day can be entered; null if there is no deadline. Sorted by day. */
export function lastDayToWish(deadlines: readonly WishDeadline[], day: LocalDate): LocalDate | null {
  const days = daysOn(deadlines, day);
  return days === null ? null : addDays(day, -days);
}

/** Whether it is too late, today, to wish for a local day. */
export function isWishClosed(deadlines: readonly WishDeadline[], day: LocalDate, today: LocalDate): boolean {
  const last = lastDayToWish(deadlines, day);
  return last !== null && last < today;
}

/** Returns the first local day from today on for which a wish can still be entered. */
export function firstDayToWish(deadlines: readonly WishDeadline[], today: LocalDate): LocalDate {
  return closable(deadlines, today).find((day) => !isWishClosed(deadlines, day, today))!;
}

/**
 * Returns the first local day that is closed and for which something else would be wished than before; undefined if a
 * change is about open days alone. Null before: it is new; null after: it is withdrawn. What a running wish was about
 * before today does not matter.
 */
export function closedDayOf(
  { before, after }: { before: RosterWish | null; after: RosterWish | null },
  deadlines: readonly WishDeadline[],
  today: LocalDate,
): LocalDate | undefined {
  const isOver = before === null && after !== null && after.last !== null && after.last < today;
  const dates = isOver ? [after.first] : closable(deadlines, today);
  return dates.find((day) => isWishClosed(deadlines, day, today) && wishedOn(before, day) !== wishedOn(after, day));
}

/** The days from today on that a deadline could close, and the one after them. */
function closable(deadlines: readonly WishDeadline[], today: LocalDate): LocalDate[] {
  const most = Math.max(0, ...deadlines.map(({ days }) => days ?? 0));
  return datesFrom(today, most + 1);
}

function wishedOn(wish: RosterWish | null, day: LocalDate): string {
  if (!wish || !wishesOn(wish, day)) return '';
  return wish.hours ? wish.hours.join('–') : 'off';
}
