import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { weekdayOf } from '@horae/local-time/week';
import type { Zone } from '@horae/local-time/zone';
import { isNightShift } from './night-shift';
import type { RosterFacts, RosterShift, WorkBefore } from './roster-facts';
import type { Ungraded } from './roster-finding';
import { isHere } from './roster-other-hotels';

/** Days in which a fair share is counted, the day itself included. */
export const shareDays = 28;

const nothing: WorkBefore = { sundays: [], nights: [] };

/** The Sundays and the days of night shifts among some work, each once. */
export function sundaysAndNights(shifts: readonly Pick<RosterShift, 'day' | 'from' | 'to'>[], zone: Zone): WorkBefore {
  const days = new Set(shifts.map(({ day }) => day));
  const nights = new Set(shifts.filter((shift) => isNightShift(shift, zone)).map(({ day }) => day));
  return { sundays: [...days].filter((day) => weekdayOf(day) === 7), nights: [...nights] };
}

/** Sundays and nights beyond what is a fair share of the four weeks that end with them; one for each such day. */
export function unfairShares(
  { shifts, limitsOn, zone, before = nothing }: Pick<RosterFacts, 'shifts' | 'limitsOn' | 'zone' | 'before'>,
  days: ReadonlyMap<LocalDate, readonly RosterShift[]>,
): Ungraded[] {
  const { sundays, nights } = sundaysAndNights(shifts, zone);
  const beyond = (
    kind: 'planManySundays' | 'planManyNights',
    now: readonly LocalDate[],
    earlier: readonly LocalDate[],
    limit: 'sundaysInFourWeeks' | 'nightsInFourWeeks',
  ) => {
    const worked = [...new Set([...earlier, ...now])];
    return now.flatMap((day): Ungraded[] => {
      const most = limitsOn(day)?.[limit];
      const first = addDays(day, 1 - shareDays);
      const measured = worked.filter((other) => first <= other && other <= day).length;
      if (most === undefined || measured <= most) return [];
      const ids = (days.get(day) ?? []).filter(isHere).map(({ id }) => id);
      return ids.length === 0 ? [] : [{ kind, day, shifts: ids, measured, limit: most }];
    });
  };
  return [
    ...beyond('planManySundays', sundays, before.sundays, 'sundaysInFourWeeks'),
    ...beyond('planManyNights', nights, before.nights, 'nightsInFourWeeks'),
  ];
}
