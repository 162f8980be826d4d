import { type HourlyLeaveKind, kindOfCode } from '@horae/contract/scheduling/leave-kinds';
import { addDays } from '@horae/local-time/local-date';
import type { DayFamily, DeclaredDay, DeclaredPart } from './declared';

/** A shift on the roster; epoch seconds. */
export interface PlannedShift {
  type: string;
  start: number;
  end: number;
  breakMinutes: number;
}

/** Leave of some hours; epoch seconds. */
export interface PlannedHours {
  kind: HourlyLeaveKind;
  start: number;
  end: number;
}

export interface PlannedDay {
  day: string;
  shifts: readonly PlannedShift[];
  /** The code of a leave of whole days. */
  leave: string | null;
  /** What the state is told of the days of that leave. */
  leaveDays?: number | undefined;
  hourlyLeaves: readonly PlannedHours[];
  /** Whether the leave counts this day: rest days and holidays within it are declared as free. */
  isLeaveDay: boolean;
  /** Full-timers have a rest day when they do not work; others only if the roster says so. */
  isFullTime: boolean;
}

/** Whether nobody planned the day: that it has no work is then a question, not a rest day. */
export const isUnplanned = ({ shifts, leave }: PlannedDay): boolean => shifts.length === 0 && leave === null;

const scheduled = new Set(['Regular', 'Split', 'Night', 'Training']);

/**
 * Returns what a planned day would declare, by family; families with nothing to declare are left out. Training
 * is work, on-call is not part of a schedule. A day of leave without work has no schedule: the
 * leave declares it. Leave by the hour leaves the schedule as it is.
 */
export function toDeclare(planned: PlannedDay): Partial<Record<DayFamily, DeclaredPart[]>> {
  const { shifts, leave, leaveDays, isLeaveDay, isFullTime } = planned;
  const works = shifts.filter(({ type }) => scheduled.has(type));
  const overtime = shifts.filter(({ type }) => type === 'Overtime');
  const kind = isLeaveDay && leave ? kindOfCode(leave) : undefined;
  const hours = planned.hourlyLeaves.map(({ kind: part, start, end }) => ({
    kind: part,
    hours: { from: start, to: end },
  }));
  const isResting = isFullTime || leave === 'DayOff';
  const schedule: DeclaredPart[] | undefined =
    works.length > 0
      ? works.map(({ type, start, end, breakMinutes }) => ({
          kind: 'work',
          type: type as 'Regular',
          start,
          end,
          breakMinutes,
        }))
      : kind
        ? undefined
        : [{ kind: isResting ? 'rest' : 'nonWorking' }];
  return {
    ...(schedule && { dailySchedule: schedule }),
    ...(overtime.length > 0 && { overtime: overtime.map(({ start, end }) => ({ kind: 'overtime', start, end })) }),
    ...(kind && { leave: [{ kind, ...(leaveDays !== undefined && { days: leaveDays }) }] }),
    ...(!kind && hours.length > 0 && { leave: hours }),
  };
}

/** Groups days into runs without gaps, since a message covers every date of its range. */
export function runsOf<T extends { day: string }>(
  days: readonly T[],
  isCut: (one: T, next: T) => boolean = () => false,
) {
  const runs: T[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && addDays(last.day, 1) === day.day && !isCut(last, day)) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** The part of an accepted declaration that decides whether it counts. */
export interface Standing {
  id: number;
  /** Submission time, to the minute; together with the protocol number the order of acceptance. */
  submitted: number;
  protocolNumber: number;
  days: readonly DeclaredDay[];
}

const isLater = (one: Standing, other: Standing) =>
  one.submitted - other.submitted || one.protocolNumber - other.protocolNumber || one.id - other.id;

/** The declaration of one employee and family that counts for each day: the last accepted one. */
export function lastPerDay<T extends Standing>(accepted: readonly T[]): Map<string, { by: T; parts: DeclaredPart[] }> {
  const counts = new Map<string, { by: T; parts: DeclaredPart[] }>();
  for (const by of accepted.toSorted(isLater)) for (const { day, parts } of by.days) counts.set(day, { by, parts });
  return counts;
}
