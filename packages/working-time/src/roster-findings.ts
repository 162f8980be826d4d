import { daysBetween, type LocalDate } from '@horae/local-time/local-date';
import { weeksBelowContract, weeksBeyondContract } from './roster-contract-findings';
import type { RosterFacts, RosterShift } from './roster-facts';
import type { RosterFinding, Ungraded } from './roster-finding';
import { graded } from './roster-grades';
import { longNightWeeks } from './roster-night-findings';
import { hoursInOtherHotels, isHere, minutesOf, ofOtherHotels, workHere } from './roster-other-hotels';
import { overlaps, rests } from './roster-pair-findings';
import { unfairShares } from './roster-share-findings';
import { workWithoutSkills } from './roster-skill-findings';
import { dailyOvertime, nights, splitDays, sundaysWithoutRest, yearlyOvertime } from './roster-special-findings';
import { byWeek, longAverages, longWeeks, weeksWithoutRest } from './roster-week-findings';
import { unmetWishes } from './roster-wish-findings';

/**
 * Returns every conflict in one employee's plan and what it is advised on, sorted by day. Work in other hotels counts
 * for rest, the hours of a day and a week, days in a row, Sundays and nights. What a contract, a kitchen, a wish or the
 * overtime of an employer is about takes the work here alone.
 */
export function rosterFindings(facts: RosterFacts): RosterFinding[] {
  const here: RosterFacts = { ...facts, shifts: workHere(facts.shifts) };
  const days = byDay(facts);
  const weeks = byWeek(facts.shifts);
  const isAllHere = here.shifts === facts.shifts;
  const daysHere = isAllHere ? days : byDay(here);
  const weeksHere = isAllHere ? weeks : byWeek(here.shifts);
  const found = [
    ...overlaps(facts, here),
    ...rests(facts, here),
    ...longDays(facts, days),
    ...daysInRow(facts, days),
    ...splitDays(here, daysHere),
    ...nights(here),
    ...sundaysWithoutRest(facts),
    ...weeksWithoutRest(facts, weeks),
    ...longWeeks(facts, weeks),
    ...longAverages(facts, weeks),
    ...longNightWeeks(facts, weeks),
    ...weeksBeyondContract(here, weeksHere),
    ...weeksBelowContract(here, weeksHere),
    ...dailyOvertime(here, daysHere),
    ...yearlyOvertime(here),
    ...workWithoutSkills(here),
    ...unmetWishes(here, daysHere),
    ...unfairShares(facts, days),
  ];
  return graded(facts, found).sort((a, b) => a.day.localeCompare(b.day) || a.kind.localeCompare(b.kind));
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

const idsHere = (shifts: readonly RosterShift[]) => shifts.filter(isHere).map(({ id }) => id);

function longDays({ limitsOn, zone }: RosterFacts, days: ReadonlyMap<LocalDate, RosterShift[]>): Ungraded[] {
  return [...days].flatMap(([day, shifts]) => {
    const limit = limitsOn(day)?.longestDay ?? Number.POSITIVE_INFINITY;
    const measured = minutesOf(shifts);
    const ids = measured > limit ? idsHere(shifts) : [];
    if (ids.length === 0) return [];
    return [{ kind: 'planLongDay', day, shifts: ids, measured, limit, ...hoursInOtherHotels(shifts, zone) }];
  });
}

/** Reported for each day beyond the allowed number. */
function daysInRow({ limitsOn }: RosterFacts, days: ReadonlyMap<LocalDate, RosterShift[]>): Ungraded[] {
  let measured = 0;
  let before: LocalDate | undefined;
  return [...days].flatMap(([day, shifts], at) => {
    measured = before !== undefined && daysBetween(before, day) === 1 ? measured + 1 : 1;
    before = day;
    const limit = limitsOn(day)?.daysInRow ?? Number.POSITIVE_INFINITY;
    const ids = measured > limit ? idsHere(shifts) : [];
    if (ids.length === 0) return [];
    const run = [...days.values()].slice(at + 1 - measured, at + 1).flat();
    return [{ kind: 'planDaysInRow', day, shifts: ids, measured, limit, ...ofOtherHotels(run) }];
  });
}
