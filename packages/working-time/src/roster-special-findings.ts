import { addDays, type LocalDate, minute } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import { nightOf } from './overlay';
import type { RosterFacts, RosterShift } from './roster-facts';
import type { Ungraded } from './roster-finding';
import { isHere, ofOtherHotels, workHere } from './roster-other-hotels';
import { common, joined, lengthOf } from './span';

type Days = ReadonlyMap<LocalDate, readonly RosterShift[]>;

const idsOf = (shifts: readonly RosterShift[]) => shifts.map(({ id }) => id);
const minutesOf = (length: number) => Math.round(length / minute);

/** Days that are split although the hours have to be continuous, as in kitchens. */
export function splitDays({ limitsOn }: RosterFacts, days: Days): Ungraded[] {
  return [...days].flatMap(([day, shifts]) => {
    const limit = limitsOn(day)?.longestGap;
    if (limit === undefined) return [];
    const work = joined(shifts);
    const measured = minutesOf(Math.max(0, ...work.slice(1).map(({ from }, at) => from - work[at]!.to)));
    return measured > limit ? [{ kind: 'planSplit', day, shifts: idsOf(shifts), measured, limit }] : [];
  });
}

/** Shifts at times at which a minor may not work. */
export function nights({ shifts, limitsOn, zone }: RosterFacts): Ungraded[] {
  return shifts.flatMap((shift) => {
    const hours = limitsOn(shift.day)?.noWork;
    const measured = hours ? minutesOf(lengthOf(nightOf([shift], zone, hours))) : 0;
    return measured > 0 ? [{ kind: 'planNight', day: shift.day, shifts: [shift.id], measured, limit: 0 }] : [];
  });
}

/** Sundays of work without a free stretch before the next Sunday. Royal decree 748/1966 art. 10. */
export function sundaysWithoutRest({ shifts, limitsOn, zone }: RosterFacts): Ungraded[] {
  const work = joined(shifts);
  return sundaysOf(workHere(shifts)).flatMap((sunday) => {
    const limits = limitsOn(sunday)?.sunday;
    const [from, monday, until] = [0, 1, 7].map((days) => zone.startOf(addDays(sunday, days))) as [
      number,
      number,
      number,
    ];
    const onSunday = common(work, [{ from, to: monday }]);
    if (!limits || minutesOf(lengthOf(onSunday)) <= limits.work) return [];
    let [longest, free] = [0, onSunday.at(-1)!.to];
    for (const span of work.filter((one) => one.to > free && one.from < until)) {
      longest = Math.max(longest, span.from - free);
      free = span.to;
    }
    const measured = minutesOf(Math.max(longest, until - free));
    const ids = idsOf(shifts.filter((one) => isHere(one) && one.from < monday && one.to > from));
    if (measured >= limits.rest || ids.length === 0) return [];
    const others = ofOtherHotels(shifts.filter((one) => one.from < until && one.to > from));
    return [{ kind: 'planSundayRest', day: sunday, shifts: ids, measured, limit: limits.rest, ...others }];
  });
}

const sundaysOf = (shifts: readonly RosterShift[]) => [
  ...new Set(shifts.flatMap(({ day }) => [day, addDays(day, 1)]).filter((day) => addDays(weekStartOf(day), 6) === day)),
];

/** Days of more overtime than the law allows, approved or not. Law 4808/2021 art. 58, law 5239/2025 art. 7. */
export function dailyOvertime({ limitsOn }: RosterFacts, days: Days): Ungraded[] {
  return [...days].flatMap(([day, shifts]) => {
    const overtime = shifts.filter(({ isOvertime }) => isOvertime);
    const measured = minutesOf(lengthOf(joined(overtime)));
    const limit = limitsOn(day)?.overtimeDay;
    return limit !== undefined && measured > limit
      ? [{ kind: 'planOvertimeDay', day, shifts: idsOf(overtime), measured, limit }]
      : [];
  });
}

/** From this part of the limit on, overtime is near it. */
const near = 0.9;

/** Overtime that comes near the limit of its calendar year, or passes it; reported for each shift. */
export function yearlyOvertime({ shifts, limitsOn, overtimeBefore, yearBefore }: RosterFacts): Ungraded[] {
  let [year, sum] = [yearBefore ?? shifts[0]?.day.slice(0, 4), overtimeBefore];
  return shifts.flatMap(({ id, day, from, to, isOvertime }) => {
    if (!isOvertime) return [];
    if (day.slice(0, 4) !== year) [year, sum] = [day.slice(0, 4), 0];
    sum += (to - from) / minute;
    const measured = Math.round(sum);
    const limit = limitsOn(day)?.overtimeYear;
    return limit !== undefined && measured > limit * near
      ? [{ kind: 'planOvertimeYear', day, shifts: [id], measured, limit }]
      : [];
  });
}
