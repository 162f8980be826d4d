import type { RosterWish, WishDeadline, WishFields } from '@horae/contract/scheduling/roster-wishes.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import { closedDayOf, lastDayToWish } from '@horae/working-time';

/** Until when somebody enters wishes of their own, as of a day. */
export interface OwnDeadlines {
  deadlines: readonly WishDeadline[];
  today: LocalDate;
}

type Wish = WishFields | RosterWish;

/** The closed day about which a change would say something new, and until when it was open; undefined if there is none. */
export function closedBy(
  { before, after }: { before: Wish | null; after: Wish | null },
  { deadlines, today }: OwnDeadlines,
): { day: LocalDate; last: LocalDate } | undefined {
  const of = { before: before && wished(before), after: after && wished(after) };
  const day = closedDayOf(of, deadlines, today);
  return day === undefined ? undefined : { day, last: lastDayToWish(deadlines, day)! };
}

const wished = ({ firstDay, lastDay, weekdays, start, end }: Wish) => ({
  first: firstDay,
  last: lastDay,
  weekdays,
  hours: start === null || end === null ? null : ([start, end] as const),
});
