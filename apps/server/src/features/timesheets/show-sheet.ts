import type { PayCode, Timesheet, TimesheetDay, TimesheetRow } from '@horae/contract/timesheets.contract';
import { type HotelClock, hotelClock } from '#platform/hotel-time';
import type { CountedDay } from './count-month';
import type { Line } from './pay-lines.rules';
import { minutesOf } from './pay-lines.rules';
import type { CountedSheet } from './sheets';

const rounded = (minutes: number) => Math.round(minutes * 60) / 60;

const paidOf = ({ counted }: CountedDay) => counted?.workedMinutes ?? 0;

/** A sheet as the list shows it. */
export function sheetRow(sheet: CountedSheet, today: string): TimesheetRow {
  const { employeeId, name, code, jobTitle, department, state, version, isAutomatic, findings, deltas } = sheet;
  const { days, violations } = sheet.counted;
  const minutes: Partial<Record<PayCode, number>> = {};
  const leaveDays: Record<string, number> = {};
  for (const day of days) {
    for (const [pay, value] of Object.entries(minutesOf(day)) as [PayCode, number][])
      minutes[pay] = rounded((minutes[pay] ?? 0) + value);
    if (day.leave) leaveDays[day.leave] = (leaveDays[day.leave] ?? 0) + 1;
  }
  const sum = (value: (day: CountedDay) => number) => rounded(days.reduce((all, day) => all + value(day), 0));
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
    paidMinutes: sum(paidOf),
    differenceMinutes: sum((day) => (day.day < today ? paidOf(day) - (day.leave ? 0 : day.plannedMinutes) : 0)),
    minutes,
    leaveDays,
    openDays: days.filter(({ isOpen }) => isOpen).length,
    findings,
    violations: violations.length,
    deltas,
  };
}

/** A sheet with its days, whoever decided about it and what has changed since it was locked. */
export function wholeSheet(
  sheet: CountedSheet,
  month: string,
  timeZone: string,
  changes: (Line & { id: number; foundAt: number })[],
): Timesheet {
  const clock = hotelClock(timeZone);
  const step = (at: number | null, by: number | null, name: string | null) =>
    at === null ? null : { at: clock.format(at), by: by === null ? null : { id: by, name: name ?? '' } };
  return {
    ...sheetRow(sheet, clock.dayOf(Math.floor(Date.now() / 1000))),
    month,
    pack: sheet.counted.pack,
    days: sheet.counted.days.map((day) => shownDay(day, sheet, clock)),
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

function shownDay(day: CountedDay, { counted: { violations } }: CountedSheet, clock: HotelClock): TimesheetDay {
  const text = (instant: number) => clock.format(Math.floor(instant / 1000));
  const { counted } = day;
  return {
    day: day.day,
    planned: day.planned.map(({ from, to }) => ({ from: text(from), to: text(to) })),
    clocked: day.clocked.map(({ from, to }) => ({ from: text(from), to: to === null ? null : text(to) })),
    leave: day.leave,
    plannedMinutes: day.plannedMinutes,
    paidMinutes: rounded(counted?.workedMinutes ?? 0),
    minutes: Object.fromEntries(Object.entries(minutesOf(day)).map(([code, minutes]) => [code, rounded(minutes)])),
    trail: [
      ...(counted?.totals?.trail ?? []).map(({ from, to, class: code, rule, pack }) => ({
        from: text(from),
        to: text(to),
        code,
        rule,
        pack,
      })),
      ...(counted?.totals?.overlays ?? []).map(({ from, to, overlay: code, rule, pack }) => ({
        from: text(from),
        to: text(to),
        code,
        rule,
        pack,
      })),
    ],
    violations: violations
      .filter(({ referenceDate }) => referenceDate === day.day)
      .map(({ code, severity, measuredMinutes, limitMinutes, rule, pack }) => ({
        code,
        severity,
        measured: Math.round(measuredMinutes),
        limit: limitMinutes,
        rule,
        pack,
      })),
  };
}
