import { daysBetween, type LocalDate, minute } from '@horae/local-time/local-date';
import type { Span } from './span';
import { netMinutes } from './worked-time';

/** A conflict within the plan itself, independent of the clock. */
export type RosterFindingKind = 'planOverlap' | 'planRest' | 'planLongDay' | 'planDaysInRow';

/** A planned shift of working time. */
export interface RosterShift extends Span {
  readonly id: number;
  /** The working day it belongs to (`workingDays`). */
  readonly day: LocalDate;
  /** The unpaid minutes of its break. */
  readonly breakMinutes: number;
}

/** What law and agreements allow on one day: minutes, and consecutive working days. */
export interface RosterLimits {
  readonly dailyRest: number;
  readonly longestDay: number;
  readonly daysInRow: number;
}

/** One employee's planned work, sorted by start; instants are epoch milliseconds. */
export interface RosterFacts {
  readonly shifts: readonly RosterShift[];
  readonly limitsOn: (day: LocalDate) => RosterLimits;
}

/** One conflict within a plan, and the ids of the shifts involved. */
export interface RosterFinding {
  readonly kind: RosterFindingKind;
  readonly day: LocalDate;
  readonly shifts: readonly number[];
  /** Minutes found and allowed; for `planDaysInRow`, days. */
  readonly measured: number;
  readonly limit: number | null;
}

/** Returns every conflict in one employee's plan, sorted by day, as hints for the planner. */
export function rosterFindings(facts: RosterFacts): RosterFinding[] {
  const days = byDay(facts);
  return [...overlaps(facts), ...rests(facts), ...longDays(facts, days), ...daysInRow(facts, days)].sort(
    (a, b) => a.day.localeCompare(b.day) || a.kind.localeCompare(b.kind),
  );
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

function overlaps({ shifts }: RosterFacts): RosterFinding[] {
  return withReach(shifts).flatMap(([shift, before]) => {
    if (!before || shift.from >= before.to) return [];
    const measured = Math.round((Math.min(before.to, shift.to) - shift.from) / minute);
    return [{ kind: 'planOverlap', day: shift.day, shifts: [before.id, shift.id], measured, limit: null }];
  });
}

/** Checks the rest between the work of two days; shifts that follow each other without a gap need none. */
function rests({ shifts, limitsOn }: RosterFacts): RosterFinding[] {
  return withReach(shifts).flatMap(([shift, before]) => {
    const { day } = shift;
    if (!before || before.day === day) return [];
    const { dailyRest: limit } = limitsOn(day);
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

function longDays({ limitsOn }: RosterFacts, days: ReadonlyMap<LocalDate, RosterShift[]>): RosterFinding[] {
  return [...days].flatMap(([day, shifts]) => {
    const { longestDay: limit } = limitsOn(day);
    const measured = shifts.reduce(
      (sum, { from, to, breakMinutes }) => sum + netMinutes({ start: from, end: to, breakMinutes }),
      0,
    );
    return measured > limit ? [{ kind: 'planLongDay', day, shifts: idsOf(shifts), measured, limit }] : [];
  });
}

/** Reported for each day beyond the allowed number. */
function daysInRow({ limitsOn }: RosterFacts, days: ReadonlyMap<LocalDate, RosterShift[]>): RosterFinding[] {
  let run = 0;
  let before: LocalDate | undefined;
  return [...days].flatMap(([day, shifts]) => {
    run = before !== undefined && daysBetween(before, day) === 1 ? run + 1 : 1;
    before = day;
    const { daysInRow: limit } = limitsOn(day);
    return run > limit ? [{ kind: 'planDaysInRow', day, shifts: idsOf(shifts), measured: run, limit }] : [];
  });
}
