import { addDays } from '@horae/local-time/local-date';
import type { DayFamily, DeclaredDay, DeclaredPart } from './declared';

/** What the roster has of one person's day; seconds of the epoch. */
export interface PlannedShift {
  type: string;
  start: number;
  end: number;
  breakMinutes: number;
}

export interface PlannedDay {
  day: string;
  shifts: readonly PlannedShift[];
  leave: string | null;
  /** Full-timers rest when they do not work; others only where the roster says so. */
  isFullTime: boolean;
}

const leaveKinds = { AnnualLeave: 'annual', SickLeave: 'sickness', UnpaidLeave: 'unpaid' } as const;

const scheduled = new Set(['Regular', 'Split', 'Night']);

/**
 * What a planned day would declare, family by family; nothing where the family has nothing to say. Stand-by and
 * training are no part of a schedule. On a day of leave the schedule is silent: the leave says it.
 */
export function toDeclare(planned: PlannedDay): Partial<Record<DayFamily, DeclaredPart[]>> {
  const { shifts, leave, isFullTime } = planned;
  const works = shifts.filter(({ type }) => scheduled.has(type));
  const overtime = shifts.filter(({ type }) => type === 'Overtime');
  const kind = leaveKinds[leave as keyof typeof leaveKinds];
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
    ...(kind && { leave: [{ kind }] }),
  };
}

/** Days without a gap between them, each run for itself: a message speaks for every date of its range. */
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

/** One accepted declaration as far as it decides what counts. */
export interface Standing {
  id: number;
  /** When it was submitted, to the minute, and the number of its protocol: together the order of acceptance. */
  submitted: number;
  protocolNumber: number;
  days: readonly DeclaredDay[];
}

const isLater = (one: Standing, other: Standing) =>
  one.submitted - other.submitted || one.protocolNumber - other.protocolNumber || one.id - other.id;

/** Which declaration of one person and family counts for each day: the last that was accepted. */
export function lastPerDay<T extends Standing>(accepted: readonly T[]): Map<string, { by: T; parts: DeclaredPart[] }> {
  const counts = new Map<string, { by: T; parts: DeclaredPart[] }>();
  for (const by of accepted.toSorted(isLater)) for (const { day, parts } of by.days) counts.set(day, { by, parts });
  return counts;
}
