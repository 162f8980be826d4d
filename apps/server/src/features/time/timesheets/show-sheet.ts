import type { PayCode, Timesheet, TimesheetDay, TimesheetRow } from '@horae/contract/time/timesheets.contract';
import type { HotelClock } from '#platform/hotel-time';
import type { Line } from './pay-lines.rules';
import { type ShownSheet, toTheSecond } from './shown-sheet';

/** A sheet as a row of the list. */
export function sheetRow(sheet: ShownSheet, today: string): TimesheetRow {
  const { employeeId, name, code, jobTitle, department, state, version, isAutomatic, findings, deltas, days } = sheet;
  const minutes: Partial<Record<PayCode, number>> = {};
  const leaveDays: Record<string, number> = {};
  for (const day of days) {
    for (const [pay, value] of Object.entries(day.minutes) as [PayCode, number][])
      minutes[pay] = toTheSecond((minutes[pay] ?? 0) + value);
    if (day.leave && day.isLeaveDay) leaveDays[day.leave] = (leaveDays[day.leave] ?? 0) + 1;
  }
  const sum = (value: (day: TimesheetDay) => number) => toTheSecond(days.reduce((all, day) => all + value(day), 0));
  return {
    id: employeeId,
    name,
    code,
    jobTitle,
    department,
    state,
    version,
    isAutomatic,
    plannedMinutes: sum(({ plannedMinutes }) => plannedMinutes),
    paidMinutes: sum(({ paidMinutes }) => paidMinutes),
    differenceMinutes: sum((day) => (day.day < today ? day.paidMinutes - (day.leave ? 0 : day.plannedMinutes) : 0)),
    minutes,
    leaveDays,
    openDays: days.filter(({ clocked }) => clocked.some(({ to }) => to === null)).length,
    findings,
    violations: sum(({ violations }) => violations.length),
    deltas,
  };
}

export interface FoundChange extends Line {
  id: number;
  foundAt: number;
}

/** A sheet with its days, who decided about it, and what has changed since it was locked. */
export function wholeSheet(sheet: ShownSheet, month: string, clock: HotelClock, changes: FoundChange[]): Timesheet {
  const step = (at: number | null, by: number | null, name: string | null) =>
    at === null ? null : { at: clock.format(at), by: by === null ? null : { id: by, name: name ?? '' } };
  return {
    ...sheetRow(sheet, clock.dayOf(Math.floor(Date.now() / 1000))),
    month,
    pack: sheet.pack,
    days: sheet.days,
    confirmed: step(sheet.confirmedAt, sheet.confirmedBy, sheet.confirmedName),
    approved: step(sheet.approvedAt, sheet.approvedBy, sheet.approvedName),
    locked: step(sheet.lockedAt, sheet.lockedBy, sheet.lockedName),
    changes: changes.map(({ id, day, code, seconds, days, foundAt }) => ({
      id,
      day,
      code,
      minutes: seconds / 60,
      days,
      foundAt: clock.format(foundAt),
    })),
  };
}
