import { createHash } from 'node:crypto';
import { hostKey } from '@horae/contract/loan';
import type { CheckSumLine } from '@horae/contract/time/check-sum';
import type { PayCode } from '@horae/contract/time/pay-parts';
import { codeOfPart, payParts } from '@horae/contract/time/pay-parts';
import type { SheetCause, Timesheet, TimesheetDay, TimesheetRow } from '@horae/contract/time/timesheet-lines';
import type { Cause } from '#platform/due/take-due';
import type { HotelClock } from '#platform/hotel-time';
import { checkSumOf, type RateLines } from './check-sums.reads';
import type { Line } from './pay-lines.rules';
import { type ShownSheet, toTheSecond } from './shown-sheet';
import { expectedMinutes } from './variance.rules';

/** The same for the same figures: minutes and days of leave of every day. */
export function fingerprintOf({ days }: Pick<ShownSheet, 'days'>): string {
  const figures = days.map(({ day, minutes, leave, isLeaveDay, leaveMinutes, loan, elsewhere = [] }) => [
    day,
    Object.entries(minutes).toSorted(([one], [other]) => one.localeCompare(other)),
    isLeaveDay ? leave : null,
    leaveMinutes ?? {},
    ...(loan ? [hostKey(loan)] : []),
    ...elsewhere.map(({ host, minutes: ofHost }) => [hostKey(host), ofHost]),
  ]);
  return createHash('sha256').update(JSON.stringify(figures)).digest('base64url').slice(0, 22);
}

function sumsOf(days: readonly TimesheetDay[]) {
  const minutes: Partial<Record<PayCode, number>> = {};
  const leaveDays: Record<string, number> = {};
  const leaveMinutes: Record<string, number> = {};
  for (const day of days) {
    for (const [pay, value] of Object.entries(day.minutes) as [PayCode, number][])
      minutes[pay] = toTheSecond((minutes[pay] ?? 0) + value);
    // Figures that were signed before leave by the hour existed lack it.
    for (const [code, value] of Object.entries(day.leaveMinutes ?? {}))
      leaveMinutes[code] = toTheSecond((leaveMinutes[code] ?? 0) + value);
    if (day.leave && day.isLeaveDay) leaveDays[day.leave] = (leaveDays[day.leave] ?? 0) + 1;
  }
  return {
    minutes,
    leaveDays,
    leaveMinutes,
    paidMinutes: toTheSecond(days.reduce((sum, day) => sum + day.paidMinutes, 0)),
  };
}

/** A sheet as a row of the list. */
export function sheetRow(sheet: ShownSheet, today: string): TimesheetRow {
  const { employeeId, name, code, jobTitle, department, state, version, isAutomatic, findings, deltas, days } = sheet;
  const { minutes, leaveDays, leaveMinutes, paidMinutes } = sumsOf(days);
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
    paidMinutes,
    differenceMinutes: sum((day) =>
      day.day < today ? day.paidMinutes - expectedMinutes({ ...day, leaveMinutes: day.leaveMinutes ?? {} }) : 0,
    ),
    minutes,
    leaveDays,
    leaveMinutes,
    openDays: days.filter(({ clocked }) => clocked.some(({ to }) => to === null)).length,
    findings,
    violations: sum(({ violations }) => violations.length),
    deltas,
    hasFallen: sheet.fellAt !== null,
    fingerprint: fingerprintOf(sheet),
  };
}

export interface FoundChange extends Line {
  id: number;
  foundAt: number;
  because: Cause[];
}

/** What a sheet is shown with: what has changed since it was locked, and what was signed before it changed. */
export interface BesideSheet {
  /** Rates lines, for whoever may see rates. */
  rateLines: RateLines | null;
  changes: FoundChange[];
  signedDays: readonly TimesheetDay[] | null;
  causesOf: (causes: readonly Cause[]) => SheetCause[];
}

// Stored lines come in the order of their codes.
const byDayAndPart = (one: CheckSumLine, other: CheckSumLine): number =>
  one.day.localeCompare(other.day) || orderOf(one.code) - orderOf(other.code);

const partCodes = payParts.map(codeOfPart);
const orderOf = (code: string) => partCodes.indexOf(code);

/** A sheet with its days, who decided about it, and what has changed since it was locked. */
export function wholeSheet(
  sheet: ShownSheet,
  month: string,
  clock: HotelClock,
  { changes, signedDays, causesOf, rateLines }: BesideSheet,
): Timesheet {
  const step = (at: number | null, by: number | null, name: string | null) =>
    at === null ? null : { at: clock.format(at), by: by === null ? null : { id: by, name: name ?? '' } };
  const lines = rateLines?.(sheet.employeeId, sheet.lines).toSorted(byDayAndPart);
  return {
    ...sheetRow(sheet, clock.dayOf(Math.floor(Date.now() / 1000))),
    month,
    pack: sheet.pack,
    days: sheet.days,
    confirmed: step(sheet.confirmedAt, sheet.confirmedBy, sheet.confirmedName),
    approved: step(sheet.approvedAt, sheet.approvedBy, sheet.approvedName),
    locked: step(sheet.lockedAt, sheet.lockedBy, sheet.lockedName),
    fallen:
      sheet.fellAt === null || signedDays === null
        ? null
        : { at: clock.format(sheet.fellAt), because: causesOf(sheet.fellBecause ?? []), ...sumsOf(signedDays) },
    changes: changes.map(({ id, day, code, seconds, days, foundAt, because }) => ({
      id,
      day,
      code,
      minutes: seconds / 60,
      days,
      foundAt: clock.format(foundAt),
      because: causesOf(because),
    })),
    ...(lines && { checkSum: { ...checkSumOf(lines), lines } }),
  };
}
