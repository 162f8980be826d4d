import { daysBetween, type LocalDate, minute } from '@horae/local-time/local-date';
import { weeksBelowContract, weeksBeyondContract } from './roster-contract-findings';
import type { RosterFacts, RosterFinding, RosterShift, Ungraded } from './roster-facts';
import { graded } from './roster-grades';
import { unfairShares } from './roster-share-findings';
import { workWithoutSkills } from './roster-skill-findings';
import { dailyOvertime, nights, splitDays, sundaysWithoutRest, yearlyOvertime } from './roster-special-findings';
import { byWeek, longAverages, longWeeks, weeksWithoutRest } from './roster-week-findings';
import { unmetWishes } from './roster-wish-findings';
import { netMinutes } from './worked-time';

/** Returns every conflict in one employee's plan and what it is advised on, sorted by day. */
export function rosterFindings(facts: RosterFacts): RosterFinding[] {
  const days = byDay(facts);
  const weeks = byWeek(facts.shifts);
  const found = [
    ...overlaps(facts),
    ...rests(facts),
    ...longDays(facts, days),
    ...daysInRow(facts, days),
    ...splitDays(facts, days),
    ...nights(facts),
    ...sundaysWithoutRest(facts),
    ...weeksWithoutRest(facts, weeks),
    ...longWeeks(facts, weeks),
    ...longAverages(facts, weeks),
    ...weeksBeyondContract(facts, weeks),
    ...weeksBelowContract(facts, weeks),
    ...dailyOvertime(facts, days),
    ...yearlyOvertime(facts),
    ...workWithoutSkills(facts),
    ...unmetWishes(facts, days),
    ...unfairShares(facts, days),
  ];
  return graded(facts, found).sort((a, b) => a.day.localeCompare(b.day) || a.kind.localeCompare(b.kind));
}

/** Each shift with the one that ends last of those before it. */
const withReach = (shifts: readonly RosterShift[]): [RosterShift, RosterShift | undefined][] => {
  let reach: RosterShift | undefined;
  return shifts.map((shift) => {
    const before = reach;
    if (!reach || shift.to > reach.to) reach = shift;
    return [shift, before];
  });
};

function overlaps({ shifts }: RosterFacts): Ungraded[] {
  return withReach(shifts).flatMap(([shift, before]) => {
    if (!before || shift.from >= before.to) return [];
    const measured = Math.round((Math.min(before.to, shift.to) - shift.from) / minute);
    return [{ kind: 'planOverlap', day: shift.day, shifts: [before.id, shift.id], measured, limit: null }];
  });
}

/** Checks the rest between the work of two days; shifts that follow each other without a gap need none. */
function rests({ shifts, limitsOn }: RosterFacts): Ungraded[] {
  return withReach(shifts).flatMap(([shift, before]) => {
    const { day } = shift;
    if (!before || before.day === day) return [];
    const limit = limitsOn(day)?.dailyRest ?? 0;
    const measured = Math.round((shift.from - before.to) / minute);
    if (measured <= 0 || measured >= limit) return [];
    return [{ kind: 'planRest', day, shifts: [shift.id], measured, limit }];
  });
}

function byDay({ shifts }: RosterFacts): Map<LocalDate, RosterShift[]> {
  const days = new Map<LocalDate, RosterShift[]>();
  for (const shift of shifts) {
    const ofDay = days.get(shift.day);
    if (ofDay) ofDay.push(shift);
    else days.set(shift.day, [shift]);
  }
  return days;
}

const idsOf = (shifts: readonly RosterShift[]) => shifts.map(({ id }) => id);

function longDays({ limitsOn }: RosterFacts, days: ReadonlyMap<LocalDate, RosterShift[]>): Ungraded[] {
  return [...days].flatMap(([day, shifts]) => {
    const limit = limitsOn(day)?.longestDay ?? Number.POSITIVE_INFINITY;
    const measured = shifts.reduce(
      (sum, { from, to, breakMinutes }) => sum + netMinutes({ start: from, end: to, breakMinutes }),
      0,
    );
    return measured > limit ? [{ kind: 'planLongDay', day, shifts: idsOf(shifts), measured, limit }] : [];
  });
}

/** Reported for each day beyond the allowed number. */
function daysInRow({ limitsOn }: RosterFacts, days: ReadonlyMap<LocalDate, RosterShift[]>): Ungraded[] {
  let run = 0;
  let before: LocalDate | undefined;
  return [...days].flatMap(([day, shifts]) => {
    run = before !== undefined && daysBetween(before, day) === 1 ? run + 1 : 1;
    before = day;
    const limit = limitsOn(day)?.daysInRow ?? Number.POSITIVE_INFINITY;
    return run > limit ? [{ kind: 'planDaysInRow', day, shifts: idsOf(shifts), measured: run, limit }] : [];
  });
}
