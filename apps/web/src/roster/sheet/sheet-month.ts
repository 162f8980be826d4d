import type { TimesheetState } from '@horae/contract/time/timesheet-lines';
import { wallTime } from '@horae/local-time/local-date';
import { addMonths } from '@horae/local-time/month';
import { dateFormat } from '#platform/in-language';

export const states: readonly TimesheetState[] = ['open', 'confirmed', 'approved', 'locked'];

/** Returns the previous month, which is the one processed at the start of a month. */
export function lastMonth(today: string): string {
  return moveMonth(today.slice(0, 7), -1);
}

export function moveMonth(month: string, by: number): string {
  return addMonths(`${month}-01`, by).slice(0, 7);
}

const long = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `November 2026` */
export const monthText = (month: string): string => long(wallTime(`${month}-01`));
