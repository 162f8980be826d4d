import type { WorkDay, WorkWeek } from '../week';

const hour = 3_600_000;

/** A number of hours of work from a local summer time in Athens. */
export function work(start: string, hours: number) {
  const from = Date.parse(`${start}+03:00`);
  return { from, to: from + hours * hour };
}

/** A day with one shift. */
export function day(start: string, hours: number, more: Partial<WorkDay> = {}): WorkDay {
  return { referenceDate: start.slice(0, 10), segments: hours > 0 ? [work(start, hours)] : [], ...more };
}

/** A full-timer's five-day week of 4 May 2026 in Athens, with breaks inside the work. */
export function weekOf(days: readonly WorkDay[], more: Partial<WorkWeek> = {}): WorkWeek {
  return {
    zone: 'Europe/Athens',
    weekStart: '2026-05-04',
    contract: { kind: 'full', weekDays: 5, breakInsideWork: true },
    days,
    ...more,
  };
}
