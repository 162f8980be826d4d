import type { DaysTaken, DayToSubmit, PersonToSubmit } from '@horae/contract/declarations/days-to-submit';
import type { HotelClock } from '#platform/hotel-time';
import { boardParts } from './board-parts';
import { dueOf } from './deadlines.rules';
import type { DayFamily, DeclaredDay, DeclaredPart } from './declared';
import { isUnplanned, type PlannedDay } from './planned-days.rules';

interface Now {
  clock: HotelClock;
  today: string;
  /** Epoch seconds. */
  second: number;
  afterwardsMonths: readonly string[];
}

/** A day as the list shows it: what goes of it, and whether somebody is asked first. */
export function dayToSubmit(
  planned: PlannedDay,
  missing: readonly { kind: DayFamily; day: DeclaredDay }[],
  standing: (kind: DayFamily) => readonly DeclaredPart[] | undefined,
  { clock, today, second, afterwardsMonths }: Now,
): DayToSubmit {
  const isOver = (due: number | null) => due !== null && due < second;
  return {
    day: planned.day,
    isPast: planned.day < today,
    isLate: missing.some(({ kind, day }) => isOver(dueOf(kind, day, clock, afterwardsMonths))),
    isUnplanned: isUnplanned(planned),
    declares: missing.map(({ kind, day }) => {
      const said = standing(kind);
      return {
        family: kind,
        parts: boardParts(day.parts, clock),
        declared: said ? boardParts(said, clock) : null,
      };
    }),
  };
}

/** Whether what somebody saw and took of the list is in the list of now, for everybody. */
export function isAsSeen(listed: readonly PersonToSubmit[], taken: DaysTaken['people']): boolean {
  const now = new Map(listed.map((person) => [person.id, person]));
  return taken.every(({ id, seen, days }) => {
    const person = now.get(id);
    if (person?.seen !== seen) return false;
    const offered = new Set(person.days.map(({ day }) => day));
    return days.every((day) => offered.has(day));
  });
}
