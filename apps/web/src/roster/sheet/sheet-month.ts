import type { TimesheetState } from '@horae/contract/time/timesheets.contract';
import { wallTime } from '@horae/local-time/local-date';
import { addMonths } from '@horae/local-time/month';

export const states: readonly TimesheetState[] = ['open', 'confirmed', 'approved', 'locked'];

/** The month before that of a day: at the start of a month its clerk works on the last one. */
export function lastMonth(today: string): string {
  return moveMonth(today.slice(0, 7), -1);
}

export function moveMonth(month: string, by: number): string {
  return addMonths(`${month}-01`, by).slice(0, 7);
}

const long = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `November 2026` */
export const monthText = (month: string): string => long.format(wallTime(`${month}-01`));
