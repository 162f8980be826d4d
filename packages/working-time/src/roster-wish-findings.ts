import { addDays, type LocalDate, minute } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import type { RosterFacts, RosterShift } from './roster-facts';
import type { Ungraded } from './roster-finding';
import { wishesOn } from './roster-wish';
import { common, joined, lengthOf, type Span } from './span';

/** Working days against a wish, with the minutes of work that are; one for each wish. */
export function unmetWishes(
  { wishes = [], zone }: Pick<RosterFacts, 'wishes' | 'zone'>,
  days: ReadonlyMap<LocalDate, readonly RosterShift[]>,
): Ungraded[] {
  if (wishes.length === 0) return [];
  return [...days].flatMap(([day, shifts]) =>
    wishes.flatMap((wish) => {
      if (!wishesOn(wish, day)) return [];
      const work = joined(shifts);
      const wished = wish.hours ? common(work, [spanOf(day, wish.hours, zone)]) : [];
      const measured = Math.round((lengthOf(work) - lengthOf(wished)) / minute);
      if (measured <= 0) return [];
      const finding = {
        kind: 'planWishUnmet' as const,
        day,
        shifts: shifts.map(({ id }) => id),
        measured,
        limit: null,
      };
      return [{ ...finding, ...(wish.hours && { wish: wish.hours.join('–') }) }];
    }),
  );
}

function spanOf(day: LocalDate, [from, to]: readonly [string, string], zone: Zone): Span {
  const at = (date: LocalDate, time: string) => zone.instantAt(Date.parse(`${date}T${time}Z`));
  return { from: at(day, from), to: at(to <= from ? addDays(day, 1) : day, to) };
}
